/** E-mails about accounts, in the reader's language. */
import { TRIAL_DAYS } from '@larder/core/companies'
import { composeEmail, type Reader } from '#kit/mail/emails.ts'
import type { Email } from '#kit/mail/mail.ts'

export const resetEmail = (reader: Reader, link: string): Email =>
  composeEmail(reader, (say) => ({
    subject: say('email.reset_subject'),
    paragraphs: [say('email.reset_text'), link, say('email.reset_note')],
  }))

export const invitationEmail = (reader: Reader, { inviter, company }: InvitationNames, link: string): Email =>
  composeEmail(reader, (say) => ({
    subject: say('email.invite_subject'),
    paragraphs: [say('email.invite_text', { inviter, company }), link, say('email.invite_note')],
  }))

/**
 * To an address outside the company. The subject does not name the company, because anybody can choose its
 * name.
 */
export const mailAddressEmail = (reader: Reader, company: string, link: string): Email =>
  composeEmail(reader, (say) => ({
    subject: say('email.address_subject'),
    paragraphs: [say('email.address_text', { company }), link, say('email.address_note')],
  }))

/** To the address that somebody registered with. It carries no name: anybody can choose one. */
export const proofEmail = (reader: Reader, link: string): Email =>
  composeEmail(reader, (say) => ({
    subject: say('email.address_subject'),
    paragraphs: [say('email.prove_text'), link, say('email.prove_note')],
  }))

/** The first e-mail after the address is confirmed: what to do next, and what the trial costs. */
export const welcomeEmail = (reader: Reader, link: string): Email =>
  composeEmail(reader, (say) => ({
    subject: say('email.welcome_subject'),
    paragraphs: [
      say('email.welcome_text'),
      [say('email.welcome_plan'), say('email.welcome_units'), say('email.welcome_team')].join('\n'),
      link,
      say('email.welcome_trial', { days: String(TRIAL_DAYS) }),
    ],
  }))

export const accessEmail = (reader: Reader, { inviter, company }: InvitationNames, link: string): Email =>
  composeEmail(reader, (say) => ({
    subject: say('email.access_subject', { inviter, company }),
    paragraphs: [say('email.access_text', { inviter, company }), link],
  }))

export const passwordChangedEmail = (reader: Reader, link: string): Email =>
  composeEmail(reader, (say) => ({
    subject: say('email.password_subject'),
    paragraphs: [say('email.password_text'), say('email.password_note'), link],
  }))

export type InvitationNames = { readonly inviter: string; readonly company: string }

/** What the product writes about accounts, in the language of who reads it. */
import { composeLetter, type Reader } from '#kit/letters.ts'
import type { Letter } from '#kit/mail.ts'

export const resetLetter = (reader: Reader, link: string): Letter =>
  composeLetter(reader, (say) => ({
    subject: say('letter.reset_subject'),
    paragraphs: [say('letter.reset_text'), link, say('letter.reset_note')],
  }))

export const invitationLetter = (reader: Reader, names: InvitationNames, link: string): Letter =>
  composeLetter(reader, (say) => ({
    subject: say('letter.invite_subject'),
    paragraphs: [say('letter.invite_text', names), link, say('letter.invite_note')],
  }))

/** To an address of nobody in the company. The subject does not name the company: anybody can choose its name. */
export const mailAddressLetter = (reader: Reader, company: string, link: string): Letter =>
  composeLetter(reader, (say) => ({
    subject: say('letter.address_subject'),
    paragraphs: [say('letter.address_text', { company }), link, say('letter.address_note')],
  }))

export const accessLetter = (reader: Reader, names: InvitationNames, link: string): Letter =>
  composeLetter(reader, (say) => ({
    subject: say('letter.access_subject', names),
    paragraphs: [say('letter.access_text', names), link],
  }))

export const passwordChangedLetter = (reader: Reader, link: string): Letter =>
  composeLetter(reader, (say) => ({
    subject: say('letter.password_subject'),
    paragraphs: [say('letter.password_text'), say('letter.password_note'), link],
  }))

export type InvitationNames = { readonly inviter: string; readonly company: string }

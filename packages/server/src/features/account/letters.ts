/** What the product writes about accounts, in the language of who reads it. */
import { composeLetter, type Reader } from '#kit/letters.ts'
import type { Letter } from '#kit/mail.ts'

export const resetLetter = (reader: Reader, link: string): Letter =>
  composeLetter(reader, (say) => ({ subject: say('letter.reset_subject'), paragraphs: [say('letter.reset_text'), link, say('letter.reset_note')] }))

export const invitationLetter = (reader: Reader, invitation: Invitation, link: string): Letter =>
  composeLetter(reader, (say) => ({ subject: say('letter.invite_subject', invitation), paragraphs: [say('letter.invite_text', invitation), link, say('letter.invite_note')] }))

export const accessLetter = (reader: Reader, invitation: Invitation, link: string): Letter =>
  composeLetter(reader, (say) => ({ subject: say('letter.access_subject', invitation), paragraphs: [say('letter.access_text', invitation), link] }))

export const passwordChangedLetter = (reader: Reader, link: string): Letter =>
  composeLetter(reader, (say) => ({ subject: say('letter.password_subject'), paragraphs: [say('letter.password_text'), say('letter.password_note'), link] }))

export type Invitation = { readonly inviter: string; readonly company: string }

/** The e-mail of a signed head to the owner: changing the database cannot change a mailbox too. */
import { composeEmail, type Reader } from '#kit/mail/emails.ts'
import type { Email } from '#kit/mail/mail.ts'

export type HeadOfCompany = {
  readonly company: string
  readonly note: string
  readonly places: readonly { readonly name: string; readonly seq: number; readonly hash: string }[]
}

/** The note is included as it was signed, so that it can be checked from the e-mail alone. */
export const headEmail = (reader: Reader, { company, note, places }: HeadOfCompany): Email =>
  composeEmail(reader, (say) => ({
    subject: say('email.head_subject', { company }),
    paragraphs: [
      say('email.head_text'),
      places.map(({ name, seq, hash }) => `${name.replace(/\s+/g, ' ')}: ${seq} · ${hash}`).join('\n'),
      note.trimEnd(),
      say('email.head_note'),
    ],
  }))

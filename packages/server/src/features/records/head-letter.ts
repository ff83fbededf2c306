/** The signed head as the owner gets it: what lies in a mailbox cannot be changed along with the database. */
import { composeLetter, type Reader } from '#kit/letters.ts'
import type { Letter } from '#kit/mail.ts'

export type HeadOfCompany = {
  readonly company: string
  readonly note: string
  readonly places: readonly { readonly name: string; readonly seq: number; readonly hash: string }[]
}

/** The note stands as it was signed, so that it can be checked from the mail alone. */
export const headLetter = (reader: Reader, { company, note, places }: HeadOfCompany): Letter =>
  composeLetter(reader, (say) => ({
    subject: say('letter.head_subject', { company }),
    paragraphs: [
      say('letter.head_text'),
      places.map(({ name, seq, hash }) => `${name.replace(/\s+/g, ' ')}: ${seq} · ${hash}`).join('\n'),
      note.trimEnd(),
      say('letter.head_note'),
    ],
  }))

/** What the invited reader gets, in the language that the link opens in. */
import { languageOrEnglish } from '@larder/core/accounts'
import { composeLetter, type Reader } from '#kit/letters.ts'
import { longDate } from '#kit/long-date.ts'
import type { Letter } from '#kit/mail.ts'

type Sharing = {
  readonly inviter: string
  readonly company: string
  readonly place: string
  readonly valid_date: string
}

export const shareLetter = (reader: Reader, { valid_date, ...names }: Sharing, link: string): Letter =>
  composeLetter(reader, (say) => ({
    subject: say('letter.share_subject'),
    paragraphs: [
      say('letter.share_text', names),
      link,
      say('letter.share_note', { date: longDate(languageOrEnglish(reader.lang), valid_date, 'UTC') }),
    ],
  }))

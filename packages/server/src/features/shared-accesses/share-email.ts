/** The e-mail to the invited reader, in the language that the link opens in. */
import { languageOrEnglish } from '@larder/core/languages'
import { composeEmail, type Reader } from '#kit/mail/emails.ts'
import { longDate } from '#kit/text/long-date.ts'
import type { Email } from '#kit/mail/mail.ts'

type Sharing = {
  readonly inviter: string
  readonly company: string
  readonly place: string
  readonly valid_date: string
}

export const shareEmail = (reader: Reader, { valid_date, ...names }: Sharing, link: string): Email =>
  composeEmail(reader, (say) => ({
    subject: say('email.share_subject'),
    paragraphs: [
      say('email.share_text', names),
      link,
      say('email.share_note', { date: longDate(languageOrEnglish(reader.lang), valid_date, 'UTC') }),
    ],
  }))

import { composeEmail, type Reader } from '#kit/mail/emails.ts'
import type { Email } from '#kit/mail/mail.ts'

type Overdue = { readonly company: string; readonly days: number; readonly link: string }

/** The renewal could not be charged: what stays open, for how long, and where to change the card. */
export const overdueEmail = (reader: Reader, { company, days, link }: Overdue): Email =>
  composeEmail(reader, (say) => ({
    subject: say('email.overdue_subject'),
    paragraphs: [say('email.overdue_text', { company, days: String(days) }), link, say('email.overdue_note')],
  }))

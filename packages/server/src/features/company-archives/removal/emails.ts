import { composeEmail } from '#kit/mail/emails.ts'
import type { Email } from '#kit/mail/mail.ts'
import type { Owner } from '#features/companies/public.ts'

const readerOf = ({ username, firstname, lang }: Owner) => ({ to: username, name: firstname, lang })

type Removed = { readonly company: string; /** `YYYY-MM-DD` */ readonly date: string; readonly link: string }

export const removedEmail = (owner: Owner, { company, date, link }: Removed): Email =>
  composeEmail(readerOf(owner), (say) => ({
    subject: say('email.removed_subject', { company }),
    paragraphs: [say('email.removed_text', { company, date }), say('email.removed_restore'), link],
  }))

export const erasedEmail = (owner: Owner, company: string): Email =>
  composeEmail(readerOf(owner), (say) => ({
    subject: say('email.erased_subject', { company }),
    paragraphs: [say('email.erased_text', { company })],
  }))

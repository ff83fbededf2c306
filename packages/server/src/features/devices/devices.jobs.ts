/** The e-mail that asks a person with an account to choose a PIN for the tablets of a place. */
import { hasEmail } from '@larder/core/accounts'
import { languageOrEnglish } from '@larder/core/languages'
import { asSystem } from '#db/transaction.ts'
import type { JobHandler, JobHandlers } from '#kit/jobs/jobs.ts'
import { composeEmail } from '#kit/mail/emails.ts'
import { post } from '#kit/mail/mail.ts'
import { findAccountById } from '#features/account/public.ts'

export type AskingForPin = {
  readonly user_id: number
  readonly asked_by: string
  readonly company: string
  readonly place: string
}

const askForPin: JobHandler = (platform, payload) => {
  const { user_id, asked_by, company, place } = payload as AskingForPin
  return asSystem(platform, async (db, now) => {
    const account = await findAccountById(db, user_id)
    if (account === undefined || !hasEmail(account.username)) return
    const lang = languageOrEnglish(account.lang)
    const email = composeEmail({ to: account.username, name: account.firstname, lang }, (say) => ({
      subject: say('email.pin_subject'),
      paragraphs: [
        say('email.pin_text', { person: asked_by, company, place }),
        `${platform.config.base_url}/account-settings?lang=${lang}`,
        say('email.pin_note'),
      ],
    }))
    await post({ db, now, platform }, email)
  })
}

export const deviceJobs: JobHandlers = { 'devices.ask_for_pin': askForPin }

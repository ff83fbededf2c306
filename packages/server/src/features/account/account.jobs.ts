/**
 * E-mails with tokens are sent by jobs, so that the time of a request does not reveal whether the address is
 * known.
 */
import { hasEmail } from '@larder/core/accounts'
import { isLanguage, languageOrEnglish } from '@larder/core/languages'
import { asSystem, type Db } from '#db/transaction.ts'
import type { JobHandler, JobHandlers } from '#kit/jobs/jobs.ts'
import { post, type Email } from '#kit/mail/mail.ts'
import type { Platform } from '#kit/platform.ts'
import { makeToken } from '#kit/tokens.ts'
import { findAccount, findAccountById } from './account.queries.ts'
import { findInvitation } from './invitations.queries.ts'
import {
  accessEmail,
  invitationEmail,
  proofEmail,
  resetEmail,
  welcomeEmail,
  type InvitationNames,
} from './emails.ts'
import { mailLink } from './mail-addresses.ts'
import { passwordMark } from './new-password.ts'
import { forgetExpiredTokens, insertToken } from './tokens.queries.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const LIFE_MS = { reset: 30 * MINUTE_MS, invite: 7 * DAY_MS, prove_email: DAY_MS } as const

/** Writes an e-mail in a transaction of the job's own; the mail job that it leaves runs next. */
async function writeEmail(
  platform: Platform,
  write: (db: Db, now: Date) => Promise<Email | null>,
): Promise<void> {
  await asSystem(platform, async (db, now) => {
    const email = await write(db, now)
    if (email) await post({ db, now, platform }, email)
  })
}

type Link = {
  readonly purpose: keyof typeof LIFE_MS
  readonly user_id: number
  readonly detail: Readonly<Record<string, unknown>>
  readonly lang: string
  readonly now: Date
}

const pages = {
  reset: 'change-password',
  invite: 'invitation-password',
  prove_email: 'confirm-email',
} as const

/** The token follows the `#`: a browser does not send that part to a server, so it is in no log. */
async function mailedLink(
  platform: Platform,
  db: Db,
  { purpose, user_id, detail, lang, now }: Link,
): Promise<string> {
  const { token, hash } = makeToken('one_time')
  await forgetExpiredTokens(db, now.toISOString())
  await insertToken(db, {
    token_hash: hash,
    purpose,
    user_id,
    detail,
    expires_at: new Date(now.getTime() + LIFE_MS[purpose]).toISOString(),
  })
  return `${platform.config.base_url}/auth/${pages[purpose]}?lang=${lang}#password_token=${token}`
}

/** In the language of the page with the form, which the sender could read; else in the account's. */
const sendRecovery: JobHandler = (platform, payload) => {
  const request = payload as { username: string; lang?: string }
  return writeEmail(platform, async (db, now) => {
    const account = await findAccount(db, request.username)
    if (!account || !hasEmail(account.username)) return null
    const lang = languageOrEnglish(
      request.lang !== undefined && isLanguage(request.lang) ? request.lang : account.lang,
    )
    const detail = { password: passwordMark(account.password_hash) }
    const link = await mailedLink(platform, db, { purpose: 'reset', user_id: account.id, detail, lang, now })
    return resetEmail({ to: account.username, name: account.firstname, lang }, link)
  })
}

/** To the address that somebody registered with. */
const sendProof: JobHandler = (platform, payload) => {
  const { user_id } = payload as { user_id: number }
  return writeEmail(platform, async (db, now) => {
    const account = await findAccountById(db, user_id)
    if (!account || !hasEmail(account.username)) return null
    const lang = languageOrEnglish(account.lang)
    const link = await mailedLink(platform, db, { purpose: 'prove_email', user_id, detail: {}, lang, now })
    return proofEmail({ to: account.username, name: '', lang }, link)
  })
}

/** To somebody who registered and has confirmed the address. */
const sendWelcome: JobHandler = (platform, payload) => {
  const { user_id } = payload as { user_id: number }
  return writeEmail(platform, async (db) => {
    const account = await findAccountById(db, user_id)
    if (!account || !hasEmail(account.username)) return null
    const lang = languageOrEnglish(account.lang)
    const link = `${platform.config.base_url}/?lang=${lang}`
    return welcomeEmail({ to: account.username, name: account.firstname, lang }, link)
  })
}

/** The same for everybody: whether the address has an account is read when the link is opened. */
const sendInvitation: JobHandler = (platform, payload) => {
  const { user_id } = payload as { user_id: number }
  return writeEmail(platform, async (db, now) => {
    const invitation = await findInvitation(db, user_id)
    if (invitation === null || !hasEmail(invitation.email)) return null
    const lang = languageOrEnglish(invitation.lang)
    const link = await mailedLink(platform, db, { purpose: 'invite', user_id, detail: {}, lang, now })
    return invitationEmail({ to: invitation.email, name: invitation.firstname, lang }, invitation, link)
  })
}

/** To a colleague with access to the company already. */
const sendAccess: JobHandler = (platform, payload) => {
  const access = payload as InvitationNames & { user_id: number }
  return writeEmail(platform, async (db) => {
    const account = await findAccountById(db, access.user_id)
    if (!account || !hasEmail(account.username)) return null
    const lang = languageOrEnglish(account.lang)
    const link = `${platform.config.base_url}/auth/login?lang=${lang}`
    return accessEmail({ to: account.username, name: account.firstname, lang }, access, link)
  })
}

export const accountJobs: JobHandlers = {
  'account.recover': sendRecovery,
  'account.invite': sendInvitation,
  'account.access': sendAccess,
  'account.confirm_address': mailLink,
  'account.prove_email': sendProof,
  'account.welcome': sendWelcome,
}

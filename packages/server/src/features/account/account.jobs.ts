/** Mails with tokens are written by jobs: the request that causes them neither waits nor learns whom they reach. */
import { hasEmail, languageOrEnglish } from '@larder/core/accounts'
import { isLanguage } from '@larder/core/classifiers'
import { inTransaction, type Db } from '#db/transaction.ts'
import type { JobHandler, JobHandlers } from '#kit/jobs.ts'
import { post, type Letter } from '#kit/mail.ts'
import type { Platform } from '#kit/platform.ts'
import { makeToken } from '#kit/tokens.ts'
import { findAccount, findAccountById, type Account } from './account.queries.ts'
import { accessLetter, invitationLetter, resetLetter, type Invitation } from './letters.ts'
import { passwordMark } from './new-password.ts'
import { forgetExpiredTokens, insertToken } from './tokens.queries.ts'

const MINUTE_MS = 60_000
const LIFE_MS = { reset: 30 * MINUTE_MS, invite: 7 * 24 * 60 * MINUTE_MS } as const

/** Writes a letter in a transaction of the job's own; the mail job that it leaves runs next. */
async function writeLetter(platform: Platform, write: (db: Db, now: Date) => Promise<Letter | null>): Promise<void> {
  const now = platform.now()
  await inTransaction(platform.pool, { credential: { kind: 'anonymous' }, role: 'larder_public', writes: true, place_id: null, company_id: null, now }, async (db) => {
    const letter = await write(db, now)
    if (letter) await post({ db, now, afterCommit: () => undefined }, letter)
  })
}

async function passwordLink(platform: Platform, db: Db, account: Account, { purpose, lang, now }: { purpose: 'reset' | 'invite'; lang: string; now: Date }): Promise<string> {
  const { token, hash } = makeToken('one_time')
  await forgetExpiredTokens(db, now.toISOString())
  await insertToken(db, { token_hash: hash, purpose, user_id: account.id, detail: { password: passwordMark(account.password_hash) }, expires_at: new Date(now.getTime() + LIFE_MS[purpose]).toISOString() })
  const page = purpose === 'reset' ? 'change-password' : 'invitation-password'
  return `${platform.config.base_url}/auth/${page}?password_token=${token}&lang=${lang}`
}

/** In the language of the page where it was asked for, which the one who asked was reading; else in the account's. */
const sendRecovery: JobHandler = (platform, payload) => {
  const asked = payload as { username: string; lang?: string }
  return writeLetter(platform, async (db, now) => {
    const account = await findAccount(db, asked.username)
    if (!account || !hasEmail(account.username)) return null
    const lang = languageOrEnglish(asked.lang !== undefined && isLanguage(asked.lang) ? asked.lang : account.lang)
    return resetLetter({ to: account.username, name: account.firstname, lang }, await passwordLink(platform, db, account, { purpose: 'reset', lang, now }))
  })
}

/** Who has a password already is told to sign in; only who has none gets a link that sets one. */
const sendInvitation: JobHandler = (platform, payload) => {
  const invitation = payload as Invitation & { user_id: number }
  return writeLetter(platform, async (db, now) => {
    const account = await findAccountById(db, invitation.user_id)
    if (!account || !hasEmail(account.username)) return null
    const lang = languageOrEnglish(account.lang)
    const reader = { to: account.username, name: account.firstname, lang }
    if (account.password_hash !== null) return accessLetter(reader, invitation, `${platform.config.base_url}/auth/login?lang=${lang}`)
    return invitationLetter(reader, invitation, await passwordLink(platform, db, account, { purpose: 'invite', lang, now }))
  })
}

export const accountJobs: JobHandlers = { 'account.recover': sendRecovery, 'account.invite': sendInvitation }

/** A password is set by the token of a mail, or changed by session and old password. Either way all other sessions end. */
import { sql } from 'kysely'
import { hasEmail, oldPasswordMessage } from '@larder/core/accounts'
import type { account } from '@larder/contract/account'
import { userId, type Ctx, type Input, type Outside } from '#kit/context.ts'
import { post } from '#kit/mail.ts'
import { verifyPassword } from '#kit/passwords.ts'
import { Problem, invalid } from '#kit/problem.ts'
import { hashToken } from '#kit/tokens.ts'
import type { Db } from '#db/transaction.ts'
import { findAccountById, setPasswordHash, type Account } from './account.queries.ts'
import { passwordChangedLetter } from './letters.ts'
import { hashNewPassword, passwordMark } from './new-password.ts'
import { endOtherSessions } from './sessions.queries.ts'
import { findToken, useToken, type OneTimeToken } from './tokens.queries.ts'

type Change = { readonly account: Account; readonly session_id: number | null; readonly password_hash: string; readonly token_hash: Buffer | null }
type Passwords = { readonly old_password: string; readonly new_password: string }

const purposes = ['reset', 'invite'] as const
const staleLink = () => invalid('password_token', 'expired_token', 'This link is not valid anymore')

/** The account that the token still speaks for: unused, in time, and the password not changed since. */
export async function accountOfToken(db: Db, token: string, now: Date): Promise<{ account: Account; purpose: 'reset' | 'invite' } | undefined> {
  const found = await findToken(db, hashToken(token), purposes, now.toISOString())
  return found && accountFor(db, found)
}

async function accountFor(db: Db, { user_id, detail, purpose }: OneTimeToken): Promise<{ account: Account; purpose: 'reset' | 'invite' } | undefined> {
  const account = user_id === null ? undefined : await findAccountById(db, user_id)
  const unchanged = account !== undefined && (detail as { password?: string }).password === passwordMark(account.password_hash)
  return unchanged ? { account, purpose: purpose as 'reset' | 'invite' } : undefined
}

/** For `PUT /api/account/set_new_password`, which is public: it finds out itself whose password it is. */
export async function prepareNewPassword(outside: Outside, { body }: Input<typeof account.setNewPassword>): Promise<Change> {
  const { password_token, old_password, new_password } = body
  if (password_token !== undefined) return prepareByToken(outside, password_token, new_password)
  if (old_password === undefined) throw invalid('password_token', 'required', 'Please use the link of the mail, or give the old password.')
  const { credential } = outside.request
  const entered = credential.kind === 'user' ? await outside.look((db) => enter(db, credential.hash, outside.now)) : null
  if (!entered) throw new Problem('unauthorized', 'Unauthenticated.')
  return prepareByOldPassword(outside, entered, { old_password, new_password })
}

/** For `PUT /api/account/password`. */
export async function prepareChange(outside: Outside, { body }: Input<typeof account.changePassword>): Promise<Change> {
  return prepareByOldPassword(outside, { user_id: userId(outside), session_id: null }, body)
}

type Session = { readonly user_id: number; readonly session_id: number | null }

async function enter(db: Db, hash: Buffer, now: Date): Promise<Session | null> {
  const { rows } = await sql<{ entered: { actor: { user_id: number; session_id: number } } | null }>`select app.enter('user', ${hash}, ${now.toISOString()}, null, null) as entered`.execute(db)
  return rows[0]?.entered?.actor ?? null
}

async function prepareByToken({ look, platform, now }: Outside, token: string, new_password: string): Promise<Change> {
  const found = await look((db) => accountOfToken(db, token, now))
  if (!found) throw staleLink()
  const password_hash = await hashNewPassword(platform, 'new_password', new_password, found.account.username)
  return { account: found.account, session_id: null, password_hash, token_hash: hashToken(token) }
}

async function prepareByOldPassword({ look, platform }: Outside, { user_id, session_id }: Session, { old_password, new_password }: Passwords): Promise<Change> {
  if ([...old_password].length < 4) throw invalid('old_password', 'password_too_short', oldPasswordMessage)
  const found = await look((db) => findAccountById(db, user_id))
  if (!found || !(await verifyPassword(found.password_hash, old_password))) throw invalid('old_password', 'wrong_password', 'The old password is not right.')
  return { account: found, session_id, password_hash: await hashNewPassword(platform, 'new_password', new_password, found.username), token_hash: null }
}

export async function setNewPassword(ctx: Ctx, _input: Input<typeof account.setNewPassword>, change: Change): Promise<{ ok: true }> {
  const { account, token_hash } = change
  const current = await findAccountById(ctx.db, account.id)
  if (current?.password_hash !== account.password_hash) throw token_hash ? staleLink() : invalid('old_password', 'wrong_password', 'The old password is not right.')
  if (token_hash && !(await useToken(ctx.db, token_hash, purposes, ctx.now.toISOString()))) throw staleLink()
  await applyChange(ctx, change)
  return { ok: true }
}

export async function changePassword(ctx: Ctx, _input: Input<typeof account.changePassword>, change: Change): Promise<{ ok: true }> {
  if (userId(ctx) !== change.account.id) throw new Problem('unauthorized', 'Unauthenticated.')
  await applyChange(ctx, { ...change, session_id: ctx.session_id })
  return { ok: true }
}

async function applyChange(ctx: Ctx, { account, session_id, password_hash, token_hash }: Change): Promise<void> {
  await setPasswordHash(ctx.db, account.id, password_hash)
  await endOtherSessions(ctx.db, account.id, session_id)
  const first = account.password_hash === null
  if (!first && hasEmail(account.username)) {
    const { username: to, firstname: name, lang } = account
    await post(ctx, passwordChangedLetter({ to, name, lang }, `${ctx.platform.config.base_url}/auth/forgot-password?lang=${lang}`))
  }
  ctx.audit({ entity: 'account', entity_id: account.id, user_id: account.id, detail: { password: first ? 'set' : 'changed', by: token_hash ? 'token' : 'old_password' } })
}

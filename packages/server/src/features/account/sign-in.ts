import type { account } from '@larder/contract/account'
import type { Ctx, Input, Outside } from '#kit/context.ts'
import { hashPassword, needsRehash, verifyPassword } from '#kit/passwords.ts'
import { Problem } from '#kit/problem.ts'
import { findAccount, findAccountById, setPasswordHash, type Account } from './account.queries.ts'
import { startSession, type StartedSession } from './start-session.ts'

type Proven = { readonly account: Account; readonly new_hash: string | null }

/** `account_id` is the account that was tried, for the log. */
export const invalidCredentials = (account_id?: number): Problem =>
  new Problem(
    'invalid_credentials',
    'These credentials do not match our records.',
    account_id === undefined ? {} : { account_id },
  )

/** The same work and the same answer whether the account is unknown, has no password, or has another one. */
export async function proveIdentity(
  outside: Outside,
  { body }: Input<typeof account.login>,
): Promise<Proven> {
  const storedAccount = await outside.read((db) => findAccount(db, body.username.trim()))
  const right = await verifyPassword(storedAccount?.password_hash ?? null, body.password)
  if (!storedAccount || storedAccount.password_hash === null || !right)
    throw invalidCredentials(storedAccount?.id)
  return {
    account: storedAccount,
    new_hash: needsRehash(storedAccount.password_hash) ? await hashPassword(body.password) : null,
  }
}

export async function signIn(
  ctx: Ctx,
  { body }: Input<typeof account.login>,
  proven: Proven,
): Promise<StartedSession> {
  const { id, password_hash } = proven.account
  const current = await findAccountById(ctx.db, id)
  if (current?.password_hash !== password_hash) throw invalidCredentials()
  if (proven.new_hash !== null) await setPasswordHash(ctx.db, id, proven.new_hash)
  const session = await startSession(ctx, id, body.remember_me)
  ctx.audit({ entity: 'session', user_id: id, detail: { by: 'password', remember: body.remember_me } })
  return session
}

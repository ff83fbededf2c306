/**
 * A password is set by the token of a mail, or changed by session and old password. Either way all other
 * sessions end.
 */
import { hasEmail, oldPasswordMessage } from '@larder/core/accounts'
import type { account } from '@larder/contract/account'
import type { ResponseOf } from '@larder/contract/kit'
import { userId, type Ctx, type Input, type Outside } from '#kit/context.ts'
import { post } from '#kit/mail/mail.ts'
import { verifyPassword } from '#kit/passwords.ts'
import { Problem, invalid } from '#kit/problem.ts'
import { hashToken } from '#kit/tokens.ts'
import type { Db } from '#db/transaction.ts'
import { findAccountById, insertAccount, setPasswordHash, type Account } from './account.queries.ts'
import { enterBy, invitationOfToken, useInvitation } from './invitations.ts'
import type { Invitation } from './invitations.queries.ts'
import { readerOfToken } from './change-profile.ts'
import { passwordChangedEmail } from './emails.ts'
import { hashNewPassword, passwordMark } from './new-password.ts'
import { endOtherSessions, enterSession } from './sessions.queries.ts'
import { proveEmail } from './prove-email.ts'
import { startSession, type StartedSession } from './start-session.ts'
import { findToken, useToken } from './tokens.queries.ts'

/** A first password by an invitation: the account is created with it. */
type Entering = { readonly invitation: Invitation; readonly password_hash: string; readonly token: string }
type Change = {
  readonly account: Account
  readonly session_id: number | null
  readonly password_hash: string
  readonly token_hash: Buffer | null
}
type Passwords = { readonly old_password: string; readonly new_password: string }

const purposes = ['reset'] as const
const staleLink = () => invalid('password_token', 'expired_token', 'This link is not valid anymore')

/** The account that the token still speaks for: unused, in time, and the password not changed since. */
async function accountOfToken(db: Db, token: string, now: Date): Promise<Account | undefined> {
  const storedToken = await findToken(db, hashToken(token), purposes, now.toISOString())
  if (storedToken === undefined || storedToken.user_id === null) return undefined
  const account = await findAccountById(db, storedToken.user_id)
  const mark = (storedToken.detail as { password?: string }).password
  return account !== undefined && mark === passwordMark(account.password_hash) ? account : undefined
}

/** Whether the link of an e-mail is still valid, and for what. */
export async function checkMailedToken(
  ctx: Ctx,
  token: string,
): Promise<ResponseOf<typeof account.checkValidToken>> {
  const owner = await accountOfToken(ctx.db, token, ctx.now)
  if (owner !== undefined) return { valid: true, purpose: 'reset', username: owner.username }
  const invitation = await invitationOfToken(ctx.db, token, ctx.now)
  if (invitation === null) {
    const reader = await readerOfToken(ctx, token)
    if (reader === undefined) return { valid: false }
    return { valid: true, purpose: 'weekly_email', is_ended: !reader.newsletter }
  }
  const { email, inviter, company, account_id } = invitation
  return {
    valid: true,
    purpose: 'invite',
    username: email,
    invitation: { inviter, company, has_account: account_id !== null },
  }
}

/** For `PUT /api/account/set_new_password`, which is public: it finds out itself whose password it is. */
export async function prepareNewPassword(
  outside: Outside,
  { body }: Input<typeof account.setNewPassword>,
): Promise<Change | Entering> {
  const { password_token, old_password, new_password } = body
  if (password_token !== undefined) return prepareByToken(outside, password_token, new_password)
  if (old_password === undefined)
    throw invalid(
      'password_token',
      'required',
      'Please use the link in the e-mail, or enter the old password.',
    )
  const { credential } = outside.request
  const entered =
    credential.kind === 'user'
      ? await outside.read((db) => enterSession(db, credential.hash, outside.now))
      : null
  if (!entered) throw new Problem('unauthorized', 'Unauthenticated.')
  return prepareByOldPassword(outside, entered, { old_password, new_password })
}

/** For `PUT /api/account/password`. */
export async function prepareChange(
  outside: Outside,
  { body }: Input<typeof account.changePassword>,
): Promise<Change> {
  return prepareByOldPassword(outside, { user_id: userId(outside), session_id: null }, body)
}

type Session = { readonly user_id: number; readonly session_id: number | null }

async function prepareByToken(
  { read, platform, now }: Outside,
  token: string,
  new_password: string,
): Promise<Change | Entering> {
  const [owner, invitation] = await read(
    async (db) => [await accountOfToken(db, token, now), await invitationOfToken(db, token, now)] as const,
  )
  const username = owner?.username ?? (invitation?.account_id === null ? invitation.email : undefined)
  if (username === undefined) throw staleLink()
  const password_hash = await hashNewPassword(platform, 'new_password', new_password, username)
  if (owner !== undefined)
    return { account: owner, session_id: null, password_hash, token_hash: hashToken(token) }
  if (invitation === null) throw staleLink()
  return { invitation, password_hash, token }
}

async function prepareByOldPassword(
  { read, platform }: Outside,
  { user_id, session_id }: Session,
  { old_password, new_password }: Passwords,
): Promise<Change> {
  if ([...old_password].length < 4) throw invalid('old_password', 'password_too_short', oldPasswordMessage)
  const ownAccount = await read((db) => findAccountById(db, user_id))
  if (!ownAccount || !(await verifyPassword(ownAccount.password_hash, old_password)))
    throw invalid('old_password', 'wrong_password', 'The old password is wrong.')
  return {
    account: ownAccount,
    session_id,
    password_hash: await hashNewPassword(platform, 'new_password', new_password, ownAccount.username),
    token_hash: null,
  }
}

/** The link of an invitation creates the account and signs it in; other roads only change the password. */
export async function setNewPassword(
  ctx: Ctx,
  _input: Input<typeof account.setNewPassword>,
  change: Change | Entering,
): Promise<ResponseOf<typeof account.setNewPassword>> {
  if ('invitation' in change) return enterByInvitation(ctx, change)
  const { account: owner, token_hash } = change
  const current = await findAccountById(ctx.db, owner.id)
  if (current?.password_hash !== owner.password_hash)
    throw token_hash ? staleLink() : invalid('old_password', 'wrong_password', 'The old password is wrong.')
  if (token_hash && !(await useToken(ctx.db, token_hash, purposes, ctx.now.toISOString()))) throw staleLink()
  await applyChange(ctx, change)
  if (token_hash) await proveEmail(ctx, owner.id)
  return { ok: true }
}

async function enterByInvitation(
  ctx: Ctx,
  { invitation, password_hash, token }: Entering,
): Promise<{ ok: true } & StartedSession> {
  if (!(await useInvitation(ctx, token))) throw staleLink()
  const { email, firstname, lastname, lang, company_id } = invitation
  const newAccount = await insertAccount(ctx.db, {
    username: email,
    password_hash,
    firstname,
    lastname,
    phone: null,
    lang,
    id_code: null,
    created_at: ctx.now.toISOString(),
  })
  if (!newAccount) throw staleLink()
  await enterBy(ctx, invitation, newAccount.id)
  ctx.audit({
    entity: 'account',
    entity_id: newAccount.id,
    user_id: newAccount.id,
    detail: { registered: true, invited_to: company_id },
  })
  return { ok: true, ...(await startSession(ctx, newAccount.id, true)) }
}

export async function changePassword(
  ctx: Ctx,
  _input: Input<typeof account.changePassword>,
  change: Change,
): Promise<{ ok: true }> {
  if (userId(ctx) !== change.account.id) throw new Problem('unauthorized', 'Unauthenticated.')
  await applyChange(ctx, { ...change, session_id: ctx.session_id })
  return { ok: true }
}

async function applyChange(
  ctx: Ctx,
  { account, session_id, password_hash, token_hash }: Change,
): Promise<void> {
  await setPasswordHash(ctx.db, account.id, password_hash)
  await endOtherSessions(ctx.db, account.id, session_id)
  const first = account.password_hash === null
  if (!first && hasEmail(account.username)) {
    const { username: to, firstname: name, lang } = account
    await post(
      ctx,
      passwordChangedEmail(
        { to, name, lang },
        `${ctx.platform.config.base_url}/auth/forgot-password?lang=${lang}`,
      ),
    )
  }
  ctx.audit({
    entity: 'account',
    entity_id: account.id,
    user_id: account.id,
    detail: { password: first ? 'set' : 'changed', by: token_hash ? 'token' : 'old_password' },
  })
}

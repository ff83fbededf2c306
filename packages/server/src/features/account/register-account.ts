import { hasEmail } from '@larder/core/accounts'
import type { account } from '@larder/contract/account'
import type { Ctx, Input, Outside } from '#kit/context.ts'
import { invalid } from '#kit/problem.ts'
import { hashToken } from '#kit/tokens.ts'
import { findAccount, insertAccount } from './account.queries.ts'
import { readProof, spendProof, type Proof } from './bot-check.ts'
import { hashNewPassword } from './new-password.ts'
import { enqueueProof } from './prove-email.ts'
import { startSession, type StartedSession } from './start-session.ts'
import { findToken, useToken } from './tokens.queries.ts'

type Prepared = { readonly password_hash: string; readonly proof: Proof }

const taken = () => invalid('username', 'taken', 'This e-mail address has an account already.')
const staleIdentity = () =>
  invalid('registration_token', 'expired_token', 'Please prove your identity again.')

/** The proof of work comes first: a hash is not free. */
export async function prepareRegistration(
  { platform, now, read }: Outside,
  { body }: Input<typeof account.register>,
): Promise<Prepared> {
  const proof = await readProof(platform.config, body, now)
  if (!hasEmail(body.username)) throw invalid('username', 'email', 'Enter an e-mail address.')
  const { registration_token } = body
  await read(async (db) => {
    if (await findAccount(db, body.username)) throw taken()
    if (
      registration_token !== undefined &&
      !(await findToken(db, hashToken(registration_token), ['smartid'], now.toISOString()))
    )
      throw staleIdentity()
  })
  return { proof, password_hash: await hashNewPassword(platform, 'password', body.password, body.username) }
}

export async function registerAccount(
  ctx: Ctx,
  { body }: Input<typeof account.register>,
  { password_hash, proof }: Prepared,
): Promise<StartedSession> {
  await spendProof(ctx.db, proof, ctx.now)
  const newAccount = await insertAccount(ctx.db, {
    username: body.username,
    password_hash,
    firstname: body.first_name.trim(),
    lastname: body.last_name.trim(),
    phone: body.phone.trim() || null,
    lang: body.lang,
    id_code: await takeIdCode(ctx, body.registration_token),
    created_at: ctx.now.toISOString(),
  })
  if (!newAccount) throw taken()
  await enqueueProof(ctx, newAccount.id)
  const session = await startSession(ctx, newAccount.id, false)
  ctx.audit({
    entity: 'account',
    entity_id: newAccount.id,
    user_id: newAccount.id,
    detail: { registered: true, smart_id: body.registration_token !== undefined },
  })
  return session
}

async function takeIdCode(ctx: Ctx, registration_token: string | undefined): Promise<string | null> {
  if (registration_token === undefined) return null
  const used = await useToken(ctx.db, hashToken(registration_token), ['smartid'], ctx.now.toISOString())
  if (!used) throw staleIdentity()
  return (used.detail as { idcode: string }).idcode
}

/**
 * Registering does not show that the address is the person's: a mailed link does. The account works
 * meanwhile, but e-mails of its company to others wait.
 */
import type { account } from '@larder/contract/account'
import { userId, type Ctx, type Input } from '#kit/context.ts'
import { enqueue } from '#kit/jobs/jobs.ts'
import { countMail } from '#kit/mail/mail-limit.ts'
import { releaseMails } from '#kit/mail/waiting-mail.ts'
import { invalid } from '#kit/problem.ts'
import { hashToken } from '#kit/tokens.ts'
import { getProfile, setEmailProven } from './account.queries.ts'
import { useToken } from './tokens.queries.ts'

/** The job that mails the link. */
export const enqueueProof = (ctx: Ctx, user_id: number): Promise<void> =>
  enqueue(ctx, 'account.prove_email', { user_id })

/** Sends the link again. @throws Problem `invalid` `proven`, or `mail_limit` */
export async function mailProof(ctx: Ctx): Promise<{ ok: true }> {
  const { username, is_email_proven } = await getProfile(ctx.db, userId(ctx))
  if (is_email_proven) throw invalid('username', 'proven', 'The e-mail address is confirmed already.')
  await countMail(ctx, { to: username, field: 'username' })
  await enqueueProof(ctx, userId(ctx))
  ctx.audit({ entity: 'account', entity_id: userId(ctx), detail: { asked_proof: true } })
  return { ok: true }
}

/** @throws Problem `invalid` `expired_token` */
export async function confirmEmail(
  ctx: Ctx,
  { body }: Input<typeof account.confirmEmail>,
): Promise<{ ok: true; username: string }> {
  const token = await useToken(ctx.db, hashToken(body.token), ['prove_email'], ctx.now.toISOString())
  if (!token || token.user_id === null)
    throw invalid('token', 'expired_token', 'This link is not valid anymore')
  // With an invitation a colleague explains what Larder is; who registered alone gets a letter.
  if (await proveEmail(ctx, token.user_id)) await enqueue(ctx, 'account.welcome', { user_id: token.user_id })
  ctx.audit({
    entity: 'account',
    entity_id: token.user_id,
    user_id: token.user_id,
    detail: { proven_email: true },
  })
  return { ok: true, username: (await getProfile(ctx.db, token.user_id)).username }
}

/**
 * A link that was mailed to the account's address was used: the address is the person's.
 *
 * @returns whether that was unknown
 */
export async function proveEmail(ctx: Ctx, user_id: number): Promise<boolean> {
  const isNew = await setEmailProven(ctx.db, user_id, ctx.now.toISOString())
  await releaseMails(ctx, user_id)
  return isNew
}

/**
 * Invitations as the invited person sees them: by the link of the mail, or in the application after sign-in.
 */
import type { account } from '@larder/contract/account'
import type { ResponseOf } from '@larder/contract/kit'
import { userId, type Ctx, type Input } from '#kit/context.ts'
import { countMail } from '#kit/mail/mail-limit.ts'
import { releaseMails } from '#kit/mail/waiting-mail.ts'
import { invalid, notFound } from '#kit/problem.ts'
import { enqueue } from '#kit/jobs/jobs.ts'
import { hashToken } from '#kit/tokens.ts'
import type { Db } from '#db/transaction.ts'
import { findUsername } from './account.queries.ts'
import {
  acceptOwnInvitation,
  declineOwnInvitation,
  findInvitation,
  listOwnInvitations,
  moveToAccount,
  type Invitation,
  type OwnInvitation,
} from './invitations.queries.ts'
import { proveEmail } from './prove-email.ts'
import { findToken, useToken } from './tokens.queries.ts'

/** The invitation that a mailed link is about: unused, in time and not withdrawn. */
export async function invitationOfToken(db: Db, token: string, now: Date): Promise<Invitation | null> {
  const storedToken = await findToken(db, hashToken(token), ['invite'], now.toISOString())
  return storedToken?.user_id == null ? null : findInvitation(db, storedToken.user_id)
}

export async function listInvitations(ctx: Ctx): Promise<ResponseOf<typeof account.invitations>> {
  return (await listOwnInvitations(ctx.db)).map(({ proven, ...invitation }) => ({
    ...invitation,
    can_accept: proven,
  }))
}

async function getOwn(ctx: Ctx, id: number): Promise<OwnInvitation> {
  const invitation = (await listOwnInvitations(ctx.db)).find((one) => one.id === id)
  if (!invitation) throw notFound('Invitation')
  return invitation
}

/** @throws Problem `invalid` with code `unproven_email` where no mailed link has proven the address yet */
export async function acceptInvitation(
  ctx: Ctx,
  { params }: Input<typeof account.acceptInvitation>,
): Promise<ResponseOf<typeof account.acceptInvitation>> {
  const { company_id } = await getOwn(ctx, params.id)
  const accepted = await acceptOwnInvitation(ctx.db, params.id)
  if (!accepted)
    throw invalid('id', 'unproven_email', 'Please use the link that was sent to your e-mail address.')
  await releaseMails(ctx, userId(ctx))
  ctx.audit({
    entity: 'invitation',
    entity_id: params.id,
    detail: { accepted: true, invited_to: company_id },
  })
  return { ok: true, company_id }
}

export async function declineInvitation(
  ctx: Ctx,
  { params }: Input<typeof account.declineInvitation>,
): Promise<{ ok: true }> {
  const { company_id } = await getOwn(ctx, params.id)
  await declineOwnInvitation(ctx.db, params.id)
  ctx.audit({
    entity: 'invitation',
    entity_id: params.id,
    detail: { declined: true, invited_to: company_id },
  })
  return { ok: true }
}

/** Mails the link again, to prove the address. */
export async function mailInvitation(
  ctx: Ctx,
  { params }: Input<typeof account.mailInvitation>,
): Promise<{ ok: true }> {
  const { company_id } = await getOwn(ctx, params.id)
  const username = await findUsername(ctx.db, userId(ctx))
  await countMail(ctx, { to: username, field: 'id' })
  await enqueue(ctx, 'account.invite', { user_id: params.id })
  ctx.audit({ entity: 'invitation', entity_id: params.id, detail: { mailed: true, invited_to: company_id } })
  return { ok: true }
}

/**
 * By the link of the e-mail: its holder reads the e-mails of that address, and the address has an account
 * already.
 */
export async function acceptByToken(
  ctx: Ctx,
  { body }: Input<typeof account.acceptByToken>,
): Promise<ResponseOf<typeof account.acceptByToken>> {
  const invitation = await invitationOfToken(ctx.db, body.token, ctx.now)
  if (invitation === null || invitation.account_id === null || !(await useInvitation(ctx, body.token)))
    throw invalid('token', 'expired_token', 'This link is not valid anymore')
  await enterBy(ctx, invitation, invitation.account_id)
  ctx.audit({
    entity: 'invitation',
    entity_id: invitation.user_id,
    user_id: invitation.account_id,
    detail: { accepted: true, invited_to: invitation.company_id, by: 'token' },
  })
  return { ok: true, company_id: invitation.company_id, username: invitation.email }
}

export const useInvitation = (ctx: Ctx, token: string) =>
  useToken(ctx.db, hashToken(token), ['invite'], ctx.now.toISOString())

/** Gives the account the access of the invitation, and marks its address as proven. */
export async function enterBy(ctx: Ctx, invitation: Invitation, account_id: number): Promise<void> {
  await moveToAccount(ctx.db, invitation, account_id)
  await proveEmail(ctx, account_id)
}

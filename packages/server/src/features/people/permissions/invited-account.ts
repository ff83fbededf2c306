/**
 * The account that an invitation gives access to. A colleague in the inviter's companies gets the access at
 * once; for everybody else a placeholder account carries it until the person accepts, with or without an
 * account of the address.
 */
import { userId, type Ctx } from '#kit/context.ts'
import { inviteAccount, mailAccess } from '#features/account/public.ts'
import { languageFor } from '#kit/text/naming-language.ts'
import { can } from '@larder/core/permissions'
import { findColleague, listAccesses, listCompanyMembers, readInviter } from './members.queries.ts'

type Invited = {
  readonly company_id: number
  readonly username: string
  readonly first_name: string
  readonly last_name: string
  /** Of the e-mail and of the account that it leads to; the inviter's own where none is chosen. */
  readonly lang: string | undefined
  readonly send_email: boolean
}

export async function findInvitedAccount(ctx: Ctx, invited: Invited): Promise<number> {
  const { company_id, username, send_email } = invited
  const colleague = await findSeenColleague(ctx, company_id, username)
  if (colleague === undefined)
    return inviteAccount(ctx, { ...invited, lang: invited.lang ?? (await languageFor(ctx)) })
  const names = await readInviter(ctx.db, userId(ctx), company_id)
  if (send_email)
    await mailAccess(ctx, { user_id: colleague.id, username: colleague.username, company_id, ...names })
  return colleague.id
}

/**
 * Owners of the company see all of its people; owners of a place see those of the place and of the company.
 */
export async function findSeenColleague(
  ctx: Ctx,
  company_id: number,
  username: string,
): Promise<{ id: number; username: string } | undefined> {
  const colleague = await findColleague(ctx.db, company_id, username)
  if (colleague === undefined || can(ctx.actor, 'members.manage', { company_id })) return colleague
  const accesses = await listAccesses(ctx.db, company_id, [colleague.id])
  const ofCompany = await listCompanyMembers(ctx.db, company_id)
  const isSeen =
    accesses.some(({ place_id }) => place_id === ctx.target.place_id) ||
    ofCompany.some(({ user_id }) => user_id === colleague.id)
  return isSeen ? colleague : undefined
}

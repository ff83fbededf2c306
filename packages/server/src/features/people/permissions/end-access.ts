/**
 * Ends everything that depends on a person's access: an invitation without any access left, and the tokens
 * and links that they made.
 */
import type { Ctx } from '#kit/context.ts'
import { endEmptyInvitation } from '#features/account/public.ts'
import { revokeTokensOf } from '#features/companies/public.ts'
import { removeSharedAccessesOf } from '#features/shared-accesses/public.ts'

export async function endWhatNeedsAccess(ctx: Ctx, company_id: number, user_id: number): Promise<void> {
  const now = ctx.now.toISOString()
  await endEmptyInvitation(ctx.db, user_id)
  await revokeTokensOf(ctx.db, company_id, user_id, now)
  await removeSharedAccessesOf(ctx.db, company_id, user_id, now)
}

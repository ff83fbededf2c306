import type { permissions } from '@larder/contract/permissions'
import { companyOf, type Ctx, type Input } from '#kit/context.ts'
import { invalid, notFound } from '#kit/problem.ts'
import { keepAnOwner } from './change-access.ts'
import { endWhatNeedsAccess } from './end-access.ts'
import { revokeCompany } from '#features/companies/public.ts'
import { findCompanyMember, findPlaceMember, revokePlace } from './members.queries.ts'

/**
 * Ends a membership of the place when one is named, else of the company. Holds from the person's next request
 * on.
 */
export async function removePermission(
  ctx: Ctx,
  { params, body }: Input<typeof permissions.remove>,
): Promise<{ ok: true }> {
  const company_id = companyOf(ctx)
  const { place_id } = ctx.target
  if (body.company_id != null && body.company_id !== company_id) throw invalid('company_id', 'unknown')
  const member =
    place_id === undefined
      ? await findCompanyMember(ctx.db, company_id, params.id)
      : await findPlaceMember(ctx.db, { company_id, place_id }, params.id)
  if (!member) throw notFound('Permission')
  if (place_id === undefined) {
    await keepAnOwner(ctx, company_id, { user_id: member.user_id, field: 'id' })
    await revokeCompany(ctx.db, company_id, member.user_id)
  } else await revokePlace(ctx.db, { company_id, place_id }, member.user_id)
  await endWhatNeedsAccess(ctx, company_id, member.user_id)
  ctx.audit({
    entity: place_id === undefined ? 'company_member' : 'place_member',
    entity_id: params.id,
    detail: { ...member },
  })
  return { ok: true }
}

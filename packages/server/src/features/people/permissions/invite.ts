import type { permissions } from '@larder/contract/permissions'
import { companyOf, type Ctx, type Input } from '#kit/context.ts'
import { conflict, invalid } from '#kit/problem.ts'
import { findInvitedAccount } from './invited-account.ts'
import { givePlace } from './change-access.ts'
import { grantCompany } from '#features/companies/public.ts'
import { listAccesses, listCompanyMembers } from './members.queries.ts'

/**
 * Gives a person a role in the company, or at the place when one is named. @throws Problem `conflict` where
 * they have one
 */
export async function invite(
  ctx: Ctx,
  { body }: Input<typeof permissions.invite>,
): Promise<{ id: number; email: string; role: string }> {
  const company_id = companyOf(ctx)
  const { place_id } = ctx.target
  if (body.company_id != null && body.company_id !== company_id) throw invalid('company_id', 'unknown')
  const { email: username, first_name, last_name, lang, sendEmail: send_email } = body
  const user_id = await findInvitedAccount(ctx, {
    company_id,
    username,
    first_name,
    last_name,
    lang,
    send_email,
  })
  const there =
    place_id === undefined
      ? await listCompanyMembers(ctx.db, company_id)
      : (await listAccesses(ctx.db, company_id, [user_id])).filter((access) => access.place_id === place_id)
  if (there.some((member) => member.user_id === user_id)) throw conflict('This person has access already.')
  const grant = { user_id, access_level: body.role }
  const { id } =
    place_id === undefined
      ? await grantCompany(ctx.db, company_id, { ...grant, created_at: ctx.now.toISOString() })
      : await givePlace(ctx, { company_id, place_id }, grant)
  ctx.audit({
    entity: place_id === undefined ? 'company_member' : 'place_member',
    entity_id: id,
    detail: { user_id, role: body.role },
  })
  return { id, email: body.email, role: body.role }
}

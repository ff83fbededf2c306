import { eraseAt } from '@larder/core/companies'
import { companyOf, type Ctx } from '#kit/context.ts'
import { followRemoval } from '#features/billing/public.ts'
import { post } from '#kit/mail/mail.ts'
import { companiesOf, listCompanies, listOwners, removeCompanyRow } from '#features/companies/public.ts'
import { removedEmail } from './emails.ts'

/**
 * From the next request on no user can read the company or its places. Its owners are notified and can
 * restore it for 30 days; then everything of it is erased.
 */
export async function removeCompany(
  ctx: Ctx,
): Promise<{ id: number; remaining: number[]; erase_at: string }> {
  const id = companyOf(ctx)
  const removed_at = ctx.now.toISOString()
  const erase_at = eraseAt(removed_at)
  const [company] = await listCompanies(ctx.db, [id])
  await removeCompanyRow(ctx.db, id, removed_at)
  const link = `${ctx.platform.config.base_url}/create/company`
  for (const owner of await listOwners(ctx.db, id))
    await post(ctx, removedEmail(owner, { company: company?.name ?? '', date: erase_at.slice(0, 10), link }))
  await followRemoval(ctx, id)
  ctx.audit({ entity: 'company', entity_id: id })
  return { id, remaining: companiesOf(ctx.actor).filter((one) => one !== id), erase_at }
}

/** The way back: for 30 days an owner can restore a removed company. */
import type { companies, Company, RemovedCompany } from '@larder/contract/companies'
import { eraseAt, restorableSince } from '@larder/core/companies'
import { followRemoval } from '#features/billing/public.ts'
import type { Ctx, Input } from '#kit/context.ts'
import { userOf } from '#kit/context.ts'
import { notFound } from '#kit/problem.ts'
import { readCompany } from '#features/companies/public.ts'
import { listRemovedRows, restoreRow } from './removal.queries.ts'

export async function listRemoved(ctx: Ctx): Promise<RemovedCompany[]> {
  const rows = await listRemovedRows(ctx.db, restorableSince(ctx.now))
  return rows.map(({ removed_at, ...row }) => ({ ...row, removed_at, erase_at: eraseAt(removed_at) }))
}

/** @throws Problem 404 where the user owns no such removed company, or it was erased */
export async function restoreCompany(
  ctx: Ctx,
  { params: { id } }: Input<typeof companies.restore>,
): Promise<Company> {
  if (!(await restoreRow(ctx.db, id, restorableSince(ctx.now)))) throw notFound('Company')
  await followRemoval(ctx, id)
  ctx.audit({ entity: 'company', entity_id: id, company_id: id })
  const actor = userOf(ctx)
  return readCompany(ctx, { ...actor, companies: { ...actor.companies, [id]: 'owner' } }, id)
}

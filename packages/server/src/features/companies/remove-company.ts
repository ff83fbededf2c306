import { companyOf, type Ctx } from '#kit/context.ts'
import { removeCompanyRow } from './companies.queries.ts'
import { companiesOf } from './seen-places.ts'

/** From the next request on no user can read the company or its places; sessions, records and audit stay. */
export async function removeCompany(ctx: Ctx): Promise<{ id: number; remaining: number[] }> {
  const id = companyOf(ctx)
  await removeCompanyRow(ctx.db, id, ctx.now.toISOString())
  ctx.audit({ entity: 'company', entity_id: id })
  return { id, remaining: companiesOf(ctx.actor).filter((one) => one !== id) }
}

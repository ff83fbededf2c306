import type { Company } from '@larder/contract/companies'
import type { Actor } from '@larder/core/permissions'
import type { Ctx } from '#kit/context.ts'
import { notFound } from '#kit/problem.ts'
import { readSubscriptions } from '#features/billing/public.ts'
import { languageFor } from '#kit/text/naming-language.ts'
import { listCompanies as listRows, listPlaces } from './companies.queries.ts'
import { presentCompany } from './present-company.ts'
import { companiesOf } from './seen-places.ts'

/** Those of `ids` that are not removed, as the actor may see them. */
export async function readCompanies(ctx: Ctx, actor: Actor, ids: readonly number[]): Promise<Company[]> {
  const lang = await languageFor(ctx)
  const rows = await listRows(ctx.db, ids)
  const places = await listPlaces(ctx.db, ids)
  const subscriptions = await readSubscriptions(ctx, rows)
  const today = ctx.now.toISOString().slice(0, 10)
  return rows.map((row) =>
    presentCompany(row, { actor, lang, places, today, subscription: subscriptions.get(row.id) ?? null }),
  )
}

/** @throws Problem `not_found` */
export async function readCompany(ctx: Ctx, actor: Actor, id: number): Promise<Company> {
  const [company] = await readCompanies(ctx, actor, [id])
  if (!company) throw notFound('Company')
  return company
}

export const listCompanies = (ctx: Ctx): Promise<Company[]> =>
  readCompanies(ctx, ctx.actor, companiesOf(ctx.actor))

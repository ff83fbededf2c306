import type { permissions } from '@larder/contract/permissions'
import type { ResponseOf } from '@larder/contract/kit'
import { userOf, type Ctx } from '#kit/context.ts'
import { companiesOf, companyLevel, listPlaces, placesSeenBy } from '#features/companies/public.ts'
import { listCompanyNames } from './members.queries.ts'

/** Everything that the account may see, by name. */
export async function listPermissions(ctx: Ctx): Promise<ResponseOf<typeof permissions.list>> {
  const ids = companiesOf(ctx.actor)
  const rows = await listPlaces(ctx.db, ids)
  const companies = (await listCompanyNames(ctx.db, ids)).map(({ id, name }) => ({
    company_id: id,
    name,
    role: companyLevel(ctx.actor, id),
    places: placesSeenBy(
      ctx.actor,
      rows.filter(({ company_id }) => company_id === id),
    ),
  }))
  const places = companies.flatMap(({ company_id, places: seen }) =>
    seen.map(({ id, name, role }) => ({ place_id: id, company_id, name, role })),
  )
  return { companies, places }
}

/** The actor itself: the browser asks the same `can` as the server. */
export async function readCurrentPermissions(ctx: Ctx): Promise<ResponseOf<typeof permissions.current>> {
  if (ctx.actor.kind === 'tablet') {
    const { kind, user_id, company_id, place_id } = ctx.actor
    return { kind, user_id, company_id, place_id }
  }
  const { kind, user_id, companies, places } = userOf(ctx)
  return { kind, user_id, companies: { ...companies }, places: { ...places } }
}

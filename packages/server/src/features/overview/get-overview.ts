import type { overview } from '@larder/contract/overview'
import { overallPercent, type AreaPercents } from '@larder/core/statistics'
import type { Ctx, Input } from '#kit/context.ts'
import type { ResponseOf } from '@larder/contract/kit'
import type { PlaceKey } from '#kit/place-key.ts'
import { notFound } from '#kit/problem.ts'
import { companiesOf, listPlaces, placesSeenBy } from '#features/companies/public.ts'
import { auditsPercentOf } from '#features/digital-audits/public.ts'
import { documentsPercentOf } from '#features/documents/public.ts'
import { monitoringShares } from '#features/activity-log/public.ts'
import { listGroupRows } from '#features/place-groups/public.ts'
import { personnelPercentOf } from '#features/team-tasks/public.ts'
import { productionPercentOf } from '#features/traceability/public.ts'
import { planPercent } from '#features/plans/public.ts'

/** @throws Problem `not_found` for a company in which the actor has nothing */
export async function getOverview(
  ctx: Ctx,
  { query }: Input<typeof overview.get>,
): Promise<ResponseOf<typeof overview.get>> {
  if (!companiesOf(ctx.actor).includes(query.companyId)) throw notFound('Company')
  const seen = placesSeenBy(ctx.actor, await listPlaces(ctx.db, [query.companyId]))
  const data: ResponseOf<typeof overview.get>['data'][number][] = []
  for (const { id, name } of seen) {
    const { yesterday, ...areas } = await readPercents(ctx, { company_id: query.companyId, place_id: id })
    const overall = overallPercent(areas)
    data.push({ place_id: id, name, ...areas, monitoring_yesterday: yesterday, overall })
  }
  const hasGroups = (await listGroupRows(ctx.db, query.companyId)).length > 0
  return { hasGroups, data, places: seen.map(({ id, name }) => ({ id, name })) }
}

type Percents = AreaPercents & { /** Of the checks of yesterday. */ readonly yesterday: number | null }

/** Areas without records of their own are null and do not count. */
export async function readPercents(ctx: Ctx, at: PlaceKey): Promise<Percents> {
  const { week, yesterday } = await monitoringShares(ctx.db, at, ctx.now)
  return {
    yesterday,
    monitoring: week,
    audits: await auditsPercentOf(ctx.db, at, ctx.now),
    documents: await documentsPercentOf(ctx.db, at, ctx.now),
    personnel: await personnelPercentOf(ctx.db, at, ctx.now),
    plan: await planPercent(ctx.db, at),
    production: await productionPercentOf(ctx.db, at, ctx.now),
  }
}

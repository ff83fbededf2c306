/** Where every statement of the plan comes from. */
import {
  countStatements,
  describeProvenance,
  filterStatements,
  groupOfKey,
  groupSection,
  groupSectionNames,
  type Statement,
} from '@larder/core/haccp'
import { numberOfPlanHazard } from '@larder/core/plan-progress'
import type { ResponseOf } from '@larder/contract/kit'
import type { planSources } from '@larder/contract/plan-sources'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { readPlan } from '../document/write-document.ts'

type Row = ResponseOf<typeof planSources.list>['data'][number]

/**
 * Of the place's plan, or of one product group's analysis. @throws Problem 404 for another place's plan or
 * group, or one that is not generated yet.
 */
export async function listSources(
  ctx: Ctx,
  { params, query }: Input<typeof planSources.list>,
): Promise<ResponseOf<typeof planSources.list>> {
  const { reading } = await readPlan(ctx, placeOf(ctx), {
    planId: params.planId,
    lang: query.lang,
    group: query.fsp_product_group_id,
  })
  const { words, language } = reading.texts
  const groupId = query.fsp_product_group_id ?? null
  const hazards = new Map(reading.plan.hazards.map((hazard) => [hazard.key, numberOfPlanHazard(hazard)]))
  const row = (statement: Statement): Row => ({
    ...statement,
    places: statement.places.map(({ section, step, hazard }) => {
      const group = hazard === null ? groupId : (groupId ?? groupOfKey(hazard))
      const own = group !== null && groupSectionNames.some((name) => name === section)
      return {
        section: own ? groupSection(group, section) : section,
        section_title: words[`section.${section}`] ?? section,
        step,
        hazard,
        hazard_id: hazard === null ? null : (hazards.get(hazard) ?? null),
        fsp_product_group_id: own ? group : null,
      }
    }),
    sources: statement.sources.map((source) => ({ ...source })),
  })
  const all = describeProvenance(reading)
  const matchingStatements = filterStatements(all, query)
  const counts = countStatements(all)
  return {
    data: matchingStatements.slice((query.page - 1) * query.perPage, query.page * query.perPage).map(row),
    meta: { current_page: query.page, per_page: query.perPage, total: matchingStatements.length },
    counts: { ...counts, kinds: [...counts.kinds] },
    language,
  }
}

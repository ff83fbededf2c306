import type { GroupSectionName } from '@larder/core/haccp'
import { asksCapacity } from '@larder/core/plan-progress'
import { paths, type Path } from '#app/paths.ts'

/**
 * Pages that a plan by product groups has for each group instead of the place, and those without a section
 * index (plan specification, section 2).
 */
const ofGroups: readonly Path[] = [
  paths.planProductionProcesses,
  paths.planReadyToEatFood,
  paths.planProductionCapacity,
  paths.planRawMaterials,
  paths.planTechnologicalSchema,
  paths.planHazardsSummaryList,
  paths.planHazardAnalysesOverview,
]

/** A plan of the place's own has one page. */
export const pagesOfGenerated: readonly Path[] = Object.entries(paths).flatMap(([name, path]) =>
  name.startsWith('plan') && path !== paths.plan ? [path] : [],
)

/** Pages that show the plan's sections; a plan that is not filled has none of them. */
export const sectionPages: readonly Path[] = pagesOfGenerated.filter((path) => path !== paths.planSetup)

/** `kinds`: of products that the place makes; null = not known yet. */
export function hiddenPages(productBased: boolean, kinds: number | null): readonly Path[] {
  if (productBased) return ofGroups
  return kinds !== null && asksCapacity(productBased, kinds) ? [] : [paths.planProductionCapacity]
}

/** The order of the block (plan specification, section 2). */
const links: readonly GroupSectionName[] = [
  'products-list',
  'raw-materials',
  'technological-schema',
  'hazard-analyses-overview',
  'ccp-list',
  'production-processes',
]
const analysed: readonly GroupSectionName[] = ['technological-schema', 'hazard-analyses-overview', 'ccp-list']

/** A group that has come since the plan was made has nothing to read yet. */
export const groupLinks = (hasPlan: boolean): readonly GroupSectionName[] =>
  links.filter((name) => hasPlan || !analysed.includes(name))

import type { ProductGroup } from '@larder/contract/product-groups'
import { groupStatuses } from '@larder/core/plan-progress'
import type { GroupSectionName } from '@larder/core/haccp'
import { paths } from '#app/paths.ts'
import type { TextKey } from '#kit/i18n.ts'

export type GroupStatusKey = (typeof groupStatuses)[number]

/** The page for the inputs of a status; `$fspProductGroupId` is the group's id. */
export const statusPages = {
  products: 'products-list',
  foodGroups: 'raw-materials',
  productionProcesses: 'production-processes',
  flowDiagram: 'technological-schema',
} as const satisfies Record<GroupStatusKey, GroupSectionName>

export const statusTitles = {
  products: 'plan.group_products',
  foodGroups: 'plan.group_food_groups',
  productionProcesses: 'plan.group_processes',
  flowDiagram: 'plan.group_flow_diagram',
} as const satisfies Record<GroupStatusKey, TextKey>

/** Sections of a group, as side menu and summary name them. */
export const groupSectionTitles = {
  'products-list': 'nav.group_products_list',
  'raw-materials': 'nav.plan_raw_materials',
  'technological-schema': 'nav.plan_technological_schema',
  'hazard-analyses-overview': 'nav.plan_hazard_analyses_overview',
  'ccp-list': 'nav.group_food_safety_plan',
  'production-processes': 'nav.group_processes_in_detail',
  'hazards-summary-list': 'nav.plan_hazards_summary_list',
  'hazard-matrix': 'nav.plan_hazard_matrix',
} as const satisfies Record<GroupSectionName, TextKey>

/** A product group is complete when it has 4 statuses (plan specification, section 4). */
export const isComplete = ({ statuses }: Pick<ProductGroup, 'statuses'>): boolean =>
  statuses.length === groupStatuses.length

const inputPages: readonly string[] = [
  paths.planFspProducts,
  paths.planRawMaterials,
  paths.planProductionProcesses,
  paths.planTechnologicalSchema,
]
const toldOfEach: readonly string[] = [
  paths.planRawMaterials,
  paths.planProductionProcesses,
  paths.planTechnologicalSchema,
]
const readOfEach: readonly string[] = [
  paths.planTechnologicalSchema,
  paths.planHazardsSummaryList,
  paths.planHazardMatrix,
  paths.planHazardAnalysesOverview,
]

/** Whether the page has inputs of a group; it is open before the plan is complete. */
export const isToldOfGroup = (page: string): boolean => inputPages.includes(page)
/**
 * Whether each group has its own page, so that a group has to be chosen. Pages for answers depend on the
 * place's choice (`wanted`), pages of the plan on how the plan was made: they differ until the plan is
 * generated again.
 */
export const asksForGroup = (
  page: string,
  { wanted, made: hasGroupPlans }: { readonly wanted: boolean; readonly made: boolean },
): boolean => (wanted && toldOfEach.includes(page)) || (hasGroupPlans && readOfEach.includes(page))

/** Names the product group behind the question mark; nothing for the place. */
export const inGroup = (groupId: number | null): { readonly fspProductGroupId?: number } =>
  groupId === null ? {} : { fspProductGroupId: groupId }

/** The product group that the address names: in its path, else behind the question mark. */
export function askedGroup(
  match: { readonly params: unknown; readonly search: unknown } | undefined,
): number | null {
  const inPath = (match?.params as { readonly fspProductGroupId?: unknown } | undefined)?.fspProductGroupId
  const inQuery = (match?.search as { readonly fspProductGroupId?: unknown } | undefined)?.fspProductGroupId
  const id = Number(inPath ?? inQuery)
  return Number.isInteger(id) && id > 0 ? id : null
}

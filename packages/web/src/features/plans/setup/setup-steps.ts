import { planPages, type PlanPage } from '@larder/core/plan-progress'
import type { PlanStatus } from '@larder/contract/plans'
import type { TextKey } from '#kit/i18n.ts'

/**
 * The steps of the wizard, in the order of the general-information pages; the last one draws the diagram and
 * generates the plan.
 */
export const setupSteps: readonly PlanPage[] = [
  ...planPages.filter((page) => page !== 'flowDiagram'),
  'flowDiagram',
]

/**
 * Of a plan by product groups: the pages with a section index (plan specification, section 2), then the
 * groups, which have the other answers.
 */
const groupedSteps: readonly PlanPage[] = [
  'generalInfo',
  'workGroups',
  'locationPlan',
  'drawings',
  'analyses',
  'productGroup',
  'flowDiagram',
]
/** The inputs of each product group. */
const ofGroups: readonly PlanPage[] = ['productGroup', 'foodGroups', 'productionProcesses', 'flowDiagram']

export const stepsOfKind = (productBased: boolean): readonly PlanPage[] =>
  productBased ? groupedSteps : setupSteps

/** Steps that are not done; a group's missing answers count at its step. */
export const missingSteps = (missing: readonly string[], productBased: boolean): readonly PlanPage[] =>
  stepsOfKind(productBased).filter((step) =>
    productBased && step === 'productGroup'
      ? ofGroups.some((one) => missing.includes(one))
      : missing.includes(step),
  )

export const stepTitles = {
  generalInfo: 'plan.step_general_info',
  workGroups: 'plan.step_work_groups',
  productionProcesses: 'plan.step_production_processes',
  productGroup: 'plan.step_product_group',
  foodGroups: 'plan.step_food_groups',
  analyses: 'plan.step_analyses',
  flowDiagram: 'plan.step_flow_diagram',
  locationPlan: 'plan.step_location_plan',
  drawings: 'plan.step_drawings',
} as const satisfies Record<PlanPage, TextKey>

export const stepHints = {
  generalInfo: 'plan.hint_general_info',
  workGroups: 'plan.hint_work_groups',
  productionProcesses: 'plan.hint_production_processes',
  productGroup: 'plan.hint_product_group',
  foodGroups: 'plan.hint_food_groups',
  analyses: 'plan.hint_analyses',
  flowDiagram: 'plan.hint_flow_diagram',
  locationPlan: 'plan.hint_location_plan',
  drawings: 'plan.hint_drawings',
} as const satisfies Record<PlanPage, TextKey>

type SetupProgress = Pick<PlanStatus, 'completion_percent' | 'status_type_id'>

/** Whether the plan's pages lead to the wizard: below 100 percent, or never generated. */
export const needsSetup = ({ completion_percent, status_type_id }: SetupProgress): boolean =>
  completion_percent < 100 || status_type_id === 1

/** The step to show: the requested one, else the first incomplete one, else the last. */
export function stepToOpen(
  wanted: string | undefined,
  missing: readonly string[],
  productBased = false,
): PlanPage {
  return (
    stepsOfKind(productBased).find((step) => step === wanted) ??
    missingSteps(missing, productBased)[0] ??
    'flowDiagram'
  )
}

const neighbour = (step: PlanPage, productBased: boolean, by: 1 | -1): PlanPage | undefined =>
  stepsOfKind(productBased)[stepsOfKind(productBased).indexOf(step) + by]
export const stepAfter = (step: PlanPage, productBased = false): PlanPage | undefined =>
  neighbour(step, productBased, 1)
export const stepBefore = (step: PlanPage, productBased = false): PlanPage | undefined =>
  neighbour(step, productBased, -1)

/**
 * Steps whose own page has to be filled before the plan can be generated. The diagram follows from the
 * processes.
 */
export const missingInputs = (missing: readonly string[], productBased = false): readonly PlanPage[] =>
  missingSteps(missing, productBased).filter((step) => step !== 'flowDiagram')

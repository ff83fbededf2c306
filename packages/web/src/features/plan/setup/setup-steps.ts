import { planPages, type PlanPage } from '@larder/core/plan-progress'
import type { PlanStatus } from '@larder/contract/plans'
import type { TextKey } from '#kit/i18n.ts'

/** The steps of the wizard, in the order of the general-information pages; the last one generates the plan. */
export const setupSteps: readonly PlanPage[] = planPages

export const stepTitles = {
  generalInfo: 'plan.step_general_info',
  workGroups: 'plan.step_work_groups',
  productionProcesses: 'plan.step_production_processes',
  productGroup: 'plan.step_product_group',
  foodGroups: 'plan.step_food_groups',
  analyses: 'plan.step_analyses',
  flowDiagram: 'plan.step_flow_diagram',
} as const satisfies Record<PlanPage, TextKey>

export const stepHints = {
  generalInfo: 'plan.hint_general_info',
  workGroups: 'plan.hint_work_groups',
  productionProcesses: 'plan.hint_production_processes',
  productGroup: 'plan.hint_product_group',
  foodGroups: 'plan.hint_food_groups',
  analyses: 'plan.hint_analyses',
  flowDiagram: 'plan.hint_flow_diagram',
} as const satisfies Record<PlanPage, TextKey>

type Standing = Pick<PlanStatus, 'completion_percent' | 'status_type_id'>

/** Whether the plan's pages lead to the wizard: below 100 percent, or never generated. */
export const needsSetup = ({ completion_percent, status_type_id }: Standing): boolean => completion_percent < 100 || status_type_id === 1

/** The step to show: the one that was asked for, else the first that is missing, else the last. */
export function stepToOpen(wanted: string | undefined, missing: readonly string[]): PlanPage {
  return setupSteps.find((step) => step === wanted) ?? setupSteps.find((step) => missing.includes(step)) ?? 'flowDiagram'
}

export const stepAfter = (step: PlanPage): PlanPage | undefined => setupSteps[setupSteps.indexOf(step) + 1]
export const stepBefore = (step: PlanPage): PlanPage | undefined => setupSteps[setupSteps.indexOf(step) - 1]

/** Steps whose own page has to be filled before the plan can be generated. The diagram follows from the processes. */
export const missingInputs = (missing: readonly string[]): readonly PlanPage[] => setupSteps.filter((step) => missing.includes(step) && step !== 'flowDiagram')

/** How far a place's plan is: the pages of general information, which of them are done, and the percentage. */

/** Ids of the plan's steps (plan specification, section 4). */
export const planStepIds = {
  generalDataFillingInProgress: 1, generalDataIsFilled: 2, confirmed: 3, generalInfo: 4, workGroups: 5, productionProcesses: 6,
  productGroup: 7, productionVolumes: 8, foodGroups: 9, analyses: 10, flowDiagram: 11, locationPlan: 12, drawings: 13,
} as const
export type PlanStepKey = keyof typeof planStepIds

export const planStatusIds = { unfilled: 1, filled: 2, confirmed: 3 } as const
export type PlanStatus = keyof typeof planStatusIds

/** The pages that count for the percentage. */
export const planPages = ['generalInfo', 'workGroups', 'productionProcesses', 'productGroup', 'foodGroups', 'analyses', 'flowDiagram'] as const satisfies readonly PlanStepKey[]
export type PlanPage = (typeof planPages)[number]

/** Pages that hold no choice of their own and are done when the user says so. */
export const confirmablePages = ['generalInfo', 'analyses'] as const satisfies readonly PlanPage[]

export type Choice = { readonly chosen: number; /** How many there are to choose from; 0 = nothing to ask. */ readonly offered: number }

export type PlanFacts = {
  /** Pages that were saved or confirmed. */
  readonly saved: ReadonlySet<string>
  /** The knowledge base covers the business activity and location type of the place. */
  readonly activity_known: boolean
  readonly active_work_groups: number
  readonly processes: number
  /** Chosen processes that a batch passes through: without any, there is nothing to draw. */
  readonly flow_steps: number
  readonly product_groups: Choice
  readonly food_groups: Choice
}

export type PlanProgress = {
  readonly done: Readonly<Record<PlanPage, boolean>>
  readonly missing: readonly PlanPage[]
  /** Share of the pages that are done, 0 … 100, rounded down: 100 only when nothing is missing. */
  readonly completion_percent: number
}

const answered = ({ chosen, offered }: Choice): boolean => chosen > 0 || offered === 0

/** The state of each page. Below 100 percent the user is sent to the wizard and no plan is generated. */
export function planProgress(facts: PlanFacts): PlanProgress {
  const done: Record<PlanPage, boolean> = {
    generalInfo: facts.activity_known && facts.saved.has('generalInfo'),
    workGroups: facts.active_work_groups > 0,
    productionProcesses: facts.processes > 0,
    productGroup: answered(facts.product_groups),
    foodGroups: answered(facts.food_groups),
    analyses: facts.saved.has('analyses'),
    flowDiagram: facts.flow_steps > 0,
  }
  const missing = planPages.filter((page) => !done[page])
  return { done, missing, completion_percent: Math.floor(((planPages.length - missing.length) / planPages.length) * 100) }
}

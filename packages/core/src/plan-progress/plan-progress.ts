/**
 * How far a place's plan is: the pages of general information, which of them are done, and the percentage.
 */

/** Ids of the plan's steps (plan specification, section 4). */
export const planStepIds = {
  generalDataFillingInProgress: 1,
  generalDataIsFilled: 2,
  confirmed: 3,
  generalInfo: 4,
  workGroups: 5,
  productionProcesses: 6,
  productGroup: 7,
  productionVolumes: 8,
  foodGroups: 9,
  analyses: 10,
  flowDiagram: 11,
  locationPlan: 12,
  drawings: 13,
} as const
export type PlanStepKey = keyof typeof planStepIds

/** The pages that count for the percentage. */
export const planPages = [
  'generalInfo',
  'workGroups',
  'productionProcesses',
  'productGroup',
  'foodGroups',
  'analyses',
  'flowDiagram',
  'locationPlan',
  'drawings',
] as const satisfies readonly PlanStepKey[]
export type PlanPage = (typeof planPages)[number]

/** Pages that hold no choice of their own and are done when the user says so. */
export const confirmablePages = ['generalInfo', 'analyses'] as const satisfies readonly PlanPage[]

/** Pages of files that may be added after the plan is made, once the user says so. */
export const laterPages = ['locationPlan', 'drawings'] as const satisfies readonly PlanPage[]
export type LaterPage = (typeof laterPages)[number]
export const isLaterPage = (page: PlanPage): page is LaterPage => laterPages.some((one) => one === page)

/** Under which name “added later” is kept among the steps that were saved. */
export const laterStep = (page: LaterPage) => `${page}Later` as const

export type Choice = {
  readonly chosen: number
  /** How many there are to choose from; 0 = nothing to ask. */
  readonly offered: number
}

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
  /** A file is there, or it lies at the place on paper. */
  readonly location_plan: boolean
  readonly drawings: boolean
}

export type PlanProgress = {
  readonly done: Readonly<Record<PlanPage, boolean>>
  readonly missing: readonly PlanPage[]
  /** Pages that count as done because their files are added later; they stay open points. */
  readonly add_later: readonly LaterPage[]
  /** Share of the pages that are done, 0 … 100, rounded down: 100 only when nothing is missing. */
  readonly completion_percent: number
}

const answered = ({ chosen, offered }: Choice): boolean => chosen > 0 || offered === 0

/** The state of each page. Below 100 percent the user is sent to the wizard and no plan is generated. */
export function planProgress(facts: PlanFacts): PlanProgress {
  const add_later = laterPages.filter(
    (page) =>
      !(page === 'drawings' ? facts.drawings : facts.location_plan) && facts.saved.has(laterStep(page)),
  )
  const done: Record<PlanPage, boolean> = {
    generalInfo: facts.activity_known && facts.saved.has('generalInfo'),
    workGroups: facts.active_work_groups > 0,
    productionProcesses: facts.processes > 0,
    productGroup: answered(facts.product_groups),
    foodGroups: answered(facts.food_groups),
    analyses: facts.saved.has('analyses'),
    flowDiagram: facts.flow_steps > 0,
    locationPlan: facts.location_plan || add_later.includes('locationPlan'),
    drawings: facts.drawings || add_later.includes('drawings'),
  }
  const missing = planPages.filter((page) => !done[page])
  return {
    done,
    missing,
    add_later,
    completion_percent: Math.floor(((planPages.length - missing.length) / planPages.length) * 100),
  }
}

/**
 * Production capacity is a question where the plan is not product-based and there is not more than one
 * product group (plan specification, section 2).
 */
export const asksCapacity = (productBased: boolean, kinds: number): boolean => !productBased && kinds <= 1

/** The facts of a product group that count for progress, as numbers. */
export type GroupFacts = {
  readonly products: number
  readonly food_groups: Choice
  readonly processes: number
  readonly flow_steps: number
}

export const groupSteps = ['products', 'foodGroups', 'productionProcesses', 'flowDiagram'] as const
export type GroupStep = (typeof groupSteps)[number]

/** A product group is complete when it has all four (plan specification, section 4). */
export const groupProgress = (facts: GroupFacts): Readonly<Record<GroupStep, boolean>> => ({
  products: facts.products > 0,
  foodGroups: answered(facts.food_groups),
  productionProcesses: facts.processes > 0,
  flowDiagram: facts.flow_steps > 0,
})

/** Pages that a plan by product groups needs beside its groups (plan specification, section 4). */
export const productBasedPages = planPages.filter((page) =>
  ['generalInfo', 'workGroups', 'analyses', 'locationPlan', 'drawings'].includes(page),
)

/** The same as `planProgress` for a plan by product groups: its pages and the four statuses of each group. */
export function productBasedProgress(facts: PlanFacts, groups: readonly GroupFacts[]): PlanProgress {
  const statuses = groups.map(groupProgress)
  const every = (step: GroupStep): boolean => statuses.length > 0 && statuses.every((status) => status[step])
  const place = planProgress(facts)
  const done = {
    ...place.done,
    productGroup: every('products'),
    foodGroups: every('foodGroups'),
    productionProcesses: every('productionProcesses'),
    flowDiagram: every('flowDiagram'),
  }
  const counted = [
    ...productBasedPages.map((page) => done[page]),
    ...(statuses.length === 0
      ? groupSteps.map(() => false)
      : statuses.flatMap((status) => groupSteps.map((step) => status[step]))),
  ]
  return {
    done,
    missing: planPages.filter((page) => !done[page]),
    add_later: place.add_later,
    completion_percent: Math.floor((counted.filter(Boolean).length / counted.length) * 100),
  }
}

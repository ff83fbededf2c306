import type { StepFood } from '../tasks/index.ts'
import { foodKey, type FrequencyName, type Plan, type PlanLimit, type Quantity } from '../haccp/index.ts'

/** In °C for temperatures; both ends are inclusive, null = open. */
export type Range = { readonly min: number | null; readonly max: number | null }

/**
 * Something that a task measures beside the plan's own limit: a step of the place's own, or the plan's step
 * at units with ranges of their own.
 */
export type MeasuredStep = {
  readonly id: number
  /** The measured quantity; null where its unit is none that the plan knows. */
  readonly quantity: Quantity | null
  /** Of the step that the task's limit judges null: that one is compared by itself. */
  readonly range: Range | null
  /** Units with a range of their own. */
  readonly units: readonly { readonly id: number; readonly range: Range }[]
}

/** A monitoring task as the place has it: made from the plan's, or its own. */
export type PlaceTask = {
  readonly id: number
  /** The plan's task that it was made from; null = the place's own. */
  readonly plan_task_id: string | null
  /** Id of its kind: cold storage, hot storage, supplier … */
  readonly task_subtype_id: number
  readonly is_disabled: boolean
  readonly frequency: FrequencyName
  readonly frequency_key: string | null
  readonly times: readonly string[]
  readonly limit: PlanLimit | null
  /** With limits of their own, of the step that the plan makes; none = `limit` judges all. */
  readonly foods: readonly FoodRange[]
  readonly steps: readonly MeasuredStep[]
}

export type Schedule = Pick<PlaceTask, 'frequency' | 'frequency_key' | 'times'>

export type FoodRange = Pick<StepFood, 'key' | 'entry_min_value' | 'entry_max_value' | 'hold_minutes'>

/** A food of a plan's task, with its range. */
export const foodOfPlan = (limit: PlanLimit): FoodRange => ({
  key: foodKey(limit),
  entry_min_value: limit.min,
  entry_max_value: limit.max,
  hold_minutes: limit.hold_minutes,
})

/** The strongest control among the task's hazards: how grave it is when the task is not done. */
export function controlOf(plan: Plan, hazards: readonly string[]): 'CCP' | 'oPRP' | 'PRP' | null {
  const classes = new Set(
    plan.hazards.filter(({ key }) => hazards.includes(key)).map(({ decision }) => decision.class),
  )
  return (['CCP', 'oPRP', 'PRP'] as const).find((one) => classes.has(one)) ?? null
}

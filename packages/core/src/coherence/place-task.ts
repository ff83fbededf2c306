import type { FrequencyName, Plan, PlanLimit, PlanTask } from '../haccp/index.ts'

/** A monitoring task as the place has it: made from the plan's, or its own. */
export type PlaceTask = {
  readonly id: number
  /** The plan's task that it was made from; null = the place's own. */
  readonly plan_task_id: string | null
  readonly is_disabled: boolean
  readonly frequency: FrequencyName
  readonly frequency_key: string | null
  readonly times: readonly string[]
  readonly limit: PlanLimit | null
}

export type Schedule = Pick<PlaceTask, 'frequency' | 'frequency_key' | 'times'>

/** The task as it is made from the plan. */
export const taskOfPlan = (task: PlanTask, id: number): PlaceTask =>
  ({ id, plan_task_id: task.id, is_disabled: false, frequency: task.frequency, frequency_key: task.frequency_key, times: task.times, limit: task.limit })

/** The strongest control that the hazards of a task are under: what is at stake when it is not done. */
export function controlOf(plan: Plan, hazards: readonly string[]): 'CCP' | 'oPRP' | 'PRP' | null {
  const classes = new Set(plan.hazards.filter(({ key }) => hazards.includes(key)).map(({ decision }) => decision.class))
  return (['CCP', 'oPRP', 'PRP'] as const).find((one) => classes.has(one)) ?? null
}

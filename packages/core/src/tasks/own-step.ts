/** The step that the plan makes: its figures are those of the task's limit, its id is the task's own. */
import type { StepFood, StepType, TaskDefinition, TaskStep } from './definition.ts'

export type OwnStep = {
  readonly id: number
  /** Null = the task has none: a form or checklist of the place's own. */
  readonly entry_type: StepType | null
  readonly quantity: string | null
  readonly limit: {
    readonly min: number | null
    readonly max: number | null
    readonly hold_minutes?: number | null
  } | null
  /** None = the limit judges all; absent = as the definition has them. */
  readonly foods?: readonly StepFood[] | undefined
}

const emptyStep = {
  name: '',
  order_number: 1,
  is_required: true,
  custom_unit: null,
  allow_custom_value_ind: false,
  options: [],
  timer_hours: null,
  timer_notify_minutes: null,
  sensor_id: null,
  user_group_id: null,
} as const

/** The definition with the step as the task says it; a step that is missing comes first. */
export function withOwnStep(
  definition: TaskDefinition,
  { id, entry_type, quantity, limit, foods }: OwnStep,
): TaskDefinition {
  if (entry_type === null) return definition
  const figures = {
    id,
    task_step_type_name: entry_type,
    quantity,
    entry_min_value: limit?.min ?? null,
    entry_max_value: limit?.max ?? null,
    hold_minutes: limit?.hold_minutes ?? null,
  }
  const steps: readonly TaskStep[] = definition.task_steps.some((step) => step.id === id)
    ? definition.task_steps
    : [{ ...emptyStep, ...figures }, ...definition.task_steps]
  return {
    ...definition,
    task_steps: steps.map((step) => (step.id === id ? withFoods({ ...step, ...figures }, foods) : step)),
  }
}

function withFoods({ foods: before, ...step }: TaskStep, foods = before ?? []): TaskStep {
  return foods.length === 0 ? step : { ...step, foods }
}

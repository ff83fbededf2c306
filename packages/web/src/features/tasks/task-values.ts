/**
 * A task in the fields of its form, and back. Temperatures are shown in the company's scale and sent in °C.
 */
import { fromCelsius, parseDecimal, toCelsius } from '@larder/core/entries'
import { inFahrenheit, type TemperatureUnit } from '@larder/core/haccp'
import { hasDueMonth, monthsOfPeriod, timesAsked } from '@larder/core/schedule'
import { frequencyOf } from '@larder/core/plan-progress'
import type { Task } from '@larder/contract/tasks'

export type TaskValues = {
  is_disabled: boolean
  task_frequency_type_id: string
  time_1: string
  time_2: string
  /** The month `YYYY-MM` in which a rare task is next due; empty = by the calendar. */
  next_due_month: string
  entry_min_value: string
  entry_max_value: string
  hold_minutes: string
}
export type LimitField = 'entry_min_value' | 'entry_max_value' | 'hold_minutes'
export const limitFields = ['entry_min_value', 'entry_max_value', 'hold_minutes'] as const

type Step = Task['task_steps'][number]

const isTemperature = ({ quantity }: Step): boolean =>
  quantity === 'celsius' || quantity === 'celsius_difference'

/** The figure as it is shown. */
function formatFigure(step: Step, field: LimitField, unit: TemperatureUnit): string {
  const value = step[field]
  if (value === null) return ''
  if (field === 'hold_minutes' || !isTemperature(step) || unit === 'C') return String(value)
  return String(
    step.quantity === 'celsius'
      ? fromCelsius(value, unit)
      : Math.round(inFahrenheit(value, 'difference') * 10) / 10,
  )
}

/** The figure to send; an unchanged one keeps every digit. */
function sent(
  step: Step,
  field: LimitField,
  { typed, unit }: { readonly typed: string; readonly unit: TemperatureUnit },
): number | null {
  if (typed === formatFigure(step, field, unit)) return step[field]
  const value = parseDecimal(typed)
  if (value === null || field === 'hold_minutes' || !isTemperature(step)) return value
  return step.quantity === 'celsius' ? toCelsius(value, unit) : unit === 'F' ? (value * 5) / 9 : value
}

export function valuesOf(
  {
    is_disabled,
    task_frequency_type_id,
    custom_frequency: { times },
    next_due_month,
    task_steps: [step],
  }: Task,
  unit: TemperatureUnit,
): TaskValues {
  const figure = (field: LimitField): string => (step === undefined ? '' : formatFigure(step, field, unit))
  return {
    is_disabled,
    task_frequency_type_id: String(task_frequency_type_id),
    time_1: times[0] ?? '',
    time_2: times[1] ?? '',
    next_due_month: next_due_month ?? '',
    entry_min_value: figure('entry_min_value'),
    entry_max_value: figure('entry_max_value'),
    hold_minutes: figure('hold_minutes'),
  }
}

/** How many times of the day the chosen frequency needs. */
export const timesFor = (id: string): number => timesAsked(frequencyOf(Number(id)) ?? 'not_specified') ?? 0

/** How many months ahead the next date of a task may be; 0 = the frequency has no month of its own. */
export function monthsAhead(id: string): number {
  const frequency = frequencyOf(Number(id))
  return frequency === undefined || !hasDueMonth(frequency) ? 0 : monthsOfPeriod(frequency)
}

/**
 * The ends of the limit that the form shows: those that the plan or the task holds. None where foods have
 * limits of their own: those are changed in the plan.
 */
export function endsOf({ plan, task_steps: [step] }: Task): readonly LimitField[] {
  if (step === undefined || step.limit_text === null || step.foods !== undefined) return []
  return limitFields.filter((field) => step[field] !== null || (plan?.[field] ?? null) !== null)
}

/** Only what was changed. */
export function changesOf(task: Task, values: TaskValues, unit: TemperatureUnit) {
  const before = valuesOf(task, unit)
  const [step] = task.task_steps
  const scheduled = (['task_frequency_type_id', 'time_1', 'time_2', 'next_due_month'] as const).some(
    (name) => values[name] !== before[name],
  )
  const limited = step !== undefined && endsOf(task).some((name) => values[name] !== before[name])
  const figure = (field: LimitField): number | null =>
    step === undefined ? null : sent(step, field, { typed: values[field], unit })
  return {
    ...(values.is_disabled === before.is_disabled ? {} : { is_disabled: values.is_disabled }),
    ...(scheduled
      ? {
          task_frequency_type_id: Number(values.task_frequency_type_id),
          custom_frequency: {
            times: [values.time_1, values.time_2].slice(0, timesFor(values.task_frequency_type_id)),
            ...(monthsAhead(values.task_frequency_type_id) > 0 &&
              values.next_due_month !== '' && { start_time: `${values.next_due_month}-01T00:00` }),
          },
        }
      : {}),
    ...(limited
      ? {
          task_steps: [
            {
              id: step.id,
              entry_min_value: figure('entry_min_value'),
              entry_max_value: figure('entry_max_value'),
              hold_minutes: figure('hold_minutes'),
            },
          ],
        }
      : {}),
  }
}

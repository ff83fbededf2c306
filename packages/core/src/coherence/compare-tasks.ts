import { isLaxer, type FrequencyName, type LimitExtent } from '../haccp/index.ts'
import type { Schedule } from './place-task.ts'

/**
 * How a place's value differs from the plan's: it allows more or is done less often, the opposite, or
 * neither.
 */
export type Direction = 'laxer' | 'stricter' | 'other'

const sameThen = (a: LimitExtent['then'], b: LimitExtent['then']): boolean =>
  a === null || b === null ? a === b : a.max === b.max && a.within_minutes === b.within_minutes

const sameShape = (a: LimitExtent, b: LimitExtent): boolean =>
  a.quantity === b.quantity &&
  a.from === b.from &&
  a.within_minutes === b.within_minutes &&
  sameThen(a.then, b.then)

/** Whether two limits pass and refuse the same; where they come from does not count. */
export const sameLimit = (a: LimitExtent | null, b: LimitExtent | null): boolean =>
  a === null || b === null
    ? a === b
    : sameShape(a, b) && a.min === b.min && a.max === b.max && a.hold_minutes === b.hold_minutes

/**
 * How the limit of a task stands to the plan's; null = the same. A task without the plan's limit lets
 * everything pass.
 */
export function compareLimits(task: LimitExtent | null, plan: LimitExtent): Direction | null {
  if (sameLimit(task, plan)) return null
  if (task === null) return 'laxer'
  if (!sameShape(task, plan)) return 'other'
  return isLaxer(task, plan) ? 'laxer' : 'stricter'
}

const checksPerYear: Partial<Record<FrequencyName, number>> = {
  once_a_week: 52,
  once_in_month: 12,
  once_in_2_months: 6,
  once_in_quartal: 4,
  twice_in_a_year: 2,
  once_in_year: 1,
}

const isDaily = ({ frequency }: Schedule): boolean =>
  frequency === 'once_a_day' || frequency === 'twice_a_day'
/** Checks on a day; without times there is one (`stateToday`). */
const checksOfDay = ({ times }: Schedule): number => Math.max(1, times.length)
const perYear = (schedule: Schedule): number | undefined =>
  isDaily(schedule) ? 365 * checksOfDay(schedule) : checksPerYear[schedule.frequency]

/**
 * How the schedule of a task stands to the plan's; null = as often. At what hour is the place's own business.
 */
export function compareSchedules(task: Schedule, plan: Schedule): Direction | null {
  const hasSameFrequency = task.frequency === plan.frequency && task.frequency_key === plan.frequency_key
  if (hasSameFrequency && (!isDaily(task) || checksOfDay(task) === checksOfDay(plan))) return null
  const [mine, theirs] = [perYear(task), perYear(plan)]
  if (mine === undefined || theirs === undefined) return 'other'
  return mine < theirs ? 'laxer' : mine > theirs ? 'stricter' : 'other'
}

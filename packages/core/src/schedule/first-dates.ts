/**
 * When tasks that a plan adds begin: not on the day that it is made, and not all at once. Daily tasks begin
 * with the next opening, weekly ones over a week, monthly ones over a month; each rarer one gets the month in
 * which it is due.
 */
import type { FrequencyName } from '../haccp/index.ts'
import type { CustomFrequency } from '../tasks/index.ts'
import { civilOf, dateOf, dayOf, monthsOf, monthStart, type Day } from './days.ts'
import {
  hasDueMonth,
  monthsOfPeriod,
  periodAt,
  rhythmKind,
  rhythmOf,
  type AskedFrequency,
} from './recurrence.ts'

export type TaskToStart = {
  readonly frequency: FrequencyName
  /** The law asks for it before the work begins: a health certificate, an instruction. */
  readonly before_start: boolean
}

export type FirstDate = {
  /** Local wall time since which it is scheduled, `YYYY-MM-DDTHH:mm`. */
  readonly since: string
  /** The month of its first due date; null = its frequency has none. */
  readonly custom_frequency: CustomFrequency | null
}

export type Opening = {
  /** Local wall time of the adoption, `YYYY-MM-DDTHH:mm`. */
  readonly moment: string
  /** Wall time `HH:mm` of the first check of the place's day; null = it has none. */
  readonly opens: string | null
}

/** What the law asks for before the start has at least so many days to its date. */
const DAYS_TO_PREPARE = 14
/** A first month that is shorter than this is left out. */
const SHORTEST_MONTH = 7
/** Days between the starts of two monthly tasks, and how many days they are spread over. */
const MONTHLY_STEP = 5
const MONTHLY_SPREAD = 25

/** The dates in the order of the tasks; the same tasks and moment give the same dates. */
export function firstDates(tasks: readonly TaskToStart[], { moment, opens }: Opening): readonly FirstDate[] {
  const tomorrow = dayOf(moment) + 1
  const months = dueMonths(tasks, tomorrow)
  const rank = ranksOf(tasks)
  const opening = nextOpening({ moment, opens })
  return tasks.map((task, index) => {
    const day = firstDay(task, rank[index] ?? 0, tomorrow)
    const month = months[index] ?? null
    const now = rhythmKind({ frequency: task.frequency, custom: null }) !== 'period' && opening === moment
    return {
      since: now || isFree(task) ? moment : `${dateOf(day)}T00:00`,
      custom_frequency: month === null ? null : dueMonth(monthStart(month)),
    }
  })
}

/** The moment itself where the first check of its day is still to come, else the next day. */
export const nextOpening = ({ moment, opens }: Opening): string =>
  opens !== null && moment.slice(11, 16) <= opens ? moment : `${dateOf(dayOf(moment) + 1)}T00:00`

const isFree = ({ frequency }: TaskToStart): boolean => rhythmKind({ frequency, custom: null }) === 'free'

/** A named frequency whose first due date is at the end of the month of `day`. */
export const dueMonth = (day: Day): CustomFrequency => ({
  custom_frequency_type_id: null,
  task_frequency_cnt: 1,
  times: [],
  days_of_week: [],
  start_time: `${dateOf(monthStart(monthsOf(civilOf(day))))}T00:00`,
  repeat_on: null,
})

/**
 * The month `YYYY-MM` of the next due date of a rare task, from the month of `today` (a local date) on; null
 * = its periods are counted from January.
 */
export function nextDueMonth(taskFrequency: AskedFrequency, today: string): string | null {
  const { first_due } = rhythmOf(taskFrequency, today)
  if (first_due === undefined) return null
  const every = monthsOfPeriod(taskFrequency.frequency)
  const periods = Math.ceil((monthsOf(civilOf(dayOf(today))) - first_due) / every)
  return dateOf(monthStart(first_due + Math.max(0, periods) * every)).slice(0, 7)
}

/** The number of each task among those of its frequency. */
function ranksOf(tasks: readonly TaskToStart[]): readonly number[] {
  const counts = new Map<FrequencyName, number>()
  return tasks.map(({ frequency }) => {
    const rank = counts.get(frequency) ?? 0
    counts.set(frequency, rank + 1)
    return rank
  })
}

function firstDay({ frequency }: TaskToStart, rank: number, tomorrow: Day): Day {
  if (frequency === 'once_a_week') return tomorrow + (rank % 7)
  if (frequency !== 'once_in_month') return tomorrow
  const day = tomorrow + 2 + ((rank * MONTHLY_STEP) % MONTHLY_SPREAD)
  const { end } = periodAt({ frequency }, day)
  return end - day + 1 < SHORTEST_MONTH ? end + 1 : day
}

/**
 * The month in which each task with a month of its own is first due, counted from January of year 0: the
 * shortest periods first, each in the month of its first period in which the fewest others are due.
 */
function dueMonths(tasks: readonly TaskToStart[], tomorrow: Day): readonly (number | null)[] {
  const month = monthsOf(civilOf(tomorrow))
  const load = new Map<number, number>()
  const take = (first: number, every: number): number => {
    for (const due of dueIn(first, every)) load.set(due, (load.get(due) ?? 0) + 1)
    return first
  }
  const result = tasks.map((): number | null => null)
  const dated = tasks
    .flatMap((task, index) => (hasDueMonth(task.frequency) ? [{ ...task, index }] : []))
    .sort((a, b) => monthsOfPeriod(a.frequency) - monthsOfPeriod(b.frequency))
  const urgent = monthsOf(civilOf(tomorrow + DAYS_TO_PREPARE))
  for (const { frequency, index } of dated.filter((task) => task.before_start))
    result[index] = take(urgent, monthsOfPeriod(frequency))
  for (const { frequency, index } of dated.filter((task) => !task.before_start)) {
    const every = monthsOfPeriod(frequency)
    const choices = Array.from({ length: every }, (_, offset) => month + 1 + offset)
    const most = (first: number): number => Math.max(...dueIn(first, every).map((due) => load.get(due) ?? 0))
    const first = choices.reduce((best, choice) => (most(choice) < most(best) ? choice : best))
    result[index] = take(first, every)
  }
  return result
}

/** The months of a year from the first one on in which a task is due. */
const dueIn = (first: number, every: number): readonly number[] =>
  Array.from({ length: 12 / every }, (_, index) => first + index * every)

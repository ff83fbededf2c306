/**
 * How often a task is due: on single days at times of the day, or once in a period. Local wall time
 * throughout.
 */
import type { FrequencyName } from '../haccp/index.ts'
import { customFrequencyTypes, type CustomFrequency, type RepeatOn, type RepeatUnit } from '../tasks/index.ts'
import { civilOf, dayOf, mondayOf, monthStart, monthsOf, weekdayOf, type Day } from './days.ts'

export type ScheduleFrequency = FrequencyName | 'custom'

export type CustomRecurrence = {
  readonly unit: RepeatUnit
  /** Every so many units. */
  readonly every: number
  /** 1 Monday … 7 Sunday, for weeks; none = the weekday of the start. */
  readonly weekdays: readonly number[]
  /** The first day, local, `YYYY-MM-DD` or with `THH:mm`. */
  readonly start: string
  /**
   * `weekday_of_month`: the same weekday of the month as the start (the second Tuesday; a fifth one is the
   * last); else the same day of the month, in shorter months the last.
   */
  readonly repeat_on: RepeatOn | null
}

export type Rhythm = {
  readonly frequency: ScheduleFrequency
  /** Local wall times `HH:mm`. */
  readonly times: readonly string[]
  readonly custom: CustomRecurrence | null
  /**
   * Of a period of months: the first month at whose end it is due, counted from January of year 0; absent =
   * the periods are counted from January.
   */
  readonly first_due?: number
}

const unitNames = Object.keys(customFrequencyTypes) as readonly RepeatUnit[]

export type AskedFrequency = {
  readonly frequency: ScheduleFrequency
  readonly times: readonly string[]
  readonly custom_frequency: CustomFrequency | null
}

/**
 * How often a task asks, from its columns; a frequency of its own without a start counts from `since`, a
 * local date.
 */
export function rhythmOf({ frequency, times, custom_frequency }: AskedFrequency, since: string): Rhythm {
  const unit = unitNames.find(
    (name) => customFrequencyTypes[name] === custom_frequency?.custom_frequency_type_id,
  )
  if (unit === undefined || custom_frequency === null) {
    const first = custom_frequency?.start_time ?? null
    const dated = first !== null && hasDueMonth(frequency)
    return { frequency, times, custom: null, ...(dated && { first_due: monthsOf(civilOf(dayOf(first))) }) }
  }
  const { task_frequency_cnt, days_of_week, start_time, repeat_on } = custom_frequency
  return {
    frequency: 'custom',
    times: custom_frequency.times,
    custom: {
      unit,
      every: Math.max(1, task_frequency_cnt),
      weekdays: days_of_week,
      start: start_time ?? since,
      repeat_on,
    },
  }
}

/** `days`: single days and times; `period`: once in each; `free`: when it happens. */
export type RhythmKind = 'days' | 'period' | 'free'

export function rhythmKind({ frequency, custom }: Pick<Rhythm, 'frequency' | 'custom'>): RhythmKind {
  switch (frequency) {
    case 'once_a_day':
    case 'twice_a_day':
      return 'days'
    case 'custom':
      return custom === null ? 'free' : 'days'
    case 'other':
    case 'not_specified':
      return 'free'
    default:
      return 'period'
  }
}

/** A daily task without times is due at noon. */
const NOON = ['12:00'] as const
/** A start that is a date alone is stored with this time: it names none. */
const MIDNIGHT = '00:00'

/** Wall times of a due day, in order, each once. */
export function timesOf({ times, custom }: Pick<Rhythm, 'times' | 'custom'>): readonly string[] {
  if (times.length === 1) return times
  if (times.length > 1) return [...new Set(times)].sort()
  const start = custom?.start.slice(11, 16) ?? ''
  return start === '' || start === MIDNIGHT ? NOON : [start]
}

/** Whether a custom recurrence falls on the day. */
export function occursOn(custom: CustomRecurrence, day: Day): boolean {
  const start = dayOf(custom.start)
  if (day < start) return false
  switch (custom.unit) {
    case 'day':
      return (day - start) % custom.every === 0
    case 'week': {
      const isOnWeekday =
        custom.weekdays.length > 0
          ? custom.weekdays.includes(weekdayOf(day))
          : weekdayOf(day) === weekdayOf(start)
      return isOnWeekday && ((mondayOf(day) - mondayOf(start)) / 7) % custom.every === 0
    }
    case 'month':
      return inMonth(day, start, { months: custom.every, repeat_on: custom.repeat_on })
    case 'year':
      return inMonth(day, start, { months: custom.every * 12, repeat_on: custom.repeat_on })
  }
}

function inMonth(
  day: Day,
  start: Day,
  { months, repeat_on }: { months: number; repeat_on: RepeatOn | null },
): boolean {
  const first = civilOf(start)
  const civil = civilOf(day)
  const month = monthsOf(civil)
  if ((month - monthsOf(first)) % months !== 0) return false
  const last = monthStart(month + 1) - monthStart(month)
  if (repeat_on !== 'weekday_of_month') return civil.day_of_month === Math.min(first.day_of_month, last)
  if (weekdayOf(day) !== weekdayOf(start)) return false
  const nth = Math.ceil(first.day_of_month / 7)
  return nth === 5 ? civil.day_of_month > last - 7 : Math.ceil(civil.day_of_month / 7) === nth
}

export type Period = { readonly start: Day; /** Its last day. */ readonly end: Day }

const periodMonths: Partial<Record<ScheduleFrequency, number>> = {
  once_in_month: 1,
  once_in_2_months: 2,
  once_in_quartal: 3,
  twice_in_a_year: 6,
  once_in_year: 12,
}

/** Whether the place chooses the month in which the task is due: rarer than once a month. */
export const hasDueMonth = (frequency: ScheduleFrequency): boolean => (periodMonths[frequency] ?? 1) > 1

/** How many months a period of the frequency has; 0 for weeks and days. */
export const monthsOfPeriod = (frequency: ScheduleFrequency): number => periodMonths[frequency] ?? 0

/** What decides the periods of a task. */
export type PeriodRhythm = Pick<Rhythm, 'frequency' | 'first_due'>

/**
 * The period that contains the day: its week from Monday, its month, the two, three, six or twelve months
 * counted from January. With a month of its own it reaches half a period before that month and half a
 * period after: what is done early or late counts for the nearest one.
 */
export function periodAt({ frequency, first_due }: PeriodRhythm, day: Day): Period {
  const months = periodMonths[frequency]
  if (months === undefined) {
    const start = mondayOf(day)
    return { start, end: start + 6 }
  }
  const month = monthsOf(civilOf(day))
  const phase = first_due === undefined ? 0 : first_due - monthsBefore(months)
  const start = month - modulo(month - phase, months)
  return { start: monthStart(start), end: monthStart(start + months) - 1 }
}

/** Months of the period before the one at whose end the task is due. */
const monthsBefore = (months: number): number => months - 1 - Math.floor(months / 2)
const modulo = (value: number, by: number): number => ((value % by) + by) % by

/** The month in which a task with a month of its own is asked, from its period; null = it has none. */
export function dueMonthOf({ frequency, first_due }: PeriodRhythm, period: Period): Period | null {
  if (first_due === undefined) return null
  const month = monthsOf(civilOf(period.start)) + monthsBefore(monthsOfPeriod(frequency))
  return { start: monthStart(month), end: monthStart(month + 1) - 1 }
}

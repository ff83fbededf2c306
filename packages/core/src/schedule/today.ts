/**
 * What is due on a day. A schedule is a rule in local wall time and an IANA zone; instants are computed here and
 * nowhere else. A wall time that the clock skips moves forward, one that it repeats takes the first (Temporal's
 * «compatible»).
 */
import { Temporal } from 'temporal-polyfill'
import type { FrequencyName } from '../haccp/index.ts'

/** The statuses of document 3 section 4; due and overdue count as not filled. */
export type TaskStatus = 'due' | 'overdue' | 'ok'

export type TaskSchedule = {
  readonly frequency: FrequencyName
  /** Local wall times `HH:mm` for daily frequencies. */
  readonly times: readonly string[]
  /** Instants, ISO. */
  readonly created_at: string
  readonly last_entry_at: string | null
  /** Entries on the day that is asked for. */
  readonly entries_today: number
}

/** A check may be late by this much before it is overdue. */
export const GRACE_MINUTES = 60

export type TodayState = { readonly scheduled: boolean; readonly status: TaskStatus; /** The next unfilled slot of the day, ISO instant. */ readonly due_at: string | null; /** Its local wall time, `HH:mm`. */ readonly due_time: string | null }

/** The local calendar date at an instant, `YYYY-MM-DD`. */
export const localDate = (now_iso: string, timezone: string): string => Temporal.Instant.from(now_iso).toZonedDateTimeISO(timezone).toPlainDate().toString()

/** The instant of a local wall time, ISO in UTC. */
export const instantOf = (date: string, time: string, timezone: string): string =>
  Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timezone, { disambiguation: 'compatible' }).toInstant().toString()

/** One moment at one place: what many tasks of a day ask is worked out once. */
export type DayClock = {
  readonly now_ms: number
  /** Today's local date. */
  readonly today: string
  readonly timezone: string
  /** The instant of a wall time today, ISO, and in ms. */
  readonly at: (time: string) => { readonly iso: string; readonly ms: number }
}

export function dayClock(now_iso: string, timezone: string): DayClock {
  const today = localDate(now_iso, timezone)
  const known = new Map<string, { iso: string; ms: number }>()
  const at = (time: string): { iso: string; ms: number } => {
    const before = known.get(time)
    if (before) return before
    const iso = instantOf(today, time, timezone)
    const made = { iso, ms: Date.parse(iso) }
    known.set(time, made)
    return made
  }
  return { now_ms: Date.parse(now_iso), today, timezone, at }
}

/** Where the task stands on the day of the clock. */
export function stateToday(task: TaskSchedule, clock: DayClock): TodayState {
  if (task.frequency === 'other' || task.frequency === 'not_specified') return { scheduled: false, status: 'ok', due_at: null, due_time: null }
  if (task.frequency === 'once_a_day' || task.frequency === 'twice_a_day') return dailyState(task, clock)
  return periodState(task, clock)
}

function dailyState(task: TaskSchedule, clock: DayClock): TodayState {
  const times = [...(task.times.length > 0 ? task.times : ['12:00'])].sort()
  const next = times[task.entries_today]
  if (next === undefined) return { scheduled: true, status: 'ok', due_at: null, due_time: null }
  const due = clock.at(next)
  const late = clock.now_ms > due.ms + GRACE_MINUTES * 60_000
  const known = Date.parse(task.created_at) <= due.ms
  return { scheduled: true, status: late && known ? 'overdue' : 'due', due_at: due.iso, due_time: next }
}

/** Months that one period of the frequency spans; a week is handled apart. */
const periodMonths: Partial<Record<FrequencyName, number>> = { once_in_month: 1, once_in_2_months: 2, once_in_quartal: 3, twice_in_a_year: 6, once_in_year: 12 }

function periodStart(frequency: FrequencyName, date: Temporal.PlainDate): Temporal.PlainDate {
  const months = periodMonths[frequency]
  if (months === undefined) return date.subtract({ days: date.dayOfWeek - 1 })
  return Temporal.PlainDate.from({ year: date.year, month: Math.floor((date.month - 1) / months) * months + 1, day: 1 })
}

/** Due from the first day of the period until an entry; overdue once a whole period went by without one. */
function periodState(task: TaskSchedule, { today, timezone }: DayClock): TodayState {
  const start = periodStart(task.frequency, Temporal.PlainDate.from(today))
  const before = periodStart(task.frequency, start.subtract({ days: 1 }))
  const since = task.last_entry_at ?? task.created_at
  const last = Temporal.PlainDate.from(localDate(since, timezone))
  if (task.last_entry_at !== null && Temporal.PlainDate.compare(last, start) >= 0) return { scheduled: true, status: 'ok', due_at: null, due_time: null }
  const status = Temporal.PlainDate.compare(last, before) < 0 ? 'overdue' : 'due'
  return { scheduled: true, status, due_at: null, due_time: null }
}

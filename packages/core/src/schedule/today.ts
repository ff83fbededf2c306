/**
 * Where each task stands today. One row a task and one clock a request: what many tasks of a day ask is
 * worked out once.
 */
import { dayOf, type Day } from './days.ts'
import { isPaused, lastAskedDay, type Pause } from './slots.ts'
import { occursOn, periodAt, rhythmKind, timesOf, type Rhythm, type ScheduleFrequency } from './recurrence.ts'
import { dueInstants, localDate } from './wall-time.ts'

/**
 * Those of the day's statuses (document 3 section 4) that a task has before it is asked for its entry; due
 * and overdue count as not filled.
 */
export type TaskStatus = 'due' | 'overdue' | 'ok'

export type TaskSchedule = Rhythm & {
  /** Local wall time since which it is asked like this, `YYYY-MM-DDTHH:mm`. */
  readonly since: string
  /** Local date of the last entry. */
  readonly last_entry_date: string | null
  /** Entries on the day that is asked for. */
  readonly entries_today: number
}

/** A check may be late by this much before it is overdue. */
export const GRACE_MINUTES = 60

export type TodayState = {
  readonly scheduled: boolean
  readonly status: TaskStatus
  /** The next unfilled slot of the day, ISO instant. */ readonly due_at: string | null
  /** Its local wall time, `HH:mm`. */ readonly due_time: string | null
}

/** One moment at one place. */
export type DayClock = {
  readonly now_ms: number
  /** Today's local date. */
  readonly today: string
  readonly day: Day
  readonly timezone: string
  readonly paused: boolean
  /** When wall times of today are due. */
  readonly due: (times: readonly string[]) => readonly DueMoment[]
  /**
   * The asked period of a frequency that today lies in and the one before it, as first days; null where all
   * its days are paused.
   */
  readonly period: (frequency: ScheduleFrequency) => AskedPeriod
}
export type DueMoment = { readonly ms: number; /** ISO in UTC. */ readonly iso: string }
export type AskedPeriod = {
  readonly start: Day
  readonly asked: boolean
  readonly before: { readonly start: Day; readonly due: Day } | null
}

function memo<Value>(make: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const made = make(key)
    known.set(key, made)
    return made
  }
}

const isoOf = (ms: number): string => new Date(ms).toISOString().replace('.000Z', 'Z')

export function dayClock(now_iso: string, timezone: string, pauses: readonly Pause[] = []): DayClock {
  const today = localDate(now_iso, timezone)
  const day = dayOf(today)
  const due = memo((times) =>
    dueInstants(today, times.split(' '), timezone).map((ms) => ({ ms, iso: isoOf(ms) })),
  )
  const period = memo((frequency) => askedPeriod(frequency as ScheduleFrequency, pauses, day))
  return {
    now_ms: Date.parse(now_iso),
    today,
    day,
    timezone,
    paused: isPaused(pauses, day),
    due: (times) => due(times.join(' ')),
    period,
  }
}

/** What is done once a period can be done until its last day that is not paused. */
export function askedPeriod(frequency: ScheduleFrequency, pauses: readonly Pause[], day: Day): AskedPeriod {
  const { start, end } = periodAt(frequency, day)
  const due = lastAskedDay(pauses, start, end)
  const before = periodAt(frequency, start - 1)
  const before_due = lastAskedDay(pauses, before.start, before.end)
  return {
    start,
    asked: due !== null && due >= day,
    before: before_due === null ? null : { start: before.start, due: before_due },
  }
}

const freeState: TodayState = { scheduled: false, status: 'ok', due_at: null, due_time: null }
const filledState: TodayState = { scheduled: true, status: 'ok', due_at: null, due_time: null }
const dueState: TodayState = { scheduled: true, status: 'due', due_at: null, due_time: null }
const overdueState: TodayState = { scheduled: true, status: 'overdue', due_at: null, due_time: null }

/** Where the task stands on the day of the clock; a paused day asks nothing. */
export function stateToday(task: TaskSchedule, clock: DayClock): TodayState {
  if (clock.paused) return freeState
  switch (rhythmKind(task)) {
    case 'days':
      return task.frequency === 'custom' && task.custom !== null && !occursOn(task.custom, clock.day)
        ? freeState
        : dailyState(task, clock)
    case 'period':
      return periodState(task, clock)
    case 'open':
      return task.last_entry_date === null ? dueState : filledState
    case 'free':
      return freeState
  }
}

function dailyState(task: TaskSchedule, clock: DayClock): TodayState {
  const times = timesOf(task)
  const due_time = times[task.entries_today]
  const due = due_time === undefined ? undefined : clock.due(times)[task.entries_today]
  if (due_time === undefined || due === undefined) return filledState
  const fresh = task.since.startsWith(clock.today) && task.since.slice(11, 16) > due_time
  const late = !fresh && clock.now_ms > due.ms + GRACE_MINUTES * 60_000
  return { scheduled: true, status: late ? 'overdue' : 'due', due_at: due.iso, due_time }
}

/** Times of the day that no entry has filled yet; none where a period is asked. */
export const timesLeft = (task: TaskSchedule): readonly string[] =>
  rhythmKind(task) === 'days' ? timesOf(task).slice(task.entries_today) : []

/** Due from the first day of the period until an entry; overdue once a whole period went by without one. */
function periodState(task: TaskSchedule, clock: DayClock): TodayState {
  const { start, asked, before } = clock.period(task.frequency)
  const last = task.last_entry_date === null ? -Infinity : dayOf(task.last_entry_date)
  if (last >= start) return filledState
  if (!asked) return freeState
  return before !== null && before.start >= dayOf(task.since) && last < before.start ? overdueState : dueState
}

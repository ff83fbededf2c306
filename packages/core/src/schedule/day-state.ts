/** A task on one day: its checks that count on the day, and the state of its card. */
import { checksIn, type Check, type TaskDays, type TaskStatus } from './checks.ts'
import type { DayClock } from './day-clock.ts'
import { dateOf, type Day } from './days.ts'
import { isPaused } from './slots.ts'

export type DayCheck = {
  /** Local wall time `HH:mm`; null = until the end of the day. */
  readonly time: string | null
  readonly status: TaskStatus
}

export type DayState = {
  /** The day has a check of the task, or one that was done earlier in its period. */
  readonly scheduled: boolean
  /** The worst of its checks. */
  readonly status: TaskStatus
  /** The first check with this status that has a time of day, ISO instant. */
  readonly due_at: string | null
  /** Its local wall time, `HH:mm`. */
  readonly due_time: string | null
  /** Of a check of a period: the last day on which it is due, `YYYY-MM-DD`; null = it has a time of day. */
  readonly due_until: string | null
  /** Times of the day that no entry has filled yet. */
  readonly due_times: readonly string[]
  /** The chart counts the same ones. */
  readonly checks: readonly DayCheck[]
}

export function stateOfDay(task: TaskDays, day: Day, clock: DayClock): DayState {
  const all = checksIn(task, { from: day, to: day }, clock)
  const checks = all.filter((check) => check.day === day)
  const open = checks.filter(({ status }) => status !== 'ok')
  const first = open.find(({ status }) => status === 'overdue') ?? open[0]
  const due_time = first?.slot.time ?? null
  const times = checks.flatMap(({ slot }) => slot.time ?? [])
  return {
    scheduled: checks.length > 0 || (!isPaused(clock.pauses, day) && all.some((check) => isDone(check, day))),
    status: first?.status ?? 'ok',
    due_at: due_time === null ? null : (clock.due(day, times)[times.indexOf(due_time)]?.iso ?? null),
    due_time,
    due_until: endOfPeriod(all, day),
    due_times: open.flatMap(({ slot }) => slot.time ?? []),
    checks: checks.map(({ slot, status }) => ({ time: slot.time, status })),
  }
}

function endOfPeriod(checks: readonly Check[], day: Day): string | null {
  const check = checks.find(({ slot }) => slot.time === null && slot.opens <= day && day <= slot.closes)
  return check === undefined ? null : dateOf(check.slot.day)
}

/** Done earlier in the period of the day, or before the month in which it is asked. */
const isDone = ({ slot, day: done, status }: Check, day: Day): boolean =>
  status === 'ok' && done < day && slot.asked <= day && day <= slot.asked_until

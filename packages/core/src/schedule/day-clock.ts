/** One moment at one place. Due times and periods are computed once for the many tasks of a request. */
import { dateOf, dayOf, type Day } from './days.ts'
import { periodAt, type PeriodRhythm } from './recurrence.ts'
import { lastAskedDay, type Pause } from './slots.ts'
import { dueInstants, localDate } from './wall-time.ts'

/** A check may be late by this much before it is overdue. */
export const GRACE_MINUTES = 60

export type DayClock = {
  readonly now_ms: number
  /** Today's local date. */
  readonly today: string
  readonly day: Day
  readonly timezone: string
  readonly pauses: readonly Pause[]
  /** When the wall times of a day are due, in their order. */
  readonly due: (day: Day, times: readonly string[]) => readonly DueMoment[]
  /** The period before the one of today; null where all its days are paused. */
  readonly periodBefore: (of: PeriodRhythm) => PastPeriod | null
}
export type DueMoment = { readonly ms: number; /** ISO in UTC. */ readonly iso: string }
export type PastPeriod = { readonly start: Day; readonly end: Day }

function memo<Value>(compute: (key: string) => Value): (key: string) => Value {
  const values = new Map<string, Value>()
  return (key) => {
    const stored = values.get(key)
    if (stored !== undefined) return stored
    const value = compute(key)
    values.set(key, value)
    return value
  }
}

const isoOf = (ms: number): string => new Date(ms).toISOString().replace('.000Z', 'Z')

export function dayClock(now_iso: string, timezone: string, pauses: readonly Pause[] = []): DayClock {
  const today = localDate(now_iso, timezone)
  const day = dayOf(today)
  const due = memo((key) => {
    const [date = today, ...times] = key.split(' ')
    return dueInstants(date, times, timezone).map((ms) => ({ ms, iso: isoOf(ms) }))
  })
  const before = memo((key) => periodBefore(JSON.parse(key) as PeriodRhythm, pauses, day))
  return {
    now_ms: Date.parse(now_iso),
    today,
    day,
    timezone,
    pauses,
    due: (of, times) => due([of === day ? today : dateOf(of), ...times].join(' ')),
    periodBefore: ({ frequency, first_due }) => before(JSON.stringify({ frequency, first_due })),
  }
}

function periodBefore(rhythm: PeriodRhythm, pauses: readonly Pause[], day: Day): PastPeriod | null {
  const { start, end } = periodAt(rhythm, periodAt(rhythm, day).start - 1)
  return lastAskedDay(pauses, start, end) === null ? null : { start, end }
}

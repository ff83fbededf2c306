/**
 * Schedule → slots. A slot is one check: on a day at a time, or once in a period until its last day. It
 * belongs to the day on which it is due, and the schedule in force on that day decides that it exists. This
 * file knows days and wall times; instants are in wall-time.ts.
 */
import { monthStart, type Day } from './days.ts'
import {
  dueMonthOf,
  occursOn,
  periodAt,
  rhythmKind,
  timesOf,
  type Period,
  type Rhythm,
} from './recurrence.ts'

/** A schedule from the day it was made on; the last one made on a day counts for that day. */
export type ScheduleVersion = Rhythm & {
  readonly from: Day
  /** Local wall time `HH:mm` at which it was made. */
  readonly from_time: string
  readonly is_disabled: boolean
}

/** Days without monitoring, both included. */
export type Pause = { readonly from: Day; readonly to: Day }

export type Slot = {
  /** The first day on which an entry fills it. */
  readonly opens: Day
  /** The first day on which the day's list asks for it. */
  readonly asked: Day
  /** The day it is due on. */
  readonly day: Day
  /** The last day on which the day's list asks for it, from `day` on as overdue. */
  readonly asked_until: Day
  /** The last day on which an entry fills it. */
  readonly closes: Day
  /** Local wall time `HH:mm`; null = until the end of the day. */
  readonly time: string | null
  /** Its time or period had started before the schedule was made: it can be filled and is never overdue. */
  readonly fresh: boolean
}

export const isPaused = (pauses: readonly Pause[], day: Day): boolean =>
  pauses.some(({ from, to }) => from <= day && day <= to)

/** The last day of the period that is not paused; null where all are. */
export function lastAskedDay(pauses: readonly Pause[], start: Day, end: Day): Day | null {
  let day = end
  for (;;) {
    const pause = pauses.find(({ from, to }) => from <= day && day <= to)
    if (pause === undefined) return day
    day = pause.from - 1
    if (day < start) return null
  }
}

export type Range = { readonly from: Day; /** Included. */ readonly to: Day }

/**
 * Slots of single days that are due in the range, and slots of periods that touch it; in the order of their
 * days. `versions` by `from`, each day once.
 */
export function slotsIn(
  versions: readonly ScheduleVersion[],
  pauses: readonly Pause[],
  range: Range,
): Slot[] {
  const slots: Slot[] = []
  versions.forEach((version, index) => {
    if (version.is_disabled) return
    const until = (versions[index + 1]?.from ?? Infinity) - 1
    const kind = rhythmKind(version)
    if (kind === 'days')
      addDays(slots, version, pauses, {
        from: Math.max(range.from, version.from),
        to: Math.min(range.to, until),
      })
    else if (kind === 'period') addPeriods(slots, { version, until }, pauses, range)
  })
  return slots
}

function addDays(
  slots: Slot[],
  version: ScheduleVersion,
  pauses: readonly Pause[],
  { from, to }: Range,
): void {
  const times = timesOf(version)
  for (let day = from; day <= to; day += 1) {
    if (version.custom !== null && version.frequency === 'custom' && !occursOn(version.custom, day)) continue
    if (pauses.length > 0 && isPaused(pauses, day)) continue
    for (const time of times)
      slots.push({
        opens: day,
        asked: day,
        day,
        asked_until: day,
        closes: day,
        time,
        fresh: isFresh(version, day, time),
      })
  }
}

export const isFresh = (
  version: Pick<ScheduleVersion, 'from' | 'from_time'>,
  day: Day,
  time: string,
): boolean => day === version.from && version.from_time > time

function addPeriods(
  slots: Slot[],
  { version, until }: { version: ScheduleVersion; until: Day },
  pauses: readonly Pause[],
  range: Range,
): void {
  const last = Math.min(range.to, periodAt(version, Math.min(range.to, until)).end)
  const first = Math.max(range.from, periodAt(version, version.from).start)
  for (let day = first; day <= last;) {
    const period = periodAt(version, day)
    const slot = slotOfPeriod(version, period, pauses)
    if (slot !== null && slot.day >= version.from && slot.day <= until) slots.push(slot)
    day = period.end + 1
  }
}

/** The check of a period; null where all days of it are paused, or it is before the first that is due. */
function slotOfPeriod(version: ScheduleVersion, period: Period, pauses: readonly Pause[]): Slot | null {
  const month = dueMonthOf(version, period)
  if (month !== null && month.start < monthStart(version.first_due ?? 0)) return null
  const duePeriod = month ?? period
  const day = lastAskedDay(pauses, duePeriod.start, duePeriod.end)
  if (day === null) return null
  return {
    opens: period.start,
    asked: Math.max(duePeriod.start, version.from),
    day,
    asked_until: month === null ? day : period.end,
    closes: period.end,
    time: null,
    fresh: month === null && period.start < version.from,
  }
}

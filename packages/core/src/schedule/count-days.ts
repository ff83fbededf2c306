/** Checks of a range of days by how they stand: what the chart of the activity log shows. */
import type { Day } from './days.ts'
import { isPaused, slotsIn, type Pause, type Range, type ScheduleVersion, type Slot } from './slots.ts'
import { askedPeriod, GRACE_MINUTES, type DayClock } from './today.ts'
import { periodAt, rhythmKind } from './recurrence.ts'

export type DayCount = { readonly due: number; readonly overdue: number; readonly ok: number }

export type TaskDays = {
  /** By `from`, each day once. */
  readonly versions: readonly ScheduleVersion[]
  /** Entries of each day that has any, in the range that `entriesFrom` names. */
  readonly entries: ReadonlyMap<Day, number>
  /** The last entry ever. */
  readonly last_entry: Day | null
}

/**
 * The first day whose entries the range asks for: a check of a period counts on the day it was done, and the
 * period before tells whether it is late.
 */
export function entriesFrom(versions: readonly ScheduleVersion[], { from }: Range): Day {
  return Math.min(
    from,
    ...versions
      .filter((version) => rhythmKind(version) === 'period')
      .map(({ frequency }) => periodAt(frequency, periodAt(frequency, from).start - 1).start),
  )
}

/**
 * Each check counts on one day. One of a time of day counts on its day: filled, or due, or overdue. One of a
 * period
 * counts on the day it was done; undone on today while it is open, else on its last day.
 */
export function countDays(
  tasks: readonly TaskDays[],
  pauses: readonly Pause[],
  range: Range,
  clock: DayClock,
): readonly DayCount[] {
  const days = Array.from({ length: range.to - range.from + 1 }, () => ({ due: 0, overdue: 0, ok: 0 }))
  for (const task of tasks) {
    for (const state of standings(task, { pauses, range, clock })) {
      const day = days[state.day - range.from]
      if (day !== undefined) day[state.as] += 1
    }
  }
  return days
}

export type DayCheck = {
  /** Local wall time `HH:mm`; null = until the end of the day. */ readonly time: string | null
  readonly status: keyof DayCount
}

/** The task's checks that count on the day, in their order: the chart counts the same ones. */
export function checksOfDay(
  task: TaskDays,
  { day, pauses, clock }: { readonly day: Day; readonly pauses: readonly Pause[]; readonly clock: DayClock },
): readonly DayCheck[] {
  const found = standings(task, { pauses, range: { from: day, to: day }, clock })
  return found.flatMap((state) => (state.day === day ? [{ time: state.time, status: state.as }] : []))
}

type Around = { readonly pauses: readonly Pause[]; readonly range: Range; readonly clock: DayClock }

function standings(
  task: TaskDays,
  { pauses, range, clock }: Around,
): readonly (Standing & { readonly time: string | null })[] {
  let today = -Infinity
  let left = 0
  return slotsIn(task.versions, pauses, range).flatMap((slot) => {
    let state: Standing | null
    if (slot.time === null) state = periodStanding(slot, task, pauses, clock)
    else {
      if (today !== slot.day) [today, left] = [slot.day, task.entries.get(slot.day) ?? 0]
      state = left > 0 ? { day: slot.day, as: 'ok' } : dayStanding(slot, task, clock)
      left -= 1
    }
    return state === null ? [] : [{ ...state, time: slot.time }]
  })
}

type Standing = { readonly day: Day; readonly as: keyof DayCount }

function dayStanding({ day, time, fresh }: Slot, task: TaskDays, clock: DayClock): Standing | null {
  if (day > clock.day) return { day, as: 'due' }
  if (day < clock.day) return fresh ? null : { day, as: 'overdue' }
  if (fresh || time === null) return { day, as: 'due' }
  const times = timesOfDay(task.versions, day)
  const due = clock.due(times)[times.indexOf(time)]?.ms ?? Infinity
  return { day, as: clock.now_ms > due + GRACE_MINUTES * 60_000 ? 'overdue' : 'due' }
}

const timesOfDay = (versions: readonly ScheduleVersion[], day: Day): readonly string[] =>
  slotsIn(versions, [], { from: day, to: day }).flatMap(({ time }) => (time === null ? [] : [time]))

function periodStanding(
  { opens, day, closes, fresh }: Slot,
  { versions, entries, last_entry }: TaskDays,
  pauses: readonly Pause[],
  clock: DayClock,
): Standing | null {
  if (day === Infinity && last_entry !== null && last_entry < opens) return null
  const filled = firstEntry(entries, opens, Math.min(closes, clock.day))
  if (filled !== null) return { day: filled, as: 'ok' }
  if (day === Infinity && last_entry !== null) return null
  if (day < clock.day) return fresh ? null : { day, as: 'overdue' }
  if (opens > clock.day) return day === Infinity ? null : { day, as: 'due' }
  if (isPaused(pauses, clock.day)) return day === Infinity ? null : { day, as: 'due' }
  return { day: clock.day, as: isLate(versions, { entries, pauses }, clock.day) ? 'overdue' : 'due' }
}

function firstEntry(entries: ReadonlyMap<Day, number>, from: Day, to: Day): Day | null {
  let first: Day | null = null
  for (const [day, count] of entries)
    if (count > 0 && day >= from && day <= to && (first === null || day < first)) first = day
  return first
}

/** Whether the asked period before the one of the day went by without an entry. */
function isLate(
  versions: readonly ScheduleVersion[],
  { entries, pauses }: { entries: ReadonlyMap<Day, number>; pauses: readonly Pause[] },
  day: Day,
): boolean {
  const version = versions.at(-1)
  if (version === undefined || rhythmKind(version) !== 'period') return false
  const { start, before } = askedPeriod(version.frequency, pauses, day)
  return (
    before !== null && before.start >= version.from && firstEntry(entries, before.start, start - 1) === null
  )
}

/**
 * Slots judged by the entries: each check of a task, the day it counts on, and its status. Chart, cards,
 * history and e-mails all read this one list.
 */
import { dayOf, monthStart, type Day } from './days.ts'
import { GRACE_MINUTES, type DayClock, type PastPeriod } from './day-clock.ts'
import { frequencyOfPart, type PartSchedule } from './part-schedule.ts'
import { dueMonthOf, rhythmKind, rhythmOf, type AskedFrequency } from './recurrence.ts'
import { isPaused, slotsIn, type Range, type ScheduleVersion, type Slot } from './slots.ts'

/**
 * The status that a check has before its entry counts (document 3 section 4); due and overdue count as not
 * filled.
 */
export type TaskStatus = 'due' | 'overdue' | 'ok'

export type TaskDays = {
  /** By `from`, each day once. */
  readonly versions: readonly ScheduleVersion[]
  /** Entries of each day that has any, in the range that `entriesFrom` names. */
  readonly entries: ReadonlyMap<Day, number>
}

export type Check = {
  readonly slot: Slot
  /** The day that it counts on; -Infinity where it was done before all of its days. */
  readonly day: Day
  readonly status: TaskStatus
}

/**
 * Each check counts on one day. One of a time of day counts on its day: filled, due or overdue. One of a
 * period counts on the day it was done; undone on today while it is asked, else on the day it is due. Entries
 * of a day fill its checks in their order.
 */
export function checksIn(task: TaskDays, range: Range, clock: DayClock): readonly Check[] {
  const slots = slotsIn(task.versions, clock.pauses, range)
  let current = -Infinity
  let entries_left = 0
  return slots.flatMap((slot) => {
    if (slot.time === null) return checkOfPeriod(slot, task, clock) ?? []
    if (current !== slot.day) [current, entries_left] = [slot.day, task.entries.get(slot.day) ?? 0]
    entries_left -= 1
    if (entries_left >= 0) return { slot, day: slot.day, status: 'ok' }
    return checkOfDay(slot, slots, clock) ?? []
  })
}

function checkOfDay(slot: Slot, slots: readonly Slot[], clock: DayClock): Check | null {
  const { day, time, fresh } = slot
  if (day > clock.day) return { slot, day, status: 'due' }
  if (day < clock.day) return fresh ? null : { slot, day, status: 'overdue' }
  if (fresh || time === null) return { slot, day, status: 'due' }
  const times = slots.flatMap((other) => (other.day === day && other.time !== null ? [other.time] : []))
  const due = clock.due(day, times)[times.indexOf(time)]?.ms ?? Infinity
  return { slot, day, status: clock.now_ms > due + GRACE_MINUTES * 60_000 ? 'overdue' : 'due' }
}

function checkOfPeriod(slot: Slot, task: TaskDays, clock: DayClock): Check | null {
  const { opens, asked: firstAskedDay, day, asked_until, closes, fresh } = slot
  const filled = firstEntry(task.entries, opens, Math.min(closes, clock.day))
  if (filled !== null) return { slot, day: filled, status: 'ok' }
  if (asked_until < clock.day) return fresh ? null : { slot, day, status: 'overdue' }
  const is_past = day < clock.day
  const is_late = is_past || (opens <= clock.day && isLate(task, clock))
  if (isPaused(clock.pauses, clock.day)) return { slot, day, status: is_past ? 'overdue' : 'due' }
  if (firstAskedDay > clock.day && !is_late) return { slot, day, status: 'due' }
  return { slot, day: clock.day, status: is_late ? 'overdue' : 'due' }
}

function firstEntry(entries: ReadonlyMap<Day, number>, from: Day, to: Day): Day | null {
  let first: Day | null = null
  for (const [day, count] of entries)
    if (count > 0 && day >= from && day <= to && (first === null || day < first)) first = day
  return first
}

/** Whether the whole period before the one of today passed without an entry. */
function isLate({ versions, entries }: TaskDays, clock: DayClock): boolean {
  const version = versions.at(-1)
  if (version === undefined || rhythmKind(version) !== 'period') return false
  const before = clock.periodBefore(version)
  return (
    before !== null && wasAsked(version, before) && firstEntry(entries, before.start, before.end) === null
  )
}

/** Whether the task was due in the period: made before it, or before its month. */
function wasAsked(version: ScheduleVersion, period: PastPeriod): boolean {
  const month = dueMonthOf(version, period)
  if (month === null) return period.start >= version.from
  return month.end >= version.from && month.start >= monthStart(version.first_due ?? 0)
}

/** How a task, a unit or a line of a checklist is scheduled now, and its last entry. */
export type CurrentSchedule = {
  readonly task: AskedFrequency
  /** Null = as the task. */
  readonly part: PartSchedule | null
  /** Local wall time since which it is scheduled like this, `YYYY-MM-DDTHH:mm`. */
  readonly since: string
  /** Local date. */
  readonly last_entry_date: string | null
  readonly entries_on_date: number
  /** Local date of the entry before that day: the first entry of a period is its check. */
  readonly earlier_entry_date?: string | null
}

/** The data of a task for today's checks: the current schedule and the last entries decide them. */
export function currentDays(current: CurrentSchedule): TaskDays {
  const { task, part, since, last_entry_date, entries_on_date, earlier_entry_date = null } = current
  const frequency = part === null ? task : frequencyOfPart(part, task)
  return {
    versions: [
      {
        ...rhythmOf(frequency, since.slice(0, 10)),
        from: dayOf(since),
        from_time: since.slice(11, 16),
        is_disabled: false,
      },
    ],
    entries: new Map([
      ...(earlier_entry_date === null ? [] : [[dayOf(earlier_entry_date), 1] as const]),
      ...(last_entry_date === null ? [] : [[dayOf(last_entry_date), entries_on_date] as const]),
    ]),
  }
}

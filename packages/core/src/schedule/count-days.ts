/** Checks of a range of days, counted by their status: the chart of the activity log. */
import { checksIn, type TaskDays } from './checks.ts'
import type { DayClock } from './day-clock.ts'
import type { Day } from './days.ts'
import { periodAt, rhythmKind } from './recurrence.ts'
import type { Range, ScheduleVersion } from './slots.ts'

export type DayCount = { readonly due: number; readonly overdue: number; readonly ok: number }

/**
 * The first day whose entries the range needs: a check of a period counts on the day it was done, and the
 * period before decides whether it is late.
 */
export function entriesFrom(versions: readonly ScheduleVersion[], { from }: Range): Day {
  return Math.min(
    from,
    ...versions
      .filter((version) => rhythmKind(version) === 'period')
      .map((version) => periodAt(version, periodAt(version, from).start - 1).start),
  )
}

export function countDays(tasks: readonly TaskDays[], range: Range, clock: DayClock): readonly DayCount[] {
  const days = Array.from({ length: range.to - range.from + 1 }, () => ({ due: 0, overdue: 0, ok: 0 }))
  for (const task of tasks) {
    for (const check of checksIn(task, range, clock)) {
      const day = days[check.day - range.from]
      if (day !== undefined) day[check.status] += 1
    }
  }
  return days
}

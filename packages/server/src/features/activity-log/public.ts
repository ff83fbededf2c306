export { everything, historyWhere } from './history.queries.ts'
export { readFilter } from './read-history.ts'
export { dayBefore, dayOfTasks, listMissed, tasksInRange } from './list-missed.ts'
export { schedulesByUnit } from './unit-schedules.ts'
export type { ScheduleRow } from './statistics.queries.ts'
import { dayOf, localDate } from '@larder/core/schedule'
import type { Db } from '#db/transaction.ts'
import { findPlaceFacts } from './history.queries.ts'
import { statisticsOf } from './get-statistics.ts'

/**
 * Share of today's checks that are done, 0 to 100, floored, by the chart's own rules; null where no check is
 * due.
 */
export async function monitoringPercent(
  db: Db,
  at: { company_id: number; place_id: number },
  now: Date,
): Promise<number | null> {
  const { timezone } = await findPlaceFacts(db, at)
  const today = dayOf(localDate(now.toISOString(), timezone))
  const [day] = await statisticsOf(db, at, { from: today, to: today, now, task_subtype_id: null })
  const asked = day === undefined ? 0 : day.due + day.overdue + day.ok
  return day === undefined || asked === 0 ? null : Math.floor((day.ok / asked) * 100)
}
export { statisticsOf } from './get-statistics.ts'
export { describeEntry, valuesOf } from './describe-entry.ts'
export { listBreaches, listHistoryBatch, type ExportRow } from './history.queries.ts'

import { dayClock, stateToday } from '@larder/core/schedule'
import type { Db } from '#db/transaction.ts'
import { listDayTasks } from './entries.queries.ts'
import { scheduleOf } from './list-today.ts'

/** Share of today's scheduled checks that are done, 0 to 100, floored; null where nothing is scheduled. */
export async function monitoringPercent(db: Db, at: { company_id: number; place_id: number }, now: Date): Promise<number | null> {
  const { timezone, tasks } = await listDayTasks(db, at, 'en')
  const clock = dayClock(now.toISOString(), timezone)
  const scheduled = tasks.map((task) => stateToday(scheduleOf(task, clock), clock)).filter((state) => state.scheduled)
  return scheduled.length === 0 ? null : Math.floor((scheduled.filter(({ status }) => status === 'ok').length / scheduled.length) * 100)
}

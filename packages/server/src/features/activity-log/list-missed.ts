/** What was asked on a day and not done, by the chart's own rules. */
import { countDays, dateOf, dayClock, dayOf, type Day } from '@larder/core/schedule'
import type { Db } from '#db/transaction.ts'
import { asPause, listPauses } from '#features/pause-periods/public.ts'
import { readTasks } from './get-statistics.ts'
import { listSchedules } from './statistics.queries.ts'

export type Missed = {
  readonly task_id: number
  /** 0 = the task is done at no unit. */ readonly unit_id: number
  readonly count: number
}

/**
 * @param date a local day that has passed, `YYYY-MM-DD`; what is asked in a period counts on its last day.
 */
export async function listMissed(
  db: Db,
  at: { readonly company_id: number; readonly place_id: number },
  { date, now }: { readonly date: string; readonly now: Date },
): Promise<readonly Missed[]> {
  const day = dayOf(date)
  const { timezone, tasks } = await listSchedules(db, at, null)
  const pauses = (await listPauses(db, at)).map(asPause)
  const clock = dayClock(now.toISOString(), timezone, pauses)
  const known = await readTasks(db, at, { tasks, range: { from: day, to: day } })
  return known.flatMap((task) => {
    const count = countDays([task], pauses, { from: day, to: day }, clock)[0]?.overdue ?? 0
    return count === 0 ? [] : [{ task_id: task.id, unit_id: task.unit_id, count }]
  })
}

/** What is asked of each task and unit by the schedules of the day, with what was entered. */
export async function dayOfTasks(
  db: Db,
  at: { readonly company_id: number; readonly place_id: number },
  day: Day,
): Promise<Awaited<ReturnType<typeof readTasks>>> {
  const { tasks } = await listSchedules(db, at, null)
  return readTasks(db, at, { tasks, range: { from: day, to: day } })
}

/** The day before, `YYYY-MM-DD`. */
export const dayBefore = (date: string): string => dateOf(dayOf(date) - 1)

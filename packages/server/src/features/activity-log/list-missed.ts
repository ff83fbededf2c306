/** Checks of a day that were missed, by the engine of the chart. */
import { countDays, dateOf, dayOf, type Day } from '@larder/core/schedule'
import type { Db } from '#db/transaction.ts'
import { readClock } from '#features/pause-periods/public.ts'
import { readTasks } from './get-statistics.ts'
import { listSchedules } from './statistics.queries.ts'

export type Missed = {
  readonly task_id: number
  /** 0 = the task is done at no unit. */
  readonly unit_id: number
  readonly count: number
}

/**
 * @param date a local day that has passed, `YYYY-MM-DD`; a check of a period counts on its last day.
 */
export async function listMissed(
  db: Db,
  at: { readonly company_id: number; readonly place_id: number },
  { date, now }: { readonly date: string; readonly now: Date },
): Promise<readonly Missed[]> {
  const day = dayOf(date)
  const clock = await readClock(db, at, now)
  return (await dayOfTasks(db, at, day)).flatMap((task) => {
    const count = countDays([task], { from: day, to: day }, clock)[0]?.overdue ?? 0
    return count === 0 ? [] : [{ task_id: task.id, unit_id: task.unit_id, count }]
  })
}

/** Schedules and entries that decide the checks of a day, of each task at each unit. */
export async function dayOfTasks(
  db: Db,
  at: { readonly company_id: number; readonly place_id: number },
  day: Day,
): Promise<Awaited<ReturnType<typeof readTasks>>> {
  return tasksInRange(db, at, { from: day, to: day })
}

/** Schedules and entries that decide the checks of the days, both included. */
export async function tasksInRange(
  db: Db,
  at: { readonly company_id: number; readonly place_id: number },
  range: { readonly from: Day; readonly to: Day },
): Promise<Awaited<ReturnType<typeof readTasks>>> {
  const tasks = await listSchedules(db, at, null)
  return readTasks(db, at, { tasks, range })
}

/** The day before, `YYYY-MM-DD`. */
export const dayBefore = (date: string): string => dateOf(dayOf(date) - 1)

import {
  countDays,
  dateOf,
  dayOf,
  entriesFrom,
  isPaused,
  rhythmKind,
  type TaskDays,
} from '@larder/core/schedule'
import type { activityLog } from '@larder/contract/activity-log'
import type { ResponseOf } from '@larder/contract/kit'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import type { Db } from '#db/transaction.ts'
import { invalid } from '#kit/problem.ts'
import { asPause, listPauses, readClock } from '#features/pause-periods/public.ts'
import { countOverdueTimers, listEntryDays, listSchedules, type ScheduleRow } from './statistics.queries.ts'
import { schedulesByUnit } from './unit-schedules.ts'

type Days = ResponseOf<typeof activityLog.statistics>

/** The chart's days. */
const MAX_DAYS = 366

/** @throws Problem 422 with `endDate` where the range is none or longer than a year. */
export async function getStatistics(
  ctx: Ctx,
  { query }: Input<typeof activityLog.statistics>,
): Promise<Days> {
  const range = { from: dayOf(query.startDate), to: dayOf(query.endDate) }
  if (range.to < range.from) throw invalid('endDate', 'before_start', 'End date is before start date.')
  if (range.to - range.from >= MAX_DAYS)
    throw invalid('endDate', 'too_long', `At most ${MAX_DAYS} days can be asked for.`)
  const [{ days, today }, timers_overdue] = await Promise.all([
    countedDays(ctx.db, placeOf(ctx), {
      ...range,
      now: ctx.now,
      task_subtype_id: query.taskSubtypeId ?? null,
    }),
    countOverdueTimers(ctx.db, placeOf(ctx), ctx.now),
  ])
  return days.map((day) => (day.date === today ? { ...day, timers_overdue } : day))
}

type StatisticsQuery = {
  readonly from: number
  readonly to: number
  readonly now: Date
  readonly task_subtype_id: number | null
}

export const statisticsOf = async (
  db: Db,
  at: { company_id: number; place_id: number },
  query: StatisticsQuery,
): Promise<Days> => (await countedDays(db, at, query)).days

async function countedDays(
  db: Db,
  at: { company_id: number; place_id: number },
  { from, to, now, task_subtype_id }: StatisticsQuery,
): Promise<{ readonly days: Days; readonly today: string }> {
  const [clock, tasks, periods] = await Promise.all([
    readClock(db, at, now),
    listSchedules(db, at, task_subtype_id),
    listPauses(db, at, { from: dateOf(from), to: dateOf(to) }),
  ])
  const schedules = await readTasks(db, at, { tasks, range: { from, to } })
  const days = countDays(schedules, { from, to }, clock).map((count, index) => ({
    date: dateOf(from + index),
    ...count,
    timers_overdue: 0,
    pauseMonitoring: periods.find((period) => isPaused([asPause(period)], from + index)) ?? null,
  }))
  return { days, today: clock.today }
}

type Reading = {
  readonly tasks: readonly ScheduleRow[]
  readonly range: { readonly from: number; readonly to: number }
}

/** Schedules with the entries of the range; of tasks of a period also those of the period before. */
export async function readTasks(
  db: Db,
  at: { company_id: number; place_id: number },
  { tasks, range }: Reading,
): Promise<readonly (TaskDays & { readonly id: number; readonly unit_id: number })[]> {
  const schedules = tasks.flatMap(schedulesByUnit)
  const wide = schedules.filter(({ versions }) =>
    versions.some((version) => rhythmKind(version) === 'period'),
  )
  const since = Math.min(range.from, ...wide.map(({ versions }) => entriesFrom(versions, range)))
  const rows = await listEntryDays(db, at, {
    from: dateOf(range.from),
    to: dateOf(range.to),
    since: dateOf(since),
    periodic: [...new Set(wide.map(({ id }) => id))],
  })
  const entries = new Map<string, Map<number, number>>()
  const add = (key: string, day: number, count: number): void => {
    const days = entries.get(key) ?? new Map<number, number>()
    entries.set(key, days.set(day, (days.get(day) ?? 0) + count))
  }
  for (const { task_id, unit_id, entry_date, count } of rows) {
    // A task at no unit counts every entry, with any unit or none.
    add(`${task_id} 0`, dayOf(entry_date), count)
    if (unit_id !== 0) add(`${task_id} ${unit_id}`, dayOf(entry_date), count)
  }
  return schedules.map(({ id, unit_id, versions }) => ({
    id,
    unit_id,
    versions,
    entries: entries.get(`${id} ${unit_id}`) ?? new Map(),
  }))
}

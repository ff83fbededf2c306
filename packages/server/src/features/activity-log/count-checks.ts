/** Counts of the checks of a place. */
import { countDays as countTaskDays, dayOf, localDate } from '@larder/core/schedule'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { readClock } from '#features/pause-periods/public.ts'
import { tasksInRange } from './list-missed.ts'
import { findPlaceFacts } from './history.queries.ts'
import { statisticsOf } from './get-statistics.ts'

export type ChecksOfDay = { readonly due: number; readonly overdue: number; readonly ok: number }

type Days = { readonly from: number; readonly to: number; readonly now: Date }

/** The checks of some days together; `from` and `to` as days of core. */
export async function countDays(db: Db, at: PlaceKey, { from, to, now }: Days): Promise<ChecksOfDay> {
  return sumOf(await statisticsOf(db, at, { from, to, now, task_subtype_id: null }))
}

function sumOf(days: readonly ChecksOfDay[]): ChecksOfDay {
  const sum = (of: keyof ChecksOfDay): number => days.reduce((total, day) => total + day[of], 0)
  return { due: sum('due'), overdue: sum('overdue'), ok: sum('ok') }
}

/** The checks of today at the place. */
export async function countToday(db: Db, at: PlaceKey, now: Date): Promise<ChecksOfDay> {
  const { timezone } = await findPlaceFacts(db, at)
  const today = dayOf(localDate(now.toISOString(), timezone))
  const [day] = await statisticsOf(db, at, { from: today, to: today, now, task_subtype_id: null })
  return { due: day?.due ?? 0, overdue: day?.overdue ?? 0, ok: day?.ok ?? 0 }
}

const WEEK = 7
const shareOf = ({ due, overdue, ok }: ChecksOfDay): number | null => {
  const total = due + overdue + ok
  return total === 0 ? null : Math.floor((ok / total) * 100)
}

type Shares = { readonly week: number | null; readonly yesterday: number | null }

/**
 * Shares of the checks that were done, 0 to 100, floored: of the last seven days and of yesterday, by the
 * chart's own rules. Today does not count, because half a day says nothing; null where no check was due.
 */
export async function monitoringShares(db: Db, at: PlaceKey, now: Date): Promise<Shares> {
  const { timezone } = await findPlaceFacts(db, at)
  const today = dayOf(localDate(now.toISOString(), timezone))
  const range = { from: today - WEEK, to: today - 1, now, task_subtype_id: null }
  const days = await statisticsOf(db, at, range)
  const last = days.at(-1)
  return { week: shareOf(sumOf(days)), yesterday: last === undefined ? null : shareOf(last) }
}
/** Checks of those seven days that were missed, by task. */
export async function missedOfWeek(
  db: Db,
  at: PlaceKey,
  now: Date,
): Promise<readonly { readonly task_id: number; readonly count: number }[]> {
  const { timezone } = await findPlaceFacts(db, at)
  const today = dayOf(localDate(now.toISOString(), timezone))
  const range = { from: today - WEEK, to: today - 1 }
  const clock = await readClock(db, at, now)
  const byTask = Map.groupBy(await tasksInRange(db, at, range), ({ id }) => id)
  return [...byTask]
    .map(([task_id, parts]) => ({ task_id, count: sumOf(countTaskDays(parts, range, clock)).overdue }))
    .filter(({ count }) => count > 0)
}

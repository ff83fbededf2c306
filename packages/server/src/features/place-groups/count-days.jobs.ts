/**
 * Counts the checks of each day for companies that compare their places, so that hundreds of places are
 * compared at once. The last week is counted again each time: entries arrive late and are corrected.
 */
import { dateOf, dayOf, localDate } from '@larder/core/schedule'
import { asOperator } from '#db/transaction.ts'
import { statisticsOf } from '#features/activity-log/public.ts'
import { forCompany, type JobHandler, type JobHandlers } from '#kit/jobs/jobs.ts'
import type { Schedules } from '#kit/jobs/schedules.ts'
import type { Platform } from '#kit/platform.ts'
import { listComparingCompanies, listCountedPlaces, putDays } from './place-groups.queries.ts'

export const COUNT_DAYS = 'place_groups.count_days'

/** Twelve whole weeks and the present one. */
export const KEPT_DAYS = 13 * 7
const AGAIN_DAYS = 7

const countAll: JobHandler = async (platform, payload) => {
  const { company_id } = payload as { company_id?: number }
  const companies =
    company_id === undefined ? await asOperator(platform.pool, listComparingCompanies) : [company_id]
  const failures = new Set<unknown>()
  for (const one of companies) await countCompany(platform, one, failures)
  const [first] = failures
  if (first !== undefined) throw first
}

/** One transaction a place: others write there meanwhile. A place that fails does not hold up the others. */
async function countCompany(platform: Platform, company_id: number, failures: Set<unknown>): Promise<void> {
  const places = await forCompany(platform, company_id, ({ db }) => listCountedPlaces(db, company_id))
  for (const { id, timezone, last } of places)
    await forCompany(platform, company_id, async ({ db, now }) => {
      const to = dayOf(localDate(now.toISOString(), timezone)) - 1
      const first = to - KEPT_DAYS + 1
      const from = last === null ? first : Math.max(first, Math.min(to, dayOf(last)) - AGAIN_DAYS)
      const at = { company_id, place_id: id }
      const days = await statisticsOf(db, at, { from, to, now, task_subtype_id: null })
      await putDays(
        db,
        at,
        days.map(({ date, ok, overdue }) => ({ date, ok, missed: overdue })),
        dateOf(first),
      )
    }).catch((error: unknown) => failures.add(error))
}

export const placeGroupJobs: JobHandlers = { [COUNT_DAYS]: countAll }
export const placeGroupSchedules: Schedules = { [COUNT_DAYS]: { every_minutes: 60 } }

/** Once a minute: fills checks from sensors, and removes data that is kept for a limited time. */
import { asSystem } from '#db/transaction.ts'
import { forCompany, type JobHandler, type JobHandlers } from '#kit/jobs/jobs.ts'
import type { Schedules } from '#kit/jobs/schedules.ts'
import { fillMarked } from './fill-checks.ts'
import { listCompaniesToFill, pruneQuarantine } from './fill.queries.ts'

/** A company whose checks cannot be filled keeps its marks for the next minute and holds up no other. */
const fill: JobHandler = async (platform) => {
  const companies = await asSystem(platform, listCompaniesToFill)
  for (const { company_id } of companies) {
    await forCompany(platform, company_id, (ctx) => fillMarked(ctx, company_id)).catch((error: unknown) =>
      platform.log.error(
        { event: 'sensors.fill_failed', err: error, company_id },
        'Filling checks from sensors failed.',
      ),
    )
  }
}

const DAY_MS = 86_400_000
/** Time enough to give a device its sensor; used messages are stored as readings. */
const WAITING_DAYS = 90
const RESOLVED_DAYS = 30
const AT_ONCE = 5_000

const prune: JobHandler = async (platform) => {
  for (let gone = AT_ONCE; gone >= AT_ONCE;) {
    gone = await asSystem(platform, async (db, now) => {
      const ago = (days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString()
      return pruneQuarantine(db, {
        waiting_until: ago(WAITING_DAYS),
        resolved_until: ago(RESOLVED_DAYS),
        limit: AT_ONCE,
      })
    })
  }
}

export const fillJobs: JobHandlers = { 'sensors.fill': fill, 'sensors.prune': prune }
export const sensorSchedules: Schedules = {
  'sensors.fill': { every_minutes: 1 },
  'sensors.prune': { every_minutes: 24 * 60 },
}

/**
 * Jobs that come by the clock. Several processes may keep the same schedules: one of them puts each job into
 * the queue.
 */
import { sql } from 'kysely'
import { asSystem } from '#db/transaction.ts'
import { wakeWorkers } from './jobs.ts'
import type { Platform } from '../platform.ts'

/** Name of a job → how long after it was put into the queue it is put there again. */
export type Schedules = Readonly<Record<string, { readonly every_minutes: number }>>

/** Puts into the queue what is due by the platform's clock; the names of it. */
export async function enqueueDue(platform: Platform, schedules: Schedules): Promise<string[]> {
  const due = await asSystem(platform, async (db, now) => {
    const names: string[] = []
    for (const [name, { every_minutes }] of Object.entries(schedules)) {
      const { rows } = await sql<{
        due: boolean
      }>`select app.enqueue_due(${name}, ${every_minutes}, ${now.toISOString()}::timestamptz) as due`.execute(
        db,
      )
      if (rows[0]?.due === true) names.push(name)
    }
    return names
  })
  if (due.length > 0) wakeWorkers()
  return due
}

const LOOK_EVERY_MS = 60_000

/** Looks at once and then every minute until it is stopped. */
export function startSchedules(platform: Platform, schedules: Schedules): { readonly stop: () => void } {
  const look = (): void => {
    enqueueDue(platform, schedules).catch((error: unknown) =>
      platform.log.warn(
        { event: 'schedules.failed', err: error },
        'The scheduled jobs could not be enqueued.',
      ),
    )
  }
  look()
  const timer = setInterval(look, LOOK_EVERY_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

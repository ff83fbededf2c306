/**
 * Once a minute: finds sensors that are silent for too long, and removes old data. The job enqueues its own
 * successor.
 */
import { isSilent } from '@larder/core/sensors'
import { asSystem, type Db } from '#db/transaction.ts'
import { enqueue, forCompany, type JobHandler, type JobHandlers } from '#kit/jobs/jobs.ts'
import type { Platform } from '#kit/platform.ts'
import { notify } from '#features/notifications/public.ts'
import { putAlarm } from './alarms.queries.ts'
import { beatWatch, listQuietSensors, lockAndFindWatch, type QuietSensor } from './watch.queries.ts'

const WATCH = 'sensors.watch'
const EVERY_MS = 60_000
/** If the job did not run for this long, the server was not receiving in that time. */
const GAP = '3 minutes'

/** A look that fails is tried a minute later: it must not end the watch. */
const watch: JobHandler = async (platform) => {
  await look(platform).catch((error: unknown) =>
    platform.log.error({ event: 'sensors.watch_failed', err: error }, 'The check for silent sensors failed.'),
  )
  await asSystem(platform, (db, at) =>
    enqueue({ db, now: at }, WATCH, {}, { run_at: new Date(at.getTime() + EVERY_MS) }),
  )
}

async function look(platform: Platform): Promise<void> {
  const { quiet, now } = await asSystem(platform, async (db, at) => {
    const beat = await beatWatch(db, at, GAP)
    const downtime =
      beat?.down_from == null || beat.down_to === null
        ? null
        : { from: Date.parse(beat.down_from), to: Date.parse(beat.down_to) }
    const rows = await listQuietSensors(db, at)
    return {
      now: at,
      quiet: rows.filter(({ heard_at, interval_minutes }) =>
        isSilent({ heard_at: Date.parse(heard_at), interval_minutes, now: at.getTime(), downtime }),
      ),
    }
  })
  for (const [company_id, sensors] of Map.groupBy(quiet, (one) => one.company_id))
    await forCompany(platform, company_id, ({ db }) => raise(db, sensors, now))
}

async function raise(db: Db, sensors: readonly QuietSensor[], now: Date): Promise<void> {
  const at = now.toISOString()
  for (const { company_id, place_id, sensor_id, heard_at } of sensors) {
    const since = heard_at
    const { id } = await putAlarm(
      db,
      {
        company_id,
        place_id,
        sensor_id,
        kind: 'silent',
        started_at: since,
        raised_at: at,
        cleared_at: null,
        worst_centi: null,
        limit: null,
        is_late: false,
      },
      at,
    )
    await notify({ db, now }, [
      {
        company_id,
        place_id,
        at: now,
        key: `alarm:${id}`,
        kind: 'sensor_silent',
        payload: { sensor_id, alarm_id: id, at: since },
        mailed: true,
      },
    ])
  }
}

/** Starts the watch where none waits: at the start of the process. */
export const startSensorWatch = (platform: Platform): Promise<void> =>
  asSystem(platform, async (db, now) => {
    if (!(await lockAndFindWatch(db, WATCH))) await enqueue({ db, now }, WATCH, {})
  })

export const sensorJobs: JobHandlers = { [WATCH]: watch }

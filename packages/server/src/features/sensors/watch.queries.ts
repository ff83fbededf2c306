/** SQL of the watch over silent sensors. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'

export type QuietSensor = {
  readonly company_id: number
  readonly place_id: number
  readonly sensor_id: number
  readonly heard_at: string
  readonly interval_minutes: number
}

type Beat = { readonly down_from: string | null; readonly down_to: string | null }

/** Notes that the watch runs; answers the time that it did not run, where that is longer than `gap`. */
export const beatWatch = async (db: Db, now: Date, gap: string): Promise<Beat | undefined> =>
  (await sql<Beat>`select * from app.beat_sensor_watch(${now.toISOString()}, ${gap}::interval)`.execute(db))
    .rows[0]

export const listQuietSensors = async (db: Db, now: Date): Promise<readonly QuietSensor[]> =>
  (await sql<QuietSensor>`select * from app.find_quiet_sensors(${now.toISOString()})`.execute(db)).rows

/** Whether the job of the watch waits; two processes ask one after the other. */
export async function lockAndFindWatch(db: Db, kind: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('sensors.watch', 0))`.execute(db)
  const { rows } = await sql<{ there: boolean }>`select app.has_job(${kind}) as there`.execute(db)
  return rows[0]?.there === true
}

/** SQL of sensors, without their readings. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

const columns = [
  'id',
  'name',
  'lower_error_margin',
  'upper_error_margin',
  'max_error_count',
  'device_id',
  'channel',
  'interval_minutes',
  'version',
] as const

export type SensorFields = {
  readonly name: string
  readonly lower_error_margin: number | null
  readonly upper_error_margin: number | null
  readonly max_error_count: number
  readonly device_id: string | null
  readonly channel: string
  readonly interval_minutes: number
}
export type SensorRow = SensorFields & { readonly id: number; readonly version: number }

/** Stores the limits that a sensor had until now. Its alarms end with them; a silence continues. */
export async function endLimits(db: Db, at: PlaceKey, sensor_id: number, now: string): Promise<void> {
  await sql`
    insert into sensor_earlier_limits (company_id, sensor_id, judged_since, judged_until, lower_error_margin,
      upper_error_margin, max_error_count, device_id, channel)
    select company_id, id, judged_since, ${now}::timestamptz, lower_error_margin, upper_error_margin,
      max_error_count, device_id, channel
    from sensors where company_id = ${at.company_id} and id = ${sensor_id} and device_id is not null
      and judged_since < ${now}::timestamptz
    on conflict do nothing`.execute(db)
  await sql`update sensor_alarms set cleared_at = ${now} where company_id = ${at.company_id}
    and sensor_id = ${sensor_id} and kind <> 'silent' and cleared_at is null`.execute(db)
}

const there = (db: Db, at: PlaceKey) =>
  db
    .selectFrom('sensors')
    .select(columns)
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('removed_at', 'is', null)

export const listSensors = (db: Db, at: PlaceKey): Promise<SensorRow[]> =>
  there(db, at).orderBy('id').execute()
/** Nobody else changes it until the transaction ends. */
export const lockSensor = (db: Db, at: PlaceKey, id: number): Promise<SensorRow | undefined> =>
  there(db, at).where('id', '=', id).forUpdate().executeTakeFirst()

/** The sensor of the place for this value of this device; locked, so that no other one can use it. */
export async function findByDevice(
  db: Db,
  at: PlaceKey,
  { device_id, channel }: Pick<SensorFields, 'device_id' | 'channel'>,
): Promise<{ id: number } | undefined> {
  if (device_id === null) return undefined
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sensor:${at.place_id}:${device_id}:${channel}`},
    0))`.execute(db)
  return there(db, at).where('device_id', '=', device_id).where('channel', '=', channel).executeTakeFirst()
}

export const insertSensor = (db: Db, at: PlaceKey, fields: SensorFields, now: string): Promise<SensorRow> =>
  db
    .insertInto('sensors')
    .values({ ...at, ...fields, judged_since: now, created_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow()

/** `judged_since` where the limits changed: earlier readings are not judged by the new ones. */
export const updateSensor = (
  db: Db,
  at: PlaceKey,
  { id, judged_since, ...fields }: SensorFields & { readonly id: number; readonly judged_since?: string },
): Promise<SensorRow> =>
  db
    .updateTable('sensors')
    .set((row) => ({
      ...fields,
      ...(judged_since === undefined ? {} : { judged_since }),
      version: row('version', '+', 1),
    }))
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

export const markSensorRemoved = (db: Db, at: PlaceKey, id: number, now: string) =>
  db
    .updateTable('sensors')
    .set({ removed_at: now })
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', id)
    .execute()

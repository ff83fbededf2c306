/** SQL of alarms. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'

export type Key = {
  readonly company_id: number
  readonly sensor_id: number
  /** Of earlier limits: when they changed. */
  readonly until: string | null
}
export type ReadingRow = {
  readonly sensor_id: number
  readonly measured_at: string
  readonly value_centi: number | null
}

/**
 * For each sensor the readings to judge again, from `since` on, and before them enough good readings and
 * enough of any kind to form a row.
 */
export async function listForJudging(
  db: Db,
  periods: readonly (Key & {
    readonly since: string
    readonly judged_since: string
    readonly count: number
  })[],
): Promise<readonly ReadingRow[]> {
  const { rows } = await sql<ReadingRow>`
    select a.sensor_id, r.measured_at, r.value_centi
    from jsonb_to_recordset(${JSON.stringify(periods)}::jsonb) as a(company_id int, sensor_id int,
      since timestamptz, judged_since timestamptz, until timestamptz, count int)
    cross join lateral (
      select measured_at, value_centi from sensor_readings where company_id = a.company_id
        and sensor_id = a.sensor_id and measured_at >= a.since
        and (a.until is null or measured_at < a.until)
      union (select measured_at, value_centi from sensor_readings where company_id = a.company_id
        and sensor_id = a.sensor_id and measured_at < a.since and measured_at >= a.judged_since
        and value_centi is not null order by measured_at desc limit a.count)
      union (select measured_at, value_centi from sensor_readings where company_id = a.company_id
        and sensor_id = a.sensor_id and measured_at < a.since and measured_at >= a.judged_since
        order by measured_at desc limit a.count)) r
    order by a.sensor_id, r.measured_at`.execute(db)
  return rows
}

export type AlarmRow = {
  readonly id: number
  readonly sensor_id: number
  readonly kind: 'limit' | 'fault' | 'silent'
  readonly started_at: string
  readonly raised_at: string
  readonly cleared_at: string | null
  readonly worst_centi: number | null
  /** Of its readings before the earliest new one. */
  readonly worst_before_centi: number | null
  readonly withdrawn_at: string | null
}

/**
 * Alarms that may change: open ones, and those raised or ended since the earliest new reading. `behind`:
 * later readings are stored already, so their worst value is read from the database.
 */
export async function listAlarmsSince(
  db: Db,
  periods: readonly (Key & {
    readonly since: string
    readonly behind: boolean
    readonly lower_centi: number | null
    readonly upper_centi: number | null
  })[],
): Promise<readonly AlarmRow[]> {
  const { rows } = await sql<AlarmRow>`
    select x.id::int, x.sensor_id, x.kind, x.started_at, x.raised_at, x.cleared_at, x.worst_centi,
      x.withdrawn_at,
      case when not a.behind or x.kind <> 'limit' then x.worst_centi else (
        select r.value_centi from sensor_readings r where r.company_id = a.company_id
          and r.sensor_id = a.sensor_id and r.measured_at >= x.started_at and r.measured_at < a.since
          and r.value_centi is not null
        order by greatest(a.lower_centi - r.value_centi, r.value_centi - a.upper_centi) desc, r.measured_at
          limit 1) end as worst_before_centi
    from jsonb_to_recordset(${JSON.stringify(periods)}::jsonb) as a(company_id int, sensor_id int,
      since timestamptz, until timestamptz, behind boolean, lower_centi int, upper_centi int)
    join sensor_alarms x on x.company_id = a.company_id and x.sensor_id = a.sensor_id
      and (x.raised_at >= a.since or x.cleared_at is null or x.cleared_at >= a.since)
      and (a.until is null or x.raised_at < a.until)
    order by x.raised_at`.execute(db)
  return rows
}

export type NewAlarm = Omit<Key, 'until'> & {
  readonly place_id: number
  readonly kind: string
  readonly started_at: string
  readonly raised_at: string
  readonly cleared_at: string | null
  readonly worst_centi: number | null
  readonly limit: string | null
  readonly is_late: boolean
}

/** Inserts the alarm or updates the stored one; returns its id and whether it is new. */
export async function putAlarm(
  db: Db,
  alarm: NewAlarm,
  now: string,
): Promise<{ id: number; is_new: boolean }> {
  const { rows } = await sql<{ id: number; is_new: boolean }>`
    insert into sensor_alarms as a (company_id, place_id, sensor_id, kind, started_at, raised_at, cleared_at,
      worst_centi, "limit", is_late, created_at)
    values (${alarm.company_id}, ${alarm.place_id}, ${alarm.sensor_id}, ${alarm.kind}, ${alarm.started_at},
      ${alarm.raised_at}, ${alarm.cleared_at}, ${alarm.worst_centi}, ${alarm.limit}::jsonb, ${alarm.is_late},
      ${now})
    on conflict (company_id, sensor_id, kind, raised_at) do update set started_at = excluded.started_at,
      cleared_at = excluded.cleared_at, worst_centi = excluded.worst_centi, withdrawn_at = null
    returning id::int, (xmax = 0) as is_new`.execute(db)
  return rows[0] ?? { id: 0, is_new: false }
}

/** The same excursion with new readings: it keeps its id, and with it its notification. */
export const redateAlarm = (db: Db, company_id: number, id: number, raised_at: string) =>
  sql`update sensor_alarms set raised_at = ${raised_at} where company_id = ${company_id}
    and id = ${id}`.execute(db)

export const withdrawAlarms = (db: Db, company_id: number, ids: readonly number[], now: string) =>
  sql`update sensor_alarms set withdrawn_at = ${now} where company_id = ${company_id}
    and id = any (${[...ids]}::bigint[])`.execute(db)

/** Ends the alarms for silence of sensors that are heard of again; answers which. */
export async function endSilence(
  db: Db,
  sensor_ids: readonly number[],
  now: string,
): Promise<readonly { id: number; company_id: number; place_id: number; sensor_id: number }[]> {
  const { rows } = await sql<{ id: number; company_id: number; place_id: number; sensor_id: number }>`
    update sensor_alarms set cleared_at = ${now} where company_id = any ((select app.companies())::int[])
      and sensor_id = any (${[...sensor_ids]}::int[]) and kind = 'silent' and cleared_at is null
    returning id::int, company_id, place_id, sensor_id`.execute(db)
  return rows
}

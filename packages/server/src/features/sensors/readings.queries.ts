/** SQL of curves. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

export type StandingRow = {
  readonly id: number
  readonly name: string
  readonly lower_error_margin: number | null
  readonly upper_error_margin: number | null
  readonly max_error_count: number
  readonly device_id: string | null
  readonly channel: string
  readonly interval_minutes: number
  readonly version: number
  readonly unit_kind: 'equipment' | 'room' | null
  readonly unit_id: number | null
  readonly unit_name: string | null
  readonly in_use: boolean
  readonly last_at: string | null
  readonly last_value_centi: number | null
  readonly heard_at: string | null
  readonly conflicts: number
  readonly open: readonly string[]
}

export async function listStandings(db: Db, at: PlaceKey): Promise<readonly StandingRow[]> {
  const { rows } = await sql<StandingRow>`
    select s.id, s.name, s.lower_error_margin, s.upper_error_margin, s.max_error_count, s.device_id,
      s.channel, s.interval_minutes, s.version,
      case when e.id is not null then 'equipment'
        when r.id is not null then 'room' end as unit_kind, coalesce(e.id, r.id) as unit_id,
        coalesce(e.name, r.name) as unit_name,
      coalesce(e.is_active, not r.is_disabled, false) as in_use, st.last_at, st.last_value_centi, st.heard_at,
        coalesce(st.conflicts, 0) as conflicts,
      array(select a.kind from sensor_alarms a where a.company_id = s.company_id and a.sensor_id = s.id
        and a.cleared_at is null and a.withdrawn_at is null
        and (a.kind = 'silent' or a.raised_at >= s.judged_since)) as open
    from sensors s
    left join equipment e on e.company_id = s.company_id and e.sensor_id = s.id
    left join rooms r on r.company_id = s.company_id and r.sensor_id = s.id
    left join sensor_states st on st.company_id = s.company_id and st.sensor_id = s.id
    where s.company_id = ${at.company_id} and s.place_id = ${at.place_id} and s.removed_at is null
    order by s.id`.execute(db)
  return rows
}

type Span = {
  readonly company_id: number
  readonly sensor_id: number
  readonly from: string
  readonly to: string
}
export type Point = { readonly ms: number; readonly low: number | null; readonly high: number | null }
export type Sums = { readonly readings: number; readonly faults: number; readonly late: number }

/** How many there are, by the hours that the time touches: few rows for years. */
export async function sumHours(db: Db, { company_id, sensor_id, from, to }: Span): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select coalesce(sum(good + faults), 0)::int as readings, coalesce(sum(faults), 0)::int as faults,
      coalesce(sum(late), 0)::int as late
    from sensor_hours where company_id = ${company_id} and sensor_id = ${sensor_id}
    and hour >= date_trunc('hour', ${from}::timestamptz, 'UTC') and hour <= ${to}`.execute(db)
  return rows[0] ?? { readings: 0, faults: 0, late: 0 }
}

/** Every reading. */
export async function listReadings(
  db: Db,
  { company_id, sensor_id, from, to }: Span,
): Promise<readonly Point[]> {
  const { rows } = await sql<Point>`
    select extract(epoch from measured_at)::float8 * 1000 as ms, value_centi as low, value_centi as high
      from sensor_readings
    where company_id = ${company_id} and sensor_id = ${sensor_id} and measured_at >= ${from}
    and measured_at < ${to} order by measured_at`.execute(db)
  return rows
}

/** Lowest and highest of each step of the time; steps without a reading are left out. */
export async function listSteps(
  db: Db,
  { company_id, sensor_id, from, to }: Span,
  step_seconds: number,
): Promise<readonly Point[]> {
  const { rows } = await sql<Point>`
    select floor(extract(epoch from measured_at) / ${step_seconds}::float8) * ${step_seconds}::float8 * 1000
      as ms, min(value_centi) as low, max(value_centi) as high from sensor_readings
    where company_id = ${company_id} and sensor_id = ${sensor_id} and measured_at >= ${from}
    and measured_at < ${to} group by 1 order by 1`.execute(db)
  return rows
}

/** The same of whole hours, from the sums of hours. */
export async function listHourSteps(
  db: Db,
  { company_id, sensor_id, from, to }: Span,
  step_seconds: number,
): Promise<readonly Point[]> {
  const { rows } = await sql<Point>`
    select floor(extract(epoch from hour) / ${step_seconds}::float8) * ${step_seconds}::float8 * 1000 as ms,
      min(low) as low, max(high) as high from sensor_hours
    where company_id = ${company_id} and sensor_id = ${sensor_id}
    and hour >= date_trunc('hour', ${from}::timestamptz, 'UTC') and hour < ${to} group by 1
    order by 1`.execute(db)
  return rows
}

/** Intervals with a reading, and the longest times without one. */
export async function listPresence(
  db: Db,
  { company_id, sensor_id, from, to }: Span,
  interval_seconds: number,
): Promise<{
  readonly present: number
  readonly gaps: readonly { readonly from: string; readonly to: string }[]
}> {
  const own = sql`company_id = ${company_id} and sensor_id = ${sensor_id} and measured_at >= ${from}
    and measured_at < ${to}`
  const {
    rows: [count],
  } = await sql<{ present: number }>`
    select count(distinct floor((extract(epoch from measured_at) - extract(epoch from ${from}::timestamptz)) /
    ${interval_seconds}::float8))::int as present from sensor_readings where ${own}`.execute(db)
  const { rows: gaps } = await sql<{ from: string; to: string }>`
    select since as "from", measured_at as "to" from (
      select measured_at, lag(measured_at, 1, ${from}::timestamptz) over (order by measured_at) as since
      from (select measured_at from sensor_readings where ${own} union all select ${to}::timestamptz) x) g
    where measured_at - since > ${interval_seconds * 2} * interval '1 second'
    order by measured_at - since desc, measured_at limit 10`.execute(db)
  return { present: count?.present ?? 0, gaps }
}

export type AlarmSpan = {
  readonly id: number
  readonly kind: 'limit' | 'fault' | 'silent'
  readonly started_at: string
  readonly raised_at: string
  readonly cleared_at: string | null
  readonly worst_centi: number | null
  readonly is_late: boolean
}

export async function listAlarmsIn(
  db: Db,
  { company_id, sensor_id, from, to }: Span,
): Promise<readonly AlarmSpan[]> {
  const { rows } = await sql<AlarmSpan>`
    select id::int, kind, started_at, raised_at, cleared_at, worst_centi, is_late from sensor_alarms
    where company_id = ${company_id} and sensor_id = ${sensor_id} and withdrawn_at is null
    and started_at < ${to} and (cleared_at is null or cleared_at >= ${from}) order by raised_at desc
    limit 200`.execute(db)
  return rows
}

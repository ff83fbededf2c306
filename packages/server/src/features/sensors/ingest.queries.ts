/** SQL of messages of senders. All in one transaction of a batch. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'

export type Source = {
  readonly company_id: number
  readonly place_id: number
  readonly source_id: number
  readonly kind: string
}

export async function findSources(db: Db, hashes: readonly Buffer[]): Promise<ReadonlyMap<string, Source>> {
  const { rows } = await sql<
    Source & { hash: Buffer }
  >`select * from app.find_sensor_sources(${hashes}::bytea[])`.execute(db)
  return new Map(rows.map(({ hash, ...source }) => [Buffer.from(hash).toString('hex'), source]))
}

/**
 * The transaction sees these companies and no other. All that it looks for it has the keys of: a plan that
 * was made while the tables were small would read them whole until they are analyzed again, so that tables
 * are read by their keys only.
 */
export const enterCompanies = (db: Db, company_ids: readonly number[]) =>
  sql`select set_config('app.companies', ${`{${[...new Set(company_ids)].map(Math.trunc).join(',')}}`}, true),
    set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`.execute(db)

export type Listener = {
  readonly company_id: number
  readonly place_id: number
  readonly sensor_id: number
  readonly device_id: string
  readonly channel: string
  readonly lower_error_margin: number | null
  readonly upper_error_margin: number | null
  readonly max_error_count: number
  readonly interval_minutes: number
  readonly judged_since: string
  /** Of earlier limits: when they changed. */
  readonly judged_until: string | null
  readonly in_use: boolean
}

/** The sensors of these places that have a device. */
export async function listListeners(
  db: Db,
  places: readonly number[],
  devices: readonly string[],
): Promise<readonly Listener[]> {
  const { rows } = await sql<Listener>`
    select s.company_id, s.place_id, s.id as sensor_id, s.device_id, s.channel, s.lower_error_margin,
      s.upper_error_margin, s.max_error_count, s.interval_minutes, s.judged_since, null as judged_until,
      exists (select from rooms r where r.company_id = s.company_id and r.sensor_id = s.id
        and not r.is_disabled) or exists (select from equipment e where e.company_id = s.company_id
        and e.sensor_id = s.id and e.is_active) as in_use
    from sensors s where s.company_id = any ((select app.companies())::int[])
      and s.place_id = any (${places}::int[]) and s.device_id = any (${devices}::text[])
      and s.removed_at is null
    order by s.id`.execute(db)
  return rows
}

/** The same sensors by their earlier limits, as far as they held since the earliest of these readings. */
export async function listEarlier(
  db: Db,
  sensors: readonly Listener[],
  since: string,
): Promise<readonly Listener[]> {
  const { rows } = await sql<
    Omit<Listener, 'place_id' | 'interval_minutes' | 'in_use'>
  >`select company_id, sensor_id, device_id, channel, lower_error_margin, upper_error_margin, max_error_count,
      judged_since, judged_until
    from sensor_earlier_limits where company_id = any ((select app.companies())::int[])
      and sensor_id = any (${sensors.map(({ sensor_id }) => sensor_id)}::int[]) and judged_until > ${since}
    order by sensor_id, judged_until`.execute(db)
  return rows.flatMap((row) => {
    const sensor = sensors.find(({ sensor_id }) => sensor_id === row.sensor_id)
    const isSame = sensor?.device_id === row.device_id && sensor.channel === row.channel
    return isSame ? [{ ...sensor, ...row }] : []
  })
}

export type NewReading = {
  readonly company_id: number
  readonly sensor_id: number
  readonly measured_at: string
  readonly value_centi: number | null
  readonly fault: string | null
  readonly received_at: string
  readonly time_source: string
  readonly late: boolean
  /** The sender's own number of the measurement. */
  readonly sequence: number | null
}
export type Stored = {
  readonly company_id: number
  readonly sensor_id: number
  readonly measured_at: string
  readonly value_centi: number | null
  readonly fault: string | null
  readonly late: boolean
}

/** Takes the rows of the sensors for this transaction, in one order for everybody. */
export async function lockStates(
  db: Db,
  sensors: readonly { readonly company_id: number; readonly place_id: number; readonly sensor_id: number }[],
  now: string,
): Promise<void> {
  const rows = JSON.stringify(sensors)
  await sql`
    insert into sensor_states (company_id, sensor_id, place_id, heard_at)
    select company_id, sensor_id, place_id, ${now}::timestamptz
      from jsonb_to_recordset(${rows}::jsonb) as r(company_id int, sensor_id int, place_id int)
      order by company_id, sensor_id
    on conflict do nothing`.execute(db)
  await sql`
    select 1 from sensor_states s join jsonb_to_recordset(${rows}::jsonb) as r(company_id int, sensor_id int)
      using (company_id, sensor_id)
    order by s.company_id, s.sensor_id for update of s`.execute(db)
}

/**
 * Stores each measurement once; returns the new ones. A repeat with another value is counted and left out,
 * and so is a copy by the sender's number: within an hour the same number is the same measurement, received
 * by another gateway.
 */
export async function insertReadings(db: Db, readings: readonly NewReading[]): Promise<readonly Stored[]> {
  const { rows } = await sql<Stored>`
    with sent as materialized (
      select distinct on (company_id, sensor_id, measured_at) *
        from jsonb_to_recordset(${JSON.stringify(readings)}::jsonb)
        as r(company_id int, sensor_id int, measured_at timestamptz, value_centi int, fault text,
          received_at timestamptz, time_source text, late boolean, sequence int)
      order by company_id, sensor_id, measured_at, value_centi nulls last),
    given as materialized (
      select * from sent s where s.sequence is null or not (
        exists (select from sent e where e.company_id = s.company_id and e.sensor_id = s.sensor_id
          and e.sequence = s.sequence and e.measured_at < s.measured_at
          and e.measured_at > s.measured_at - interval '1 hour')
        or exists (select from sensor_readings e where e.company_id = s.company_id
          and e.sensor_id = s.sensor_id and e.sequence = s.sequence and e.measured_at <> s.measured_at
          and e.measured_at > s.measured_at - interval '1 hour'
            and e.measured_at < s.measured_at + interval '1 hour'))),
    differing as (
      update sensor_states s set conflicts = s.conflicts + d.n
      from (
        select g.company_id, g.sensor_id, count(*)::int as n from given g
        cross join lateral (select 1 from sensor_readings r where r.company_id = g.company_id
          and r.sensor_id = g.sensor_id and r.measured_at = g.measured_at and r.value_centi
          is distinct from g.value_centi limit 1) other
        group by 1, 2) d
      where s.company_id = d.company_id and s.sensor_id = d.sensor_id),
    stored as (
      insert into sensor_readings (company_id, sensor_id, measured_at, value_centi, fault, received_at,
        time_source, sequence)
      select company_id, sensor_id, measured_at, value_centi, fault, received_at, time_source, sequence
        from given
      on conflict do nothing returning company_id, sensor_id, measured_at, value_centi, fault)
    select s.*, g.late from stored s join given g using (company_id, sensor_id, measured_at)
    order by s.company_id, s.sensor_id, s.measured_at`.execute(db)
  return rows
}

/** Updates hours and states from the stored readings; the order of their arrival does not matter. */
export async function sumUp(db: Db, stored: readonly Stored[], now: string): Promise<void> {
  const rows = JSON.stringify(stored)
  const read = sql`jsonb_to_recordset(${rows}::jsonb) as r(company_id int, sensor_id int,
    measured_at timestamptz, value_centi int, fault text, late boolean)`
  await sql`
    insert into sensor_hours as h (company_id, sensor_id, hour, low, high, total, good, faults, late)
    select company_id, sensor_id, date_trunc('hour', measured_at, 'UTC'), min(value_centi), max(value_centi),
      coalesce(sum(value_centi), 0), count(value_centi), count(fault), count(*) filter (where late)
    from ${read} group by 1, 2, 3 order by 1, 2, 3
    on conflict (company_id, sensor_id, hour) do update set low = least(h.low, excluded.low),
      high = greatest(h.high, excluded.high),
      total = h.total + excluded.total, good = h.good + excluded.good, faults = h.faults + excluded.faults,
      late = h.late + excluded.late`.execute(db)
  await sql`
    update sensor_states s set heard_at = greatest(s.heard_at, ${now}::timestamptz),
      fill_from = least(s.fill_from, n.first_at),
      last_at = greatest(s.last_at, n.measured_at),
      last_value_centi = case when s.last_at is null or n.measured_at > s.last_at then n.value_centi
        else s.last_value_centi end
    from (select distinct on (company_id, sensor_id) *,
      min(measured_at) over (partition by company_id, sensor_id) as first_at from ${read}
      order by company_id, sensor_id, measured_at desc) n
    where s.company_id = n.company_id and s.sensor_id = n.sensor_id`.execute(db)
}

export const touchSources = (db: Db, source_ids: readonly number[], now: string) =>
  sql`update sensor_sources set last_heard_at = ${now}
    where company_id = any ((select app.companies())::int[])
    and id = any (${[...new Set(source_ids)]}::int[])`.execute(db)

export type Quarantined = {
  readonly company_id: number
  readonly place_id: number
  readonly source_id: number
  readonly reason: string
  readonly device_id: string | null
  readonly body: string
  readonly query: Readonly<Record<string, unknown>>
}

/** Of one place: the oldest make room for the newest. */
const MAX_WAITING = 10_000
const MAX_WAITING_BYTES = 64_000_000

export async function insertQuarantine(
  db: Db,
  rows: readonly Quarantined[],
  received_at: string,
): Promise<void> {
  if (rows.length === 0) return
  // One parameter, however many devices a message names: the protocol allows 65,535.
  await sql`
    insert into sensor_quarantine (company_id, place_id, source_id, received_at, reason, device_id, body,
      query)
    select company_id, place_id, source_id, ${received_at}::timestamptz, reason, device_id, body, query
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(company_id int, place_id int, source_id int, reason text, device_id text, body text,
      query jsonb)`.execute(db)
  const places = new Map(rows.map(({ company_id, place_id }) => [place_id, company_id]))
  for (const [place_id, company_id] of [...places].toSorted(([a], [b]) => a - b))
    await sql`select app.trim_quarantine(${company_id}, ${place_id}, ${MAX_WAITING},
      ${MAX_WAITING_BYTES})`.execute(db)
}

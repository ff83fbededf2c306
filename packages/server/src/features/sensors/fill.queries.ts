/** SQL of checks that sensors fill. */
import { sql } from 'kysely'
import type { TaskStep } from '@larder/core/tasks'
import type { Db } from '#db/transaction.ts'
import type { ScheduleRow } from '#features/activity-log/public.ts'

export type Marked = { readonly sensor_id: number; readonly place_id: number; readonly fill_from: string }

/** Sensors of the company with new readings, and the time of the first; locked until the transaction ends. */
export async function takeMarks(db: Db, company_id: number): Promise<readonly Marked[]> {
  const { rows } = await sql<Marked>`select sensor_id, place_id, fill_from from sensor_states
      where company_id = ${company_id} and fill_from is not null
      order by company_id, sensor_id for update`.execute(db)
  if (rows.length > 0)
    await sql`update sensor_states set fill_from = null where company_id = ${company_id}
      and sensor_id = any (${rows.map(({ sensor_id }) => sensor_id)}::int[])`.execute(db)
  return rows
}

export type SensorTask = {
  readonly place_id: number
  readonly timezone: string
  readonly fahrenheit: boolean
  readonly task_id: number
  readonly task_subtype_id: number
  readonly task_steps: readonly TaskStep[]
  /** 0 = it is done at no unit. */
  readonly unit_id: number
  /** That the unit has. */
  readonly unit_sensor_id: number | null
  readonly pauses: readonly { readonly start_date: string; readonly end_date: string }[] | null
  readonly versions: ScheduleRow['versions'] | null
}

/**
 * Forms of these places that name a sensor in a step or are done at a unit in use that has one: a row a task,
 * or a unit of it.
 */
export async function listSensorTasks(
  db: Db,
  company_id: number,
  { place_ids, now }: { readonly place_ids: readonly number[]; readonly now: Date },
): Promise<readonly SensorTask[]> {
  const { rows } = await sql<SensorTask>`
    select t.place_id, p.timezone, c.temperature_scale = 2 as fahrenheit, t.id as task_id, t.task_subtype_id,
      t.definition -> 'task_steps' as task_steps, n.unit_id, n.unit_sensor_id,
      (select json_agg(json_build_object('start_date', m.start_date, 'end_date', m.end_date))
        from monitoring_pause_periods m where m.company_id = t.company_id
        and m.place_id = t.place_id) as pauses,
      (select json_agg(json_build_object('from_date', v.from_date, 'from_time', v.from_time, 'frequency',
        v.frequency, 'times', v.times, 'custom_frequency', v.custom_frequency, 'is_disabled', v.is_disabled,
        'units', v.units) order by v.from_date)
        from task_schedules v where v.company_id = t.company_id and v.place_id = t.place_id
          and v.task_id = t.id) as versions
    from tasks t
    join places p on p.company_id = t.company_id and p.id = t.place_id and p.removed_at is null
    join companies c on c.id = t.company_id
    cross join lateral (
      select 0 as unit_id, null::int as unit_sensor_id
      where jsonb_array_length(t.definition -> 'related_entities') = 0
        and jsonb_path_exists(t.definition, '$.task_steps[*].sensor_id ? (@ != null)')
      union all
      select (unit ->> 'id')::int, coalesce(e.sensor_id, r.sensor_id)
      from jsonb_array_elements(t.definition -> 'related_entities') unit
      left join equipment e on unit ->> 'kind' = 'equipment' and e.company_id = t.company_id
        and e.id = (unit ->> 'id')::int and e.is_active
      left join rooms r on unit ->> 'kind' = 'room' and r.company_id = t.company_id
        and r.id = (unit ->> 'id')::int and not r.is_disabled
      where e.sensor_id is not null or r.sensor_id is not null) n
    where t.company_id = ${company_id} and t.place_id = any (${[...place_ids]}::int[])
      and (not t.is_disabled or t.disabled_at > ${now.toISOString()}::timestamptz)
      and t.task_type_id = 4 and not (t.definition ->> 'is_checklist')::boolean
    order by t.id, n.unit_id`.execute(db)
  return rows
}

export type FillingSensor = {
  readonly id: number
  readonly place_id: number
  readonly channel: string
  readonly interval_minutes: number
}

export const listFillingSensors = (
  db: Db,
  company_id: number,
  place_ids: readonly number[],
): Promise<FillingSensor[]> =>
  db
    .selectFrom('sensors')
    .select(['id', 'place_id', 'channel', 'interval_minutes'])
    .where('company_id', '=', company_id)
    .where('place_id', 'in', [...place_ids])
    .where('removed_at', 'is', null)
    .execute()

export type EnteredDay = {
  readonly task_id: number
  readonly unit_id: number
  readonly entry_date: string
  readonly uuid: string
  readonly removed: boolean
}

/** Entries of the tasks since a day; removed ones too, since what a person took away is not entered again. */
export async function listEntered(
  db: Db,
  at: { readonly company_id: number; readonly place_id: number },
  {
    task_ids,
    from,
    to,
  }: { readonly task_ids: readonly number[]; readonly from: string; readonly to: string },
): Promise<readonly EnteredDay[]> {
  const { rows } = await sql<EnteredDay>`
    select task_id, coalesce(related_entity_id, 0) as unit_id, entry_date, uuid,
      removed_at is not null as removed from task_entries
    where company_id = ${at.company_id} and place_id = ${at.place_id}
    and task_id = any (${[...task_ids]}::int[]) and entry_date between ${from} and ${to}`.execute(db)
  return rows
}

export type Window = {
  readonly number: number
  readonly sensor_id: number
  readonly from: string
  readonly until: string
}
export type FirstReading = {
  readonly number: number
  readonly sensor_id: number
  readonly measured_at: string
  readonly value_centi: number
}

/** The first good reading of each window; windows without one are left out. */
export async function firstReadings(
  db: Db,
  company_id: number,
  windows: readonly Window[],
): Promise<readonly FirstReading[]> {
  if (windows.length === 0) return []
  const { rows } = await sql<FirstReading>`
    select w.number, w.sensor_id, r.measured_at, r.value_centi
    from jsonb_to_recordset(${JSON.stringify(windows)}::jsonb) as
      w(number int, sensor_id int, "from" timestamptz, until timestamptz)
    cross join lateral (
      select measured_at, value_centi from sensor_readings
      where company_id = ${company_id} and sensor_id = w.sensor_id and measured_at >= w."from"
        and measured_at < w.until and value_centi is not null order by measured_at limit 1) r
    order by w.number, w.sensor_id`.execute(db)
  return rows
}

export const listCompaniesToFill = async (db: Db): Promise<readonly { readonly company_id: number }[]> =>
  (await sql<{ company_id: number }>`select * from app.find_companies_to_fill()`.execute(db)).rows

/** Removes rejected messages that were received, or resolved, before the given times; answers how many. */
export async function pruneQuarantine(
  db: Db,
  until: { readonly waiting_until: string; readonly resolved_until: string; readonly limit: number },
): Promise<number> {
  const { rows } = await sql<{ gone: number }>`
    select app.prune_quarantine(${until.waiting_until}, ${until.resolved_until}, ${until.limit})
      as gone`.execute(db)
  return rows[0]?.gone ?? 0
}

/**
 * SQL of tasks as a whole: rows to write, and the tables that follow from them. Used by write-task.ts alone.
 */
import { sql } from 'kysely'
import type { FrequencyName } from '@larder/core/haccp'
import type { InactiveUnit, ScheduleSince } from '@larder/core/schedule'
import type { CustomFrequency, TaskDefinition } from '@larder/core/tasks'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import type { TaskRow, TaskWords } from './tasks.queries.ts'

/** A row of `tasks`. */
export type StoredTask = ScheduleSince & {
  readonly id: number
  readonly plan_task_id: string | null
  readonly is_default: boolean
  readonly is_disabled: boolean
  readonly disabled_at: string | null
  readonly switched_off: boolean
  readonly limit_changed: boolean
  readonly schedule_changed: boolean
  readonly task_type_id: number
  readonly analysis_id: number | null
  readonly task_subtype_id: number
  readonly frequency: FrequencyName
  readonly frequency_key: string | null
  readonly times: readonly string[]
  readonly custom_frequency: CustomFrequency | null
  readonly entry_type: TaskRow['entry_type']
  readonly limit: TaskRow['limit']
  readonly quantity: string | null
  readonly texts: Readonly<Record<string, TaskWords>>
  readonly definition: TaskDefinition
  readonly order_number: number
  /** Counts the changes: a change names the version that was read. */
  readonly version: number
  /** Number of the version that entries are made by. */
  readonly task_version: number
  readonly created_by: number | null
  readonly created_at: string
  readonly updated_at: string
  readonly removed_at: string | null
  /** The line of a round that continues it; null = none does. */
  readonly continued_by: number | null
}

/** All but the id, which never changes. */
const columns = [
  'plan_task_id',
  'is_default',
  'is_disabled',
  'disabled_at',
  'switched_off',
  'limit_changed',
  'schedule_changed',
  'task_type_id',
  'analysis_id',
  'task_subtype_id',
  'frequency',
  'frequency_key',
  'times',
  'custom_frequency',
  'entry_type',
  'limit',
  'quantity',
  'texts',
  'definition',
  'order_number',
  'version',
  'task_version',
  'created_by',
  'created_at',
  'updated_at',
  'removed_at',
  'schedule_since',
  'unit_schedules',
  'continued_by',
] as const satisfies readonly (keyof StoredTask)[]

const listed = sql.join(columns.map((name) => sql.ref(name)))

/** Locked until the end of the transaction, so that two changes of a task follow each other. */
export const lockTasks = async (
  db: Db,
  at: PlaceKey,
  ids: readonly number[],
): Promise<readonly StoredTask[]> =>
  (
    await sql<StoredTask>`select id, ${listed} from tasks where company_id = ${at.company_id}
      and place_id = ${at.place_id} and id = any (${[...ids]}::int[]) order by id for update`.execute(db)
  ).rows

export async function saveTasks(db: Db, at: PlaceKey, tasks: readonly StoredTask[]): Promise<void> {
  const excluded = sql.join(columns.map((name) => sql.ref(`excluded.${name}`)))
  await sql`
    insert into tasks (company_id, place_id, id, ${listed}) overriding system value
    select ${at.company_id}, ${at.place_id}, id, ${listed}
      from jsonb_populate_recordset(null::tasks, ${JSON.stringify(tasks)}::jsonb)
    on conflict (company_id, id) do update set (${listed}) = row(${excluded})`.execute(db)
}

export type VersionToSave = {
  readonly task_id: number
  readonly number: number
  readonly valid_from: string
  readonly definition: unknown
}

/** A number that exists gets the other content. */
export async function saveVersions(db: Db, at: PlaceKey, versions: readonly VersionToSave[]): Promise<void> {
  await sql`
    insert into task_versions (company_id, place_id, task_id, number, prev_version_id, definition, valid_from,
      created_by)
    select ${at.company_id}, ${at.place_id}, n.task_id, n.number, p.id, n.definition, n.valid_from,
      app.user_id()
    from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb)
      as n(task_id int, number int, definition jsonb, valid_from timestamptz)
    left join task_versions p on p.company_id = ${at.company_id} and p.task_id = n.task_id
      and p.number = n.number - 1
    on conflict (company_id, task_id, number) do update set definition = excluded.definition`.execute(db)
}

/**
 * The schedule of a task from its local day on; the last change of a day counts for that day. A start that
 * was planned for a later day gets the same schedule.
 */
export async function saveSchedules(db: Db, at: PlaceKey, tasks: readonly StoredTask[]): Promise<void> {
  const rows = tasks.map((task) => ({
    task_id: task.id,
    from_date: task.schedule_since.slice(0, 10),
    from_time: task.schedule_since.slice(11),
    frequency: task.frequency,
    times: task.times,
    custom_frequency: task.custom_frequency,
    is_disabled: task.is_disabled,
    units: task.unit_schedules,
  }))
  await sql`
    insert into task_schedules (company_id, place_id, task_id, from_date, from_time, frequency, times,
      custom_frequency, is_disabled, units)
    select ${at.company_id}, ${at.place_id}, task_id, from_date, from_time, frequency, times,
      custom_frequency, is_disabled, units
    from jsonb_populate_recordset(null::task_schedules, ${JSON.stringify(rows)}::jsonb)
    on conflict (company_id, place_id, task_id, from_date) do update set from_time = excluded.from_time,
      frequency = excluded.frequency, times = excluded.times, custom_frequency = excluded.custom_frequency,
      is_disabled = excluded.is_disabled, units = excluded.units`.execute(db)
  await sql`
    update task_schedules s set from_time = '00:00', frequency = n.frequency, times = n.times,
      custom_frequency = n.custom_frequency, is_disabled = n.is_disabled, units = n.units
    from jsonb_populate_recordset(null::task_schedules, ${JSON.stringify(rows)}::jsonb) n
    where s.company_id = ${at.company_id} and s.place_id = ${at.place_id} and s.task_id = n.task_id
      and s.from_date > n.from_date`.execute(db)
}

/** `task_subtype_id`: the kind of task that is not done there; null = the unit is turned off. */
export type Inactive = InactiveUnit & { readonly task_subtype_id: number | null }

export const listInactiveUnits = async (db: Db, at: PlaceKey): Promise<readonly Inactive[]> =>
  (
    await sql<Inactive>`
    select 'equipment' as kind, id, null::int as task_subtype_id from equipment
      where company_id = ${at.company_id} and place_id = ${at.place_id} and not is_active
    union all select 'room', id, null from rooms
      where company_id = ${at.company_id} and place_id = ${at.place_id} and is_disabled
    union all select case when equipment_id is null then 'room' else 'equipment' end,
      coalesce(equipment_id, room_id), task_subtype_id from unit_task_groups
      where company_id = ${at.company_id} and place_id = ${at.place_id} and not is_active`.execute(db)
  ).rows

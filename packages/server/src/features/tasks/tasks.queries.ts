/** SQL of monitoring tasks: made from the plan, read, changed by the place. */
import { sql } from 'kysely'
import type { FrequencyName, PlanLimit } from '@larder/core/haccp'
import type { PartSchedule } from '@larder/core/schedule'
import type { CustomFrequency, FoodWords, TaskDefinition, UnitKind } from '@larder/core/tasks'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

const columns = sql`t.id, t.plan_task_id, t.is_default, t.is_disabled, t.task_subtype_id, t.frequency,
  t.frequency_key, t.times, t.entry_type, t."limit", t.quantity, t.texts, t.order_number,
  t.version, t.limit_changed, t.schedule_changed, t.switched_off, t.updated_at, t.definition,
  t.task_version, t.custom_frequency, t.task_type_id, t.analysis_id, t.created_at, t.confirmed_at,
  t.continued_by`

export type TaskRow = {
  readonly id: number
  readonly plan_task_id: string | null
  readonly is_default: boolean
  readonly is_disabled: boolean
  readonly task_subtype_id: number
  readonly frequency: FrequencyName
  readonly frequency_key: string | null
  readonly times: readonly string[]
  /** Of the step that the plan makes; null for forms and checklists of the place's own. */
  readonly entry_type: 'enter_temperature' | 'enter_value' | 'choose_one_answer' | null
  readonly limit: (Partial<PlanLimit> & Pick<PlanLimit, 'min' | 'max'>) | null
  readonly quantity: string | null
  readonly texts: Readonly<Record<string, TaskWords>>
  readonly order_number: number
  readonly version: number
  readonly limit_changed: boolean
  readonly schedule_changed: boolean
  readonly switched_off: boolean
  readonly updated_at: string
  readonly definition: TaskDefinition
  readonly task_version: number
  readonly custom_frequency: CustomFrequency | null
  readonly task_type_id: number
  /** Of the analysis of the place's own that it was made from (`custom_analyses`). */
  readonly analysis_id: number | null
  readonly created_at: string
  readonly confirmed_at: string | null
  /** The line of a round that continues it; null = none does. */
  readonly continued_by: number | null
  /** Of the version that stands. */
  readonly version_from: string
  readonly prev_version_id: number | null
  readonly created_by_name: string | null
  readonly timezone: string
  /** Local wall time since which it is due, `YYYY-MM-DDTHH:mm`. */
  readonly since: string
  /** Of its active units; null = it is done at none. */
  readonly unit_schedules: readonly (PartSchedule & { readonly id: number; readonly since: string })[] | null
}
export type TaskWords = {
  readonly name: string
  readonly instruction: string
  readonly limit: string
  /** Of a task of the plan: its name for one line of a phone, and the foods that it has no room for. */
  readonly short?: string
  readonly short_foods?: string
  /** By their keys: foods with limits of their own. */
  readonly foods?: FoodWords
  readonly options: readonly { readonly id: number; readonly option_text: string }[]
}

/** All but removed ones, disabled ones too. */
export async function listTaskRows(db: Db, at: PlaceKey): Promise<readonly TaskRow[]> {
  const { rows } = await sql<TaskRow>`
    select ${columns}, v.valid_from as version_from, v.prev_version_id,
      nullif(concat_ws(' ', u.firstname, u.lastname), '') as created_by_name, p.timezone,
      t.schedule_since as since, t.unit_schedules
    from tasks t join places p on p.company_id = t.company_id and p.id = t.place_id
    join task_versions v on v.company_id = t.company_id and v.task_id = t.id and v.number = t.task_version
      left join users u on u.id = t.created_by
    where t.company_id = ${at.company_id} and t.place_id = ${at.place_id} and t.removed_at is null
    order by t.order_number, t.id`.execute(db)
  return rows
}

/** `unit_id`: 0 = at no unit. */
export type LastEntry = {
  readonly task_id: number
  readonly unit_id: number
  readonly time: string
  readonly date: string
  readonly entries_on_date: number
  readonly status: string
  readonly name: string
  /** Of a checklist: its lines by id, when they were last answered and how. */
  readonly lines: Readonly<
    Record<number, { readonly at: string; readonly status: 'done' | 'not_done' }>
  > | null
}

/** The last entry of each task at each of its units, the latest first. */
export async function listLastEntries(db: Db, at: PlaceKey): Promise<readonly LastEntry[]> {
  const { rows } = await sql<LastEntry>`
    select s.task_id, s.unit_id, s.last_entry_at as time,
      s.last_entry_date as date, s.entries_on_date, s.last_status as status,
      concat_ws(' ', u.firstname, u.lastname) as name,
      (select json_object_agg(l.key,
        json_build_object('at', l.value ->> 'at', 'status', l.value ->> 'status'))
        from jsonb_each(s.sub_states) l) as lines
    from task_states s left join users u on u.id = s.last_by
    where s.company_id = ${at.company_id} and s.place_id = ${at.place_id}
    order by s.last_entry_at desc`.execute(db)
  return rows
}

/** Equipment that is in use, with the keys of the foods that it holds, in the order in which it was made. */
export async function listEquipmentInUse(
  db: Db,
  at: PlaceKey,
): Promise<
  readonly { readonly id: number; readonly equipment_type_id: number; readonly holds: readonly string[] }[]
> {
  const { rows } = await sql<{ id: number; equipment_type_id: number; holds: readonly string[] }>`
    select id, equipment_type_id, holds from equipment
    where company_id = ${at.company_id} and place_id = ${at.place_id} and is_active order by id`.execute(db)
  return rows
}

/** Tasks that are done at the unit. */
export async function listTasksAtUnit(
  db: Db,
  at: PlaceKey,
  unit: { readonly kind: UnitKind; readonly id: number },
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`select id from tasks where company_id = ${at.company_id}
    and place_id = ${at.place_id} and removed_at is null
    and definition -> 'related_entities' @> ${JSON.stringify([unit])}::jsonb`.execute(db)
  return rows.map(({ id }) => id)
}

/** Next ids of steps and sub-tasks: they come from the sequence of tasks, so that no two are alike. */
export async function takeIds(db: Db, count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await sql<{
    id: number
  }>`select nextval('tasks_id_seq')::int as id from generate_series(1, ${count}::int)`.execute(db)
  return rows.map(({ id }) => id)
}

/** Which of the ids are no groups of the place. */
export async function unknownGroups(
  db: Db,
  at: PlaceKey,
  ids: readonly number[],
): Promise<readonly number[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${[...ids]}::int[]) as asked(id)
    where not exists (select from user_groups g where g.company_id = ${at.company_id}
    and g.place_id = ${at.place_id} and g.id = asked.id)`.execute(db)
  return rows.map(({ id }) => id)
}

export async function listSensorIds(db: Db, at: PlaceKey): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`select id from sensors where company_id = ${at.company_id}
    and place_id = ${at.place_id} and removed_at is null`.execute(db)
  return rows.map(({ id }) => id)
}

export async function listGroups(db: Db, at: PlaceKey): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{
    id: number
    name: string
  }>`select id, name from user_groups where company_id = ${at.company_id}
    and place_id = ${at.place_id}`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export type UnitRow = { readonly name: string; readonly is_active: boolean; readonly is_default: boolean }

/** Equipment and rooms: keys “equipment 4”, “room 2”. */
export async function listUnits(db: Db, at: PlaceKey): Promise<ReadonlyMap<string, UnitRow>> {
  const { rows } = await sql<UnitRow & { key: string }>`
    select 'equipment ' || id as key, name, is_active, is_default from equipment
      where company_id = ${at.company_id} and place_id = ${at.place_id}
    union all select 'room ' || id, name, not is_disabled, is_default from rooms
    where company_id = ${at.company_id} and place_id = ${at.place_id}`.execute(db)
  return new Map(rows.map(({ key, ...unit }) => [key, unit]))
}

/** The place of a new task: after all others. */
export async function nextOrderNumber(db: Db, at: PlaceKey): Promise<number> {
  const { rows } = await sql<{ next: number }>`select coalesce(max(order_number) + 1, 0) as next from tasks
    where company_id = ${at.company_id} and place_id = ${at.place_id}`.execute(db)
  return rows[0]?.next ?? 0
}

/** Marks the active tasks and answers how many. */
export async function confirmTasks(db: Db, at: PlaceKey, now: string): Promise<number> {
  const result = await sql`update tasks set confirmed_at = ${now} where company_id = ${at.company_id}
      and place_id = ${at.place_id} and not is_disabled and task_type_id = 4`.execute(db)
  return Number(result.numAffectedRows ?? 0)
}

/** Those of the ids that are the place's tasks. */
export async function listKnownTasks(
  db: Db,
  at: PlaceKey,
  ids: readonly number[],
): Promise<readonly number[]> {
  const { rows } = await sql<{
    id: number
  }>`select id from tasks where company_id = ${at.company_id} and place_id = ${at.place_id}
    and id = any(${[...ids]}::int[])`.execute(db)
  return rows.map(({ id }) => id)
}

/** The named first, in their order; the others after them as they stood. */
export async function orderTasks(db: Db, at: PlaceKey, ids: readonly number[]): Promise<void> {
  await sql`
    update tasks t set order_number = o.place from (
      select t.id, row_number() over (order by coalesce(array_position(${[...ids]}::int[], t.id), 1000000),
        t.order_number, t.id) - 1 as place
      from tasks t where t.company_id = ${at.company_id} and t.place_id = ${at.place_id}) o
    where t.company_id = ${at.company_id} and t.place_id = ${at.place_id} and t.id = o.id
    and t.order_number <> o.place`.execute(db)
}

export async function hasVerificationTasks(db: Db, at: PlaceKey): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`
    select exists (select from tasks where company_id = ${at.company_id} and place_id = ${at.place_id}
    and not is_disabled and (definition ->> 'is_verification_enabled')::boolean) as yes`.execute(db)
  return rows[0]?.yes ?? false
}

export type VersionRow = {
  readonly id: number
  readonly task_id: number
  readonly number: number
  readonly prev_version_id: number | null
  readonly valid_from: string
  readonly created_by: string | null
  /** Why the line is checked less or more often since this version; null = that is not why it was made. */
  readonly reason: string | null
  readonly definition: TaskDefinition & {
    readonly texts: TaskRow['texts']
    readonly frequency: FrequencyName
    readonly times: readonly string[]
    readonly custom_frequency: CustomFrequency | null
  }
}

/** Of the tasks of a kind, removed ones too, and of those that they continue; newest first. */
export async function listVersions(
  db: Db,
  at: PlaceKey,
  of: { readonly task_subtype_id: number; readonly task_id: number | null },
): Promise<readonly VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select v.id, v.task_id, v.number, v.prev_version_id, v.valid_from,
      v.definition,
      nullif(concat_ws(' ', u.firstname, u.lastname), '') as created_by,
      (select d.reason from frequency_decisions d where d.company_id = v.company_id and d.task_id = v.task_id
        and d.task_version = v.number order by d.id desc limit 1) as reason
    from task_versions v join tasks t on t.company_id = v.company_id and t.id = v.task_id
      left join users u on u.id = v.created_by
    where v.company_id = ${at.company_id} and v.place_id = ${at.place_id}
      and t.task_subtype_id = ${of.task_subtype_id}
      and (${of.task_id}::int is null or t.id = ${of.task_id}::int or t.continued_by = ${of.task_id}::int)
    order by v.valid_from desc, v.id desc`.execute(db)
  return rows
}

export async function hasEntries(db: Db, at: PlaceKey, task_id: number): Promise<boolean> {
  const { rows } = await sql<{
    yes: boolean
  }>`select exists (select from task_states where company_id = ${at.company_id} and place_id = ${at.place_id}
    and task_id = ${task_id}) as yes`.execute(db)
  return rows[0]?.yes ?? false
}

export async function timezoneOf(db: Db, at: PlaceKey): Promise<string> {
  const { rows } = await sql<{
    timezone: string
  }>`select timezone from places where company_id = ${at.company_id} and id = ${at.place_id}`.execute(db)
  return rows[0]?.timezone ?? 'UTC'
}

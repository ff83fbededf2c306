/** SQL of monitoring tasks: made from the plan, read, changed by the place. */
import { sql } from 'kysely'
import type { FrequencyName, PlanLimit } from '@larder/core/haccp'
import type { PartSchedule } from '@larder/core/schedule'
import type { CustomFrequency, TaskDefinition, UnitKind } from '@larder/core/tasks'
import type { Db } from '#db/transaction.ts'

type At = { readonly company_id: number; readonly place_id: number }

export type PlanTaskRow = {
  readonly plan_task_id: string
  readonly task_subtype_id: number
  readonly frequency: string
  readonly frequency_key: string | null
  readonly times: readonly string[]
  readonly entry_type: string
  readonly limit: PlanLimit | null
  readonly quantity: string | null
  readonly texts: Readonly<Record<string, unknown>>
  readonly order_number: number
  readonly limit_changed: boolean
  readonly schedule_changed: boolean
  readonly switched_off: boolean
  /** Entries that are there keep the version they were made by. */
  readonly new_version: boolean
}

const columns = sql`t.id, t.plan_task_id, t.is_default, t.is_disabled, t.task_subtype_id, t.frequency, t.frequency_key, t.times, t.entry_type, t."limit", t.quantity, t.texts, t.order_number,
  t.version, t.limit_changed, t.schedule_changed, t.switched_off, t.updated_at, t.definition, t.task_version, t.custom_frequency, t.task_type_id, t.created_at, t.confirmed_at`

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
  readonly created_at: string
  readonly confirmed_at: string | null
  /** Of the version that stands. */
  readonly version_from: string
  readonly prev_version_id: number | null
  readonly created_by_name: string | null
  readonly timezone: string
  /** Local wall time since which it is asked, `YYYY-MM-DDTHH:mm`. */
  readonly since: string
  /** Of its active units; null = it is done at none. */
  readonly unit_schedules: readonly (PartSchedule & { readonly id: number; readonly since: string })[] | null
}
export type TaskWords = {
  readonly name: string
  readonly instruction: string
  readonly limit: string
  readonly options: readonly { readonly id: number; readonly option_text: string }[]
}

/** All but removed ones, disabled ones too. */
export async function listTaskRows(db: Db, at: At): Promise<readonly TaskRow[]> {
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
export async function listLastEntries(db: Db, at: At): Promise<readonly LastEntry[]> {
  const { rows } = await sql<LastEntry>`
    select s.task_id, s.unit_id, s.last_entry_at as time,
      s.last_entry_date as date, s.entries_on_date, s.last_status as status,
      concat_ws(' ', u.firstname, u.lastname) as name,
      (select json_object_agg(l.key,
        json_build_object('at', l.value ->> 'at', 'status', l.value ->> 'status')) from jsonb_each(s.sub_states) l) as lines
    from task_states s left join users u on u.id = s.last_by where s.company_id = ${at.company_id} and s.place_id = ${at.place_id}
    order by s.last_entry_at desc`.execute(db)
  return rows
}

/**
 * All of them in one statement; a task that is there takes the plan's texts and what the place has not
 * changed.
 */
export async function upsertPlanTasks(
  db: Db,
  at: At,
  rows: readonly PlanTaskRow[],
  now: string,
): Promise<void> {
  await sql`
    insert into tasks as t (company_id, place_id, plan_task_id, is_default, is_disabled, switched_off,
      limit_changed, schedule_changed, task_subtype_id, frequency, frequency_key, times, entry_type, "limit",
      quantity, texts, order_number, created_at, updated_at, task_version)
    select ${at.company_id}, ${at.place_id}, r.plan_task_id, true, r.switched_off, r.switched_off,
      r.limit_changed, r.schedule_changed, r.task_subtype_id, r.frequency, r.frequency_key, r.times,
      r.entry_type, r."limit", r.quantity, r.texts, r.order_number, ${now}, ${now}, case
      when r.new_version then 2 else 1 end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(plan_task_id text, switched_off boolean,
      limit_changed boolean, schedule_changed boolean, task_subtype_id int, frequency text,
      frequency_key text, times jsonb, entry_type text, "limit" jsonb, quantity text, texts jsonb,
      order_number int, new_version boolean)
    on conflict (company_id, place_id, plan_task_id) do update set
      version = t.version + case
        when (t.is_disabled, t.frequency, t.frequency_key, t.times, t."limit")
        is distinct from (excluded.is_disabled, excluded.frequency, excluded.frequency_key, excluded.times,
        excluded."limit") then 1 else 0 end,
      is_disabled = excluded.is_disabled, switched_off = excluded.switched_off,
        limit_changed = excluded.limit_changed, schedule_changed = excluded.schedule_changed,
      task_subtype_id = excluded.task_subtype_id, frequency = excluded.frequency,
        frequency_key = excluded.frequency_key, times = excluded.times,
      entry_type = excluded.entry_type, "limit" = excluded."limit", quantity = excluded.quantity,
      texts = excluded.texts, task_version = t.task_version + case when excluded.task_version > 1 then 1
      else 0 end, updated_at = excluded.updated_at`.execute(db)
}

/** Disables the plan's tasks that are not among the named. */
export async function disableOtherPlanTasks(
  db: Db,
  at: At,
  plan_task_ids: readonly string[],
  now: string,
): Promise<void> {
  await sql`
    update tasks set is_disabled = true, version = version + 1, updated_at = ${now}
    where company_id = ${at.company_id} and place_id = ${at.place_id} and plan_task_id is not null
      and not is_disabled
      and not (plan_task_id = any (${[...plan_task_ids]}::text[]))`.execute(db)
}

export type TaskUpdate = Partial<
  Pick<
    TaskRow,
    'is_disabled' | 'switched_off' | 'frequency' | 'frequency_key' | 'limit_changed' | 'schedule_changed'
  >
> & {
  /** JSON. */
  readonly times?: string
  readonly limit?: string | null
  readonly texts?: string
  readonly definition?: string
  readonly custom_frequency?: string | null
  /** From now on entries are made by another version. */
  readonly new_version?: boolean
  readonly updated_at: string
}

export const updateTask = (db: Db, at: At, id: number, { new_version = false, ...row }: TaskUpdate) =>
  db
    .updateTable('tasks')
    .set({ ...row, version: sql`version + 1`, ...(new_version && { task_version: sql`task_version + 1` }) })
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', id)
    .execute()

/** A unit was switched on or off: how the tasks that are done there are asked is noted anew, from now on. */
export async function noteUnitSwitch(
  db: Db,
  at: At,
  { kind, id, now }: { readonly kind: UnitKind; readonly id: number; readonly now: string },
): Promise<void> {
  await sql`update tasks set updated_at = ${now} where company_id = ${at.company_id}
    and place_id = ${at.place_id} and removed_at is null
    and definition -> 'related_entities' @> ${JSON.stringify([{ kind, id }])}::jsonb`.execute(db)
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
export async function unknownGroups(db: Db, at: At, ids: readonly number[]): Promise<readonly number[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${[...ids]}::int[]) as asked(id)
    where not exists (select from user_groups g where g.company_id = ${at.company_id}
    and g.place_id = ${at.place_id} and g.id = asked.id)`.execute(db)
  return rows.map(({ id }) => id)
}

export async function listGroups(db: Db, at: At): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{
    id: number
    name: string
  }>`select id, name from user_groups where company_id = ${at.company_id}
    and place_id = ${at.place_id}`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export type UnitRow = { readonly name: string; readonly is_active: boolean; readonly is_default: boolean }

/** Equipment and rooms: keys «equipment 4», «room 2». */
export async function listUnits(db: Db, at: At): Promise<ReadonlyMap<string, UnitRow>> {
  const { rows } = await sql<UnitRow & { key: string }>`
    select 'equipment ' || id as key, name, is_active, is_default from equipment
      where company_id = ${at.company_id} and place_id = ${at.place_id}
    union all select 'room ' || id, name, not is_disabled, is_default from rooms
    where company_id = ${at.company_id} and place_id = ${at.place_id}`.execute(db)
  return new Map(rows.map(({ key, ...unit }) => [key, unit]))
}

export type NewTaskRow = {
  readonly task_type_id: number
  readonly task_subtype_id: number
  readonly frequency: FrequencyName
  /** JSON. */
  readonly times: string
  readonly custom_frequency: string | null
  readonly definition: string
  readonly texts: string
  readonly is_disabled: boolean
  readonly created_by: number | null
  /** ISO. */
  readonly now: string
}

/** The new task comes last. */
export async function insertTask(db: Db, at: At, row: NewTaskRow): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into tasks (company_id, place_id, is_default, is_disabled, switched_off, task_type_id,
      task_subtype_id, frequency, times, custom_frequency, definition, texts, order_number, created_by,
      created_at, updated_at)
    select ${at.company_id}, ${at.place_id}, false, ${row.is_disabled}, ${row.is_disabled},
      ${row.task_type_id}, ${row.task_subtype_id}, ${row.frequency}, ${row.times}::jsonb,
      ${row.custom_frequency}::jsonb, ${row.definition}::jsonb, ${row.texts}::jsonb,
      coalesce((select max(order_number) + 1 from tasks where company_id = ${at.company_id}
        and place_id = ${at.place_id}), 0), ${row.created_by}, ${row.now}, ${row.now}
    returning id`.execute(db)
  return rows[0]?.id ?? 0
}

/** Disabled for good; entries and versions stay. */
export const removeTaskRow = (db: Db, at: At, id: number, now: string) =>
  db
    .updateTable('tasks')
    .set({
      is_disabled: true,
      switched_off: true,
      removed_at: now,
      updated_at: now,
      version: sql`version + 1`,
    })
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', id)
    .execute()

/** Marks the active tasks and answers how many. */
export async function confirmTasks(db: Db, at: At, now: string): Promise<number> {
  const result = await sql`update tasks set confirmed_at = ${now} where company_id = ${at.company_id}
      and place_id = ${at.place_id} and not is_disabled and task_type_id = 4`.execute(db)
  return Number(result.numAffectedRows ?? 0)
}

/** Those of the ids that are the place's tasks. */
export async function listKnownTasks(db: Db, at: At, ids: readonly number[]): Promise<readonly number[]> {
  const { rows } = await sql<{
    id: number
  }>`select id from tasks where company_id = ${at.company_id} and place_id = ${at.place_id}
    and id = any(${[...ids]}::int[])`.execute(db)
  return rows.map(({ id }) => id)
}

/** The named first, in their order; the others after them as they stood. */
export async function orderTasks(db: Db, at: At, ids: readonly number[]): Promise<void> {
  await sql`
    update tasks t set order_number = o.place from (
      select t.id, row_number() over (order by coalesce(array_position(${[...ids]}::int[], t.id), 1000000),
        t.order_number, t.id) - 1 as place
      from tasks t where t.company_id = ${at.company_id} and t.place_id = ${at.place_id}) o
    where t.company_id = ${at.company_id} and t.place_id = ${at.place_id} and t.id = o.id
    and t.order_number <> o.place`.execute(db)
}

export async function hasVerificationTasks(db: Db, at: At): Promise<boolean> {
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
  readonly definition: TaskDefinition & {
    readonly texts: TaskRow['texts']
    readonly frequency: FrequencyName
    readonly times: readonly string[]
    readonly custom_frequency: CustomFrequency | null
  }
}

/** Of the tasks of a kind, removed ones too; newest first. */
export async function listVersions(
  db: Db,
  at: At,
  of: { readonly task_subtype_id: number; readonly task_id: number | null },
): Promise<readonly VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select v.id, v.task_id, v.number, v.prev_version_id, v.valid_from,
      v.definition,
      nullif(concat_ws(' ', u.firstname, u.lastname), '') as created_by
    from task_versions v join tasks t on t.company_id = v.company_id and t.id = v.task_id
      left join users u on u.id = v.created_by
    where v.company_id = ${at.company_id} and v.place_id = ${at.place_id}
      and t.task_subtype_id = ${of.task_subtype_id}
      and (${of.task_id}::int is null or t.id = ${of.task_id}::int)
    order by v.valid_from desc, v.id desc`.execute(db)
  return rows
}

export async function hasEntries(db: Db, at: At, task_id: number): Promise<boolean> {
  const { rows } = await sql<{
    yes: boolean
  }>`select exists (select from task_states where company_id = ${at.company_id} and place_id = ${at.place_id}
    and task_id = ${task_id}) as yes`.execute(db)
  return rows[0]?.yes ?? false
}

export async function timezoneOf(db: Db, at: At): Promise<string> {
  const { rows } = await sql<{
    timezone: string
  }>`select timezone from places where company_id = ${at.company_id} and id = ${at.place_id}`.execute(db)
  return rows[0]?.timezone ?? 'UTC'
}

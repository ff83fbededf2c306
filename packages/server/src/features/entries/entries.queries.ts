/** SQL of entries: the list of the day from one row a task, the save as one statement. */
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#db/transaction.ts'

export type DayTask = {
  readonly frequency: string
  readonly times: readonly string[]
  readonly created_at: string
  readonly last_entry_at: string | null
  readonly last_entry_date: string | null
  readonly entries_on_date: number
}

/** Facts that the clock judges, and beside each the task's JSON as the contract names it, without what the clock decides. */
export type DayTasks = { readonly timezone: string; readonly tasks: readonly DayTask[]; readonly lines: readonly string[] }

/**
 * Active tasks of the place in the asked language (English where it is missing), as one row: JSON text never holds a
 * line feed, so the tasks' texts come as lines.
 */
export async function listDayTasks(db: Db, at: { company_id: number; place_id: number }, lang: string): Promise<DayTasks> {
  const { rows } = await sql<{ timezone: string; tasks: readonly DayTask[] | null; lines: string | null }>`
    with day as materialized (
      select t.id, t.task_subtype_id, t.is_default, t.frequency, t.times, t.created_at, t.entry_type, t.quantity, t."limit", t.order_number,
        coalesce(t.texts -> ${lang}::text, t.texts -> 'en') as words,
        s.last_entry_at, s.last_entry_date, s.entries_on_date, s.last_value, s.last_unit, s.last_status, u.firstname, u.lastname
      from tasks t
      left join task_states s on s.company_id = t.company_id and s.place_id = t.place_id and s.task_id = t.id
      left join users u on u.id = s.last_by
      where t.company_id = ${at.company_id} and t.place_id = ${at.place_id} and not t.is_disabled
    )
    select p.timezone,
      (select json_agg(json_build_object('frequency', d.frequency, 'times', d.times, 'created_at', d.created_at, 'last_entry_at', d.last_entry_at, 'last_entry_date', d.last_entry_date, 'entries_on_date', coalesce(d.entries_on_date, 0)) order by d.order_number, d.id) from day d) as tasks,
      (select string_agg(json_build_object(
        'id', d.id, 'task_subtype_id', d.task_subtype_id, 'name', d.words ->> 'name', 'instruction', d.words ->> 'instruction', 'is_default', d.is_default,
        'step', json_build_object('id', d.id, 'type', d.entry_type, 'quantity', d.quantity),
        'limit', case when d."limit" is null then null else json_build_object('min', d."limit" -> 'min', 'max', d."limit" -> 'max', 'text', d.words ->> 'limit') end,
        'action_options', d.words -> 'options',
        'last_entry', case when d.last_entry_at is null then null else json_build_object('time', d.last_entry_at, 'local_time', to_char(d.last_entry_at at time zone p.timezone, 'YYYY-MM-DD"T"HH24:MI'), 'name', concat_ws(' ', d.firstname, d.lastname), 'value', d.last_value, 'unit', d.last_unit, 'status', d.last_status) end
      )::text, E'\n' order by d.order_number, d.id) from day d) as lines
    from places p
    where p.company_id = ${at.company_id} and p.id = ${at.place_id}`.execute(db)
  const [place] = rows
  return { timezone: place?.timezone ?? 'UTC', tasks: place?.tasks ?? [], lines: place?.lines?.split('\n') ?? [] }
}

export type TaskToFill = {
  readonly id: number
  readonly task_subtype_id: number
  readonly entry_type: 'enter_temperature' | 'enter_value' | 'choose_one_answer'
  readonly limit: { readonly min: number | null; readonly max: number | null; readonly [key: string]: unknown } | null
  readonly words: { readonly limit: string; readonly options: readonly { readonly id: number; readonly option_text: string }[] }
  readonly timezone: string
  /** Who fills it. */
  readonly author: { readonly firstname: string; readonly lastname: string; readonly username: string }
}

/** The task with what its entry is judged by; undefined when it is none of the place's active ones. */
export async function findTaskToFill(db: Db, at: { company_id: number; place_id: number; task_subtype_id: number; task_id: number }): Promise<TaskToFill | undefined> {
  const { rows } = await sql<TaskToFill>`
    select t.id, t.task_subtype_id, t.entry_type, t."limit", t.texts -> 'en' as words, p.timezone,
      (select json_build_object('firstname', u.firstname, 'lastname', u.lastname, 'username', u.username) from users u where u.id = (select app.user_id())) as author
    from tasks t join places p on p.company_id = t.company_id and p.id = t.place_id
    where t.company_id = ${at.company_id} and t.place_id = ${at.place_id} and t.id = ${at.task_id} and t.task_subtype_id = ${at.task_subtype_id} and not t.is_disabled`.execute(db)
  return rows[0]
}

export type NewEntry = {
  readonly company_id: number
  readonly place_id: number
  readonly task_id: number
  readonly uuid: string
  readonly entry_date: string
  readonly performed_at: string
  readonly received_at: string
  readonly status: 'done' | 'not_done'
  readonly value: string | null
  readonly unit: string | null
  readonly reading: number | null
  readonly within: boolean | null
  readonly limit: string | null
  readonly action_options: string
  readonly comment: string
  readonly source: string
  readonly body_hash: Buffer
  readonly created_by: number
}

/** Inserts the entry, moves the task's state on and appends the revision, in one statement. Undefined when the uuid is there already. */
export async function insertEntry(db: Db, entry: NewEntry, revision: RawBuilder<number>): Promise<{ id: number } | undefined> {
  const { rows } = await sql<{ id: number }>`
    with saved as (
      insert into task_entries (company_id, place_id, task_id, uuid, entry_date, performed_at, received_at, status, value, unit, reading, within, "limit", action_options, comment, source, body_hash, created_by)
      values (${entry.company_id}, ${entry.place_id}, ${entry.task_id}, ${entry.uuid}, ${entry.entry_date}, ${entry.performed_at}, ${entry.received_at}, ${entry.status}, ${entry.value}, ${entry.unit},
        ${entry.reading}, ${entry.within}, ${entry.limit}, ${entry.action_options}, ${entry.comment}, ${entry.source}, ${entry.body_hash}, ${entry.created_by})
      on conflict (company_id, uuid) do nothing returning *
    ), state as (
      insert into task_states as s (company_id, place_id, task_id, last_entry_id, last_entry_at, last_entry_date, entries_on_date, last_status, last_value, last_unit, last_by)
      select company_id, place_id, task_id, id, performed_at, entry_date, 1, status, value, unit, created_by from saved
      on conflict (company_id, place_id, task_id) do update set
        entries_on_date = case when excluded.last_entry_date > s.last_entry_date then 1 when excluded.last_entry_date = s.last_entry_date then s.entries_on_date + 1 else s.entries_on_date end,
        last_entry_id = case when excluded.last_entry_at >= s.last_entry_at then excluded.last_entry_id else s.last_entry_id end,
        last_status = case when excluded.last_entry_at >= s.last_entry_at then excluded.last_status else s.last_status end,
        last_value = case when excluded.last_entry_at >= s.last_entry_at then excluded.last_value else s.last_value end,
        last_unit = case when excluded.last_entry_at >= s.last_entry_at then excluded.last_unit else s.last_unit end,
        last_by = case when excluded.last_entry_at >= s.last_entry_at then excluded.last_by else s.last_by end,
        last_entry_date = greatest(excluded.last_entry_date, s.last_entry_date),
        last_entry_at = greatest(excluded.last_entry_at, s.last_entry_at)
    )
    select id, ${revision} as seq from saved`.execute(db)
  return rows[0]
}

export type EntryRow = {
  readonly id: number
  readonly uuid: string
  readonly task_id: number
  readonly task_subtype_id: number
  readonly entry_date: string
  readonly entry_time: string
  readonly received_at: string
  readonly status: 'done' | 'not_done'
  readonly value: string | null
  readonly unit: string | null
  readonly within: boolean | null
  readonly limit: { readonly min: number | null; readonly max: number | null; readonly text: string } | null
  readonly action_options: { readonly id?: number; readonly option_text: string; readonly is_custom: boolean }[]
  readonly comment: string
  readonly updated_by_user: { readonly firstname: string; readonly lastname: string; readonly username: string }
  readonly body_hash: Buffer
}

const entryRows = sql`
  select e.id, e.uuid, e.task_id, t.task_subtype_id, e.entry_date, e.performed_at as entry_time, e.received_at, e.status, e.value, e.unit, e.within, e."limit",
    e.action_options, e.comment, e.body_hash,
    json_build_object('firstname', coalesce(u.firstname, ''), 'lastname', coalesce(u.lastname, ''), 'username', coalesce(u.username, '')) as updated_by_user
  from task_entries e join tasks t on t.company_id = e.company_id and t.id = e.task_id left join users u on u.id = e.created_by`

/** The entry that a uuid names in the company; entries of other places do not count. */
export async function findEntryByUuid(db: Db, at: { company_id: number; place_id: number }, uuid: string): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`${entryRows} where e.company_id = ${at.company_id} and e.place_id = ${at.place_id} and e.uuid = ${uuid}`.execute(db)
  return rows[0]
}

export type EntryPage = { readonly task_subtype_id: number; readonly from: string; readonly to: string; readonly page: number; readonly per_page: number }

/** Entries of a kind of task between two local dates, both included, newest first. */
export async function listEntries(db: Db, at: { company_id: number; place_id: number }, asked: EntryPage): Promise<{ rows: readonly EntryRow[]; total: number }> {
  const matching = sql`e.company_id = ${at.company_id} and e.place_id = ${at.place_id} and t.task_subtype_id = ${asked.task_subtype_id}
    and e.entry_date between ${asked.from} and ${asked.to} and e.removed_at is null`
  const { rows } = await sql<EntryRow>`${entryRows} where ${matching} order by e.performed_at desc, e.id desc limit ${asked.per_page} offset ${(asked.page - 1) * asked.per_page}`.execute(db)
  const count = await sql<{ total: number }>`select count(*)::int as total from task_entries e join tasks t on t.company_id = e.company_id and t.id = e.task_id where ${matching}`.execute(db)
  return { rows, total: count.rows[0]?.total ?? 0 }
}

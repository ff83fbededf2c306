/** SQL of entries: the list of the day from one row a task, the save as one statement. */
import { CompiledQuery, sql, type RawBuilder } from 'kysely'
import type { PartSchedule, PlaceAtUnit, ScheduleFrequency } from '@larder/core/schedule'
import { LATE_MINUTES } from '@larder/core/records'
import type {
  ChosenAction,
  CustomFrequency,
  StoredField,
  StoredFile,
  TaskDefinition,
} from '@larder/core/tasks'
import type { RunningEntry } from '@larder/contract/entries'
import type { ShownFile } from '@larder/contract/entry-fields'
import type { Db, Statement } from '#db/transaction.ts'
import { instantSql } from '#kit/instant-sql.ts'
import { runningEntries } from './running.queries.ts'

export type DayTask = {
  readonly frequency: ScheduleFrequency
  readonly times: readonly string[]
  readonly custom_frequency: CustomFrequency | null
  /** Local wall time since which it is asked like this, `YYYY-MM-DDTHH:mm`. */
  readonly since: string
  readonly last_entry_date: string | null
  readonly entries_on_date: number
  /** How the unit is asked that the row is about. */
  readonly unit_schedule?: (PartSchedule & { readonly since: string }) | null
  /** Of a checklist: lines with a frequency of their own, and where each of its lines stands. */
  readonly own_lines?: readonly (PartSchedule & { readonly id: number })[] | null
  readonly sub_states?: Readonly<Record<number, { readonly date: string; readonly count: number }>> | null
  /** It is there for the entries that it still has to finish. */
  readonly is_disabled?: boolean
  /** The unit, and where its kind of task stands among the kinds that are done there; absent = at no unit. */
  readonly place_at_unit?: PlaceAtUnit
  /** What waits for a step, without what the clock decides of it; null = nothing. */
  readonly running?: readonly Omit<RunningEntry, 'is_overdue'>[] | null
}

/**
 * Facts that the clock judges, and beside each the task's JSON as the contract names it, without what the
 * clock decides.
 */
export type DayTasks = {
  readonly timezone: string
  readonly pauses: readonly { readonly start_date: string; readonly end_date: string }[]
  readonly tasks: readonly DayTask[]
  readonly lines: readonly string[]
}

/**
 * Active tasks of the place ($2) in the asked language ($1; English where it is missing), one that is done at
 * units once
 * for each active unit; also one that is off, or is at a unit that is, while entries there have to be
 * finished. They come
 * as one row: JSON text never holds a line feed, so the tasks' texts come as lines. What is written of a task
 * is kept as
 * text (`task_lines`); `concat` puts the rest behind it.
 */
const dayTasks = `
  with ${runningEntries}
  select p.timezone, d.tasks, d.lines,
    (select json_agg(json_build_object('start_date', m.start_date, 'end_date', m.end_date))
      from monitoring_pause_periods m where m.company_id = p.company_id and m.place_id = p.id) as pauses
  from places p cross join lateral (
    select concat('[', string_agg(o.task, ','), ']') as tasks, string_agg(o.line, E'\\n') as lines from (
      select concat('{"frequency":"', t.frequency, '","times":', t.times, ',"custom_frequency":',
        coalesce(t.custom_frequency::text, 'null'), ',"since":"', t.schedule_since, '","last_entry_date":',
        coalesce(to_json(s.last_entry_date)::text, 'null'),
          ',"entries_on_date":', coalesce(s.entries_on_date, 0), ',"unit_schedule":',
            coalesce(n.schedule::text, 'null'), ',"own_lines":', coalesce(l.own_lines::text, 'null'),
            ',"sub_states":', coalesce(case when l.own_lines is not null then s.sub_states end::text, 'null'),
            ',"is_disabled":', to_json(t.is_disabled or not n.is_asked), ',"running":',
            coalesce(r.entries::text, 'null'),
          case when n.unit_id <> 0
            then concat(',"place_at_unit":{"unit":"', n.kind, ' ', n.unit_id, '","order":',
            coalesce(case n.kind
            when 'equipment' then (select g.order_number from unit_task_groups g
              where g.company_id = t.company_id and g.equipment_id = n.unit_id
              and g.task_subtype_id = t.task_subtype_id)
            else (select g.order_number from unit_task_groups g where g.company_id = t.company_id
              and g.room_id = n.unit_id and g.task_subtype_id = t.task_subtype_id) end, 1000), '}') end,
              '}') as task,
        concat(l.line, ',"related_entities":', case when n.unit_id = 0 then '[]'
          else jsonb_path_query_array(t.definition, '$.related_entities[*] ? (@.id == $id)',
          jsonb_build_object('id', n.unit_id))::text end,
          ',"unit":', case when n.unit_id = 0 then 'null'
            else json_build_object('kind', n.kind, 'id', n.unit_id, 'name', coalesce(case n.kind
            when 'equipment' then (select q.name from equipment q where q.company_id = t.company_id
              and q.id = n.unit_id) else (select r.name from rooms r where r.company_id = t.company_id
              and r.id = n.unit_id) end, ''))::text end,
          ',"last_entry":', case when s.last_entry_at is null then 'null'
            else concat('{"time":', to_json(${instantSql('s.last_entry_at')}), ',"local_time":"',
            to_char(s.last_entry_at at time zone p.timezone, 'YYYY-MM-DD"T"HH24:MI'), '","name":',
            to_json(concat_ws(' ', u.firstname, u.lastname)),
            ',"value":', coalesce(to_json(s.last_value)::text, 'null'), ',"unit":',
              coalesce(to_json(s.last_unit)::text, 'null'), ',"status":"', s.last_status, '"}') end,
              '}') as line
      from tasks t
      cross join lateral (
        select 0 as unit_id, null::jsonb as schedule, t.definition ->> 'related_to' as kind, true as is_asked
          where t.unit_schedules is null
        union all select (schedule -> 'id')::int, schedule, t.definition ->> 'related_to', true
          from jsonb_array_elements(t.unit_schedules) schedule where t.unit_schedules is not null
        union all select u.unit_id, null, u.kind, false from running u where u.task_id = t.id
          and not coalesce(t.unit_schedules @> jsonb_build_array(jsonb_build_object('id', u.unit_id)),
          u.unit_id = 0)) n
      left join task_lines a on a.company_id = t.company_id and a.task_id = t.id and a.lang = $1::text
      cross join lateral (select
        coalesce(a.line, (select e.line from task_lines e where e.company_id = t.company_id
        and e.task_id = t.id and e.lang = 'en')) as line,
        case when a.line is null then (select e.own_lines from task_lines e where e.company_id = t.company_id
          and e.task_id = t.id and e.lang = 'en') else a.own_lines end as own_lines) l
      left join task_states s on s.company_id = t.company_id and s.place_id = t.place_id and s.task_id = t.id
        and s.unit_id = n.unit_id
      left join users u on u.id = s.last_by
      left join running r on r.task_id = t.id and r.unit_id = n.unit_id
      where t.company_id = p.company_id and t.place_id = p.id and (not t.is_disabled or r.task_id is not null)
        and t.task_type_id = 4
      order by t.order_number, t.id, n.unit_id) o) d
  where p.company_id = (select (app.companies())[1]) and p.id = $2::int`

/** The day of a place in the tenancy that is entered. */
export const dayOfPlace = (place_id: number, lang: string): Statement => ({
  text: dayTasks,
  values: [lang, place_id],
})

export function readDay(found: readonly unknown[]): DayTasks {
  const [place] = found as readonly {
    timezone: string
    pauses: DayTasks['pauses'] | null
    tasks: string
    lines: string | null
  }[]
  return {
    timezone: place?.timezone ?? 'UTC',
    pauses: place?.pauses ?? [],
    tasks: JSON.parse(place?.tasks ?? '[]') as DayTask[],
    lines: place?.lines?.split('\n') ?? [],
  }
}

/** Definition and texts of the version that an entry is judged by (`task_versions.definition`). */
export type VersionSnapshot = TaskDefinition & {
  readonly is_default: boolean
  readonly task_subtype_id: number
  readonly texts: Readonly<
    Record<
      string,
      {
        readonly name: string
        readonly instruction: string
        readonly limit: string
        readonly options: readonly { readonly id: number; readonly option_text: string }[]
      }
    >
  >
  readonly frequency: string
  readonly frequency_key: string | null
  readonly times: readonly string[]
  readonly custom_frequency: CustomFrequency | null
}

export type TaskToFill = {
  readonly id: number
  readonly task_subtype_id: number
  readonly task_version: number
  readonly definition: VersionSnapshot
  readonly timezone: string
  /** When the task was created. */
  readonly since: string
  /** Of the place. */
  readonly language: string
  /** Who fills it. */
  readonly author: { readonly firstname: string; readonly lastname: string; readonly username: string }
  /** Those of the asked files that lie at the place with their content; null = none. */
  readonly files: readonly StoredFile[] | null
  /** Those of the asked products that the place has; null = none. */
  readonly products:
    | readonly { readonly id: number; readonly name: string; readonly language: string }[]
    | null
}

export type AskedTask = {
  /** Null = that of the tenancy. */
  readonly company_id: number | null
  readonly place_id: number
  readonly task_subtype_id: number
  readonly task_id: number
  /** The version whose form was filled in; null = the one of the moment. */
  readonly task_version: number | null
  readonly performed_at: string
  readonly file_ids: readonly number[]
  /** Of the entry: photos that it promised count before they have come. */
  readonly uuid?: string
  readonly product_ids: readonly number[]
  /** Corrections of what was entered before the task was disabled. */
  readonly even_disabled?: boolean
}

/**
 * The task is enabled, or was when the entry was performed ($5): a device delivers later what was done
 * before.
 */
const wasAsked = '(not t.is_disabled or t.disabled_at > $5::timestamptz)'

/**
 * A record holds the files that it names, so it names those of records only: who may measure cannot hold a
 * file of the plan.
 */
export const mayBeNamed = (files: string): string =>
  `(${files}.type = 'task_entry' or ${files}.held_at is not null)`

/**
 * Looks for the task with what its entry is judged by; what most entries do not name is not asked for. The
 * version is that
 * of the moment; a form that was open while the next version came counts for twelve hours more.
 */
export function taskToFill({
  company_id,
  place_id,
  task_id,
  task_subtype_id,
  performed_at,
  task_version,
  file_ids,
  uuid,
  product_ids,
  even_disabled = false,
}: AskedTask): Statement {
  const values: (string | number | null)[] = [company_id, place_id, task_id, task_subtype_id, performed_at]
  const put = (value: string | number | null): string => `$${values.push(value)}`
  const files =
    file_ids.length === 0
      ? 'null::json'
      : `
    (select json_agg(case
      when f.sha256 is null then json_build_object('id', f.id, 'sha256', null, 'sent_sha256', f.sent_sha256)
      else json_build_object('id', f.id, 'sha256', f.sha256) end) from files f
      where f.company_id = t.company_id and f.place_id = t.place_id and f.id = any (${put(`{${file_ids.join()}}`)}::int[]) and f.removed_at is null and ${mayBeNamed('f')} and (f.sha256 is not null or f.record_uuid = ${put(uuid ?? null)}::uuid))`
  const products =
    product_ids.length === 0
      ? 'null::json'
      : `
    (select json_agg(json_build_object('id', r.id, 'name', r.name, 'language', p.preferred_language)) from products r where r.company_id = t.company_id and r.place_id = t.place_id and r.id = any (${put(`{${product_ids.join()}}`)}::int[]))`
  const open_form =
    task_version === null
      ? { join: '', first: '' }
      : {
          join: 'left join task_versions n on n.company_id = o.company_id and n.task_id = o.task_id and n.number = o.number + 1',
          first: `coalesce(o.number = ${put(task_version)}::int and o.valid_from <= $5::timestamptz and n.valid_from > $5::timestamptz - interval '12 hours', false) desc,`,
        }
  return {
    values,
    text: `
    select t.id, t.task_subtype_id, v.number as task_version, v.definition, p.timezone,
      p.preferred_language as language, t.created_at as since,
      (select json_build_object('firstname', u.firstname, 'lastname', u.lastname, 'username', u.username)
        from users u where u.id = (select app.user_id())) as author,
      ${files} as files, ${products} as products
    from tasks t join places p on p.company_id = t.company_id and p.id = t.place_id
    cross join lateral (
      select o.number, o.definition from task_versions o ${open_form.join}
      where o.company_id = t.company_id and o.task_id = t.id
      order by ${open_form.first} (o.valid_from <= $5::timestamptz) desc, case
        when o.valid_from <= $5::timestamptz then o.number else -o.number end desc limit 1) v
    where t.company_id = coalesce($1::int, (select (app.companies())[1])) and t.place_id = $2::int
    and t.id = $3::int and t.task_subtype_id = $4::int ${even_disabled ? '' : `and ${wasAsked}`}`,
  }
}

/** Undefined when it is none of the place's, or was disabled when the entry was performed. */
export async function findTaskToFill(db: Db, asked: AskedTask): Promise<TaskToFill | undefined> {
  const { text, values } = taskToFill(asked)
  return (await db.executeQuery<TaskToFill>(CompiledQuery.raw(text, [...values]))).rows[0]
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
  readonly task_version: number
  readonly entry_fields: string
  readonly related_entity_id: number | null
  readonly files: string
  /** Of a checklist: where its answered lines stand (`task_states.sub_states`). */
  readonly sub_states: string
  readonly source: string
  /** Some reading is outside its limit. */
  readonly had_breach: boolean
  readonly body_hash: Buffer
  /** Null = a sensor. */
  readonly created_by: number | null
  /** Of a form with timers that is not finished. */
  readonly next_step_id: number | null
  readonly next_due_at: string | null
}

/**
 * Inserts the entry, moves the task's state on and appends the revision, in one statement. Undefined when the
 * uuid is there already.
 */
export async function insertEntry(
  db: Db,
  entry: NewEntry,
  revision: RawBuilder<number>,
): Promise<{ id: number } | undefined> {
  const { rows } = await sql<{ id: number }>`
    with saved as (
      insert into task_entries (company_id, place_id, task_id, uuid, entry_date, performed_at, received_at,
        status, value, unit, reading, within, "limit", action_options, comment, task_version, entry_fields,
        related_entity_id, files, source, body_hash, created_by, had_breach, next_step_id, next_due_at)
      values (${entry.company_id}, ${entry.place_id}, ${entry.task_id}, ${entry.uuid}, ${entry.entry_date},
        ${entry.performed_at}, ${entry.received_at}, ${entry.status}, ${entry.value}, ${entry.unit},
        ${entry.reading}, ${entry.within}, ${entry.limit}, ${entry.action_options}, ${entry.comment},
          ${entry.task_version}, ${entry.entry_fields}, ${entry.related_entity_id}, ${entry.files},
          ${entry.source}, ${entry.body_hash}, ${entry.created_by}, ${entry.had_breach},
          ${entry.next_step_id}, ${entry.next_due_at})
      on conflict (company_id, uuid) do nothing returning *
    ), state as (
      insert into task_states as s (company_id, place_id, task_id, unit_id, last_entry_id, last_entry_at,
        last_entry_date, entries_on_date, last_status, last_value, last_unit, last_by, sub_states)
      select company_id, place_id, task_id, coalesce(related_entity_id, 0), id, performed_at, entry_date, 1,
        status, value, unit, created_by, ${entry.sub_states}::jsonb from saved
      on conflict (company_id, place_id, task_id, unit_id) do update set
        sub_states = case when excluded.sub_states = '{}' then s.sub_states
          else app.join_sub_states(s.sub_states, excluded.sub_states) end,
        entries_on_date = case when excluded.last_entry_date > s.last_entry_date then 1
          when excluded.last_entry_date = s.last_entry_date then s.entries_on_date + 1
          else s.entries_on_date end,
        last_entry_id = case when excluded.last_entry_at >= s.last_entry_at then excluded.last_entry_id
          else s.last_entry_id end,
        last_status = case when excluded.last_entry_at >= s.last_entry_at then excluded.last_status
          else s.last_status end,
        last_value = case when excluded.last_entry_at >= s.last_entry_at then excluded.last_value
          else s.last_value end,
        last_unit = case when excluded.last_entry_at >= s.last_entry_at then excluded.last_unit
          else s.last_unit end,
        last_by = case when excluded.last_entry_at >= s.last_entry_at then excluded.last_by
          else s.last_by end,
        last_entry_date = greatest(excluded.last_entry_date, s.last_entry_date),
        last_entry_at = greatest(excluded.last_entry_at, s.last_entry_at)
    )
    select id, ${revision} as seq from saved`.execute(db)
  return rows[0]
}

/** Empty where a sensor filled it in. */
type NamedUser = { readonly firstname: string; readonly lastname: string; readonly username: string }

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
  readonly action_options: ChosenAction[]
  readonly comment: string
  readonly entry_fields: StoredField[]
  readonly task_version: number
  readonly related_entity_id: number | null
  readonly task_desc: string | null
  readonly filled_by_sensor: boolean
  readonly has_issues: boolean
  readonly ticket: { readonly id: number; readonly status: 'open' | 'done' | 'not_done' } | null
  /** Number of the revision that is shown. */
  readonly version: number
  readonly updated_at: string | null
  readonly is_corrected: boolean
  readonly had_breach: boolean
  readonly breach_value: string | null
  readonly recorded_late: boolean
  /** It waits for this step until then; null = it is finished. */
  readonly next_step_id: number | null
  readonly next_due_at: string | null
  readonly verification: {
    readonly verified_at: string
    readonly verified_by: string
    readonly comment: string
  } | null
  readonly file_list: StoredFile[]
  readonly created_by_user: NamedUser
  readonly updated_by_user: NamedUser
  /** Name of the person who corrected it last. */
  readonly corrected_by: string | null
  readonly body_hash: Buffer
}

const namedUser = (id: RawBuilder<unknown>) =>
  sql`(select json_build_object('firstname', coalesce(u.firstname, ''), 'lastname', coalesce(u.lastname, ''),
    'username', coalesce(u.username, '')) from (select) one left join users u on u.id = ${id})`

/** Name of the person who corrected the entry `e` last; null = it was not corrected. */
export const correctedBy = sql`(select concat_ws(' ', u.firstname, u.lastname) from users u
  where u.id = e.corrected_by) as corrected_by`

/** The last figure of the entry `e` that was outside its limit, where it says another now: «9.0 °C». */
export const breachValue = sql`case when e.had_breach
  and not e.entry_fields @? '$[*] ? (@.within == false)' then (
  select coalesce((f #>> '{value,temp}') || ' °' || (f #>> '{value,unit}'),
    concat_ws(' ', f #>> '{value,amount}', case jsonb_typeof(f #> '{value,unit}')
    when 'object' then f #>> '{value,unit,short_name}' else f #>> '{value,unit}' end))
  from revisions r cross join lateral jsonb_array_elements(r.body::jsonb -> 'entry_fields') f
  where r.company_id = e.company_id and r.place_id = e.place_id and r.entity = 'entry'
  and r.entity_id = e.uuid::text and r.op <> 'erase' and f -> 'within' = 'false' order by r.version desc
  limit 1) end as breach_value`

const entryRows = sql`
  select e.id, e.uuid, e.task_id, t.task_subtype_id, e.entry_date, e.performed_at as entry_time,
    e.received_at, e.status, e.value, e.unit, e.within, e."limit",
    e.action_options, e.comment, e.body_hash, e.entry_fields, e.task_version, e.related_entity_id,
      e.files as file_list, e.source = 'sensor' as filled_by_sensor, e.status = 'not_done' as has_issues,
      e.version, e.updated_at, e.is_corrected, e.had_breach, ${breachValue}, e.next_step_id, e.next_due_at,
    e.received_at - e.performed_at >= make_interval(mins => ${LATE_MINUTES} + 1) as recorded_late,
    case when e.verified_at is null then null
      else json_build_object('verified_at', ${sql.raw(instantSql('e.verified_at'))}, 'comment',
      e.verification_comment, 'verified_by',
      coalesce((select concat_ws(' ', w.firstname, w.lastname) from users w where w.id = e.verified_by), ''))
      end as verification,
    case when t.is_default then null
      else (select v.definition #>> '{texts,en,name}' from task_versions v where v.company_id = e.company_id
      and v.task_id = e.task_id and v.number = e.task_version) end as task_desc,
    (select json_build_object('id', k.id, 'status', coalesce(k.entry_status, 'open')) from tickets k
      where k.company_id = e.company_id and k.related_task_entry_id = e.id and k.removed_at is null
      order by k.id limit 1) as ticket,
    ${namedUser(sql`e.created_by`)} as created_by_user,
      ${namedUser(sql`coalesce(e.updated_by, e.created_by)`)} as updated_by_user, ${correctedBy}
  from task_entries e join tasks t on t.company_id = e.company_id and t.id = e.task_id`

/** Name of the equipment or room where the entry `e` was done; empty = at none. */
export const unitName = sql`coalesce(case when e.related_entity_id is null then null
  when (select v.definition ->> 'related_to' from task_versions v where v.company_id = e.company_id
  and v.task_id = e.task_id and v.number = e.task_version) = 'room'
  then (select r.name from rooms r where r.company_id = e.company_id and r.id = e.related_entity_id)
  else (select q.name from equipment q where q.company_id = e.company_id and q.id = e.related_entity_id) end,
  '') as unit_name`

/** The entry that a uuid names in the company; entries of other places do not count. */
export async function findEntryByUuid(
  db: Db,
  at: { company_id: number; place_id: number },
  uuid: string,
): Promise<EntryRow | undefined> {
  const { rows } =
    await sql<EntryRow>`${entryRows} where e.company_id = ${at.company_id} and e.place_id = ${at.place_id}
      and e.uuid = ${uuid}`.execute(db)
  return rows[0]
}

/** Undefined where the place has none of this id, or it was removed. */
export async function findEntryById(
  db: Db,
  at: { company_id: number; place_id: number },
  id: number,
): Promise<EntryRow | undefined> {
  const { rows } =
    await sql<EntryRow>`${entryRows} where e.company_id = ${at.company_id} and e.place_id = ${at.place_id}
      and e.id = ${id} and e.removed_at is null`.execute(db)
  return rows[0]
}

/** One page of the entries that the condition on `e` finds, newest first, with the count of all. */
export async function listEntries(
  db: Db,
  where: RawBuilder<unknown>,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ rows: readonly EntryRow[]; total: number }> {
  const { rows } =
    await sql<EntryRow>`${entryRows} where ${where} order by e.entry_date desc, e.performed_at desc, e.id desc
      limit ${per_page} offset ${(page - 1) * per_page}`.execute(db)
  const count = await sql<{
    total: number
  }>`select count(*)::int as total from task_entries e where ${where}`.execute(db)
  return { rows, total: count.rows[0]?.total ?? 0 }
}

/** Files as an entry names them, in its order, with the names of their rows. */
export async function showFiles(
  db: Db,
  at: { company_id: number; place_id: number },
  files: readonly StoredFile[],
): Promise<ShownFile[]> {
  if (files.length === 0) return []
  const { rows } = await sql<{
    id: number
    filename: string
    mime: string | null
  }>`select id, filename, mime from files where company_id = ${at.company_id} and place_id = ${at.place_id}
    and id = any (${files.map(({ id }) => id)}::int[])`.execute(db)
  return files.map(({ id, sha256 }) => ({
    id,
    sha256,
    filename: '',
    mime: null,
    ...rows.find((row) => row.id === id),
  }))
}

export type Choices = {
  /** Work groups of the place, and those of whoever asks. */ readonly groups: { id: number; name: string }[]
  readonly my_group_ids: number[]
  /** Names; disabled ones are not offered. */ readonly partners: string[]
  readonly products: { id: number; name: string }[]
  readonly units: { kind: 'equipment' | 'room'; id: number; name: string }[]
}

/** What entries of the place choose from, in the order of the alphabet. */
export async function listChoices(
  db: Db,
  at: { company_id: number; place_id: number },
  user_id: number | null,
): Promise<Choices> {
  const { rows: products } = await sql<
    Choices['products'][number]
  >`select id, name from products where company_id = ${at.company_id} and place_id = ${at.place_id}
    order by lower(name), id`.execute(db)
  const { rows: units } = await sql<Choices['units'][number]>`
    select 'equipment' as kind, id, name from equipment where company_id = ${at.company_id}
      and place_id = ${at.place_id}
    union all select 'room', id, name from rooms where company_id = ${at.company_id}
    and place_id = ${at.place_id} order by 3, 2`.execute(db)
  const { rows: partners } = await sql<{
    name: string
  }>`select name from partners where company_id = ${at.company_id} and place_id = ${at.place_id}
    and not is_disabled order by lower(name)`.execute(db)
  const { rows: groups } = await sql<{ id: number; name: string; is_mine: boolean }>`
    select g.id, g.name, exists (select from user_group_members m where m.company_id = g.company_id
      and m.user_group_id = g.id and m.user_id = ${user_id}::int) as is_mine
    from user_groups g where g.company_id = ${at.company_id} and g.place_id = ${at.place_id}
    and not g.is_disabled order by g.id`.execute(db)
  return {
    groups: groups.map(({ id, name }) => ({ id, name })),
    my_group_ids: groups.filter(({ is_mine }) => is_mine).map(({ id }) => id),
    partners: partners.map(({ name }) => name),
    products,
    units,
  }
}

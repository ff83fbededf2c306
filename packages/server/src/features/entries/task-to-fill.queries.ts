/** SQL of the task that judges an entry. */
import { sql, type RawBuilder } from 'kysely'
import type { CustomFrequency, FoodWords, StoredFile, TaskDefinition } from '@larder/core/tasks'
import type { Db } from '#db/transaction.ts'

/** The texts of a task in one language. */
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

/** Definition and texts of the version for judging an entry (`task_versions.definition`). */
export type VersionSnapshot = TaskDefinition & {
  readonly is_default: boolean
  readonly task_subtype_id: number
  readonly texts: Readonly<Record<string, TaskWords>>
  readonly frequency: string
  readonly frequency_key: string | null
  readonly times: readonly string[]
  readonly custom_frequency: CustomFrequency | null
}

/** In the language, else in English. */
export const wordsIn = ({ texts }: Pick<VersionSnapshot, 'texts'>, lang: string): TaskWords | null =>
  texts[lang] ?? texts['en'] ?? null

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
  /** The author among the workers of the place, and the tablet of the session; null = none. */
  readonly identity: {
    readonly worker_id: number | null
    readonly device_id: number | null
    readonly device_name: string | null
    /** Who gave the code of the PIN. */
    readonly vouched_by: string | null
  }
  /** Files that the entry names and the place has with their content; null = none. */
  readonly files: readonly StoredFile[] | null
  /** Products that the entry names and the place has; null = none. */
  readonly products:
    | readonly { readonly id: number; readonly name: string; readonly language: string }[]
    | null
}

/** The task, and the items of the place that the entry names. */
export type TaskKey = {
  readonly company_id: number
  readonly place_id: number
  readonly task_subtype_id: number
  readonly task_id: number
  /** The version whose form was filled in; null = the one of the moment. */
  readonly task_version: number | null
  readonly performed_at: string
  readonly file_ids: readonly number[]
  /** Of the entry: photos that it announced count before they have arrived. */
  readonly uuid?: string
  readonly product_ids: readonly number[]
  /** Absent = nobody's: a sensor, or a reader. */
  readonly session_id?: number | null
  /** For correcting entries from before the task was disabled. */
  readonly even_disabled?: boolean
}

/**
 * Files that an entry names cannot be removed any more. An entry may name files of records only: a cook must
 * not be able to lock a file of the plan.
 */
export const mayBeNamed = (files: string): string =>
  `(${files}.type = 'task_entry' or ${files}.held_at is not null)`

/** What differs between entries that are judged together: parameters, or columns of a list of them. */
type TaskColumns = Readonly<
  Record<'task_id' | 'task_subtype_id' | 'task_version' | 'performed_at' | 'uuid', RawBuilder<unknown>> &
    Record<'file_ids' | 'product_ids', RawBuilder<unknown> | null>
>

type Common = Pick<TaskKey, 'company_id' | 'place_id' | 'session_id' | 'even_disabled'> & {
  readonly names_version: boolean
}

/**
 * The task with the data for judging its entry; files and products are read only where an entry names some.
 * The version is that of the moment; a form that was open when the next version came counts for twelve more
 * hours.
 */
function taskOf(columns: TaskColumns, common: Common): RawBuilder<unknown> {
  const open_form = openForm(columns, common)
  const { performed_at } = columns
  return sql`t.id, t.task_subtype_id, v.number as task_version, v.definition, p.timezone,
      p.preferred_language as language, t.created_at as since,
      (select json_build_object('firstname', u.firstname, 'lastname', u.lastname, 'username', u.username)
        from users u where u.id = (select app.user_id())) as author,
      ${identityOf(common)} as identity,
      ${namedFiles(columns)} as files, ${namedProducts(columns)} as products
    from tasks t join places p on p.company_id = t.company_id and p.id = t.place_id
    cross join lateral (
      select o.number, o.definition from task_versions o ${open_form.join}
      where o.company_id = t.company_id and o.task_id = t.id
      order by ${open_form.first} (o.valid_from <= ${performed_at}) desc, case
        when o.valid_from <= ${performed_at} then o.number else -o.number end desc limit 1) v
    where t.company_id = ${common.company_id} and t.place_id = ${common.place_id} and t.id = ${columns.task_id}
      and t.task_subtype_id = ${columns.task_subtype_id}
      ${common.even_disabled === true ? sql`` : sql`and (not t.is_disabled or t.disabled_at > ${performed_at})`}`
}

/** Undefined when the place has no such task, or it was disabled when the entry was performed. */
export async function findTaskToFill(db: Db, key: TaskKey): Promise<TaskToFill | undefined> {
  const { file_ids, product_ids } = key
  const columns: TaskColumns = {
    task_id: sql`${key.task_id}`,
    task_subtype_id: sql`${key.task_subtype_id}`,
    task_version: sql`${key.task_version}::int`,
    performed_at: sql`${key.performed_at}::timestamptz`,
    uuid: sql`${key.uuid ?? null}::uuid`,
    file_ids: file_ids.length === 0 ? null : sql`${[...file_ids]}::int[]`,
    product_ids: product_ids.length === 0 ? null : sql`${[...product_ids]}::int[]`,
  }
  const { rows } = await sql<TaskToFill>`
    select ${taskOf(columns, { ...key, names_version: key.task_version !== null })}`.execute(db)
  return rows[0]
}

/** The same of many entries, in their order. */
export async function findTasksToFill(
  db: Db,
  common: Pick<TaskKey, 'company_id' | 'place_id' | 'session_id'>,
  keys: readonly Omit<TaskKey, 'company_id' | 'place_id' | 'session_id' | 'even_disabled'>[],
): Promise<readonly (TaskToFill | undefined)[]> {
  if (keys.length === 0) return []
  const names = (ids: 'file_ids' | 'product_ids') => keys.some((key) => key[ids].length > 0)
  const columns: TaskColumns = {
    task_id: sql`k.task_id`,
    task_subtype_id: sql`k.task_subtype_id`,
    task_version: sql`k.task_version`,
    performed_at: sql`k.performed_at`,
    uuid: sql`k.uuid`,
    file_ids: names('file_ids') ? sql`k.file_ids` : null,
    product_ids: names('product_ids') ? sql`k.product_ids` : null,
  }
  const names_version = keys.some(({ task_version }) => task_version !== null)
  const { rows } = await sql<TaskToFill & { readonly place_in_list: number }>`
    select f.*, k.place_in_list
    from jsonb_to_recordset(${JSON.stringify(keys.map((key, index) => ({ ...key, place_in_list: index })))}::jsonb)
      as k(place_in_list int, task_id int, task_subtype_id int, task_version int, performed_at timestamptz,
        uuid uuid, file_ids int[], product_ids int[])
    cross join lateral (select ${taskOf(columns, { ...common, names_version })}) f`.execute(db)
  const taskByPlace = new Map(rows.map(({ place_in_list, ...task }) => [place_in_list, task]))
  return keys.map((_, index) => taskByPlace.get(index))
}

const identityOf = ({ session_id = null }: Common): RawBuilder<unknown> =>
  session_id === null
    ? sql`json_build_object('worker_id', null, 'device_id', null, 'device_name', null,
        'vouched_by', null)`
    : sql`(select json_build_object('worker_id', w.id, 'device_id', d.id, 'device_name', d.name,
        'vouched_by', case when d.id is not null then (select n.given_by from worker_pins n
          where n.company_id = w.company_id and n.worker_id = w.id and n.set_by is null) end)
      from sessions s left join devices d on d.company_id = p.company_id and d.id = s.device_id
      left join workers w on w.company_id = p.company_id and w.place_id = p.id
        and w.user_id = (select app.user_id()) and w.removed_at is null
      where s.id = ${session_id})`

/** The version whose form was open, where the entry names it and it was valid less than twelve hours ago. */
function openForm({ task_version, performed_at }: TaskColumns, { names_version }: Common) {
  if (!names_version) return { join: sql``, first: sql`` }
  return {
    join: sql`left join task_versions n on n.company_id = o.company_id and n.task_id = o.task_id
      and n.number = o.number + 1`,
    first: sql`coalesce(o.number = ${task_version} and o.valid_from <= ${performed_at}
      and n.valid_from > ${performed_at} - interval '12 hours', false) desc,`,
  }
}

function namedFiles({ file_ids, uuid }: TaskColumns): RawBuilder<unknown> {
  if (file_ids === null) return sql`null::json`
  return sql`(select json_agg(case
      when f.sha256 is null then json_build_object('id', f.id, 'sha256', null, 'sent_sha256', f.sent_sha256)
      else json_build_object('id', f.id, 'sha256', f.sha256) end) from files f
    where f.company_id = t.company_id and f.place_id = t.place_id and f.id = any (${file_ids})
      and f.removed_at is null and ${sql.raw(mayBeNamed('f'))}
      and (f.sha256 is not null or f.record_uuid = ${uuid}))`
}

function namedProducts({ product_ids }: TaskColumns): RawBuilder<unknown> {
  if (product_ids === null) return sql`null::json`
  return sql`(select json_agg(json_build_object('id', r.id, 'name', r.name, 'language',
      p.preferred_language)) from products r where r.company_id = t.company_id and r.id = any (${product_ids}))`
}

/** SQL of entries as lists and screens show them. */
import { sql, type RawBuilder } from 'kysely'
import type { IdentifiedBy } from '@larder/core/entries'
import { LATE_MINUTES } from '@larder/core/records'
import type { ChosenAction, StoredField, StoredFile } from '@larder/core/tasks'
import type { ShownFile } from '@larder/contract/entry-fields.schemas'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { instantSql } from '#kit/text/instant-sql.ts'

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
  readonly traceability_record: {
    readonly id: number
    readonly amount: string
    readonly amount_unit_id: number
    readonly product_name: string
    readonly expiry_date: string | null
    readonly batch_number: string
  } | null
  readonly verification: {
    readonly verified_at: string
    readonly verified_by: string
    readonly comment: string
  } | null
  readonly file_list: StoredFile[]
  readonly created_by_user: NamedUser
  readonly updated_by_user: NamedUser
  /** How the author was identified; null in entries from before this was kept. */
  readonly identified_by: IdentifiedBy | null
  readonly worker_id: number | null
  readonly device_id: number | null
  readonly device_name: string | null
  readonly vouched_by: string | null
  /** Name of the person of the last correction. */
  readonly corrected_by: string | null
  readonly body_hash: Buffer
}

/** Where entries are read, and whether with the e-mail addresses of their authors. */
export type EntryReading = PlaceKey & { readonly addresses: boolean }

const namedUser = (id: RawBuilder<unknown>, addresses: boolean) =>
  sql`(select json_build_object('firstname', coalesce(u.firstname, ''), 'lastname', coalesce(u.lastname, ''),
    'username', ${addresses ? sql`coalesce(u.username, '')` : sql`''`}) from (select) one left join users u on u.id = ${id})`

/** Name of the person who corrected the entry `e` last; null = it was not corrected. */
export const correctedBy = sql`(select concat_ws(' ', u.firstname, u.lastname) from users u
  where u.id = e.corrected_by) as corrected_by`

/** Name of the tablet on which the entry `e` was made; null = on none. */
export const deviceName = sql`(select d.name from devices d where d.company_id = e.company_id
  and d.id = e.device_id) as device_name`

/** The last figure of the entry `e` that was outside its limit, where it has another value now: “9.0 °C”. */
export const breachValue = sql`case when e.had_breach
  and not e.entry_fields @? '$[*] ? (@.within == false)' then (
  select coalesce((f #>> '{value,temp}') || ' °' || (f #>> '{value,unit}'),
    concat_ws(' ', f #>> '{value,amount}', case jsonb_typeof(f #> '{value,unit}')
    when 'object' then f #>> '{value,unit,short_name}' else f #>> '{value,unit}' end))
  from revisions r cross join lateral jsonb_array_elements(r.body::jsonb -> 'entry_fields') f
  where r.company_id = e.company_id and r.place_id = e.place_id and r.entity = 'entry'
  and r.entity_id = e.uuid::text and r.op <> 'erase' and f -> 'within' = 'false' order by r.version desc
  limit 1) end as breach_value`

/** The traceability record that names the entry `e`: its batch, or its first line. */
export const traceabilityRecord = sql`(select json_build_object('id', r.id, 'amount', l ->> 'amount',
    'amount_unit_id', (l ->> 'amount_unit_id')::int, 'product_name', l ->> 'product_name',
    'expiry_date', l ->> 'expiry_date', 'batch_number', l ->> 'batch_number')
  from traceability_records r join traceability_record_versions v on v.company_id = r.company_id
    and v.record_id = r.id and v.version = r.version
  cross join lateral (select coalesce(
    case when r.kind = 'preparation'
      then jsonb_path_query_first(v.content -> 'lines', '$[*] ? (@.direction == "in")') end,
    v.content #> '{lines,0}') as l) x
  where r.company_id = e.company_id and r.place_id = e.place_id and r.removed_at is null
    and r.entry_ids @> to_jsonb(array[e.id]) order by r.id limit 1) as traceability_record`

const entryRows = (addresses: boolean) => sql`
  select e.id, e.uuid, e.task_id, t.task_subtype_id, e.entry_date, e.performed_at as entry_time,
    e.received_at, e.status, e.value, e.unit, e.within, e."limit",
    e.action_options, e.comment, e.body_hash, e.entry_fields, e.task_version, e.related_entity_id,
      e.files as file_list, e.source = 'sensor' as filled_by_sensor, e.status = 'not_done' as has_issues,
      e.version, e.updated_at, e.is_corrected, e.had_breach, ${breachValue}, e.next_step_id, e.next_due_at,
      e.identified_by, e.worker_id, e.device_id, ${deviceName}, e.vouched_by,
    e.received_at - e.performed_at >= make_interval(mins => ${LATE_MINUTES} + 1) as recorded_late,
    case when e.verified_at is null then null
      else json_build_object('verified_at', ${sql.raw(instantSql('e.verified_at'))}, 'comment',
      e.verification_comment, 'verified_by',
      coalesce((select concat_ws(' ', w.firstname, w.lastname) from users w where w.id = e.verified_by), ''))
      end as verification,
    ${traceabilityRecord},
    case when t.is_default then null
      else (select v.definition #>> '{texts,en,name}' from task_versions v where v.company_id = e.company_id
      and v.task_id = e.task_id and v.number = e.task_version) end as task_desc,
    (select json_build_object('id', k.id, 'status', coalesce(k.entry_status, 'open')) from tickets k
      where k.company_id = e.company_id and k.related_task_entry_id = e.id and k.removed_at is null
      order by k.id limit 1) as ticket,
    ${namedUser(sql`e.created_by`, addresses)} as created_by_user,
      ${namedUser(sql`coalesce(e.updated_by, e.created_by)`, addresses)} as updated_by_user, ${correctedBy}
  from task_entries e join tasks t on t.company_id = e.company_id and t.id = e.task_id`

/** Name of the equipment or room where the entry `e` was done; empty = at none. */
export const unitName = sql`coalesce(case when e.related_entity_id is null then null
  when (select v.definition ->> 'related_to' from task_versions v where v.company_id = e.company_id
  and v.task_id = e.task_id and v.number = e.task_version) = 'room'
  then (select r.name from rooms r where r.company_id = e.company_id and r.id = e.related_entity_id)
  else (select q.name from equipment q where q.company_id = e.company_id and q.id = e.related_entity_id) end,
  '') as unit_name`

/** The entries that uuids name in the company, in no order; those of other places do not count. */
export const listEntriesByUuid = async (
  db: Db,
  at: EntryReading,
  uuids: readonly string[],
): Promise<readonly EntryRow[]> =>
  (
    await sql<EntryRow>`${entryRows(at.addresses)} where e.company_id = ${at.company_id}
      and e.place_id = ${at.place_id} and e.uuid = any (${[...uuids]}::uuid[])`.execute(db)
  ).rows

export const findEntryByUuid = async (
  db: Db,
  at: EntryReading,
  uuid: string,
): Promise<EntryRow | undefined> => (await listEntriesByUuid(db, at, [uuid]))[0]

/** Undefined where the place has none of this id, or it was removed. */
export async function findEntryById(db: Db, at: EntryReading, id: number): Promise<EntryRow | undefined> {
  const { rows } =
    await sql<EntryRow>`${entryRows(at.addresses)} where e.company_id = ${at.company_id} and e.place_id = ${at.place_id}
      and e.id = ${id} and e.removed_at is null`.execute(db)
  return rows[0]
}

/** One page of the entries that the condition on `e` finds, newest first, with the count of all. */
export async function listEntries(
  db: Db,
  where: RawBuilder<unknown>,
  { page, per_page, addresses }: { page: number; per_page: number; addresses: boolean },
): Promise<{ rows: readonly EntryRow[]; total: number }> {
  const { rows } =
    await sql<EntryRow>`${entryRows(addresses)} where ${where} order by e.entry_date desc, e.performed_at desc, e.id desc
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

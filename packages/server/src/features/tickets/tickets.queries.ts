/** SQL of tickets for lists and pages. */
import { sql, type RawBuilder } from 'kysely'
import { LATE_MINUTES } from '@larder/core/records'
import { wallTimes } from '@larder/core/schedule'
import type { StoredFile } from '@larder/core/tasks'
import type { Ticket } from '@larder/contract/tickets'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { instantSql } from '#kit/text/instant-sql.ts'

export type TicketRow = Omit<Ticket, 'status'>

/** Nameless where the reader may not see the person any more. */
const person = (id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when ${id} is null then null
    else coalesce((select json_build_object('id', u.id, 'firstname', u.firstname, 'lastname', u.lastname,
    'phone', u.phone, 'id_code', u.id_code) from users u where u.id = ${id}),
    json_build_object('id', ${id}, 'firstname', '', 'lastname', '', 'phone', null, 'id_code', null)) end`

const filesOf = (files: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce((select json_agg(json_build_object('id', (x.value ->> 'id')::int, 'sha256',
    x.value ->> 'sha256', 'filename', coalesce(f.filename, ''), 'mime', f.mime) order by x.ordinality)
    from jsonb_array_elements(${files}) with ordinality x left join files f on f.company_id = t.company_id
    and f.id = (x.value ->> 'id')::int), '[]')`

const late = (done: RawBuilder<unknown>, received: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce(${received} - ${done} >= make_interval(mins => ${LATE_MINUTES} + 1), false)`

type Entry = NonNullable<TicketRow['related_task_entry']>
/** As the database has it: wall times are computed from the instants and the zone. */
type StoredEntry = Omit<Entry, 'entry_time'> & { readonly performed_at: string }
type StoredRow = Omit<TicketRow, 'created_local' | 'entry_local' | 'related_task_entry'> & {
  readonly timezone: string
  readonly related_task_entry: StoredEntry | null
}

function addTimes(rows: readonly StoredRow[]): TicketRow[] {
  const localTime = wallTimes(rows[0]?.timezone ?? 'UTC')
  return rows.map(({ timezone: _timezone, related_task_entry: entry, ...row }) => ({
    ...row,
    created_local: localTime(row.created_at),
    entry_local: row.entry_time && localTime(row.entry_time),
    related_task_entry: entry && addTime(entry, localTime),
  }))
}

const addTime = ({ performed_at, ...entry }: StoredEntry, localTime: (instant: string) => string): Entry => ({
  ...entry,
  entry_time: localTime(performed_at).slice(11),
})

const columns = (
  lang: string,
) => sql`t.id, t.uuid, t.description, ${filesOf(sql`t.files`)} as file_list, t.raised_at as created_at,
  p.timezone, t.received_at, ${late(sql`t.raised_at`, sql`t.received_at`)} as recorded_late,
  ${person(sql`t.created_by`)} as created_by, t.related_task_entry_id, t.due_on,
  case when e.id is null then null else json_build_object('id', e.id, 'task_id', e.task_id,
    'task_subtype_id', k.task_subtype_id,
    'task_name', coalesce(k.texts -> ${lang}::text, k.texts -> 'en') ->> 'name', 'entry_date', e.entry_date,
    'performed_at', ${sql.raw(instantSql('e.performed_at'))}, 'value', e.value, 'unit', e.unit,
    'status', e.status) end as related_task_entry,
  e.entry_date as ticket_task_entry_date, e.id as ticket_task_entry_id, t.version, t.updated_at,
  t.entry_status, t.entry_comment, ${filesOf(sql`t.entry_files`)} as entry_file_list,
  t.entry_at as entry_time, ${late(sql`t.entry_at`, sql`t.entry_received_at`)} as entry_recorded_late,
  ${person(sql`t.entry_by`)} as entry_created_by, t.entry_version`

const tables = sql`tickets t join places p on p.company_id = t.company_id and p.id = t.place_id
  left join task_entries e on e.company_id = t.company_id and e.id = t.related_task_entry_id
  left join tasks k on k.company_id = e.company_id and k.id = e.task_id`

const ofPlace = (at: PlaceKey) =>
  sql`t.company_id = ${at.company_id} and t.place_id = ${at.place_id} and t.removed_at is null`

export async function findTicket(
  db: Db,
  at: PlaceKey,
  id: number,
  lang: string,
): Promise<TicketRow | undefined> {
  const { rows } = await sql<StoredRow>`select ${columns(lang)} from ${tables} where ${ofPlace(at)}
      and t.id = ${id}`.execute(db)
  return addTimes(rows)[0]
}

/** The open ones, oldest first, then those answered on the day. */
export async function listToday(
  db: Db,
  at: PlaceKey,
  { date, lang, most }: { readonly date: string; readonly lang: string; readonly most: number },
): Promise<readonly TicketRow[]> {
  const { rows } = await sql<StoredRow>`
    select ${columns(lang)} from ${tables} where ${ofPlace(at)}
      and (t.entry_status is null or t.entry_on = ${date}::date)
    order by t.entry_status is not null, t.raised_at, t.id limit ${most}`.execute(db)
  return addTimes(rows)
}

export type DayCounts = { readonly open: number; readonly raised: number; readonly answered: number }

/** How many were open when the day ended, or are now; raised and answered on it. Days at the place. */
export async function countDay(db: Db, at: PlaceKey, date: string): Promise<DayCounts> {
  const { rows } = await sql<DayCounts>`
    select (select count(*)::int from tickets t where ${ofPlace(at)} and t.entry_status is null
      and t.raised_on <= ${date}::date)
        + (select count(*)::int from tickets t where ${ofPlace(at)} and t.entry_status is not null
          and t.entry_on > ${date}::date and t.raised_on <= ${date}::date) as open,
      (select count(*)::int from tickets t where ${ofPlace(at)} and t.raised_on = ${date}::date) as raised,
      (select count(*)::int from tickets t where ${ofPlace(at)} and t.entry_status is not null
      and t.entry_on = ${date}::date) as answered`.execute(db)
  return rows[0] ?? { open: 0, raised: 0, answered: 0 }
}

export type TicketFilter = {
  readonly from: string
  readonly to: string
  readonly status: 'open' | 'answered' | 'done' | 'not_done' | null
}

function matching(at: PlaceKey, { from, to, status }: TicketFilter): RawBuilder<unknown> {
  const state =
    status === null
      ? sql``
      : status === 'open'
        ? sql`and t.entry_status is null`
        : status === 'answered'
          ? sql`and t.entry_status is not null`
          : sql`and t.entry_status = ${status}`
  return sql`${ofPlace(at)} and t.raised_on between ${from}::date and ${to}::date ${state}`
}

const order = sql`order by t.raised_on desc, t.raised_at desc, t.id desc`

export type PageAsked = { readonly page: number; readonly per_page: number; readonly lang: string }

/** One page, newest first, with the count of all. */
export async function listTickets(
  db: Db,
  at: PlaceKey,
  filter: TicketFilter,
  { page, per_page, lang }: PageAsked,
): Promise<{ readonly rows: readonly TicketRow[]; readonly total: number }> {
  const where = matching(at, filter)
  const { rows } = await sql<StoredRow>`select ${columns(lang)} from ${tables} where ${where} ${order}
      limit ${per_page} offset ${(page - 1) * per_page}`.execute(db)
  const count = await sql<{
    total: number
  }>`select count(*)::int as total from tickets t where ${where}`.execute(db)
  return { rows: addTimes(rows), total: count.rows[0]?.total ?? 0 }
}

/** Those that follow one, in the order of the list. */
export async function listBatch(
  db: Db,
  at: PlaceKey,
  filter: TicketFilter,
  { after, size, lang }: { readonly after: TicketRow | null; readonly size: number; readonly lang: string },
): Promise<readonly TicketRow[]> {
  const rest =
    after === null
      ? sql``
      : sql`and (t.raised_on, t.raised_at, t.id) < (${after.created_local.slice(0, 10)}::date,
        ${after.created_at}::timestamptz, ${after.id}::int)`
  const { rows } =
    await sql<StoredRow>`select ${columns(lang)} from ${tables} where ${matching(at, filter)} ${rest} ${order}
      limit ${size}`.execute(db)
  return addTimes(rows)
}

/** Name and time zone of the place. */
export async function findPlace(
  db: Db,
  at: PlaceKey,
): Promise<{ readonly name: string; readonly timezone: string; readonly created_at: string }> {
  const { rows } = await sql<{
    name: string
    timezone: string
    created_at: string
  }>`
    select name, timezone, created_at from places
    where company_id = ${at.company_id} and id = ${at.place_id}`.execute(db)
  return rows[0] ?? { name: '', timezone: 'UTC', created_at: '' }
}

/**
 * Those of the files that lie at the place with their content, or were promised by the ticket of this uuid.
 */
export async function findFiles(
  db: Db,
  at: PlaceKey,
  { uuid, ids }: { readonly uuid: string; readonly ids: readonly number[] },
): Promise<readonly StoredFile[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number; sha256: string | null; sent_sha256: string }>`
    select id, sha256, sent_sha256 from files where company_id = ${at.company_id}
      and place_id = ${at.place_id} and id = any (${[...ids]}::int[]) and removed_at is null
      and (type = 'task_entry' or held_at is not null)
      and (sha256 is not null or record_uuid = ${uuid}::uuid)`.execute(db)
  return rows.map(({ id, sha256, sent_sha256 }) =>
    sha256 === null ? { id, sha256, sent_sha256 } : { id, sha256 },
  )
}

export const hasEntry = async (db: Db, at: PlaceKey, id: number): Promise<boolean> =>
  (
    await sql`select 1 from task_entries where company_id = ${at.company_id} and place_id = ${at.place_id}
      and id = ${id} and removed_at is null`.execute(db)
  ).rows.length > 0

/** Of a removed entry too. */
export const findEntryUuid = async (db: Db, at: PlaceKey, id: number): Promise<string | undefined> =>
  (
    await db
      .selectFrom('task_entries')
      .select('uuid')
      .where('company_id', '=', at.company_id)
      .where('place_id', '=', at.place_id)
      .where('id', '=', id)
      .executeTakeFirst()
  )?.uuid

/** Of a removed ticket too. */
export const findTicketUuid = async (db: Db, at: PlaceKey, id: number): Promise<string | undefined> =>
  (
    await db
      .selectFrom('tickets')
      .select('uuid')
      .where('company_id', '=', at.company_id)
      .where('place_id', '=', at.place_id)
      .where('id', '=', id)
      .executeTakeFirst()
  )?.uuid

/** SQL of the history: one page, its count, one entry, and batches for exports. */
import { sql, type RawBuilder } from 'kysely'
import type { HistoryEntry } from '@larder/contract/activity-log'
import type { IdentifiedBy } from '@larder/core/entries'
import { LATE_MINUTES } from '@larder/core/records'
import { wallTimes } from '@larder/core/schedule'
import type { ChosenAction, StoredField, StoredFile, UnitKind } from '@larder/core/tasks'
import type { Db } from '#db/transaction.ts'
import { instantSql } from '#kit/text/instant-sql.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { breachValue, correctedBy, deviceName, traceabilityRecord, unitName } from './entries.queries.ts'
import { inLanguage } from './record-words.ts'

export type HistoryFilter = {
  readonly from: string
  readonly to: string
  readonly task_subtype_id: number | null
  readonly task_id: number | null
  readonly entity_id: number | null
  /** Equipment and rooms have ids of their own: null = either. */
  readonly entity_kind: UnitKind | null
  /** Readings of one record of traceability, or of those that brought a lot. */
  readonly record_id: number | null
  readonly lot_id: number | null
  readonly search: string
  readonly status: 'done' | 'not_done' | null
}

/** A filter that leaves nothing out but by its dates. */
export const everything = {
  task_subtype_id: null,
  task_id: null,
  entity_id: null,
  entity_kind: null,
  record_id: null,
  lot_id: null,
  search: '',
  status: null,
} as const

export type HistoryRow = {
  readonly id: number
  readonly uuid: string
  readonly task_id: number
  readonly task_subtype_id: number
  readonly task_name: string
  readonly related_entity_id: number | null
  /** Empty = done at no unit. */
  readonly unit_name: string
  readonly entry_date: string
  readonly entry_time: string
  readonly performed_at: string
  readonly received_at: string
  readonly status: 'done' | 'not_done'
  readonly value: string | null
  readonly unit: string | null
  readonly entry_fields: readonly StoredField[]
  readonly files: readonly StoredFile[]
  readonly limit: StoredField['limit']
  readonly task_version: number
  readonly within: boolean | null
  readonly action_options: readonly ChosenAction[]
  readonly comment: string
  readonly filled_by: string
  readonly corrected_by: string | null
  /** How the author was identified; null in entries from before this was kept. */
  readonly identified_by: IdentifiedBy | null
  readonly vouched_by: string | null
  readonly device_name: string | null
  readonly ticket: { readonly id: number; readonly status: 'open' | 'done' | 'not_done' } | null
  readonly version: number
  readonly is_corrected: boolean
  readonly had_breach: boolean
  readonly breach_value: string | null
  readonly recorded_late: boolean
  readonly verified: boolean
  readonly missing: readonly string[] | null
  readonly traceability_record: HistoryEntry['traceability_record']
  readonly removal: {
    readonly removed_at: string
    readonly local_time: string
    readonly removed_by: string
    readonly reason: string
  } | null
}

/** As the database has it: wall times are computed from the instants and the zone. */
type StoredRow = Omit<HistoryRow, 'entry_time' | 'removal'> & {
  readonly timezone: string
  readonly removal: Omit<NonNullable<HistoryRow['removal']>, 'local_time'> | null
}

const addEntryTimes = <Row extends { readonly timezone: string; readonly performed_at: string }>(
  rows: readonly Row[],
): (Row & { readonly entry_time: string })[] => {
  const localTime = wallTimes(rows[0]?.timezone ?? 'UTC')
  return rows.map((row) => ({ ...row, entry_time: localTime(row.performed_at).slice(11) }))
}

const addTimes = (rows: readonly StoredRow[]): HistoryRow[] =>
  addEntryTimes(rows).map(({ timezone, removal, ...row }) => ({
    ...row,
    removal: removal && { ...removal, local_time: wallTimes(timezone)(removal.removed_at) },
  }))

const taskName = (lang: string) =>
  sql`coalesce(t.texts -> ${lang}::text, t.texts -> 'en') ->> 'name' as task_name`
const filledBy = sql`concat_ws(' ', u.firstname, u.lastname) as filled_by`

const columns = (
  lang: string,
) => sql`e.id, e.uuid, e.task_id, t.task_subtype_id, ${taskName(lang)}, e.related_entity_id, ${unitName},
  e.entry_date, p.timezone, e.performed_at, e.received_at, e.status, e.value, e.unit, e.entry_fields,
  e.files, e."limit", e.task_version,
  e.within, e.action_options, e.comment, ${filledBy}, ${correctedBy}, e.identified_by, ${deviceName}, e.vouched_by,
  (select json_build_object('id', k.id, 'status', coalesce(k.entry_status, 'open')) from tickets k
    where k.company_id = e.company_id and k.related_task_entry_id = e.id and k.removed_at is null
    order by k.id limit 1) as ticket,
  e.version, e.is_corrected, e.had_breach, ${breachValue},
    e.received_at - e.performed_at >= make_interval(mins => ${LATE_MINUTES} + 1) as recorded_late,
    e.verified_at is not null as verified,
  case when e.next_step_id is null then null
    else (select jsonb_agg(coalesce(s ->> 'name', '') order by (s ->> 'order_number')::int)
    from task_versions v cross join lateral jsonb_array_elements(v.definition -> 'task_steps') s
    where v.company_id = e.company_id and v.task_id = e.task_id and v.number = e.task_version
      and (s -> 'is_required')::boolean
      and not exists (select from jsonb_array_elements(e.entry_fields) f
      where f -> 'task_step_id' = s -> 'id')) end as missing,
  ${traceabilityRecord},
  case when e.removed_at is null then null
  else json_build_object('removed_at', ${sql.raw(instantSql('e.removed_at'))}, 'removed_by',
  coalesce((select concat_ws(' ', w.firstname, w.lastname) from users w where w.id = e.removed_by), ''),
  'reason', e.removal_reason) end as removal`

const tables = sql`task_entries e join tasks t on t.company_id = e.company_id and t.id = e.task_id
  join places p on p.company_id = e.company_id and p.id = e.place_id left join users u on u.id = e.created_by`

const order = sql`order by e.entry_date desc, e.performed_at desc, e.id desc`
const reversed = sql`order by e.entry_date, e.performed_at, e.id`

const pattern = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`

/**
 * Row-level security shows no others; named here, they are found without reading the accounts of everybody.
 */
const members = ({ company_id }: PlaceKey) =>
  sql`select user_id from company_members where company_id = ${company_id} union select user_id
    from place_members where company_id = ${company_id}`

/** The task and the single tasks that it continues: their entries are one history. */
const lineIds = ({ company_id }: PlaceKey, task_id: number) =>
  sql`array(select k.id from tasks k where k.company_id = ${company_id}
    and (k.id = ${task_id} or k.continued_by = ${task_id}))`

/** Entries that the records name, found once: a database without statistics would look them up for each entry. */
const ofRecords = ({ company_id, place_id }: PlaceKey, records: RawBuilder<unknown>) =>
  sql`e.id = any (array(select n.id::bigint from traceability_records r
    cross join lateral jsonb_array_elements_text(r.entry_ids) n (id)
    where r.company_id = ${company_id} and r.place_id = ${place_id} and r.removed_at is null and ${records}))`

/** The entry's own columns first: without the others the count reads the index alone. */
export function historyWhere(
  at: PlaceKey,
  filter: HistoryFilter,
  standing: 'removed' | 'shown' = 'shown',
): RawBuilder<unknown> {
  const parts = [
    sql`e.company_id = ${at.company_id} and e.place_id = ${at.place_id}
      and ${standing === 'shown' ? sql`e.removed_at is null` : sql`e.removed_at is not null`}
        and e.entry_date between ${filter.from} and ${filter.to}`,
  ]
  if (filter.task_id !== null) parts.push(sql`e.task_id = any (${lineIds(at, filter.task_id)})`)
  if (filter.task_subtype_id !== null)
    parts.push(
      sql`e.task_id in (select k.id from tasks k where k.company_id = ${at.company_id}
        and k.place_id = ${at.place_id} and k.task_subtype_id = ${filter.task_subtype_id})`,
    )
  if (filter.entity_id !== null) parts.push(sql`e.related_entity_id = ${filter.entity_id}`)
  if (filter.entity_kind !== null)
    parts.push(
      sql`(e.task_id, e.task_version) in (select v.task_id, v.number from task_versions v
        where v.company_id = ${at.company_id} and v.definition ->> 'related_to' = ${filter.entity_kind})`,
    )
  if (filter.record_id !== null) parts.push(ofRecords(at, sql`r.id = ${filter.record_id}`))
  if (filter.lot_id !== null)
    parts.push(
      ofRecords(
        at,
        sql`r.id = any (array(select m.record_id from lot_movements m
          where m.company_id = ${at.company_id} and m.lot_id = ${filter.lot_id} and m.direction = 'in'))`,
      ),
    )
  if (filter.status !== null) parts.push(sql`e.status = ${filter.status}`)
  if (filter.search !== '') {
    const like = pattern(filter.search)
    const membersByName = sql`select w.id from (${members(at)}) m join users w on w.id = m.user_id
      where concat_ws(' ', w.firstname, w.lastname) ilike ${like}`
    parts.push(sql`(e.comment ilike ${like} or e.value ilike ${like} or e.entry_fields::text ilike ${like}
      or e.action_options::text ilike ${like}
      or e.task_id in (select k.id from tasks k where k.company_id = ${at.company_id}
        and k.place_id = ${at.place_id}
        and exists (select 1 from jsonb_each(k.texts) w where w.value ->> 'name' ilike ${like}))
      or e.created_by in (${membersByName}) or e.corrected_by in (${membersByName}))`)
  }
  return sql.join(parts, sql` and `)
}

type Position = Pick<HistoryRow, 'entry_date' | 'performed_at' | 'id'>
const positionOf = ({ entry_date, performed_at, id }: Position) =>
  sql`(${entry_date}::date, ${performed_at}::timestamptz, ${id}::bigint)`

/** Removed entries shown on one page at the most. */
const MOST_REMOVED = 200

/**
 * Those that were removed, of the part of the history from one entry on and behind another; null = no end.
 */
export async function listRemoved(
  db: Db,
  at: PlaceKey,
  filter: HistoryFilter,
  {
    from,
    behind,
    lang,
  }: { readonly from: Position | null; readonly behind: Position | null; readonly lang: string },
): Promise<readonly HistoryRow[]> {
  const older = from === null ? sql`` : sql`and (e.entry_date, e.performed_at, e.id) < ${positionOf(from)}`
  const newer =
    behind === null ? sql`` : sql`and (e.entry_date, e.performed_at, e.id) > ${positionOf(behind)}`
  const { rows } = await sql<StoredRow>`select ${columns(lang)} from ${tables}
      where ${historyWhere(at, filter, 'removed')} ${older} ${newer} ${order} limit ${MOST_REMOVED}`.execute(
    db,
  )
  return addTimes(rows)
}

/** Whether anything of the place came from a phone. */
export async function hasMobileEntries(db: Db, at: PlaceKey): Promise<boolean> {
  const { rows } = await sql<{
    yes: boolean
  }>`select exists (select from revisions where company_id = ${at.company_id} and place_id = ${at.place_id}
    and device = 'phone' and entity = 'entry') as yes`.execute(db)
  return rows[0]?.yes ?? false
}

export type PageAsked = { readonly page: number; readonly per_page: number; readonly lang: string }

/**
 * One page, newest first, with the first entry of the next and the count of all. The page is found in the
 * index alone, from the nearer end of the history; only its own entries are read.
 */
export async function listHistory(
  db: Db,
  at: PlaceKey,
  filter: HistoryFilter,
  { page, per_page, lang }: PageAsked,
): Promise<{ rows: readonly HistoryRow[]; next: HistoryRow | null; total: number }> {
  const where = historyWhere(at, filter)
  const read = async ({ from, size, offset }: Slice): Promise<readonly HistoryRow[]> =>
    addTimes(
      (
        await sql<StoredRow>`
    with page as materialized (select e.id from task_entries e
      where ${where} ${from === 'newest' ? order : reversed} limit ${size} offset ${offset})
    select ${columns(lang)} from page join (${tables}) on e.company_id = ${at.company_id}
    and e.id = page.id ${order}`.execute(db)
      ).rows,
    )
  const counting = countHistory(db, where)
  if (page === 1) {
    const [rows, total] = await Promise.all([
      read({ from: 'newest', size: per_page + 1, offset: 0 }),
      counting,
    ])
    return { rows: rows.slice(0, per_page), next: rows[per_page] ?? null, total }
  }
  const total = await counting
  const before = (page - 1) * per_page
  const size = Math.min(per_page + 1, total - before)
  if (size <= 0) return { rows: [], next: null, total }
  const rows = await read(
    before <= total / 2
      ? { from: 'newest', size, offset: before }
      : { from: 'oldest', size, offset: total - before - size },
  )
  return { rows: rows.slice(0, per_page), next: rows[per_page] ?? null, total }
}

type Slice = { readonly from: 'newest' | 'oldest'; readonly size: number; readonly offset: number }

const countHistory = async (db: Db, where: RawBuilder<unknown>): Promise<number> =>
  (await sql<{ total: number }>`select count(*)::int as total from task_entries e where ${where}`.execute(db))
    .rows[0]?.total ?? 0

export type Breaches = {
  readonly rows: readonly HistoryRow[]
  readonly total: number
  readonly without_action: number
  readonly entries: number
}

/** The newest entries of the days that were outside their limit once, and how many there are. */
export async function listBreaches(
  db: Db,
  at: PlaceKey,
  { from, to }: { readonly from: string; readonly to: string },
  { size, lang }: { readonly size: number; readonly lang: string },
): Promise<Breaches> {
  const where = historyWhere(at, { ...everything, from, to })
  const counts = await sql<{ total: number; without_action: number; entries: number }>`
    select count(*) filter (where e.had_breach)::int as total, count(*) filter (where e.had_breach
    and jsonb_array_length(e.action_options) = 0)::int as without_action, count(*)::int as entries
    from task_entries e where ${where}`.execute(db)
  const { rows } =
    await sql<StoredRow>`select ${columns(lang)} from ${tables} where ${where} and e.had_breach ${order}
      limit ${size}`.execute(db)
  return {
    rows: await inLanguage(db, at, addTimes(rows), lang),
    ...(counts.rows[0] ?? { total: 0, without_action: 0, entries: 0 }),
  }
}

/** The data of a line of an export. */
export type ExportRow = Pick<
  HistoryRow,
  | 'id'
  | 'entry_date'
  | 'entry_time'
  | 'task_id'
  | 'task_version'
  | 'task_name'
  | 'unit_name'
  | 'limit'
  | 'entry_fields'
  | 'status'
  | 'action_options'
  | 'comment'
  | 'filled_by'
  | 'corrected_by'
  | 'identified_by'
  | 'device_name'
  | 'vouched_by'
  | 'received_at'
> & {
  readonly is_finished: boolean
  /** When it was done, to the microsecond: where the next batch goes on. */
  readonly performed: string
}

type StoredExportRow = Omit<ExportRow, 'entry_time'> & {
  readonly timezone: string
  readonly performed_at: string
}

export type Batch = {
  readonly after: Pick<ExportRow, 'entry_date' | 'performed' | 'id'> | null
  readonly size: number
  readonly lang: string
}

/** The entries that follow one, in the order of the history. */
export async function listHistoryBatch(
  db: Db,
  at: PlaceKey,
  filter: HistoryFilter,
  { after, size, lang }: Batch,
): Promise<readonly ExportRow[]> {
  const rest =
    after === null
      ? sql``
      : sql`and (e.entry_date, e.performed_at, e.id) < (${after.entry_date}::date,
        ${after.performed}::timestamptz, ${after.id}::bigint)`
  const { rows } = await sql<StoredExportRow>`
    select e.id, e.entry_date, e.task_id, p.timezone, e.performed_at, ${taskName(lang)}, ${unitName},
      e.entry_fields, e."limit", e.task_version, e.status, e.next_step_id is null as is_finished, e.action_options, e.comment,
      ${filledBy}, ${correctedBy}, e.identified_by, ${deviceName}, e.vouched_by, e.received_at,
      e.performed_at::text as performed
    from ${tables} where ${historyWhere(at, filter)} ${rest} ${order} limit ${size}`.execute(db)
  return inLanguage(db, at, addEntryTimes(rows), lang)
}

export type PlaceFacts = {
  readonly timezone: string
  readonly name: string
  /** Of its records. */
  readonly language: string
}

export async function findPlaceFacts(db: Db, at: PlaceKey): Promise<PlaceFacts> {
  const { rows } = await sql<PlaceFacts>`select timezone, name, preferred_language as language from places
      where company_id = ${at.company_id} and id = ${at.place_id}`.execute(db)
  return rows[0] ?? { timezone: 'UTC', name: '', language: 'en' }
}

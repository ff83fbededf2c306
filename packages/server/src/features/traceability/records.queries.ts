/** SQL of records of traceability and their versions. */
import { sql, type RawBuilder } from 'kysely'
import type { IdentifiedBy } from '@larder/core/entries'
import type { RecordContent, RecordKind, RecordLine, RecordReading } from '@larder/core/traceability'
import type { StoredFile } from '@larder/core/tasks'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

export type RecordIdentity = {
  readonly identified_by: IdentifiedBy
  readonly worker_id: number | null
  readonly device_id: number | null
  /** Who gave the code of the PIN; absent in records from before this was kept. */
  readonly vouched_by?: string | null
}

export type RecordRow = {
  readonly id: number
  readonly uuid: string
  readonly kind: RecordKind
  readonly stage_id: number | null
  readonly partner_id: number | null
  readonly partner_name: string
  readonly to_place_id: number | null
  readonly to_place_name: string
  readonly document_type: string
  readonly document_number: string
  readonly recipe_version: number | null
  readonly comment: string
  readonly photos: readonly StoredFile[]
  readonly entry_ids: readonly number[]
  /** The entries as they are now. */
  readonly readings: readonly RecordReading[]
  readonly occurred_at: string
  readonly received_at: string
  readonly created_by: string
  readonly identity: RecordIdentity | null
  readonly body_hash: Buffer | null
  readonly version: number
  readonly removed_at: string | null
  readonly content: RecordContent
}

const columns = sql`r.id, r.uuid, r.kind, r.stage_id, r.partner_id, r.partner_name, r.to_place_id,
  coalesce((select p.name from places p where p.company_id = r.company_id and p.id = r.to_place_id), '')
    as to_place_name,
  r.document_type, r.document_number, r.recipe_version, r.comment, r.photos, r.entry_ids,
  coalesce((select jsonb_agg(jsonb_build_object('is_removed', e.removed_at is not null,
      'entry_fields', e.entry_fields)) from task_entries e where e.company_id = r.company_id
    and e.id = any (array(select n.id::bigint from jsonb_array_elements_text(r.entry_ids) n (id)))), '[]')
    as readings,
  r.occurred_at, r.received_at, r.identity, r.body_hash, r.version, r.removed_at, v.content,
  coalesce((select concat_ws(' ', nullif(u.firstname, ''), nullif(u.lastname, '')) from users u
    where u.id = r.created_by), '') as created_by`

const from = sql`from traceability_records r join traceability_record_versions v
  on v.company_id = r.company_id and v.record_id = r.id and v.version = r.version`

const at = ({ company_id, place_id }: PlaceKey) =>
  sql`r.company_id = ${company_id} and r.place_id = ${place_id}`

export const findRecord = async (db: Db, place: PlaceKey, id: number): Promise<RecordRow | undefined> =>
  (await sql<RecordRow>`select ${columns} ${from} where ${at(place)} and r.id = ${id}`.execute(db)).rows[0]

export const findRecordByUuid = async (
  db: Db,
  place: PlaceKey,
  uuid: string,
): Promise<RecordRow | undefined> =>
  (await sql<RecordRow>`select ${columns} ${from} where ${at(place)} and r.uuid = ${uuid}`.execute(db))
    .rows[0]

/** Locks it until the end of the transaction; false where the place has none. */
export const lockRecord = async (db: Db, place: PlaceKey, id: number): Promise<boolean> =>
  (
    await sql`select r.id from traceability_records r where ${at(place)} and r.id = ${id}
      for update`.execute(db)
  ).rows.length > 0

export type RecordValues = {
  readonly stage_id: number | null
  readonly partner_id: number | null
  readonly partner_name: string
  readonly to_place_id: number | null
  readonly document_type: string
  readonly document_number: string
  readonly recipe_version: number | null
  readonly comment: string
  readonly photos: readonly StoredFile[]
  readonly entry_ids: readonly number[]
  readonly occurred_at: string
}

const inTable = ({ photos, entry_ids, ...values }: RecordValues) => ({
  ...values,
  photos: JSON.stringify(photos),
  entry_ids: JSON.stringify(entry_ids),
})

type NewRecord = {
  readonly uuid: string
  readonly kind: RecordKind
  readonly body_hash: Buffer
  readonly occurred_at: string
  readonly identity: RecordIdentity
  readonly created_by: number | null
  readonly now: string
}

/** The id of the new record; undefined where the company has one of this uuid. Its values follow. */
export const insertRecord = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  { now, identity, ...row }: NewRecord,
): Promise<number | undefined> =>
  (
    await db
      .insertInto('traceability_records')
      .values({
        company_id,
        place_id,
        ...row,
        identity: JSON.stringify(identity),
        received_at: now,
        updated_at: now,
        updated_by: row.created_by,
      })
      .onConflict((on) => on.doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id

type Change = { readonly id: number; readonly now: string; readonly updated_by: number | null }

const one = (db: Db, { company_id, place_id }: PlaceKey, id: number) =>
  db
    .updateTable('traceability_records')
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('id', '=', id)

export const updateRecord = (
  db: Db,
  place: PlaceKey,
  {
    id,
    now,
    updated_by,
    version,
    values,
  }: Change & {
    readonly version: number
    readonly values: RecordValues
  },
) =>
  one(db, place, id)
    .set({ ...inTable(values), version, updated_at: now, updated_by })
    .execute()

export const hideRecord = (
  db: Db,
  place: PlaceKey,
  { id, now, updated_by, version }: Change & { readonly version: number },
) => one(db, place, id).set({ removed_at: now, updated_at: now, updated_by, version }).execute()

export const updatePhotos = (db: Db, place: PlaceKey, id: number, photos: readonly StoredFile[]) =>
  one(db, place, id)
    .set({ photos: JSON.stringify(photos) })
    .execute()

/** From now on a record names the photos: they are neither changed nor removed. */
export const holdPhotos = (db: Db, company_id: number, now: string, photos: readonly StoredFile[]) =>
  sql`select app.hold_files(${company_id}, ${now}::timestamptz, 'traceability',
    ${JSON.stringify(photos)}::jsonb)`.execute(db)

type NewVersion = {
  readonly record_id: number
  readonly version: number
  readonly content: RecordContent
  readonly reason: string
  readonly is_removal: boolean
  readonly written_at: string
  readonly written_by: number | null
}

export const insertRecordVersion = (
  db: Db,
  { company_id, place_id }: PlaceKey,
  { content, ...row }: NewVersion,
) =>
  db
    .insertInto('traceability_record_versions')
    .values({ company_id, place_id, ...row, content: JSON.stringify(content) })
    .execute()

export type VersionRow = Omit<NewVersion, 'record_id' | 'written_by'> & { readonly author: string }

/** The newest first. */
export const listRecordVersions = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  record_id: number,
): Promise<readonly VersionRow[]> =>
  (
    await sql<VersionRow>`
      select v.version, v.content, v.reason, v.is_removal, v.written_at,
        coalesce(concat_ws(' ', nullif(u.firstname, ''), nullif(u.lastname, '')), '') as author
      from traceability_record_versions v left join users u on u.id = v.written_by
      where v.company_id = ${company_id} and v.place_id = ${place_id} and v.record_id = ${record_id}
      order by v.version desc`.execute(db)
  ).rows

export type RecordFilter = {
  readonly timezone: string
  readonly from_date: string | null
  readonly to_date: string | null
  readonly expiry_from: string | null
  readonly expiry_to: string | null
  readonly product_name: string
  readonly product_batch: string
  readonly ingredient_name: string
  readonly ingredient_batch: string
  readonly kind: RecordKind | null
  readonly stage_id: number | null
}

const searchKey = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, '')

type LineFilter = {
  readonly name: string
  readonly batch: string
  readonly from: string | null
  readonly to: string | null
  /** The lines that count. */
  readonly lines: RawBuilder<unknown>
}

/** Records with a line that fits every part of the filter. */
function withLine({ name, batch, from: first, to: last, lines }: LineFilter): RawBuilder<unknown> {
  if (name === '' && batch === '' && first === null && last === null) return sql``
  return sql`and exists (select from lot_movements m join lots l on l.company_id = m.company_id
      and l.id = m.lot_id left join products p on p.company_id = l.company_id and p.id = l.product_id
    where m.company_id = r.company_id and m.record_id = r.id and m.place_id = r.place_id and ${lines}
      ${batch === '' ? sql`` : sql`and strpos(l.batch_key, ${searchKey(batch)}) > 0`}
      ${first === null ? sql`` : sql`and l.expiry_date >= ${first}::date`}
      ${last === null ? sql`` : sql`and l.expiry_date <= ${last}::date`}
      ${
        name === ''
          ? sql``
          : sql`and strpos(regexp_replace(lower(concat(l.product_name, '|', p.name)), '\\s+', '', 'g'),
              ${searchKey(name)}) > 0`
      })`
}

const filtered = (filter: RecordFilter): RawBuilder<unknown> => sql`r.removed_at is null
  ${filter.kind === null ? sql`` : sql`and r.kind = ${filter.kind}`}
  ${filter.stage_id === null ? sql`` : sql`and r.stage_id = ${filter.stage_id}`}
  ${
    filter.from_date === null
      ? sql``
      : sql`and r.occurred_at >= (${filter.from_date}::date)::timestamp at time zone ${filter.timezone}`
  }
  ${
    filter.to_date === null
      ? sql``
      : sql`and r.occurred_at < (${filter.to_date}::date + 1)::timestamp at time zone ${filter.timezone}`
  }
  ${withLine({
    name: filter.product_name,
    batch: filter.product_batch,
    from: filter.expiry_from,
    to: filter.expiry_to,
    lines: sql`(r.kind <> 'preparation' or m.direction = 'in')`,
  })}
  ${withLine({
    name: filter.ingredient_name,
    batch: filter.ingredient_batch,
    from: null,
    to: null,
    lines: sql`r.kind = 'preparation' and m.direction = 'out'`,
  })}`

/** The newest first. */
export async function pageRecords(
  db: Db,
  place: PlaceKey,
  filter: RecordFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly RecordRow[]; readonly total: number }> {
  const selection = sql`${from} where ${at(place)} and ${filtered(filter)}`
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from traceability_records r where ${at(place)} and ${filtered(filter)}`.execute(
    db,
  )
  const { rows } = await sql<RecordRow>`select ${columns} ${selection}
    order by r.occurred_at desc, r.id desc limit ${limit} offset ${offset}`.execute(db)
  return { rows, total: counted[0]?.total ?? 0 }
}

/** Entries of the place by id or uuid; also removed ones: one may be undone before the record arrives. */
export const findEntries = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  entryKeys: { readonly ids: readonly number[]; readonly uuids: readonly string[] },
): Promise<readonly { readonly id: number; readonly uuid: string }[]> =>
  (
    await sql<{ id: number; uuid: string }>`select e.id, e.uuid from task_entries e
      where e.company_id = ${company_id} and e.place_id = ${place_id}
        and (e.id = any (${[...entryKeys.ids]}::int[]) or e.uuid = any (${[...entryKeys.uuids]}::uuid[]))`.execute(
      db,
    )
  ).rows

export type ExportLine = Pick<RecordRow, 'id' | 'kind' | 'partner_name' | 'document_number' | 'comment'> & {
  /** Number of the line in its record. */
  readonly line_number: number
  /** Local wall time, `YYYY-MM-DDTHH:mm`. */
  readonly local: string
  /** Exact, for the next batch. */
  readonly occurred: string
  readonly stage_name: string
  readonly to_place_name: string
  readonly created_by: string
  readonly line: RecordLine
  /** What the record made; null for other kinds. */
  readonly made: RecordLine | null
}

/** A line for each ingredient of a batch, and for each of the goods of other records. */
export async function listExportLines(
  db: Db,
  place: PlaceKey,
  filter: RecordFilter,
  { after, size }: { readonly after: ExportLine | null; readonly size: number },
): Promise<readonly ExportLine[]> {
  const rest =
    after === null
      ? sql``
      : sql`and (r.occurred_at, r.id, -x.number) < (${after.occurred}::timestamptz, ${after.id}::int,
          ${-after.line_number}::int)`
  const { rows } = await sql<ExportLine>`
    select r.id, r.kind, r.partner_name, r.document_number, r.comment, x.number::int as line_number,
      to_char(r.occurred_at at time zone ${filter.timezone}, 'YYYY-MM-DD"T"HH24:MI') as local,
      r.occurred_at::text as occurred, v.content ->> 'stage_name' as stage_name, x.line, m.made,
      coalesce((select p.name from places p where p.company_id = r.company_id and p.id = r.to_place_id), '')
        as to_place_name,
      coalesce((select concat_ws(' ', nullif(u.firstname, ''), nullif(u.lastname, '')) from users u
        where u.id = r.created_by), '') as created_by
    ${from}
    cross join lateral jsonb_array_elements(v.content -> 'lines') with ordinality x (line, number)
    cross join lateral (select case when r.kind = 'preparation' then jsonb_path_query_first(
      v.content -> 'lines', '$[*] ? (@.direction == "in")') end as made) m
    where ${at(place)} and ${filtered(filter)}
      and (m.made is null or x.line <> m.made or jsonb_array_length(v.content -> 'lines') = 1) ${rest}
    order by r.occurred_at desc, r.id desc, x.number limit ${size}`.execute(db)
  return rows
}

/** SQL of recalls. */
import { sql, type Updateable } from 'kysely'
import type { RecallOrigin, RecallOriginKind } from '@larder/core/traceability'
import type { RecallDetails } from '@larder/contract/recalls'
import type { DB } from '#db/schema.gen.ts'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

export type RecallRow = {
  readonly id: number
  readonly uuid: string
  readonly company_id: number
  readonly place_id: number
  readonly is_drill: boolean
  readonly origin: RecallOrigin
  readonly title: string
  readonly reason: string
  readonly started_at: string
  readonly started_by: string | null
  readonly started_by_id: number | null
  readonly closed_at: string | null
  readonly closed_name: string | null
  readonly closed_role: string | null
  readonly report: RecallDetails | null
  readonly version: number
}

const columns = sql`r.id, r.uuid, r.company_id, r.place_id, r.started_by as started_by_id, r.is_drill, r.origin, r.reason, r.started_at, r.closed_at,
  r.closed_name, r.closed_role, r.version,
  (select string_agg(l.product_name || case when l.batch_number = '' then '' else ' · ' || l.batch_number end,
      ', ' order by l.id)
    from (select * from lots l where l.company_id = r.company_id
      and l.id in (select (o.value)::int from jsonb_array_elements_text(r.origin -> 'lot_ids') o limit 3)) l
  ) as title,
  (select nullif(concat_ws(' ', nullif(u.firstname, ''), nullif(u.lastname, '')), '') from users u
    where u.id = r.started_by) as started_by`

/** Newest first, at most 500. */
export const listRecallRows = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
): Promise<readonly RecallRow[]> =>
  (
    await sql<RecallRow>`select ${columns}, null as report from recalls r
      where r.company_id = ${company_id} and r.place_id = ${place_id}
      order by r.started_at desc, r.id desc limit 500`.execute(db)
  ).rows

export const findRecall = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  by: { readonly id: number } | { readonly uuid: string },
): Promise<RecallRow | undefined> =>
  (
    await sql<RecallRow>`select ${columns}, r.report from recalls r
      where r.company_id = ${company_id} and r.place_id = ${place_id}
        and ${'id' in by ? sql`r.id = ${by.id}` : sql`r.uuid = ${by.uuid}`}`.execute(db)
  ).rows[0]

/** Waits for other writers of the recall. @returns whether it is there */
export const lockRecall = async (db: Db, { company_id, place_id }: PlaceKey, id: number): Promise<boolean> =>
  (await db
    .selectFrom('recalls')
    .select('id')
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()) !== undefined

export type NewRecall = PlaceKey & {
  readonly uuid: string
  readonly is_drill: boolean
  readonly origin: RecallOrigin
  readonly reason: string
  readonly started_at: string
  readonly started_by: number | null
}

/** Undefined where the company has a recall of this uuid. */
export const insertRecall = async (db: Db, row: NewRecall): Promise<number | undefined> =>
  (
    await db
      .insertInto('recalls')
      .values({ ...row, origin: JSON.stringify(row.origin) })
      .onConflict((conflict) => conflict.columns(['company_id', 'uuid']).doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id

export const updateRecall = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  id: number,
  change: Updateable<DB['recalls']>,
): Promise<void> => {
  await db
    .updateTable('recalls')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('id', '=', id)
    .execute()
}

/** How many of the ids are lots of the place. */
export const countLots = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  ids: readonly number[],
): Promise<number> =>
  (
    await sql<{ count: number }>`select count(*)::int as count from lots
      where company_id = ${company_id} and place_id = ${place_id} and id = any (${[...ids]}::int[])`.execute(
      db,
    )
  ).rows[0]?.count ?? 0

export type OriginLotRow = {
  readonly id: number
  readonly product_name: string
  readonly batch_number: string
  readonly supplier_name: string
  readonly expiry_date: string | null
  readonly created_at: string
}
export type OriginSearch = {
  readonly kind: RecallOriginKind
  readonly search: string
  readonly partner_id: number | null
  readonly product_id: number | null
  /** Instants, the second one excluded. */
  readonly from: string | null
  readonly to: string | null
}

const likeOf = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** Lots of a record with this document number, or of this batch number or product. */
const foundBy = ({ kind, search }: OriginSearch) => {
  if (search === '') return sql``
  const key = likeOf(search.toLowerCase().replaceAll(/\s+/g, ''))
  if (kind !== 'record')
    return sql`and (l.batch_key like ${key} or l.product_name ilike ${likeOf(search)}
      or s.name ilike ${likeOf(search)})`
  return sql`and exists (select from lot_movements m join traceability_records r
      on r.company_id = m.company_id and r.id = m.record_id
    where m.company_id = l.company_id and m.lot_id = l.id
      and lower(regexp_replace(r.document_number, '\\s', '', 'g')) like ${key})`
}

/** Lots of the place from which a recall may start, newest first. */
export const listOriginLots = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  search: OriginSearch,
  limit: number,
): Promise<readonly OriginLotRow[]> => {
  const { partner_id, product_id, from, to } = search
  const dated =
    from === null && to === null
      ? sql``
      : sql`and exists (select from lot_movements m where m.company_id = l.company_id and m.lot_id = l.id
          and m.direction = 'in' and m.occurred_at >= coalesce(${from}::timestamptz, '-infinity')
          and m.occurred_at < coalesce(${to}::timestamptz, 'infinity'))`
  return (
    await sql<OriginLotRow>`
      select l.id, l.product_name, l.batch_number, coalesce(s.name, '') as supplier_name,
        l.expiry_date::text, l.created_at
      from lots l left join partners s on s.company_id = l.company_id and s.id = l.supplier_id
      where l.company_id = ${company_id} and l.place_id = ${place_id}
        ${partner_id === null ? sql`` : sql`and l.supplier_id = ${partner_id}`}
        ${product_id === null ? sql`` : sql`and l.product_id = ${product_id}`}
        ${foundBy(search)} ${dated}
      order by l.id desc limit ${limit}`.execute(db)
  ).rows
}

export type NoteRow = {
  readonly recipient: string
  readonly informed_at: string | null
  readonly informed_by: string | null
  readonly answer: string
}

export const listNotes = async (db: Db, company_id: number, recall_id: number): Promise<readonly NoteRow[]> =>
  (
    await sql<NoteRow>`select n.recipient, n.informed_at, n.answer,
        nullif(concat_ws(' ', nullif(u.firstname, ''), nullif(u.lastname, '')), '') as informed_by
      from recall_recipients n left join users u on u.id = n.informed_by
      where n.company_id = ${company_id} and n.recall_id = ${recall_id}`.execute(db)
  ).rows

export type WholeNote = {
  readonly recipient: string
  readonly informed_at: string | null
  readonly informed_by: number | null
  readonly answer: string
  readonly updated_at: string
}

/** As they are stored, for the chain. */
export const listWholeNotes = (
  db: Db,
  { company_id, id }: Pick<RecallRow, 'company_id' | 'id'>,
): Promise<readonly WholeNote[]> =>
  db
    .selectFrom('recall_recipients')
    .select(['recipient', 'informed_at', 'informed_by', 'answer', 'updated_at'])
    .where('company_id', '=', company_id)
    .where('recall_id', '=', id)
    .orderBy('recipient')
    .execute()

export type NewNote = PlaceKey & {
  readonly recall_id: number
  readonly recipient: string
  readonly informed_at: string | null
  readonly informed_by: number | null
  readonly answer: string
  readonly updated_at: string
}

export const storeNote = async (db: Db, row: NewNote): Promise<void> => {
  const { informed_at, informed_by, answer, updated_at } = row
  await db
    .insertInto('recall_recipients')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'recall_id', 'recipient'])
        .doUpdateSet({ informed_at, informed_by, answer, updated_at }),
    )
    .execute()
}

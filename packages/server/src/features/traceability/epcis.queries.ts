/** SQL of the import of EPCIS: events that were read, and what documents call lots, products and partners. */
import { sql } from 'kysely'
import type { KnownEvent } from '@larder/core/epcis'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

/**
 * One import of a company at a time, and two on the server: an import holds its connection for seconds, and the
 * others save with the rest. False where it must wait.
 */
export async function mayImportEpcis(db: Db, company_id: number): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('epcis', ${company_id}))
      and (pg_try_advisory_xact_lock(hashtextextended('epcis slot', 1))
        or pg_try_advisory_xact_lock(hashtextextended('epcis slot', 2))) as may`.execute(db)
  return rows[0]?.may === true
}

export const listKnownEvents = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  ids: readonly string[],
): Promise<readonly KnownEvent[]> =>
  (
    await sql<KnownEvent>`
      select e.event_id as id, e.record_id, e.version, e.is_declared,
        (r.version <> e.version or r.removed_at is not null) as is_past
      from traceability_events e
        join traceability_records r on r.company_id = e.company_id and r.id = e.record_id
      where e.company_id = ${company_id} and e.place_id = ${place_id}
        and e.event_id = any (${[...ids]}::text[])`.execute(db)
  ).rows

/** Records of the company with these uuids. */
export const listRecordUuids = async (
  db: Db,
  company_id: number,
  uuids: readonly string[],
): Promise<readonly { readonly uuid: string; readonly place_id: number }[]> =>
  (
    await sql<{
      uuid: string
      place_id: number
    }>`select uuid::text as uuid, place_id from traceability_records
      where company_id = ${company_id} and uuid = any (${[...uuids]}::uuid[])`.execute(db)
  ).rows

export type NameRow = {
  readonly name: string
  readonly lot_id: number | null
  readonly product_id: number | null
  readonly partner_id: number | null
}

export const listNames = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  names: readonly string[],
): Promise<readonly NameRow[]> =>
  (
    await sql<NameRow>`select name, lot_id, product_id, partner_id from traceability_names
      where company_id = ${company_id} and place_id = ${place_id} and name = any (${[...names]}::text[])`.execute(
      db,
    )
  ).rows

export const upsertNames = (db: Db, { company_id, place_id }: PlaceKey, rows: readonly NameRow[]) =>
  sql`insert into traceability_names (company_id, place_id, name, lot_id, product_id, partner_id)
    select ${company_id}, ${place_id}, g.name, g.lot_id, g.product_id, g.partner_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (name text, lot_id int, product_id int,
      partner_id int)
    on conflict (company_id, place_id, name) do update set lot_id = excluded.lot_id,
      product_id = excluded.product_id, partner_id = excluded.partner_id`.execute(db)

export type EventRow = {
  readonly event_id: string
  readonly record_id: number
  readonly version: number
  readonly event: string
  readonly is_declared: boolean
}

/** A known event gets its error declaration. */
export const upsertEvents = (
  db: Db,
  { company_id, place_id }: PlaceKey,
  { rows, now }: { readonly rows: readonly EventRow[]; readonly now: string },
) =>
  sql`insert into traceability_events (company_id, place_id, event_id, record_id, version, event, is_declared,
      read_at)
    select ${company_id}, ${place_id}, g.event_id, g.record_id, g.version, g.event, g.is_declared, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (event_id text, record_id int, version int,
      event text, is_declared boolean)
    on conflict (company_id, place_id, event_id) do update set event = excluded.event,
      is_declared = excluded.is_declared`.execute(db)

export type ChoosableProduct = { readonly id: number; readonly name: string; readonly ean: string }

export const listChoosableProducts = async (
  db: Db,
  company_id: number,
): Promise<readonly ChoosableProduct[]> =>
  (
    await sql<ChoosableProduct>`select id, name, ean from products
      where company_id = ${company_id} and removed_at is null order by id`.execute(db)
  ).rows

export type ChoosablePartner = { readonly id: number; readonly name: string; readonly gln: string }

export const listKnownPartners = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
): Promise<readonly ChoosablePartner[]> =>
  (
    await sql<ChoosablePartner>`select id, name, gln from partners
      where company_id = ${company_id} and place_id = ${place_id} order by id`.execute(db)
  ).rows

/** Lots of the place by product and batch number, those made here last. */
export const listBatchLots = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  keys: readonly { readonly product_id: number; readonly batch_key: string }[],
): Promise<readonly { readonly id: number; readonly product_id: number; readonly batch_key: string }[]> =>
  (
    await sql<{ id: number; product_id: number; batch_key: string }>`
      select l.id, l.product_id, l.batch_key from lots l
      join jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as g (product_id int, batch_key text)
        on g.product_id = l.product_id and g.batch_key = l.batch_key
      where l.company_id = ${company_id} and l.place_id = ${place_id}
      order by l.supplier_id nulls first, l.id`.execute(db)
  ).rows

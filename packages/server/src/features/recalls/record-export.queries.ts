/** SQL of records as files for other systems and authorities have them. */
import { sql } from 'kysely'
import type { FsmaLocation, RecordContent, RecordKind, WrittenVersion } from '@larder/core/traceability'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { instantSql } from '#kit/text/instant-sql.ts'

/** Instants, the second one excluded; and the last id that was read. */
export type Range = {
  readonly from: string
  readonly to: string
  readonly after: number
  readonly size: number
}

const inRange = ({ company_id, place_id }: PlaceKey, { from, to, after }: Range) => sql`
  r.company_id = ${company_id} and r.place_id = ${place_id} and r.id > ${after}
  and r.occurred_at >= ${from} and r.occurred_at < ${to}`

export type VersionedRecord = {
  readonly id: number
  readonly uuid: string
  readonly versions: readonly (Omit<WrittenVersion, 'event'> & {
    /** JSON of the event that brought this version; null for one that was written here. */
    readonly event: string | null
  })[]
}

/** Records with all their versions, removed ones too, by their ids. */
export const listVersionedRecords = async (
  db: Db,
  at: PlaceKey,
  range: Range,
): Promise<readonly VersionedRecord[]> =>
  (
    await sql<VersionedRecord>`
      select r.id, r.uuid, (select json_agg(json_build_object('content', v.content,
          'is_removal', v.is_removal, 'written_at', ${sql.raw(instantSql('v.written_at'))}, 'event', e.event)
          order by v.version)
        from traceability_record_versions v left join traceability_events e
          on e.company_id = v.company_id and e.record_id = v.record_id and e.version = v.version
        where v.company_id = r.company_id and v.record_id = r.id) as versions
      from traceability_records r where ${inRange(at, range)} order by r.id limit ${range.size}`.execute(db)
  ).rows

export type LocatedRecord = {
  readonly id: number
  readonly content: RecordContent
  readonly partner: FsmaLocation
}

/** Present versions of records of these kinds, with whom they name. */
export const listLocatedRecords = async (
  db: Db,
  at: PlaceKey,
  range: Range & { readonly kinds: readonly RecordKind[] },
): Promise<readonly LocatedRecord[]> =>
  (
    await sql<LocatedRecord>`
      select r.id, v.content, json_build_object(
          'name', coalesce(o.name, p.name, r.partner_name, ''),
          'phone', coalesce(o.person_phone, p.phone, ''), 'address', coalesce(o.address, p.address, ''))
        as partner
      from traceability_records r
      join traceability_record_versions v
        on v.company_id = r.company_id and v.record_id = r.id and v.version = r.version
      left join places o on o.company_id = r.company_id and o.id = r.to_place_id
      left join partners p on p.company_id = r.company_id and p.id = r.partner_id and r.to_place_id is null
      where ${inRange(at, range)} and r.removed_at is null and r.kind = any (${[...range.kinds]}::text[])
      order by r.id limit ${range.size}`.execute(db)
  ).rows

const listNumbers = async (
  db: Db,
  company_id: number,
  { table, column }: { readonly table: string; readonly column: string },
): Promise<ReadonlyMap<number, string>> =>
  new Map(
    (
      await sql<{ id: number; number: string }>`
        select id, ${sql.ref(column)} as number from ${sql.table(table)}
        where company_id = ${company_id} and ${sql.ref(column)} <> ''`.execute(db)
    ).rows.map(({ id, number }) => [id, number]),
  )

/** What documents of EPCIS call lots of the place, by their ids. */
export const listLotNames = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
): Promise<ReadonlyMap<number, string>> =>
  new Map(
    (
      await sql<{ lot_id: number; name: string }>`
        select distinct on (lot_id) lot_id, name from traceability_names
        where company_id = ${company_id} and place_id = ${place_id} and lot_id is not null
        order by lot_id, name`.execute(db)
    ).rows.map(({ lot_id, name }) => [lot_id, name]),
  )

/** EAN of products, by their ids. */
export const listEans = (db: Db, company_id: number) =>
  listNumbers(db, company_id, { table: 'products', column: 'ean' })

/** GLN of partners, by their ids. */
export const listGlns = (db: Db, company_id: number) =>
  listNumbers(db, company_id, { table: 'partners', column: 'gln' })

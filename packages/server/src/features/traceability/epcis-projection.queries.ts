/** What the chain says of imports of EPCIS: which event brought which version, and what documents call lots. */
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { instantSql } from '#kit/text/instant-sql.ts'
import { inBody, isComplete, joined, type SealedTable } from '#kit/records/sealed-table.ts'

const entity = 'epcis_import'

/** Events and names of lots by what identifies them. */
export type ImportKeys = { readonly events: readonly string[]; readonly names: readonly string[] }

/** Its content as a hash: an event has kilobytes. */
const contentSha256 = sql`encode(sha256(convert_to(e.event, 'UTF8')), 'hex')`
const recordUuid = sql`(select r.uuid from traceability_records r where r.company_id = e.company_id
  and r.place_id = e.place_id and r.id = e.record_id)`

/** As the revision of their import says them. */
export const readImport = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  { events, names }: ImportKeys,
): Promise<{ readonly events: readonly unknown[]; readonly names: readonly unknown[] }> =>
  (
    await sql<{ events: readonly unknown[]; names: readonly unknown[] }>`select
      coalesce((select jsonb_agg(jsonb_build_object('event_id', e.event_id, 'record_uuid', ${recordUuid},
          'version', e.version, 'event', ${contentSha256}, 'is_declared', e.is_declared,
          'read_at', ${sql.raw(instantSql('e.read_at'))}) order by e.event_id)
        from traceability_events e where e.company_id = ${company_id} and e.place_id = ${place_id}
          and e.event_id = any (${[...events]}::text[])), '[]') as events,
      coalesce((select jsonb_agg(jsonb_build_object('name', n.name, 'lot_id', n.lot_id) order by n.name)
        from traceability_names n where n.company_id = ${company_id} and n.place_id = ${place_id}
          and n.lot_id is not null and n.name = any (${[...names]}::text[])), '[]') as names`.execute(db)
  ).rows[0] ?? { events: [], names: [] }

/** The newest that an import says of each event or name. */
const memberSaid =
  (member: 'events' | 'names', key: RawBuilder<unknown>): SealedTable['said'] =>
  ({ company_id, place_id }) =>
    sql`
    select distinct on (${key}) ${key} as item, r.seq, r.op, e::text as body, null as first,
      '[]'::jsonb as history
    from revisions r, jsonb_array_elements(r.body::jsonb -> ${member}) e
    where r.company_id = ${company_id} and r.place_id = ${place_id} and r.entity = ${entity}
    order by ${key}, r.seq desc`
const eventsSaid = memberSaid('events', sql`(e ->> 'event_id')`)
const namesSaid = memberSaid('names', sql`(e ->> 'name')`)

/** Of those that no revision knows some hundred at a time, each as JSON of its keys. */
export const listUnsealedImports = async (db: Db, at: PlaceKey, size = 500): Promise<readonly string[]> => {
  const { company_id, place_id } = at
  const { rows } = await sql<{ keys: string }>`
    with unsealed as (
      select 'events' as member, event_id as key from traceability_events where company_id = ${company_id}
        and place_id = ${place_id} and event_id not in (select item from (${eventsSaid(at)}) s)
      union all
      select 'names', name from traceability_names where company_id = ${company_id} and lot_id is not null
        and place_id = ${place_id} and name not in (select item from (${namesSaid(at)}) s)
    ), numbered as (
      select *, (row_number() over (order by member, key) - 1) / ${size} as part from unsealed
    )
    select jsonb_build_object(
        'events', coalesce(jsonb_agg(key order by key) filter (where member = 'events'), '[]'),
        'names', coalesce(jsonb_agg(key order by key) filter (where member = 'names'), '[]'))::text as keys
      from numbered group by part order by part`.execute(db)
  return rows.map(({ keys }) => keys)
}

export const sealedImports: readonly SealedTable[] = [
  {
    entity,
    table: 'traceability_events',
    name: 'event of EPCIS',
    rows: (at) => sql`
      select e.event_id as item, to_jsonb(e) || jsonb_build_object('event', ${contentSha256},
        'record_uuid', ${recordUuid}) as row
      from traceability_events e where e.company_id = ${at.company_id} and e.place_id = ${at.place_id}
        and (${isComplete(at, entity)} or e.event_id in (select item from (${eventsSaid(at)}) s))`,
    said: eventsSaid,
    columns: {
      company_id: joined,
      place_id: joined,
      event_id: joined,
      record_id: joined,
      record_uuid: inBody('record_uuid'),
      version: inBody('version'),
      event: inBody('event'),
      is_declared: inBody('is_declared'),
      read_at: inBody('read_at'),
    },
  },
  {
    entity,
    table: 'traceability_names',
    name: 'name of a lot in EPCIS',
    rows: (at) => sql`
      select n.name as item, to_jsonb(n) as row from traceability_names n
      where n.company_id = ${at.company_id} and n.place_id = ${at.place_id} and n.lot_id is not null
        and (${isComplete(at, entity)} or n.name in (select item from (${namesSaid(at)}) s))`,
    said: namesSaid,
    columns: {
      company_id: joined,
      place_id: joined,
      name: joined,
      lot_id: inBody('lot_id'),
      product_id: 'what the next document means by a product; exports have its EAN',
      partner_id: 'what the next document means by a partner; exports have its GLN',
    },
  },
]

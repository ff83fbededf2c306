/** What the chain says of records of traceability, their versions, and what they did to lots. */
import { sql, type RawBuilder } from 'kysely'
import type { PlaceKey } from '#kit/place-key.ts'
import {
  eachSaid,
  inBody,
  joined,
  lastOf,
  lastSaid,
  lastWith,
  membersSaid,
  removedAt,
  userOf,
  type Past,
  type SealedRecord,
  type SealedTable,
} from '#kit/records/sealed-table.ts'
import { linkJson, lotJson, movementJson } from './effects.queries.ts'

const entity = 'traceability_record'
const WRITES = ['create', 'change', 'remove']

const occurredAt = (record: SealedRecord): unknown =>
  record.body['occurred_at'] ?? lastOf(record, 'create', 'change')?.performed_at
const lastWrite = (record: SealedRecord): Past | undefined => lastOf(record, ...WRITES)

const records: SealedTable = {
  entity,
  table: 'traceability_records',
  rows: ({ company_id, place_id }) => sql`
    select r.uuid::text as item, to_jsonb(r) || jsonb_build_object('entry_uuids',
        (select coalesce(jsonb_agg(e.uuid order by n.at), '[]') from jsonb_array_elements_text(r.entry_ids)
          with ordinality n (id, at) join task_entries e on e.company_id = r.company_id
            and e.id = n.id::bigint)) as row
    from traceability_records r where r.company_id = ${company_id} and r.place_id = ${place_id}`,
  said: lastSaid(entity),
  columns: {
    company_id: joined,
    id: 'a number in addresses; versions, movements and links are found by it',
    place_id: joined,
    uuid: joined,
    kind: inBody('kind'),
    stage_id: inBody('stage_id'),
    partner_id: inBody('partner_id'),
    partner_name: inBody('partner_name'),
    to_place_id: inBody('to_place_id'),
    document_type: inBody('document_type'),
    document_number: inBody('document_number'),
    recipe_version: inBody('recipe_version'),
    comment: inBody('comment'),
    photos: inBody('files'),
    entry_ids: inBody('entry_ids'),
    // The readings themselves: an entry may have been given another number.
    entry_uuids: inBody('entry_uuids'),
    occurred_at: occurredAt,
    received_at: ({ history }) => history[0]?.received_at,
    created_by: ({ history }) => userOf(history[0]),
    identity: ({ first }) => first['identity'],
    version: ({ history }) => history.filter(({ op }) => WRITES.includes(op)).length,
    updated_at: (record) => lastWrite(record)?.received_at,
    updated_by: (record) => userOf(lastWrite(record)),
    removed_at: removedAt,
    body_hash: 'tells a second delivery of a device from another record',
  },
}

/** What a version has of its revision's body, with the time of which the envelope has it. */
function contentOf(
  { body, op, history }: SealedRecord,
  row: { readonly [column: string]: unknown },
): unknown {
  const contentKeys = Object.keys(Object(row['content']) as object)
  const occurred_at =
    body['occurred_at'] ??
    (op === 'remove' ? (row['content'] as { occurred_at: string }).occurred_at : history[0]?.performed_at)
  const sealedContent = { ...body, occurred_at }
  const missing = ['lines', 'issues', 'comment', 'occurred_at', 'kind'].filter(
    (key) => !contentKeys.includes(key),
  )
  return Object.fromEntries(
    [...contentKeys, ...missing].map((key) => [key, sealedContent[key as keyof typeof sealedContent]]),
  )
}

const versions: SealedTable = {
  entity,
  table: 'traceability_record_versions',
  name: 'version of traceability_record',
  rows: ({ company_id, place_id }) => sql`
    select r.uuid || '/' || v.version as item, to_jsonb(v) as row
    from traceability_record_versions v join traceability_records r
      on r.company_id = v.company_id and r.id = v.record_id
    where v.company_id = ${company_id} and v.place_id = ${place_id}`,
  said: eachSaid(entity, WRITES),
  columns: {
    company_id: joined,
    place_id: joined,
    record_id: joined,
    version: joined,
    content: contentOf,
    reason: ({ body, history }) => body['reason'] ?? history[0]?.reason ?? '',
    is_removal: ({ op }) => op === 'remove',
    written_at: ({ history }) => history[0]?.received_at,
    written_by: ({ history }) => userOf(history[0]),
  },
}

/** Records whose last revision says what they did to lots; older ones are sealed late. */
const toldRecords = (at: PlaceKey): RawBuilder<unknown> => sql`
  traceability_records r join (${lastWith(at, entity, 'links')}) told on told.entity_id = r.uuid::text`

/** Stock and traces count amounts and links of lots, also of a record that is not there. */
const hasNone = (record_id: RawBuilder<unknown>, { company_id }: PlaceKey): RawBuilder<unknown> =>
  sql`not exists (select from traceability_records w where w.company_id = ${company_id} and w.id = ${record_id})`
const ofNone = (record_id: RawBuilder<unknown>): RawBuilder<unknown> => sql`'no ' || ${record_id} || '/'`

const movements: SealedTable = {
  entity,
  table: 'lot_movements',
  is_plain: true,
  name: 'amount of traceability_record',
  rows: (at) => sql`
    select r.uuid || '/' || m.place_id || '/' || m.order_number as item,
      to_jsonb(m) || ${movementJson} as row
    from ${toldRecords(at)} join lot_movements m on m.company_id = r.company_id and m.record_id = r.id
    where r.company_id = ${at.company_id} and r.place_id = ${at.place_id}
    union all select ${ofNone(sql`m.record_id`)} || m.order_number, to_jsonb(m) from lot_movements m
    where m.company_id = ${at.company_id} and m.place_id = ${at.place_id} and ${hasNone(sql`m.record_id`, at)}`,
  said: membersSaid(entity, {
    member: 'moved',
    key: sql`(e ->> 'place_id') || '/' || (e ->> 'order_number')`,
    since: 'links',
  }),
  columns: {
    company_id: joined,
    id: 'orders the amounts of one record',
    place_id: joined,
    record_id: joined,
    order_number: joined,
    lot_id: inBody('lot_id'),
    direction: inBody('direction'),
    amount: inBody('amount'),
    amount_unit_id: inBody('amount_unit_id'),
    base_amount: inBody('base_amount'),
    base_unit: inBody('base_unit'),
    occurred_at: inBody('occurred_at'),
  },
}

const links: SealedTable = {
  entity,
  table: 'lot_links',
  is_plain: true,
  name: 'link of traceability_record',
  rows: (at) => sql`
    select r.uuid || '/' || k.parent || '/' || k.child as item, to_jsonb(k) || ${linkJson} as row
    from ${toldRecords(at)} join lot_links k on k.company_id = r.company_id and k.record_id = r.id
    where r.company_id = ${at.company_id} and r.place_id = ${at.place_id}
    union all select ${ofNone(sql`k.record_id`)} || k.parent || '/' || k.child, to_jsonb(k)
    from lot_links k join lots l on l.company_id = k.company_id and l.id = k.child
    where k.company_id = ${at.company_id} and l.place_id = ${at.place_id} and ${hasNone(sql`k.record_id`, at)}`,
  said: membersSaid(entity, { member: 'links', key: sql`(e ->> 'parent') || '/' || (e ->> 'child')` }),
  columns: {
    company_id: joined,
    parent: joined,
    child: joined,
    record_id: joined,
    base_amount: inBody('base_amount'),
    base_unit: inBody('base_unit'),
  },
}

/**
 * The newest that any record says of each lot of the place, also those of other places that sent goods here.
 * Each change of a lot has a number, which orders the words of several chains.
 */
const lotsSaid: SealedTable['said'] = ({ company_id, place_id }) => sql`
  select distinct on ((e ->> 'id')::int) e ->> 'id' as item,
    case when r.place_id = ${place_id} then r.seq end as seq, r.op, e::text as body, null as first,
    '[]'::jsonb as history
  from revisions r, jsonb_array_elements(r.body::jsonb -> 'lots') e
  where r.company_id = ${company_id} and r.entity = ${entity} and position('"lots":[{' in r.body) > 0
    and (r.place_id = ${place_id} or r.body ~ ${`"to_place_id":${place_id}[,}]`})
    and (e ->> 'place_id')::int = ${place_id}
  order by (e ->> 'id')::int, (e ->> 'version')::int desc, r.place_id = ${place_id} desc, r.seq desc`

const lots: SealedTable = {
  entity,
  table: 'lots',
  is_plain: true,
  name: 'lot',
  // Those from before lots were sealed have version 0 until a record of theirs is sealed late.
  rows: ({ company_id, place_id }) => sql`
    select l.id::text as item, to_jsonb(l) || ${lotJson} as row from lots l
    where l.company_id = ${company_id} and l.place_id = ${place_id}
      and (l.version > 0 or not exists (select from (
        select distinct on (place_id, entity_id) body from revisions where company_id = ${company_id}
          and entity = ${entity} and op <> 'erase' order by place_id, entity_id, version desc) w
        where position('"lots":' in w.body) = 0))`,
  said: lotsSaid,
  columns: {
    company_id: joined,
    id: joined,
    place_id: joined,
    product_id: inBody('product_id'),
    product_name: inBody('product_name'),
    batch_number: inBody('batch_number'),
    batch_key: inBody('batch_key'),
    supplier_id: inBody('supplier_id'),
    expiry_date: inBody('expiry_date'),
    tlc: inBody('tlc'),
    tlc_source: inBody('tlc_source'),
    created_at: inBody('created_at'),
    base_unit_id: inBody('base_unit_id'),
    origin_lot_id: inBody('origin_lot_id'),
    version: inBody('version'),
  },
}

export const sealedTraceability: readonly SealedTable[] = [records, versions, movements, links, lots]

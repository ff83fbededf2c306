/**
 * What the chain says of a table: for each of its columns where a revision has the value, or why it is not
 * compared. The check of the records is made from this, and so is the test that changes every column of every
 * such table past the application (test/every-seal.test.ts). docs/decisions/131-records-in-every-area.md
 */
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '../place-key.ts'
import { appendRevision, type Recording, type Revision } from './records.ts'

/** A revision of the record, without its body. */
export type Past = {
  readonly op: string
  readonly actor: string
  readonly performed_at: string
  readonly received_at: string
  readonly reason: string | null
  /** Some reading was outside its limit. */
  readonly is_outside: boolean
}

export type Row = Readonly<Record<string, unknown>>

/** The last revision of a record, or the part of it that is a row of its own. */
export type SealedRecord = {
  readonly op: string
  /** Sealed texts are opened; an erased one is empty. */
  readonly body: Row
  /** Body of the first revision. */
  readonly first: Row
  /** All its revisions, the oldest first. */
  readonly history: readonly Past[]
}

/**
 * The value that the column must have; undefined where no revision says it, as older ones may. A text says why
 * the column is not compared.
 */
export type Rule = ((said: SealedRecord, row: Row) => unknown) | string

export type SealedTable = {
  /** Its name in the chain. */
  readonly entity: Revision['entity']
  readonly table: string
  /**
   * Selects `item`, by which a row is found in the chain, and `row`, its values as jsonb. Rows that no revision
   * has yet are left out by what the chain itself says, or by a column that it says.
   */
  readonly rows: (at: PlaceKey) => RawBuilder<unknown>
  /** Selects `item, seq, op, body, first, history` (see `lastSaid`). */
  readonly said: (at: PlaceKey) => RawBuilder<unknown>
  readonly columns: Readonly<Record<string, Rule>>
  /**
   * A body has the row's members under their own names and in their own spelling: those that are the same are
   * found by the database, and only others are read.
   */
  readonly is_plain?: true
  /** Which row of the table an item is, for people: `item` itself where it is absent. */
  readonly name?: string
}

/** By the key of the row: with another value the row is another item, and the recorded one is missing. */
export const joined: Rule = () => undefined

export const inBody =
  (member: string): Rule =>
  ({ body }) =>
    body[member]

/** The newest revision of one of these kinds. */
export const lastOf = ({ history }: SealedRecord, ...ops: readonly string[]): Past | undefined =>
  history.findLast(({ op }) => ops.includes(op))

/** The user of an actor; null where it is none. */
export const userOf = (past: Past | undefined): number | null => {
  const id = /^user:(\d+)$/.exec(past?.actor ?? '')?.[1]
  return id === undefined ? null : Number(id)
}

/** Nothing but a late seal or an erasure follows it. */
export const removedAt: Rule = (record) => lastOf(record, 'remove')?.performed_at ?? null

export const past = sql`jsonb_build_object('op', op, 'actor', actor, 'performed_at', performed_at,
  'received_at', received_at, 'reason', reason, 'is_outside', position('"within":false' in body) > 0)`

const ofKind = ({ company_id, place_id }: PlaceKey, entity: string): RawBuilder<unknown> =>
  sql`revisions where company_id = ${company_id} and place_id = ${place_id} and entity = ${entity}`

/**
 * Kinds whose rows had no revisions once. The chain of each place says from when on each row of them has one:
 * from its start, or from the late seal of a place that is older.
 */
export const completeKinds = ['certificate', 'epcis_import', 'pause', 'pin'] as const
export type CompleteKind = (typeof completeKinds)[number]

/** Whether rows without a revision are faults. */
export const isComplete = (at: PlaceKey, entity: CompleteKind): RawBuilder<unknown> =>
  sql`exists (select from ${ofKind(at, 'place')} and position(${`"${entity}"`} in body) > 0)`

/** Says that each row of these kinds has a revision; a row without one is a fault from now on. */
export const noteComplete = (
  ctx: Recording,
  at: PlaceKey,
  complete: readonly CompleteKind[],
): Promise<number> =>
  appendRevision(
    { ...ctx, actor: { kind: 'system' } },
    {
      ...at,
      entity: 'place',
      entity_id: at.place_id,
      op: 'seal',
      performed_at: ctx.now.toISOString(),
      reason: null,
      source: 'generated',
      body: { complete },
    },
  )

/** Rows that a revision knows; all rows from the moment when each had one. */
export const sealedOrKnown = (
  at: PlaceKey,
  entity: CompleteKind,
  id: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`(${isComplete(at, entity)} or exists (select from ${ofKind(at, entity)} and entity_id = ${id}))`

/** Kinds of which the place may have rows from before they had revisions. */
export const listIncomplete = async (db: Db, at: PlaceKey): Promise<readonly CompleteKind[]> => {
  const { rows } = await sql<{ kind: CompleteKind }>`
    select k.kind from unnest(${[...completeKinds]}::text[]) k(kind) where not exists (
      select from ${ofKind(at, 'place')} and position('"' || k.kind || '"' in body) > 0)`.execute(db)
  return rows.map(({ kind }) => kind)
}

const notErased = sql`filter (where op <> 'erase')`

/** Each record's last revision, read in one pass over the chain. */
export const lastSaid =
  (entity: Revision['entity']): SealedTable['said'] =>
  (at) =>
    sql`
    select entity_id as item, max(seq) ${notErased} as seq,
      (array_agg(op order by version desc) ${notErased})[1] as op,
      (array_agg(body order by version desc) ${notErased})[1] as body,
      case when count(*) > 1 then (array_agg(body order by version))[1] end as first,
      jsonb_agg(${past} order by version) as history
    from ${ofKind(at, entity)} group by entity_id`

/** Each revision of these kinds by itself: `item` is the record and its number among them. */
export const eachSaid =
  (entity: Revision['entity'], ops: readonly string[]): SealedTable['said'] =>
  (at) =>
    sql`
    select entity_id || '/' || row_number() over (partition by entity_id order by version) as item, seq, op,
      body, null as first, jsonb_build_array(${past}) as history
    from ${ofKind(at, entity)} and op = any (${[...ops]}::text[])`

/** The last revision of each record whose body has this member. */
export const lastWith = (
  { company_id, place_id }: PlaceKey,
  entity: Revision['entity'],
  member: string,
): RawBuilder<unknown> => sql`
  select * from (select distinct on (entity_id) entity_id, seq, op, body
    from ${ofKind({ company_id, place_id }, entity)} and op <> 'erase' order by entity_id, version desc) l
  where position(${`"${member}":`} in body) > 0`

/** jsonb as text, with sealed texts spelled as revisions spell them. */
export const compact = (json: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`replace(${json}::text, '{"sealed": "', '{"sealed":"')`

type Members = {
  readonly member: string
  /** What makes the member `e` one of its record. */
  readonly key: RawBuilder<unknown>
  /** A member that only bodies have whose list is complete: the list itself where it is absent. */
  readonly since?: string
}

/** Members of a list in each record's last revision, each an item: the record and its key. */
export const membersSaid =
  (entity: Revision['entity'], { member, key, since = member }: Members): SealedTable['said'] =>
  (at) =>
    sql`
    select l.entity_id || '/' || ${key} as item, l.seq, l.op,
      ${compact(sql`e`)} as body, null as first, '[]'::jsonb as history
    from (${lastWith(at, entity, since)}) l, jsonb_array_elements(l.body::jsonb -> ${member}) e`

/**
 * A day that older revisions do not say: that of an instant, give or take the time zone of the place, which
 * nobody knows any more.
 */
export const dayNear = (instant: string | undefined, day: unknown): unknown => {
  if (instant === undefined || typeof day !== 'string') return undefined
  return Math.abs(Date.parse(day) - Date.parse(instant)) <= 2 * DAY_MS ? day : instant.slice(0, 10)
}
const DAY_MS = 86_400_000

/** Records whose last revision does not say a member yet, in their order. */
export const listUnsealed = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  { entity, member }: { readonly entity: Revision['entity']; readonly member: string },
): Promise<readonly string[]> =>
  (
    await sql<{ entity_id: string }>`select entity_id from (select distinct on (entity_id) entity_id, body
      from ${ofKind({ company_id, place_id }, entity)} and op <> 'erase' order by entity_id, version desc) l
      where position(${`"${member}":`} in body) = 0 order by entity_id`.execute(db)
  ).rows.map((row) => row.entity_id)

/** SQL of the ways of lots. Each lot is of one company; its ways lead through all places of that company. */
import { sql } from 'kysely'
import type { TracedLot } from '@larder/contract/recalls'
import {
  BALANCE_TOLERANCE,
  type BaseUnit,
  type SummedTotals,
  type TraceLink,
} from '@larder/core/traceability'
import type { Db } from '#db/transaction.ts'
import { instantSql } from '#kit/text/instant-sql.ts'

export type Direction = 'forward' | 'backward'

/** As one text: the driver takes longer for each value of a list than the database. */
const listOf = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::int[]`

const columnsOf = (direction: Direction) =>
  direction === 'forward'
    ? { at: sql.ref('l.parent'), to: sql.ref('l.child') }
    : { at: sql.ref('l.child'), to: sql.ref('l.parent') }

/** Lots that one recursive statement finds. */
const FOUND_AT_ONCE = 5_000
/** Lots from which one statement goes a step. */
const STEPPED_AT_ONCE = 5_000

/** Ids of all lots that are reached, with those of `from`, in their order. */
export async function findClosure(
  db: Db,
  company_id: number,
  from: readonly number[],
  direction: Direction,
): Promise<readonly number[]> {
  const ids = await findFew(db, company_id, from, direction)
  const all = ids.length > FOUND_AT_ONCE ? await findMany(db, company_id, from, direction) : ids
  return [...Int32Array.from(all).sort()]
}

/**
 * Of more than `FOUND_AT_ONCE` lots only some. UNION on the id alone: a column of depth would follow each
 * path, and rework would never end. OFFSET keeps one look into the index for each lot: joined freely, each step
 * would read all links.
 */
async function findFew(
  db: Db,
  company_id: number,
  from: readonly number[],
  direction: Direction,
): Promise<readonly number[]> {
  const { at, to } = columnsOf(direction)
  const { rows } = await sql<{ ids: string | null }>`
    with recursive reached (id) as (
      select unnest(${listOf(from)})
      union
      select n.id from reached r cross join lateral (
        select ${to} as id from lot_links l where l.company_id = ${company_id} and ${at} = r.id offset 0) n
    )
    select string_agg(id::text, ',') as ids
      from (select id from reached limit ${FOUND_AT_ONCE + 1}) found`.execute(db)
  return idsOf(rows[0])
}

/** Step by step, so that no statement is long: together they take less time than one that is recursive. */
export async function findMany(
  db: Db,
  company_id: number,
  from: readonly number[],
  direction: Direction,
): Promise<Iterable<number>> {
  const { at, to } = columnsOf(direction)
  const reached = new Set(from)
  const ahead = [...reached]
  while (ahead.length > 0) {
    const { rows } = await sql<{ ids: string | null }>`
      select string_agg(${to}::text, ',') as ids from lot_links l
      where l.company_id = ${company_id} and ${at} = any (${listOf(ahead.splice(0, STEPPED_AT_ONCE))})`.execute(
      db,
    )
    for (const id of idsOf(rows[0])) {
      if (reached.has(id)) continue
      reached.add(id)
      ahead.push(id)
    }
  }
  return reached
}

const idsOf = (row: { readonly ids: string | null } | undefined): readonly number[] =>
  row?.ids == null ? [] : row.ids.split(',').map(Number)

/** One step from some lots, in the order of ids; at most `limit` links. */
export const listSteps = async (
  db: Db,
  company_id: number,
  from: readonly number[],
  { direction, limit }: { readonly direction: Direction; readonly limit: number },
): Promise<readonly number[]> => {
  const { at, to } = columnsOf(direction)
  const { rows } = await sql<{ id: number }>`
    select distinct ${to} as id from lot_links l
    where l.company_id = ${company_id} and ${at} = any (${listOf(from)})
    order by 1 limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Links between the lots; at most 2000. */
export const listLinks = async (
  db: Db,
  company_id: number,
  ids: readonly number[],
): Promise<readonly TraceLink[]> =>
  (
    await sql<{ parent: number; child: number }>`
      select distinct parent, child from lot_links
      where company_id = ${company_id} and parent = any (${listOf(ids)}) and child = any (${listOf(ids)})
      order by parent, child limit 2000`.execute(db)
  ).rows.map(({ parent, child }) => [parent, child])

/**
 * `balances`: what came into each lot of `ids`, where it went, what is there and what is missing, by the last count
 * or else by what is left. A record that is removed has no movements. The list is compared with the table itself: of
 * tables without statistics, such as those of the embedded database, a join with the list read all movements for each
 * of its lots.
 */
const balances = (company_id: number, ids: readonly number[]) => sql`
  counts as materialized (
    select distinct on (m.lot_id) m.lot_id, m.id, m.record_id, m.occurred_at, m.base_amount
    from lot_movements m where m.company_id = ${company_id} and m.lot_id = any (${listOf(ids)})
      and m.direction = 'count' and m.base_amount is not null
    order by m.lot_id, m.occurred_at desc, m.record_id desc, m.id desc),
  sums as (
    select m.lot_id, min(m.base_unit) as base_unit,
      coalesce(sum(m.base_amount) filter (where m.direction = 'in'), 0) as received,
      coalesce(sum(m.base_amount) filter (where m.direction = 'out' and r.kind = 'preparation'), 0) as used,
      coalesce(sum(m.base_amount) filter (where m.direction = 'out' and r.kind <> 'preparation'), 0) as sent,
      coalesce(sum(m.base_amount) filter (where m.direction = 'waste'), 0) as wasted,
      min(c.base_amount) as counted,
      coalesce(sum(case m.direction when 'in' then m.base_amount when 'count' then 0 else -m.base_amount end)
        filter (where (m.occurred_at, m.record_id, m.id) < (c.occurred_at, c.record_id, c.id)), 0) as expected,
      count(*) filter (where m.base_amount is null) + (min(m.base_unit) <> max(m.base_unit))::int as unconverted
    from lot_movements m
    join traceability_records r on r.company_id = ${company_id} and r.id = m.record_id
    left join counts c on c.lot_id = m.lot_id
    where m.company_id = ${company_id} and m.lot_id = any (${listOf(ids)}) group by m.lot_id),
  balances as (
    select s.*, h.on_hand, received - used - sent - wasted - h.on_hand as missing
    from sums s cross join lateral (select greatest(received - used - sent - wasted - coalesce(expected - counted, 0), 0)
      as on_hand) h)`

export type LotRow = Omit<TracedLot['balance'], 'state'> & {
  /** Movements whose unit has no way to the unit of the lot. */
  readonly unconverted: number
  readonly id: number
  readonly place_id: number
  readonly place_name: string
  readonly product_id: number
  readonly product_name: string
  readonly batch_number: string
  readonly supplier_id: number | null
  readonly supplier_name: string
  readonly expiry_date: string | null
  readonly base_unit: BaseUnit
}

/** Lots with the sums of their movements, in the order of their ids. */
export const listLotRows = async (
  db: Db,
  company_id: number,
  ids: readonly number[],
): Promise<readonly LotRow[]> =>
  (
    await sql<LotRow>`
      with ${balances(company_id, ids)}
      select l.id, l.place_id, p.name as place_name, l.product_id, l.product_name, l.batch_number,
        l.supplier_id, coalesce(s.name, '') as supplier_name, l.expiry_date::text,
        coalesce(m.base_unit, 'kg') as base_unit,
        trim_scale(coalesce(m.received, 0))::text as received, trim_scale(coalesce(m.used, 0))::text as used,
        trim_scale(coalesce(m.sent, 0))::text as sent, trim_scale(coalesce(m.wasted, 0))::text as wasted,
        trim_scale(coalesce(m.on_hand, 0))::text as on_hand,
        trim_scale(coalesce(m.missing, 0))::text as missing, m.counted is not null as is_counted,
        coalesce(m.unconverted, 0)::int as unconverted
      from lots l join places p on p.company_id = l.company_id and p.id = l.place_id
      left join partners s on s.company_id = l.company_id and s.id = l.supplier_id
      left join balances m on m.lot_id = l.id
      where l.company_id = ${company_id} and l.id = any (${listOf(ids)}) order by l.id`.execute(db)
  ).rows

/** The same added up by unit. */
export const sumLots = async (
  db: Db,
  company_id: number,
  ids: readonly number[],
): Promise<readonly SummedTotals[]> =>
  (
    await sql<SummedTotals>`
      with ${balances(company_id, ids)}
      select base_unit as unit, trim_scale(sum(received))::text as received,
        trim_scale(sum(on_hand))::text as on_hand, trim_scale(sum(used))::text as used,
        trim_scale(sum(sent))::text as sent, trim_scale(sum(wasted))::text as wasted,
        trim_scale(sum(missing))::text as missing,
        count(*) filter (where unconverted = 0 and abs(missing) > ${BALANCE_TOLERANCE}::numeric)::int as imbalances,
        count(*) filter (where unconverted > 0)::int as unknown
      from balances group by base_unit order by base_unit`.execute(db)
  ).rows

/** To whom a dispatch goes. */
const recipientSql = sql`case when r.to_place_id is not null then 'place:' || r.to_place_id
  when r.partner_id is not null then 'partner:' || r.partner_id else 'name:' || r.partner_name end`

export type Delivery = {
  readonly recipient: string
  readonly lot_id: number
  readonly product_name: string
  readonly batch_number: string
  readonly amount: string | null
  readonly unit: BaseUnit
  readonly sent_at: string
  readonly document: string
}

/**
 * What was sent of the lots, by recipient and newest first. MATERIALIZED, so that only lots that were sent are
 * looked up.
 */
export const listDeliveries = async (
  db: Db,
  company_id: number,
  ids: readonly number[],
  only?: string,
): Promise<readonly Delivery[]> =>
  (
    await sql<Delivery>`
      with sent as materialized (
        select ${recipientSql} as recipient, m.lot_id, m.id, m.base_amount, m.base_unit, r.occurred_at,
          btrim(r.document_type || ' ' || r.document_number) as document
        from lot_movements m
        join traceability_records r on r.company_id = ${company_id} and r.id = m.record_id and r.kind = 'dispatch'
        where m.company_id = ${company_id} and m.direction = 'out' and m.lot_id = any (${listOf(ids)}))
      select s.recipient, s.lot_id, l.product_name, l.batch_number, trim_scale(s.base_amount)::text as amount,
        s.base_unit as unit, ${sql.raw(instantSql('s.occurred_at'))} as sent_at, s.document
      from sent s join lots l on l.company_id = ${company_id} and l.id = s.lot_id
      ${only === undefined ? sql`` : sql`where s.recipient = ${only}`}
      order by s.recipient, s.occurred_at desc, s.id desc`.execute(db)
  ).rows

export type ContactRow = {
  readonly recipient: string
  readonly name: string
  readonly is_own_place: boolean
  readonly email: string
  readonly phone: string
  readonly address: string
}

/** Partners and places of the company among the recipients; a name only is not one. */
export const listContacts = async (
  db: Db,
  company_id: number,
  recipients: readonly string[],
): Promise<readonly ContactRow[]> => {
  const idsOfKind = (kind: string): readonly number[] =>
    recipients.filter((one) => one.startsWith(kind)).map((one) => Number(one.slice(kind.length)))
  return (
    await sql<ContactRow>`
      select 'partner:' || p.id as recipient, p.name, false as is_own_place, p.email, p.phone, p.address
        from partners p where p.company_id = ${company_id} and p.id = any (${listOf(idsOfKind('partner:'))})
      union all
      select 'place:' || o.id, o.name, true, o.person_email, o.person_phone, o.address
        from places o where o.company_id = ${company_id} and o.id = any (${listOf(idsOfKind('place:'))})`.execute(
      db,
    )
  ).rows
}

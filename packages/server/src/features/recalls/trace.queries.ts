/** SQL of the ways of lots. Each lot is of one company; its ways lead through all places of that company. */
import { sql } from 'kysely'
import type { BaseUnit, LotSums, SummedTotals, TraceLink } from '@larder/core/traceability'
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
 * `sums`: what came into each lot of `ids` and where it went, by the rules of core's `sumMovements`. A record
 * that is removed has no movements. OFFSET as in `findFew`.
 */
const sums = (company_id: number, ids: readonly number[]) => sql`
  given as materialized (select unnest(${listOf(ids)}) as id),
  counts as materialized (
    select distinct on (m.lot_id) m.lot_id, m.id, m.record_id, m.occurred_at, m.base_amount
    from given g join lot_movements m on m.company_id = ${company_id} and m.lot_id = g.id
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
    from given g
    cross join lateral (
      select * from lot_movements o where o.company_id = ${company_id} and o.lot_id = g.id offset 0) m
    join traceability_records r on r.company_id = ${company_id} and r.id = m.record_id
    left join counts c on c.lot_id = m.lot_id group by m.lot_id)`

export type LotRow = LotSums & {
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
      with ${sums(company_id, ids)}
      select l.id, l.place_id, p.name as place_name, l.product_id, l.product_name, l.batch_number,
        l.supplier_id, coalesce(s.name, '') as supplier_name, l.expiry_date::text,
        coalesce(m.base_unit, 'kg') as base_unit,
        trim_scale(coalesce(m.received, 0))::text as received, trim_scale(coalesce(m.used, 0))::text as used,
        trim_scale(coalesce(m.sent, 0))::text as sent, trim_scale(coalesce(m.wasted, 0))::text as wasted,
        trim_scale(m.counted)::text as counted, trim_scale(coalesce(m.expected, 0))::text as expected,
        coalesce(m.unconverted, 0)::int as unconverted
      from given g join lots l on l.company_id = ${company_id} and l.id = g.id
      join places p on p.company_id = l.company_id and p.id = l.place_id
      left join partners s on s.company_id = l.company_id and s.id = l.supplier_id
      left join sums m on m.lot_id = l.id order by l.id`.execute(db)
  ).rows

/** The same sums added up by unit. The amounts on hand and missing are those of core's `balanceLot`. */
export const sumLots = async (
  db: Db,
  company_id: number,
  ids: readonly number[],
): Promise<readonly SummedTotals[]> =>
  (
    await sql<SummedTotals>`
      with ${sums(company_id, ids)}, nets as (
        select *, received - used - sent - wasted as net,
          greatest(received - used - sent - wasted - coalesce(expected - counted, 0), 0) as on_hand from sums)
      select base_unit as unit, trim_scale(sum(received))::text as received,
        trim_scale(sum(on_hand))::text as on_hand, trim_scale(sum(used))::text as used,
        trim_scale(sum(sent))::text as sent, trim_scale(sum(wasted))::text as wasted,
        trim_scale(sum(net - on_hand))::text as missing,
        count(*) filter (where unconverted = 0 and abs(net - on_hand) > 0.00001)::int as imbalances,
        count(*) filter (where unconverted > 0)::int as unknown
      from nets group by base_unit order by base_unit`.execute(db)
  ).rows

/** To whom a dispatch goes. */
const recipientSql = sql`case when r.to_place_id is not null then 'place:' || r.to_place_id
  when r.partner_id is not null then 'partner:' || r.partner_id else 'name:' || r.partner_name end`

/** Dispatches of the lots, of which `from` and `where` follow. */
const dispatched = (company_id: number, ids: readonly number[]) => sql`
  from unnest(${listOf(ids)}) as g(id)
  join lot_movements m on m.company_id = ${company_id} and m.lot_id = g.id and m.direction = 'out'
  join traceability_records r on r.company_id = ${company_id} and r.id = m.record_id and r.kind = 'dispatch'`

export type RecipientRow = {
  readonly recipient: string
  readonly name: string
  readonly is_own_place: boolean
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly lots: number
  readonly amounts: { unit: BaseUnit; amount: string }[]
  readonly first_sent_at: string
  readonly last_sent_at: string
}

/** Everybody to whom the lots were sent. */
export const listRecipientRows = async (
  db: Db,
  company_id: number,
  ids: readonly number[],
): Promise<readonly RecipientRow[]> =>
  (
    await sql<RecipientRow>`
      with sent as materialized (
        select ${recipientSql} as recipient, r.partner_id, r.to_place_id, r.partner_name, m.lot_id, m.base_unit,
          m.base_amount, r.occurred_at ${dispatched(company_id, ids)}),
      by_unit as (select recipient, base_unit, trim_scale(coalesce(sum(base_amount), 0))::text as amount
        from sent group by recipient, base_unit),
      who as (
        select recipient, max(partner_id) as partner_id, max(to_place_id) as to_place_id,
          max(partner_name) as partner_name, count(distinct lot_id)::int as lots,
          min(occurred_at) as first_sent_at, max(occurred_at) as last_sent_at
        from sent group by recipient)
      select w.recipient, coalesce(o.name, p.name, w.partner_name) as name,
        w.to_place_id is not null as is_own_place,
        coalesce(o.person_email, p.email, '') as email, coalesce(o.person_phone, p.phone, '') as phone,
        coalesce(o.address, p.address, '') as address, w.lots, w.first_sent_at, w.last_sent_at,
        (select json_agg(json_build_object('unit', b.base_unit, 'amount', b.amount) order by b.base_unit)
          from by_unit b where b.recipient = w.recipient) as amounts
      from who w
      left join places o on o.company_id = ${company_id} and o.id = w.to_place_id
      left join partners p on p.company_id = ${company_id} and p.id = w.partner_id and w.to_place_id is null`.execute(
      db,
    )
  ).rows

export type SentRow = {
  readonly recipient: string
  readonly lot_id: number
  readonly product_name: string
  readonly batch_number: string
  readonly amount: string | null
  readonly unit: BaseUnit
  readonly sent_at: string
  readonly document: string
}

/** What was sent, newest first; at most `each` of a recipient. */
export const listSentRows = async (
  db: Db,
  company_id: number,
  { ids, each, only }: { readonly ids: readonly number[]; readonly each: number; readonly only?: string },
): Promise<readonly SentRow[]> =>
  (
    await sql<SentRow>`
      with sent as (
        select ${recipientSql} as recipient, m.lot_id, m.id, trim_scale(m.base_amount)::text as amount,
          m.base_unit as unit, r.occurred_at,
          btrim(r.document_type || ' ' || r.document_number) as document ${dispatched(company_id, ids)}),
      numbered as (
        select *, row_number() over (partition by recipient order by occurred_at desc, id desc) as place
        from sent ${only === undefined ? sql`` : sql`where recipient = ${only}`})
      select n.recipient, n.lot_id, l.product_name, l.batch_number, n.amount, n.unit,
        ${sql.raw(instantSql('n.occurred_at'))} as sent_at, n.document
      from numbered n join lots l on l.company_id = ${company_id} and l.id = n.lot_id
      where n.place <= ${each} order by n.recipient, n.place`.execute(db)
  ).rows

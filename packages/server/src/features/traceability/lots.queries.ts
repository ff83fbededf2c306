/** SQL of lots and of what is left of them. */
import { sql, type RawBuilder } from 'kysely'
import { BALANCE_TOLERANCE, type BaseUnit, type Direction } from '@larder/core/traceability'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

/** What makes a lot one. */
export type LotKey = {
  readonly product_id: number
  readonly batch_number: string
  readonly batch_key: string
  readonly supplier_id: number | null
  readonly origin_lot_id: number | null
}
export type NewLot = LotKey & {
  readonly product_name: string
  readonly expiry_date: string | null
  readonly tlc: string
  readonly tlc_source: string
}
export type LotRow = NewLot & {
  readonly id: number
  readonly supplier_name: string
  readonly base_unit_id: number
  /** Some record adds to it or takes from it. */
  readonly is_used: boolean
}

const columns = sql`l.id, l.product_id, l.product_name, l.batch_number, l.batch_key, l.supplier_id,
  l.origin_lot_id, l.expiry_date::text as expiry_date, l.tlc, l.tlc_source, l.base_unit_id,
  coalesce((select p.name from partners p where p.company_id = l.company_id and p.id = l.supplier_id), '')
    as supplier_name,
  exists (select from lot_movements m where m.company_id = l.company_id and m.lot_id = l.id) as is_used`

export const listLotsByIds = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  ids: readonly number[],
): Promise<readonly LotRow[]> =>
  (
    await sql<LotRow>`select ${columns} from lots l where l.company_id = ${company_id}
      and l.place_id = ${place_id} and l.id = any (${[...ids]}::int[])`.execute(db)
  ).rows

/** Lots of these keys, in the order of the keys; those that are new are added. */
export async function obtainLots(
  db: Db,
  { company_id, place_id }: PlaceKey,
  lots: readonly NewLot[],
  now: string,
): Promise<readonly LotRow[]> {
  if (lots.length === 0) return []
  const lotsJson = JSON.stringify(lots)
  const rows = sql`jsonb_to_recordset(${lotsJson}::jsonb) as g (product_id int, product_name text,
    batch_number text, batch_key text, supplier_id int, origin_lot_id int, expiry_date date, tlc text,
    tlc_source text)`
  await sql`
    insert into lots (company_id, place_id, product_id, product_name, batch_number, batch_key, supplier_id,
      origin_lot_id, expiry_date, tlc, tlc_source, created_at)
    select ${company_id}, ${place_id}, g.product_id, g.product_name, g.batch_number, g.batch_key,
      g.supplier_id, g.origin_lot_id, g.expiry_date, g.tlc, g.tlc_source, ${now} from ${rows}
    on conflict do nothing`.execute(db)
  const { rows: lotRows } = await sql<LotRow>`
    select ${columns} from lots l join ${rows} on l.product_id = g.product_id and l.batch_key = g.batch_key
      and l.supplier_id is not distinct from g.supplier_id
      and l.origin_lot_id is not distinct from g.origin_lot_id
    where l.company_id = ${company_id} and l.place_id = ${place_id}`.execute(db)
  const byKey = new Map(lotRows.map((row) => [keyText(row), row]))
  return lots.flatMap((lot) => byKey.get(keyText(lot)) ?? [])
}

/**
 * Lots that came in of a product and batch number, of any supplier: the only one of each pair, for people who type
 * the number from a sack.
 */
export const findOnlyLots = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  pairs: readonly Pick<LotKey, 'product_id' | 'batch_key'>[],
): Promise<readonly LotRow[]> =>
  pairs.length === 0
    ? []
    : (
        await sql<LotRow & { found: number }>`
          select ${columns}, count(*) over (partition by l.product_id, l.batch_key)::int as found
          from lots l where l.company_id = ${company_id} and l.place_id = ${place_id}
            and (l.product_id, l.batch_key) in (select g.product_id, g.batch_key
              from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as g (product_id int, batch_key text))
            and exists (select from lot_movements m where m.company_id = l.company_id and m.lot_id = l.id
              and m.direction = 'in')`.execute(db)
      ).rows.flatMap(({ found: lotCount, ...lot }) => (lotCount === 1 ? [lot] : []))

export const keyText = ({ product_id, supplier_id, origin_lot_id, batch_key }: LotKey): string =>
  JSON.stringify([product_id, supplier_id, origin_lot_id, batch_key])

type LotValues = Partial<{
  batch_number: string
  batch_key: string
  supplier_id: number | null
  expiry_date: string | null
  tlc: string
  tlc_source: string
  base_unit_id: number
}>

export const updateLot = (db: Db, { company_id, place_id }: PlaceKey, id: number, values: LotValues) =>
  db
    .updateTable('lots')
    .set((lot) => ({ ...values, version: lot('version', '+', 1) }))
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('id', '=', id)
    .execute()

/** Whether no record adds to the lot any more, and no other lot of the place has the new key. */
export const mayRename = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  id: number,
  to: LotKey,
): Promise<boolean> =>
  (
    await sql<{ free: boolean }>`select
      not exists (select from lot_movements m where m.company_id = ${company_id} and m.lot_id = ${id}
        and m.direction = 'in')
      and not exists (select from lots l where l.company_id = ${company_id} and l.place_id = ${place_id}
        and l.id <> ${id} and l.product_id = ${to.product_id} and l.batch_key = ${to.batch_key}
        and l.supplier_id is not distinct from ${to.supplier_id}::int
        and l.origin_lot_id is not distinct from ${to.origin_lot_id}::int) as free`.execute(db)
  ).rows[0]?.free ?? false

export type NewMovement = {
  readonly place_id: number
  readonly lot_id: number
  readonly direction: Direction
  readonly order_number: number
  readonly amount: string
  readonly amount_unit_id: number
  readonly base_amount: string | null
  readonly base_unit: BaseUnit
}

export async function insertMovements(
  db: Db,
  {
    company_id,
    record_id,
    occurred_at,
  }: {
    readonly company_id: number
    readonly record_id: number
    readonly occurred_at: string
  },
  movements: readonly NewMovement[],
): Promise<void> {
  if (movements.length > 0)
    await db
      .insertInto('lot_movements')
      .values(movements.map((row) => ({ company_id, record_id, occurred_at, ...row })))
      .execute()
}

export type NewLink = {
  readonly parent: number
  readonly child: number
  readonly base_amount: string | null
  readonly base_unit: BaseUnit
}

export async function insertLinks(
  db: Db,
  { company_id, record_id }: { readonly company_id: number; readonly record_id: number },
  links: readonly NewLink[],
): Promise<void> {
  if (links.length > 0)
    await db
      .insertInto('lot_links')
      .values(links.map((row) => ({ company_id, record_id, ...row })))
      .execute()
}

/** Takes back what a record did to lots. */
export async function deleteMovements(db: Db, company_id: number, record_id: number): Promise<void> {
  for (const table of ['lot_links', 'lot_movements'] as const)
    await db
      .deleteFrom(table)
      .where('company_id', '=', company_id)
      .where('record_id', '=', record_id)
      .execute()
}

/** Balance of a lot `l` from its last count on: `on_hand`, and whether an amount has no way to its unit. */
const balance: RawBuilder<unknown> = sql`lateral (
  select coalesce(sum(case when m.direction in ('in', 'count') then m.base_amount else -m.base_amount end), 0)
      as on_hand, coalesce(bool_or(m.base_amount is null), false) as is_incomplete
  from lot_movements m where m.company_id = l.company_id and m.lot_id = l.id
    and (m.occurred_at, m.record_id, m.id) >= coalesce((select (c.occurred_at, c.record_id, c.id)
      from lot_movements c where c.company_id = l.company_id and c.lot_id = l.id and c.direction = 'count'
      order by c.occurred_at desc, c.record_id desc, c.id desc limit 1),
      ('-infinity'::timestamptz, 0, 0))) b`

/**
 * Records that take from the same lots are judged one after the other, each with what those before it took. In the
 * order of their ids, so that none waits for another that waits for it.
 */
export const lockLots = (db: Db, { company_id, place_id }: PlaceKey, ids: readonly number[]) =>
  sql`select 1 from lots where company_id = ${company_id} and place_id = ${place_id}
    and id = any (${[...ids]}::int[]) order by id for no key update`.execute(db)

/** What is left of each lot, by its id. */
export const listOnHand = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> =>
  new Map(
    (
      await sql<{ id: number; on_hand: string }>`select l.id, trim_scale(b.on_hand)::text as on_hand
        from lots l cross join ${balance}
        where l.company_id = ${company_id} and l.place_id = ${place_id} and l.id = any (${[...ids]}::int[])`.execute(
        db,
      )
    ).rows.map(({ id, on_hand }) => [id, on_hand]),
  )

export type StockRow = {
  readonly id: number
  readonly product_id: number
  readonly product_name: string
  readonly batch_number: string
  readonly supplier_id: number | null
  readonly supplier_name: string
  readonly expiry_date: string | null
  readonly on_hand: string
  readonly base_unit_id: number
  readonly is_incomplete: boolean
  readonly from_place_name: string | null
}

export type StockFilter = {
  readonly today: string
  readonly search: string
  readonly product_id: number | null
  readonly lot_id: number | null
  readonly show: 'on_hand' | 'expired' | 'imbalanced' | 'all'
  /** With `on_hand`: batches made since then are there too, though nothing is left of them. */
  readonly made_since?: string
  readonly offset: number
  readonly limit: number
}

const stockCondition = ({ show, today, made_since }: StockFilter): RawBuilder<unknown> => {
  const left = sql`b.on_hand > ${BALANCE_TOLERANCE}::numeric`
  if (show === 'on_hand')
    return made_since === undefined
      ? sql`and ${left}`
      : sql`and (${left} or (l.supplier_id is null and l.created_at >= ${made_since}))`
  if (show === 'expired') return sql`and ${left} and l.expiry_date < ${today}::date`
  if (show === 'imbalanced') return sql`and b.on_hand < -${BALANCE_TOLERANCE}::numeric and l.batch_key <> ''`
  return sql``
}

/** Lots of a place that were received, made, sent or counted, the first to expire first. */
export async function pageStock(
  db: Db,
  { company_id, place_id }: PlaceKey,
  filter: StockFilter,
): Promise<{ readonly rows: readonly StockRow[]; readonly total: number }> {
  const { search, product_id, lot_id, today, offset, limit } = filter
  const key = search.toLowerCase().replaceAll(/\s+/g, '')
  const selection = sql`from lots l
    left join partners s on s.company_id = l.company_id and s.id = l.supplier_id
    left join products p on p.company_id = l.company_id and p.id = l.product_id
    left join lots o on o.company_id = l.company_id and o.id = l.origin_lot_id
    left join places f on f.company_id = o.company_id and f.id = o.place_id
    cross join ${balance}
    where l.company_id = ${company_id} and l.place_id = ${place_id}
      and exists (select from lot_movements m where m.company_id = l.company_id and m.lot_id = l.id)
      ${product_id === null ? sql`` : sql`and l.product_id = ${product_id}`}
      ${lot_id === null ? sql`` : sql`and l.id = ${lot_id}`}
      ${
        key === ''
          ? sql``
          : sql`and strpos(regexp_replace(lower(concat(l.product_name, '|', p.name, '|', s.name, '|',
              l.batch_key)), '\\s+', '', 'g'), ${key}) > 0`
      }
      ${stockCondition(filter)}`
  const { rows } = await sql<StockRow & { total: number }>`
    select l.id, l.product_id, coalesce(p.name, l.product_name) as product_name, l.batch_number, l.supplier_id,
      coalesce(s.name, '') as supplier_name, l.expiry_date::text as expiry_date,
      trim_scale(b.on_hand)::text as on_hand, l.base_unit_id, b.is_incomplete, f.name as from_place_name,
      count(*) over ()::int as total
    ${selection}
    order by coalesce(l.expiry_date < ${today}::date, false), l.expiry_date nulls last, l.id
    limit ${limit} offset ${offset}`.execute(db)
  const withoutTotal = (row: StockRow & { total: number }): StockRow => {
    const { total: _, ...lot } = row
    return lot
  }
  const [first] = rows
  if (first !== undefined || offset === 0) return { rows: rows.map(withoutTotal), total: first?.total ?? 0 }
  // Behind the last page no row says how many there are.
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total ${selection}`.execute(
    db,
  )
  return { rows: [], total: counted[0]?.total ?? 0 }
}

export type LotMovementRow = {
  readonly record_id: number
  readonly kind: 'receipt' | 'preparation' | 'dispatch' | 'waste' | 'count'
  readonly direction: Direction
  readonly amount: string
  readonly amount_unit_id: number
  readonly amount_unit: string
  readonly occurred_at: string
  readonly partner_name: string
  readonly product_name: string
  readonly batch_number: string
}

/** The newest 200 movements of a lot. */
export const listLotMovements = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  id: number,
): Promise<readonly LotMovementRow[]> =>
  (
    await sql<LotMovementRow>`
      select m.record_id, r.kind, m.direction, trim_scale(m.amount)::text as amount, m.amount_unit_id,
        coalesce((select x ->> 'amount_unit' from traceability_record_versions v,
          jsonb_array_elements(v.content -> 'lines') x where v.company_id = r.company_id
          and v.record_id = r.id and v.version = r.version
          and (x ->> 'amount_unit_id')::int = m.amount_unit_id limit 1), '') as amount_unit,
        m.occurred_at, case when r.to_place_id is null then r.partner_name when r.to_place_id = m.place_id
          then (select p.name from places p where p.company_id = r.company_id and p.id = r.place_id)
          else (select p.name from places p where p.company_id = r.company_id and p.id = r.to_place_id) end
          as partner_name,
        coalesce(c.product_name, '') as product_name, coalesce(c.batch_number, '') as batch_number
      from lot_movements m join traceability_records r on r.company_id = m.company_id and r.id = m.record_id
      left join lateral (select o.product_name, o.batch_number from lot_movements i join lots o
        on o.company_id = i.company_id and o.id = i.lot_id
        where i.company_id = m.company_id and i.record_id = m.record_id and i.direction = 'in'
          and m.direction = 'out' and r.kind = 'preparation' limit 1) c on true
      where m.company_id = ${company_id} and m.place_id = ${place_id} and m.lot_id = ${id}
      order by m.occurred_at desc, m.record_id desc, m.id desc limit 200`.execute(db)
  ).rows

/** Batch numbers of the product that were made at the place, the newest 500. */
export const listBatchNumbers = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  product_id: number,
): Promise<readonly string[]> =>
  (
    await db
      .selectFrom('lots')
      .select('batch_number')
      .where('company_id', '=', company_id)
      .where('place_id', '=', place_id)
      .where('product_id', '=', product_id)
      .where('supplier_id', 'is', null)
      .orderBy('id', 'desc')
      .limit(500)
      .execute()
  ).map(({ batch_number }) => batch_number)

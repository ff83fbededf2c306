/** Writes what a record does to lots: obtains them, moves amounts, links what went into what. */
import { balanceUnitOf, baseAmountOf, baseUnitOf, type RecordLine } from '@larder/core/traceability'
import { add, parseDecimal, toDecimal, type OwnUnits } from '@larder/core/measures'
import type { PlaceKey } from '#kit/place-key.ts'
import { nameIn } from '#kit/text/texts.ts'
import { isPiece, units as knownUnits } from '@larder/core/measures'
import { placeOf, type Ctx } from '#kit/context.ts'
import { invalid } from '#kit/problem.ts'
import type { UnitRow } from '#features/products/public.ts'
import {
  findOnlyLots,
  insertLinks,
  insertMovements,
  keyText,
  mayRename,
  obtainLots,
  updateLot,
  type LotKey,
  type LotRow,
  type NewLink,
  type NewLot,
  type NewMovement,
} from './lots.queries.ts'
import type { ResolvedLine, ResolvedRecord } from './resolve-record.ts'

type At = { readonly record_id: number; readonly occurred_at: string }

/** A line with its lot, and its amount in the unit of the lot. */
type Moved = { readonly line: ResolvedLine; readonly lot: LotRow; readonly base_amount: string | null }

const keyOf = ({ product, batch_number, batch_key, supplier_id }: ResolvedLine): LotKey => ({
  product_id: product.id,
  batch_number,
  batch_key,
  supplier_id,
  origin_lot_id: null,
})

/**
 * A corrected batch number of a lot that this record alone brought is the number of that lot from now on: what
 * was made of it stays linked.
 */
async function renameLot(ctx: Ctx, line: ResolvedLine, lot: LotRow): Promise<LotRow | null> {
  const at = placeOf(ctx)
  const key = { ...keyOf(line), origin_lot_id: lot.origin_lot_id }
  if (keyText(key) === keyText(lot)) return lot
  if (!(await mayRename(ctx.db, at, lot.id, key))) return null
  const { batch_number, batch_key, supplier_id } = key
  await updateLot(ctx.db, at, lot.id, { batch_number, batch_key, supplier_id })
  return { ...lot, batch_number, batch_key, supplier_id, supplier_name: line.supplier_name }
}

/** A number read from goods that are here, without a supplier. */
const isTypedNumber = ({ direction, lot, batch_key, supplier_id }: ResolvedLine): boolean =>
  direction !== 'in' && lot === null && batch_key !== '' && supplier_id === null
const pairText = ({ product_id, batch_key }: Pick<LotKey, 'product_id' | 'batch_key'>): string =>
  `${product_id} ${batch_key}`

/** Lots that came in under these numbers, by product and number; none where two suppliers have the same. */
async function onlyLots(ctx: Ctx, lines: readonly ResolvedLine[]): Promise<ReadonlyMap<string, LotRow>> {
  const pairs = lines.map(({ product, batch_key }) => ({ product_id: product.id, batch_key }))
  return new Map((await findOnlyLots(ctx.db, placeOf(ctx), pairs)).map((lot) => [pairText(lot), lot]))
}

/** The lot of each line. `own`: ids of lots that earlier versions of the record brought. */
async function lotsOf(
  ctx: Ctx,
  lines: readonly ResolvedLine[],
  own: ReadonlySet<number>,
): Promise<readonly LotRow[]> {
  const at = placeOf(ctx)
  const lotByLine = new Map<ResolvedLine, LotRow>()
  for (const line of lines) {
    if (line.lot === null) continue
    const lot =
      line.direction === 'in' && own.has(line.lot.id) ? await renameLot(ctx, line, line.lot) : line.lot
    if (lot !== null) lotByLine.set(line, lot)
  }
  const only = await onlyLots(ctx, lines.filter((line) => !lotByLine.has(line)).filter(isTypedNumber))
  for (const line of lines) {
    const lot = lotByLine.has(line) || !isTypedNumber(line) ? undefined : only.get(pairText(keyOf(line)))
    if (lot !== undefined) lotByLine.set(line, lot)
  }
  const open = lines.filter((line) => !lotByLine.has(line))
  const wanted = new Map<string, NewLot>(
    open.map((line) => [
      keyText(keyOf(line)),
      {
        ...keyOf(line),
        product_name: line.product.name,
        expiry_date: line.expiry_date,
        tlc: line.tlc,
        tlc_source: line.tlc_source,
      },
    ]),
  )
  const obtained = await obtainLots(ctx.db, at, [...wanted.values()], ctx.now.toISOString())
  const byKey = new Map(obtained.map((lot) => [keyText(lot), lot]))
  return lines.map((line) => {
    const lot = lotByLine.get(line) ?? byKey.get(keyText(keyOf(line)))
    if (lot === undefined) throw new Error(`no lot for ${line.path}`)
    return lot
  })
}

/** Date and traceability code that a line states of its lot; the unit of a lot that nothing has used yet. */
async function describeLot(ctx: Ctx, line: ResolvedLine, lot: LotRow, own: OwnUnits): Promise<LotRow> {
  const states = line.direction === 'in' || lot.expiry_date === null
  const values = {
    ...(states && line.expiry_date !== null && { expiry_date: line.expiry_date }),
    ...(line.tlc !== '' && { tlc: line.tlc, tlc_source: line.tlc_source }),
    ...(!lot.is_used && { base_unit_id: balanceUnitOf(line.amount_unit_id, own) ?? lot.base_unit_id }),
  }
  const differs = Object.entries(values).some(([name, value]) => lot[name as keyof LotRow] !== value)
  if (differs) await updateLot(ctx.db, placeOf(ctx), lot.id, values)
  return { ...lot, ...values }
}

const unitMap = (units: readonly UnitRow[]): OwnUnits => new Map(units.map((unit) => [unit.id, unit]))

function measuresOf({ product }: ResolvedLine, own: OwnUnits) {
  const amountOf = (amount: string | null, unit_id: number | null) =>
    amount === null || unit_id === null ? null : { amount, unit_id }
  return {
    own,
    product: {
      density: product.density,
      portion: amountOf(product.portion_amount, product.portion_amount_unit_id),
      piece: amountOf(product.piece_amount, product.piece_amount_unit_id),
    },
  }
}

async function moveLines(ctx: Ctx, record: ResolvedRecord, own: ReadonlySet<number>): Promise<Moved[]> {
  const units = unitMap(record.units)
  const lots = await lotsOf(ctx, record.lines, own)
  const described = new Map<number, LotRow>()
  const moved: Moved[] = []
  for (const [index, line] of record.lines.entries()) {
    const before = lots[index]
    if (before === undefined) continue
    if (line.direction === 'count' && described.has(before.id))
      throw invalid(`${line.path}.batch_number`, 'twice', 'The lot is counted already: add the amounts up.')
    const lot = await describeLot(ctx, line, described.get(before.id) ?? before, units)
    described.set(lot.id, { ...lot, is_used: true })
    const lineAmount = { amount: line.amount, unit_id: line.amount_unit_id }
    moved.push({
      line,
      lot,
      base_amount: baseAmountOf(lineAmount, lot.base_unit_id, measuresOf(line, units)),
    })
  }
  return moved.map((one) => ({ ...one, lot: described.get(one.lot.id) ?? one.lot }))
}

const movementOf = (
  { line, lot, base_amount }: Moved,
  order_number: number,
  place_id: number,
): NewMovement => ({
  place_id,
  lot_id: lot.id,
  direction: line.direction,
  order_number,
  amount: line.amount,
  amount_unit_id: line.amount_unit_id,
  base_amount,
  base_unit: baseUnitOf(lot.base_unit_id),
})

/** One link for each pair, with the sum of what went over; no amount where a part of it is not known. */
function joinLinks(links: readonly NewLink[]): readonly NewLink[] {
  const joined = new Map<string, NewLink>()
  for (const link of links) {
    const key = `${link.parent} ${link.child}`
    const before = joined.get(key)
    joined.set(key, before === undefined ? link : { ...link, base_amount: sum(before, link) })
  }
  return [...joined.values()]
}

function sum(a: NewLink, b: NewLink): string | null {
  const [one, other] = [parseDecimal(a.base_amount ?? ''), parseDecimal(b.base_amount ?? '')]
  return one === null || other === null ? null : toDecimal(add(one, other), 9)
}

const linkOf = ({ lot, base_amount }: Moved, child: number): NewLink => ({
  parent: lot.id,
  child,
  base_amount,
  base_unit: baseUnitOf(lot.base_unit_id),
})

/** Lots of a dispatch at the place that gets them, with a link to those that were sent. */
async function arrive(ctx: Ctx, to: PlaceKey, sent: readonly Moved[], at: At): Promise<readonly NewLink[]> {
  const wanted = new Map(sent.map(({ lot }) => [lot.id, lot]))
  const lots = await obtainLots(
    ctx.db,
    to,
    [...wanted.values()].map((lot) => ({
      product_id: lot.product_id,
      product_name: lot.product_name,
      batch_number: lot.batch_number,
      batch_key: lot.batch_key,
      supplier_id: lot.supplier_id,
      origin_lot_id: lot.id,
      expiry_date: lot.expiry_date,
      tlc: lot.tlc,
      tlc_source: lot.tlc_source,
    })),
    ctx.now.toISOString(),
  )
  const arrived = new Map(lots.map((lot) => [lot.origin_lot_id, lot]))
  for (const { lot } of sent) {
    const there = arrived.get(lot.id)
    if (there !== undefined)
      await updateLot(ctx.db, to, there.id, {
        base_unit_id: lot.base_unit_id,
        expiry_date: lot.expiry_date,
      })
  }
  const rows = sent.flatMap((one) => {
    const lot = arrived.get(one.lot.id)
    return lot === undefined ? [] : [{ one, lot }]
  })
  await insertMovements(
    ctx.db,
    { company_id: to.company_id, ...at },
    rows.map(({ one, lot }, index) => ({
      ...movementOf(one, index + 1, to.place_id),
      lot_id: lot.id,
      direction: 'in' as const,
    })),
  )
  return rows.map(({ one, lot }) => linkOf(one, lot.id))
}

/** The unit as people read it on that day. */
function sayUnit(id: number, units: readonly UnitRow[], lang: string): string {
  const unit = knownUnits.find((one) => one.id === id)
  if (unit === undefined) return units.find((one) => one.id === id)?.short_name ?? ''
  return isPiece(unit) ? nameIn(lang, `classifier.unit.${unit.key}`) : unit.name
}

const snapshot = ({ line, lot }: Moved, { units, place }: ResolvedRecord): RecordLine => ({
  direction: line.direction,
  lot_id: lot.id,
  product_id: line.product.id,
  product_name: line.product.name,
  batch_number: lot.batch_number,
  supplier_id: lot.supplier_id,
  supplier_name: lot.supplier_name,
  expiry_date: lot.expiry_date,
  tlc: lot.tlc,
  tlc_source: lot.tlc_source,
  amount: line.amount,
  amount_unit_id: line.amount_unit_id,
  amount_unit: sayUnit(line.amount_unit_id, units, place.preferred_language),
})

/**
 * The record's lines as they are kept, after their movements and links were written. @throws Problem 422 `twice`
 * for a lot that is counted on two lines
 */
export async function moveLots(
  ctx: Ctx,
  record: ResolvedRecord,
  { own, ...at }: At & { readonly own: ReadonlySet<number> },
): Promise<readonly RecordLine[]> {
  const { company_id, place_id } = placeOf(ctx)
  const moved = await moveLines(ctx, record, own)
  await insertMovements(
    ctx.db,
    { company_id, ...at },
    moved.map((one, index) => movementOf(one, index + 1, place_id)),
  )
  const batchMoves = record.kind === 'preparation' ? moved.filter(({ line }) => line.direction === 'in') : []
  const used = moved.filter(({ line }) => line.direction === 'out')
  const links = batchMoves.flatMap(({ lot }) => used.map((one) => linkOf(one, lot.id)))
  const sent =
    record.to_place === null ? [] : await arrive(ctx, { company_id, place_id: record.to_place.id }, used, at)
  await insertLinks(ctx.db, { company_id, record_id: at.record_id }, joinLinks([...links, ...sent]))
  return moved.map((one) => snapshot(one, record))
}

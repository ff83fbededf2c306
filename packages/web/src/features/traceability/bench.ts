/** What records are filled in with on this device: what the server knows, and what waits in the outbox. */
import type { TraceabilityRecordInput } from '@larder/contract/traceability'
import { traceability } from '@larder/contract/traceability'
import type { ResponseOf } from '@larder/contract/kit'
import { add, parseDecimal, rational, subtract, toDecimal, type OwnUnits } from '@larder/core/measures'
import {
  balanceUnitOf,
  baseAmountOf,
  batchKey,
  firstExpiredFirst,
  signOf,
  type Measures,
} from '@larder/core/traceability'
import type { OutboxItem } from '#kit/outbox/item.ts'

export type Workbench = ResponseOf<typeof traceability.workbench>
export type BenchProduct = Workbench['products'][number]
export type BenchLot = Omit<Workbench['lots'][number], 'id'> & {
  /** null = recorded on this device and not sent yet. */
  readonly id: number | null
}
export type LocalWorkbench = Omit<Workbench, 'lots'> & {
  readonly lots: readonly BenchLot[]
  readonly own: OwnUnits
  readonly productOf: (id: number) => BenchProduct | undefined
  readonly measuresOf: (product_id: number) => Measures
  readonly unitName: (id: number) => string
  /** Batch numbers of the product that are taken, also by lots of which nothing is left. */
  readonly numbersOf: (product_id: number) => readonly string[]
}

/** A record of this device that the server's answer of that time did not have. */
export type WaitingRecord = { readonly item: OutboxItem; readonly body: TraceabilityRecordInput }

/** Oldest first. `as_of`: when the server's answer came, milliseconds since 1970. */
export const waitingRecords = (
  items: readonly OutboxItem[],
  place_id: number,
  as_of: number,
): readonly WaitingRecord[] =>
  items
    .filter(
      (item) =>
        item.delivery.route === traceability.create.name &&
        item.place_id === place_id &&
        (item.state === 'sent' ? (item.sent_at ?? 0) > as_of : true),
    )
    .toSorted((a, b) => a.order - b.order)
    .map((item) => ({ item, body: JSON.parse(item.delivery.body ?? '{}') as TraceabilityRecordInput }))

/** What makes a lot one, also before the server has given it an id. */
export const lotKey = ({
  id,
  product_id,
  batch_number,
  supplier_id,
  supplier_name,
}: Pick<BenchLot, 'id' | 'product_id' | 'batch_number' | 'supplier_id' | 'supplier_name'>): string =>
  id === null
    ? `${product_id}|${batchKey(batch_number)}|${supplier_id ?? supplier_name.trim().toLowerCase()}`
    : String(id)

type Line = NonNullable<TraceabilityRecordInput['lines']>[number]
type Step = { readonly line: Line; readonly direction: 'in' | 'out' | 'count' }

const amountOf = (amount: string | null, unit_id: number | null) =>
  amount === null || unit_id === null ? null : { amount, unit_id }

function measuresIn(products: ReadonlyMap<number, BenchProduct>, own: OwnUnits) {
  return (product_id: number): Measures => {
    const product = products.get(product_id)
    return {
      own,
      product: {
        density: product?.density ?? null,
        portion: amountOf(product?.portion_amount ?? null, product?.portion_amount_unit_id ?? null),
        piece: amountOf(product?.piece_amount ?? null, product?.piece_amount_unit_id ?? null),
      },
    }
  }
}

/** What a waiting record does to lots, in order. */
function stepsOf({ kind, lines = [], batch, partner_id, partner_name }: TraceabilityRecordInput): Step[] {
  const direction = kind === 'receipt' ? 'in' : kind === 'count' ? 'count' : 'out'
  const supplier =
    kind === 'receipt' ? { supplier_id: partner_id ?? null, supplier_name: partner_name ?? '' } : {}
  const goods = lines.map((line): Step => ({ line: { ...line, ...supplier }, direction }))
  return batch == null ? goods : [...goods, { line: batch, direction: 'in' }]
}

const sameLot = (lot: BenchLot, line: Line): boolean =>
  line.lot_id === undefined
    ? lot.product_id === line.product_id &&
      batchKey(lot.batch_number) === batchKey(line.batch_number ?? '') &&
      (line.supplier_id == null
        ? lot.supplier_id === null &&
          lot.supplier_name.toLowerCase() === (line.supplier_name ?? '').trim().toLowerCase()
        : lot.supplier_id === line.supplier_id)
    : lot.id === line.lot_id

/** The only lot of a number that was typed from goods that are here: the server takes it too. */
function typedLot(lots: readonly BenchLot[], { line, direction }: Step): BenchLot | undefined {
  const key = batchKey(line.batch_number ?? '')
  const isNamed = line.lot_id !== undefined || line.supplier_id != null || (line.supplier_name ?? '') !== ''
  if (direction === 'in' || key === '' || isNamed) return undefined
  const matches = lots.filter(
    ({ product_id, batch_number }) => product_id === line.product_id && batchKey(batch_number) === key,
  )
  return matches.length === 1 ? matches[0] : undefined
}

const ZERO = rational(0n)
const value = (text: string | null) => (text === null ? ZERO : (parseDecimal(text) ?? ZERO))

function newLot(line: Line, product_name: string, own: OwnUnits): BenchLot {
  return {
    id: null,
    product_id: line.product_id,
    product_name,
    batch_number: (line.batch_number ?? '').trim(),
    supplier_id: line.supplier_id ?? null,
    supplier_name: (line.supplier_name ?? '').trim(),
    expiry_date: line.expiry_date ?? null,
    on_hand: '0',
    base_unit_id: balanceUnitOf(line.amount_unit_id, own) ?? 3,
    is_incomplete: false,
    is_expired: false,
    is_imbalanced: false,
    from_place_name: null,
  }
}

/** Everything for filling in a record, with what this device has recorded and not sent. */
export function benchOf(workbench: Workbench, waiting: readonly WaitingRecord[]): LocalWorkbench {
  const products = new Map(workbench.products.map((product) => [product.id, product]))
  const own: OwnUnits = new Map(
    workbench.units.flatMap(({ id, base_unit_id, base_unit_amount }) =>
      base_unit_id === null || base_unit_amount === null
        ? []
        : [[id, { id, base_unit_id, base_unit_amount }]],
    ),
  )
  const measuresOf = measuresIn(products, own)
  let lots: readonly BenchLot[] = workbench.lots
  for (const step of waiting.flatMap(({ body }) => stepsOf(body))) {
    const { line, direction } = step
    const existingLot = lots.find((lot) => sameLot(lot, line)) ?? typedLot(lots, step)
    if (existingLot === undefined && line.lot_id !== undefined) continue
    const lot = existingLot ?? newLot(line, products.get(line.product_id)?.name ?? '', own)
    const lineAmount = { amount: line.amount, unit_id: line.amount_unit_id }
    const moved = value(baseAmountOf(lineAmount, lot.base_unit_id, measuresOf(line.product_id)))
    const before = value(lot.on_hand)
    const after =
      direction === 'count' ? moved : direction === 'in' ? add(before, moved) : subtract(before, moved)
    const next = { ...lot, on_hand: toDecimal(after, 9) }
    lots = existingLot === undefined ? [...lots, next] : lots.map((one) => (one === existingLot ? next : one))
  }
  const units = new Map(workbench.units.map(({ id, short_name }) => [id, short_name]))
  return {
    ...workbench,
    lots: firstExpiredFirst(lots, workbench.today).filter(({ on_hand }) => signOf(on_hand) > 0),
    own,
    productOf: (id) => products.get(id),
    measuresOf,
    unitName: (id) => units.get(id) ?? '',
    numbersOf: (id) => lots.filter((lot) => lot.product_id === id).map((lot) => lot.batch_number),
  }
}

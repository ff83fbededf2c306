/** A record while it is filled in. */
import type { TraceabilityLineInput, TraceabilityRecord } from '@larder/contract/traceability'
import { parseDecimal, toDecimal, type Amount } from '@larder/core/measures'
import { batchFactor, neededFor } from '@larder/core/traceability'
import { lotKey, type LocalWorkbench, type BenchLot, type BenchProduct } from './bench.ts'

export type LineDraft = {
  readonly key: string
  readonly product_id: number | null
  /** `lotKey` of the chosen lot; null = typed. */
  readonly lot: string | null
  readonly batch_number: string
  readonly expiry_date: string
  readonly amount: string
  readonly unit_id: number
  /** Of a line that is corrected: the lot that it brought. */
  readonly lot_id?: number
  /** Of goods that come in: traceability lot code, and where it was given. */
  readonly tlc?: string
  readonly tlc_source?: string
}

let lines = 0
export const newKey = (): string => `line-${(lines += 1)}`

const PIECE_ID = 3

/** The unit that people last used for the product: of a lot, of the recipe, else the first that is offered. */
export function usualUnit(bench: LocalWorkbench, product: BenchProduct | undefined): number {
  const lot = bench.lots.find(({ product_id }) => product_id === product?.id)
  return (
    product?.recipe_total_amount_unit_id ??
    lot?.base_unit_id ??
    bench.units.find(({ is_offered }) => is_offered)?.id ??
    PIECE_ID
  )
}

export const blankLine = (bench: LocalWorkbench): LineDraft => ({
  key: newKey(),
  product_id: null,
  lot: null,
  batch_number: '',
  expiry_date: '',
  amount: '',
  unit_id: usualUnit(bench, undefined),
})

export const lotsOf = (bench: LocalWorkbench, product_id: number | null): readonly BenchLot[] =>
  bench.lots.filter((lot) => lot.product_id === product_id)

export const findLot = (bench: LocalWorkbench, key: string | null): BenchLot | undefined =>
  bench.lots.find((lot) => lotKey(lot) === key)

/** The line of a chosen product that is taken from stock: from its lot that expires first. */
export function lineOfStock(bench: LocalWorkbench, key: string, product_id: number): LineDraft {
  const [first] = lotsOf(bench, product_id)
  return {
    key,
    product_id,
    lot: first === undefined ? null : lotKey(first),
    batch_number: '',
    expiry_date: '',
    amount: '',
    unit_id: first?.base_unit_id ?? usualUnit(bench, bench.productOf(product_id)),
  }
}

/** The line of another product that came in; the lot of a line that is corrected was one of the product before. */
export function lineOfReceipt(bench: LocalWorkbench, line: LineDraft, product_id: number): LineDraft {
  const { lot_id: _, ...rest } = line
  return { ...rest, product_id, unit_id: usualUnit(bench, bench.productOf(product_id)) }
}

export const recipeTotal = (product: BenchProduct | undefined): Amount | null =>
  product?.recipe_total_amount == null || product.recipe_total_amount_unit_id === null
    ? null
    : { amount: product.recipe_total_amount, unit_id: product.recipe_total_amount_unit_id }

/** The scaled recipe with the lots that expire first. */
export function linesOfRecipe(
  bench: LocalWorkbench,
  product: BenchProduct,
  batchAmount: Amount | null,
): readonly LineDraft[] {
  const recipe = {
    total: recipeTotal(product),
    ingredients: product.ingredients.map((one) => ({
      ...one,
      product_name: bench.productOf(one.product_id)?.name ?? '',
    })),
  }
  const valid = batchAmount !== null && parseDecimal(batchAmount.amount) !== null ? batchAmount : null
  const factor = batchFactor(valid, recipe, bench.measuresOf(product.id))
  return neededFor<BenchLot>(recipe, factor, {
    today: bench.today,
    lotsOf: (id) => lotsOf(bench, id),
    measuresOf: bench.measuresOf,
  }).flatMap(({ product_id, amount_unit_id, taken }) =>
    taken.map(({ lot, amount }) => ({
      key: newKey(),
      product_id,
      lot: lot === null ? null : lotKey(lot),
      batch_number: '',
      expiry_date: '',
      amount,
      unit_id: amount_unit_id,
    })),
  )
}

/** The amount as the server takes it: up to six decimals, without zeros at the end. */
export function plainAmount(text: string): string | null {
  const amount = parseDecimal(text.replace(/\.$/, ''))
  return amount === null || amount.n < 0n ? null : toDecimal(amount, 6)
}

/** A line that nobody has touched. */
export const isBlank = ({ product_id, amount, batch_number }: LineDraft): boolean =>
  product_id === null && amount === '' && batch_number === ''

export function lineInput(bench: LocalWorkbench, line: LineDraft): TraceabilityLineInput {
  const lot = findLot(bench, line.lot)
  const common = {
    product_id: line.product_id ?? 0,
    amount: plainAmount(line.amount) ?? '0',
    amount_unit_id: line.unit_id,
  }
  if (lot?.id != null) return { ...common, lot_id: lot.id, batch_number: lot.batch_number }
  if (lot !== undefined)
    return {
      ...common,
      batch_number: lot.batch_number,
      supplier_id: lot.supplier_id,
      supplier_name: lot.supplier_id === null ? lot.supplier_name : '',
      expiry_date: lot.expiry_date,
    }
  return {
    ...common,
    ...(line.lot_id !== undefined && { lot_id: line.lot_id }),
    batch_number: line.batch_number.trim(),
    expiry_date: line.expiry_date === '' ? null : line.expiry_date,
    tlc: (line.tlc ?? '').trim(),
    tlc_source: (line.tlc_source ?? '').trim(),
  }
}

export type RecordKind = TraceabilityRecord['kind']

/** Stock of lots: in which unit a lot is balanced, what is left of it, and which one is used first. */
import {
  basisOf,
  compare,
  convertAmount,
  parseDecimal,
  rational,
  subtract,
  toDecimal,
  type Amount,
  type OwnUnits,
  type ProductMeasures,
  type Rational,
} from '../measures/index.ts'
import type { BaseUnit } from './types.ts'

const KILOGRAM = 1
const LITRE = 2
/** Decimals of `lot_movements.base_amount`. */
const BASE_PLACES = 9
const ZERO = rational(0n)

export type Measures = { readonly own: OwnUnits; readonly product: ProductMeasures }

/**
 * Unit in which a lot is balanced whose first amount has this unit: kilograms, litres, or the counted thing
 * (piece, pack, box, portion). Null for an unknown unit.
 */
export function balanceUnitOf(unit_id: number, own: OwnUnits): number | null {
  const dimension = basisOf(unit_id, own)?.dimension
  if (dimension === undefined) return null
  if (dimension === 'weight') return KILOGRAM
  return dimension === 'volume' ? LITRE : Number(dimension.slice('count:'.length))
}

export const baseUnitOf = (balance_unit_id: number): BaseUnit =>
  balance_unit_id === KILOGRAM ? 'kg' : balance_unit_id === LITRE ? 'l' : 'pc'

/** The amount in the lot's unit, with at most nine decimals; null = nothing connects the two units. */
export function baseAmountOf(amount: Amount, balance_unit_id: number, measures: Measures): string | null {
  const reached = convertAmount(amount, balance_unit_id, measures)
  return reached === null ? null : toDecimal(reached, BASE_PLACES)
}

export type StockLot = {
  readonly id: number | null
  readonly batch_number: string
  /** `YYYY-MM-DD`. */
  readonly expiry_date: string | null
  /** Decimal text in `base_unit_id`. */
  readonly on_hand: string
  readonly base_unit_id: number
}

/** Past its date: the day itself is still good. */
export const isExpired = ({ expiry_date }: Pick<StockLot, 'expiry_date'>, today: string): boolean =>
  expiry_date !== null && expiry_date < today

/**
 * Earliest date first, lots without a date behind them, expired ones last; lots of one date by when they
 * came.
 */
export function firstExpiredFirst<L extends StockLot>(lots: readonly L[], today: string): readonly L[] {
  const rank = (lot: L): string =>
    `${isExpired(lot, today) ? 2 : lot.expiry_date === null ? 1 : 0}${lot.expiry_date ?? ''}`
  return lots
    .map((lot, at) => ({ lot, at, rank: rank(lot) }))
    .sort((a, b) =>
      a.rank < b.rank
        ? -1
        : a.rank > b.rank
          ? 1
          : (a.lot.id ?? Infinity) - (b.lot.id ?? Infinity) || a.at - b.at,
    )
    .map(({ lot }) => lot)
}

/** A share of an amount that is taken from one lot; `lot` null = no lot has so much. */
export type Taken<L> = { readonly lot: L | null; readonly amount: string }

/** Decimals of an amount that people see and change. */
const AMOUNT_PLACES = 6

/** So much of the lot, in another unit. */
function inUnit(lot: StockLot, unit_id: number, measures: Measures): Rational | null {
  const there = convertAmount({ amount: lot.on_hand, unit_id: lot.base_unit_id }, unit_id, measures)
  return there === null || compare(there, ZERO) <= 0 ? null : there
}

/**
 * Takes an amount from lots that are not expired, the first to expire first. The shares add up to the amount;
 * what no lot covers has none.
 */
export function takeFromLots<L extends StockLot>(
  needed: Amount,
  lots: readonly L[],
  { today, ...measures }: Measures & { readonly today: string },
): readonly Taken<L>[] {
  const amount = parseDecimal(needed.amount)
  if (amount === null) return [{ lot: null, amount: needed.amount }]
  const taken: Taken<L>[] = []
  let rest = parseDecimal(toDecimal(amount, AMOUNT_PLACES)) ?? ZERO
  for (const lot of firstExpiredFirst(lots, today)) {
    if (compare(rest, ZERO) <= 0) break
    const there = isExpired(lot, today) ? null : inUnit(lot, needed.unit_id, measures)
    if (there === null) continue
    const share = compare(there, rest) < 0 ? toDecimal(there, AMOUNT_PLACES) : toDecimal(rest, AMOUNT_PLACES)
    const value = parseDecimal(share) ?? ZERO
    if (compare(value, ZERO) === 0) continue
    taken.push({ lot, amount: share })
    rest = subtract(rest, value)
  }
  return compare(rest, ZERO) > 0 ? [...taken, { lot: null, amount: toDecimal(rest, AMOUNT_PLACES) }] : taken
}

/**
 * Mass balance of a lot: what came in is used, sent, thrown away or there. The database sums it
 * (`recalls/trace.queries.ts` of the server).
 */
import {
  add,
  compare,
  multiply,
  parseDecimal,
  rational,
  subtract,
  toDecimal,
  type Rational,
} from '../measures/rational.ts'
import type { BaseUnit } from './types.ts'

export type BalanceState = 'balanced' | 'missing' | 'surplus' | 'unknown'

const ZERO: Rational = rational(0n)
const MINUS_ONE = rational(-1n)
/** Decimal text: 0.01 g, 0.01 ml, or a hundred-thousandth of a piece. Less is rounding of units, not goods. */
export const BALANCE_TOLERANCE = '0.00001'
const DECIMALS = 9

const read = (text: string): Rational => parseDecimal(text) ?? ZERO
const TOLERANCE = read(BALANCE_TOLERANCE)
const size = (value: Rational): Rational => (value.n < 0n ? multiply(value, MINUS_ONE) : value)
/** Whether an amount is below zero, none or above it, within the tolerance. */
export function signOf(amount: string): -1 | 0 | 1 {
  const value = read(amount)
  if (compare(size(value), TOLERANCE) <= 0) return 0
  return value.n < 0n ? -1 : 1
}
/** Decimal text with at most nine decimals. */
const amountText = (value: Rational): string => toDecimal(value, DECIMALS)

/** The exact sum of decimal texts. */
export const addAmounts = (amounts: readonly string[]): string =>
  amountText(amounts.reduce((sum, amount) => add(sum, read(amount)), ZERO))

const stateOfSign = { 0: 'balanced', 1: 'missing', [-1]: 'surplus' } as const

/** Whether what is missing of a lot says anything: nothing where the unit of a movement has no way to the lot's. */
export const balanceState = (missing: string, unconverted: number): BalanceState =>
  unconverted > 0 ? 'unknown' : stateOfSign[signOf(missing)]

/** Sums of many lots of one base unit. */
export type UnitTotals = {
  readonly unit: BaseUnit
  readonly received: string
  readonly on_hand: string
  readonly used: string
  readonly sent: string
  readonly wasted: string
  readonly missing: string
}

/**
 * Share of the received amounts whose whereabouts are known, in per cent with one decimal, rounded down;
 * the lowest of the units. `null` where nothing was received.
 */
export function locatedPercent(totals: readonly Pick<UnitTotals, 'received' | 'missing'>[]): number | null {
  const shares = totals.flatMap(({ received, missing }) => {
    const all = read(received)
    if (all.n <= 0n) return []
    const locatedAmount = subtract(all, size(read(missing)))
    if (locatedAmount.n <= 0n) return [0]
    return [Number((locatedAmount.n * all.d * 1_000n) / (locatedAmount.d * all.n)) / 10]
  })
  return shares.length === 0 ? null : Math.min(...shares)
}

/** With how many of the lots do not add up, and how many cannot be added. */
export type SummedTotals = UnitTotals & { readonly imbalances: number; readonly unknown: number }

const amountKeys = ['received', 'on_hand', 'used', 'sent', 'wasted', 'missing'] as const

/** Totals of two sets of lots together, by unit. */
export function addTotals(
  some: readonly SummedTotals[],
  others: readonly SummedTotals[],
): readonly SummedTotals[] {
  const byUnit = new Map(some.map((one) => [one.unit, one]))
  for (const other of others) {
    const one = byUnit.get(other.unit)
    if (one === undefined) {
      byUnit.set(other.unit, other)
      continue
    }
    const added: { -readonly [Key in keyof SummedTotals]: SummedTotals[Key] } = { ...one }
    for (const key of amountKeys) added[key] = addAmounts([one[key], other[key]])
    added.imbalances += other.imbalances
    added.unknown += other.unknown
    byUnit.set(other.unit, added)
  }
  return [...byUnit.values()].toSorted((a, b) => (a.unit < b.unit ? -1 : 1))
}

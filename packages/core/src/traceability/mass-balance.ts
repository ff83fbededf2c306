/**
 * Mass balance of a lot: what came in is used, sent, thrown away or there. Exact fractions, so that conversions
 * of units bring no difference of their own.
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
import type { BaseUnit, Direction, RecordKind } from './types.ts'

/** Sums of a lot's movements as decimal texts in its base unit. */
export type LotSums = {
  readonly received: string
  /** Taken for batches. */
  readonly used: string
  readonly sent: string
  readonly wasted: string
  /** The last stock count; `null` = never counted. */
  readonly counted: string | null
  /** What the records before that count say should have been there. */
  readonly expected: string
  /** Movements whose unit has no way to the unit of the lot. */
  readonly unconverted: number
}

export type BalanceState = 'balanced' | 'missing' | 'surplus' | 'unknown'

/** `received` = `used` + `sent` + `wasted` + `on_hand` + `missing`. Decimal texts. */
export type LotBalance = {
  readonly received: string
  readonly used: string
  readonly sent: string
  readonly wasted: string
  readonly on_hand: string
  /** Below zero: more went out, or was counted, than came in. */
  readonly missing: string
  readonly is_counted: boolean
  readonly state: BalanceState
}

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

/** Where an amount is, and what is missing. */
export function balanceLot(sums: LotSums): LotBalance {
  const out = add(add(read(sums.used), read(sums.sent)), read(sums.wasted))
  const net = subtract(read(sums.received), out)
  const short = sums.counted === null ? ZERO : subtract(read(sums.expected), read(sums.counted))
  const left = subtract(net, short)
  const on_hand = left.n < 0n ? ZERO : left
  const missing = subtract(net, on_hand)
  return {
    received: sums.received,
    used: sums.used,
    sent: sums.sent,
    wasted: sums.wasted,
    on_hand: amountText(on_hand),
    missing: amountText(missing),
    is_counted: sums.counted !== null,
    state: stateOf(missing, sums.unconverted),
  }
}

function stateOf(missing: Rational, unconverted: number): BalanceState {
  if (unconverted > 0) return 'unknown'
  if (compare(size(missing), TOLERANCE) <= 0) return 'balanced'
  return missing.n > 0n ? 'missing' : 'surplus'
}

/** A movement with the record that made it; in the order of their time. */
export type SummedMovement = {
  readonly kind: RecordKind
  readonly direction: Direction
  /** `null` = not convertible. */
  readonly base_amount: string | null
}

/** The sums of a lot's movements, which are in the order of their time. */
export function sumMovements(movements: readonly SummedMovement[]): LotSums {
  const sums = { received: ZERO, used: ZERO, sent: ZERO, wasted: ZERO }
  let counted: string | null = null
  let expected = ZERO
  let unconverted = 0
  for (const { kind, direction, base_amount } of movements) {
    const amount = base_amount === null ? null : parseDecimal(base_amount)
    if (amount === null) unconverted += 1
    else if (direction === 'count') {
      counted = base_amount
      expected = subtract(sums.received, add(add(sums.used, sums.sent), sums.wasted))
    } else {
      const key = sumOf(kind, direction)
      sums[key] = add(sums[key], amount)
    }
  }
  return {
    received: amountText(sums.received),
    used: amountText(sums.used),
    sent: amountText(sums.sent),
    wasted: amountText(sums.wasted),
    counted,
    expected: amountText(expected),
    unconverted,
  }
}

function sumOf(kind: RecordKind, direction: Exclude<Direction, 'count'>) {
  if (direction === 'in') return 'received'
  if (direction === 'waste') return 'wasted'
  return kind === 'preparation' ? 'used' : 'sent'
}

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
    const known = subtract(all, size(read(missing)))
    if (known.n <= 0n) return [0]
    return [Number((known.n * all.d * 1_000n) / (known.d * all.n)) / 10]
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

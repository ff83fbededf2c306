/** What the database sums of lots, computed beside it: by exact fractions, one movement after the other. */
import { add, parseDecimal, rational, subtract, toDecimal, type Rational } from '@larder/core/measures'
import {
  balanceState,
  type BalanceState,
  type Direction,
  type RecordKind,
  type TraceLink,
} from '@larder/core/traceability'

const ZERO = rational(0n)
const read = (text: string): Rational => parseDecimal(text) ?? ZERO
const amountText = (value: Rational): string => toDecimal(value, 9)

/** Sums of a lot's movements as decimal texts in its base unit. */
type LotSums = {
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
    state: balanceState(amountText(missing), sums.unconverted),
  }
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

/** What happened to a lot, in the order in which it happened. */
type StockMove = { readonly direction: Direction; readonly base_amount: string | null }

type Balance = {
  /** Below zero where more went out than came in. */
  readonly on_hand: string
  /** Some amount has a unit that nothing connects to that of the lot: it is not in the sum. */
  readonly is_incomplete: boolean
}

/** In minus out minus waste, from the last count on. */
export function balanceOf(moves: readonly StockMove[]): Balance {
  let on_hand = ZERO
  let is_incomplete = false
  for (const { direction, base_amount } of moves) {
    const amount = base_amount === null ? null : parseDecimal(base_amount)
    if (direction === 'count') [on_hand, is_incomplete] = [ZERO, false]
    if (amount === null) {
      is_incomplete = true
      continue
    }
    if (direction === 'count') on_hand = amount
    else on_hand = direction === 'in' ? add(on_hand, amount) : subtract(on_hand, amount)
  }
  return { on_hand: amountText(on_hand), is_incomplete }
}

/** All lots that are reached from `from` by the links, with `from` itself. Rework makes cycles. */
export function closureOf(
  from: readonly number[],
  links: readonly TraceLink[],
  direction: 'forward' | 'backward',
): ReadonlySet<number> {
  const next = new Map<number, number[]>()
  for (const [parent, child] of links) {
    const [at, to] = direction === 'forward' ? [parent, child] : [child, parent]
    const known = next.get(at)
    if (known === undefined) next.set(at, [to])
    else known.push(to)
  }
  const reached = new Set(from)
  for (const id of reached) for (const to of next.get(id) ?? []) reached.add(to)
  return reached
}

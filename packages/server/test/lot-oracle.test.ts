import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  convertAmount,
  NO_MEASURES,
  parseDecimal,
  rational,
  subtract,
  toDecimal,
  type Rational,
} from '@larder/core/measures'
import type { TraceLink } from '@larder/core/traceability'
import { balanceLot, closureOf, sumMovements, type SummedMovement } from './lot-oracle.ts'

const KG = 1
const ZERO = rational(0n)
const amountText = (value: Rational): string => toDecimal(value, 9)
const weights = [1, 4, 6, 9, 10, 11]

/** Kilograms as a record stores them. */
const inKilograms = (amount: string, unit_id: number): string => {
  const exact = convertAmount({ amount, unit_id }, KG, { own: new Map(), product: NO_MEASURES })
  if (exact === null) throw new Error('no way to kilograms')
  return toDecimal(exact, 9)
}

const anAmount = fc
  .tuple(fc.integer({ min: 1, max: 5_000_000 }), fc.constantFrom(...weights))
  .map(([thousandths, unit]) => inKilograms((thousandths / 1_000).toFixed(3), unit))

const goings = fc.array(
  fc.tuple(
    anAmount,
    fc.constantFrom(
      { kind: 'preparation', direction: 'out' } as const,
      { kind: 'dispatch', direction: 'out' } as const,
      { kind: 'waste', direction: 'waste' } as const,
    ),
  ),
  { maxLength: 30 },
)

/** A lot of which as much came in as went out, and what a count finds of it. */
function movementsOf(
  going: readonly (readonly [string, Omit<SummedMovement, 'base_amount'>])[],
  rest: string,
) {
  const gone = going.reduce(
    (sum, [amount]) => subtract(sum, subtract(ZERO, parseDecimal(amount) ?? ZERO)),
    ZERO,
  )
  const received = amountText(subtract(gone, subtract(ZERO, parseDecimal(rest) ?? ZERO)))
  const movements: SummedMovement[] = [
    { kind: 'receipt', direction: 'in', base_amount: received },
    ...going.map(([base_amount, what]) => ({ ...what, base_amount })),
  ]
  return { received, movements }
}

const count = (base_amount: string): SummedMovement => ({ kind: 'count', direction: 'count', base_amount })

describe('mass balance of a lot', () => {
  it('is balanced where everything is recorded, whatever the units', () => {
    fc.assert(
      fc.property(goings, anAmount, (going, rest) => {
        const { movements } = movementsOf(going, rest)
        const uncounted = balanceLot(sumMovements(movements))
        const counted = balanceLot(sumMovements([...movements, count(rest)]))
        expect([uncounted.state, uncounted.on_hand]).toEqual(['balanced', rest])
        expect([counted.state, counted.on_hand, counted.missing]).toEqual(['balanced', rest, '0'])
      }),
    )
  })
  it('allows for 0.01 g of rounding', () => {
    const { movements } = movementsOf([], '2')
    const of = (found: string) => balanceLot(sumMovements([...movements, count(found)])).state
    expect([of('1.99999'), of('2.00001'), of('1.999989'), of('2.000011')]).toEqual([
      'balanced',
      'balanced',
      'missing',
      'surplus',
    ])
  })
  it('flags every amount that vanished or appeared', () => {
    const grams = fc.integer({ min: 2, max: 900_000 }).map((n) => (n / 100_000).toFixed(5))
    fc.assert(
      fc.property(goings, grams, fc.boolean(), (going, lost, isMore) => {
        const { movements } = movementsOf(going, '9.5')
        const found = amountText(
          isMore
            ? subtract(parseDecimal('9.5') ?? ZERO, subtract(ZERO, parseDecimal(lost) ?? ZERO))
            : subtract(parseDecimal('9.5') ?? ZERO, parseDecimal(lost) ?? ZERO),
        )
        const { state, missing } = balanceLot(sumMovements([...movements, count(found)]))
        const expected = amountText(parseDecimal(lost) ?? ZERO)
        expect([state, missing]).toEqual(isMore ? ['surplus', `-${expected}`] : ['missing', expected])
      }),
    )
  })
  it('flags a lot of which more went out than came in', () => {
    const sums = sumMovements([
      { kind: 'receipt', direction: 'in', base_amount: '1' },
      { kind: 'dispatch', direction: 'out', base_amount: '1.5' },
    ])
    expect(balanceLot(sums)).toMatchObject({ state: 'surplus', on_hand: '0', missing: '-0.5' })
  })
  it('goes on from the last count', () => {
    const sums = sumMovements([
      { kind: 'receipt', direction: 'in', base_amount: '10' },
      count('9'),
      { kind: 'dispatch', direction: 'out', base_amount: '4' },
      { kind: 'receipt', direction: 'in', base_amount: '1' },
    ])
    expect(balanceLot(sums)).toMatchObject({ state: 'missing', on_hand: '6', missing: '1' })
  })
  it('says where a unit has no way to that of the lot', () => {
    const sums = sumMovements([
      { kind: 'receipt', direction: 'in', base_amount: '10' },
      { kind: 'preparation', direction: 'out', base_amount: null },
    ])
    expect(balanceLot(sums).state).toBe('unknown')
  })
  it('holds: received is the sum of its parts', () => {
    const any = fc.record({
      kind: fc.constantFrom('preparation', 'dispatch', 'waste', 'receipt', 'count'),
      direction: fc.constantFrom('in', 'out', 'waste', 'count'),
      base_amount: anAmount,
    })
    fc.assert(
      fc.property(fc.array(any as fc.Arbitrary<SummedMovement>), (movements) => {
        const { received, used, sent, wasted, on_hand, missing } = balanceLot(sumMovements(movements))
        const rest = [used, sent, wasted, on_hand, missing].reduce(
          (left, part) => subtract(left, parseDecimal(part) ?? ZERO),
          parseDecimal(received) ?? ZERO,
        )
        expect(rest.n).toBe(0n)
      }),
    )
  })
})

const aGraph = fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 })), {
  maxLength: 40,
})

describe('closure of lots', () => {
  it('is what is reached by any way, in both directions, also through rework', () => {
    fc.assert(
      fc.property(aGraph, fc.integer({ min: 1, max: 12 }), (links, from) => {
        const forward = closureOf([from], links, 'forward')
        const left = links.filter(([parent, child]) => forward.has(parent) && !forward.has(child))
        expect(left).toEqual([])
        const turned = links.map(([parent, child]): TraceLink => [child, parent])
        expect(closureOf([from], turned, 'backward')).toEqual(forward)
        for (const to of forward) expect(closureOf([to], links, 'backward').has(from)).toBe(true)
      }),
    )
  })
})

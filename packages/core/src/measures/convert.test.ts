import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  basisOf,
  compare,
  convertAmount,
  divide,
  findUnitCycle,
  kilogramsOf,
  multiply,
  NO_MEASURES,
  parseDecimal,
  toDecimal,
  units,
  type OwnUnit,
  type Rational,
} from './index.ts'

const read = (text: string): Rational => {
  const value = parseDecimal(text)
  if (value === null) throw new Error(text)
  return value
}
/** Decimal text with up to six decimals, and the same as an integer of millionths. */
const decimals = fc
  .bigInt({ min: -(10n ** 15n), max: 10n ** 15n })
  .map((millionths) => ({ text: sayMillionths(millionths), millionths }))
function sayMillionths(value: bigint): string {
  const digits = (value < 0n ? -value : value).toString().padStart(7, '0')
  return `${value < 0n ? '-' : ''}${digits.slice(0, -6)}.${digits.slice(-6)}`
}

describe('fractions', () => {
  it('add and multiply as decimal arithmetic does', () =>
    fc.assert(
      fc.property(decimals, decimals, (a, b) => {
        expect(read(sayMillionths(a.millionths + b.millionths))).toEqual(add(read(a.text), read(b.text)))
        const product = multiply(read(a.text), read(b.text))
        expect(product.n * 10n ** 12n).toBe(a.millionths * b.millionths * product.d)
        expect(Math.sign(compare(read(a.text), read(b.text)))).toBe(
          a.millionths < b.millionths ? -1 : a.millionths > b.millionths ? 1 : 0,
        )
      }),
    ))
  it('are written as they were read', () =>
    fc.assert(
      fc.property(decimals, ({ text }) => {
        expect(read(toDecimal(read(text), 6))).toEqual(read(text))
      }),
    ))
  it.each([
    ['0.005', 2, '0.01'],
    ['-0.005', 2, '-0.01'],
    ['-0.004', 2, '0'],
    ['2.50', 2, '2.5'],
    ['100', 0, '100'],
  ])('round %s to %i places: %s', (text, places, expected) =>
    expect(toDecimal(read(text), places)).toBe(expected),
  )
  it.each(['1e5', '1,5', '', '.5', '5.', ' 1'])('do not read “%s”', (text) =>
    expect(parseDecimal(text)).toBeNull(),
  )
})

const crate: OwnUnit = { id: 1001, base_unit_id: 1002, base_unit_amount: '12' }
const bottle: OwnUnit = { id: 1002, base_unit_id: 5, base_unit_amount: '750' }
const own = new Map([crate, bottle].map((unit) => [unit.id, unit]))
const egg = { density: null, portion: null, piece: { amount: '58', unit_id: 4 } }
const oil = { ...NO_MEASURES, density: '0.92' }

describe('an amount', () => {
  it.each([
    ['12 bottles of 750 ml are a crate of 9 l', { amount: '1', unit_id: 1001 }, 2, NO_MEASURES, '9'],
    ['9 l are a crate', { amount: '9', unit_id: 2 }, 1001, NO_MEASURES, '1'],
    ['16 oz are a pound', { amount: '16', unit_id: 11 }, 10, NO_MEASURES, '1'],
    ['a litre of oil weighs 920 g', { amount: '1', unit_id: 2 }, 4, oil, '920'],
    ['920 g of oil are a litre', { amount: '920', unit_id: 4 }, 2, oil, '1'],
    ['ten eggs weigh 580 g', { amount: '10', unit_id: 3 }, 4, egg, '580'],
    ['580 g are ten eggs', { amount: '580', unit_id: 4 }, 3, egg, '10'],
  ] as const)('%s', (...[, given, to, product, expected]) =>
    expect(toDecimal(convertAmount(given, to, { own, product }) ?? read('-1'), 9)).toBe(expected),
  )
  it('is not converted where nothing connects the units', () => {
    const plain = { own, product: NO_MEASURES }
    expect(convertAmount({ amount: '1', unit_id: 2 }, 1, plain)).toBeNull()
    expect(convertAmount({ amount: '1', unit_id: 12 }, 3, plain)).toBeNull()
    expect(convertAmount({ amount: '1', unit_id: 18 }, 1, plain)).toBeNull()
    expect(kilogramsOf({ amount: '1', unit_id: 999 }, plain)).toBeNull()
  })
  it('comes back exactly through any chain of own units', () =>
    fc.assert(
      fc.property(
        fc.array(fc.bigInt({ min: 1n, max: 10n ** 9n }), { minLength: 1, maxLength: 8 }),
        fc.constantFrom(...units.filter(({ kind }) => kind !== 'count')),
        decimals,
        (factors, base, { text }) => {
          const chain = factors.map((millionths, at): OwnUnit => ({
            id: 1001 + at,
            base_unit_id: at === 0 ? base.id : 1000 + at,
            base_unit_amount: sayMillionths(millionths),
          }))
          const chained = new Map(chain.map((unit) => [unit.id, unit]))
          const last = 1000 + factors.length
          const more = { own: chained, product: NO_MEASURES }
          const there = convertAmount({ amount: text, unit_id: last }, base.id, more)
          const expected = factors.reduce(
            (value, factor) => multiply(value, divide(read(String(factor)), read('1000000'))),
            read(text),
          )
          expect(there).toEqual(expected)
        },
      ),
    ))
})

it('names the units of a chain that comes back', () => {
  const round = new Map([
    [1001, { id: 1001, base_unit_id: 1002, base_unit_amount: '2' }],
    [1002, { id: 1002, base_unit_id: 1003, base_unit_amount: '2' }],
    [1003, { id: 1003, base_unit_id: 1002, base_unit_amount: '2' }],
  ])
  expect(findUnitCycle(1001, round)).toEqual([1002, 1003, 1002])
  expect(findUnitCycle(1001, own)).toBeNull()
  expect(basisOf(1001, round)).toBeNull()
})

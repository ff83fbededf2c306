import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { add, compare, NO_MEASURES, parseDecimal, rational } from '../measures/index.ts'
import {
  balanceUnitOf,
  baseAmountOf,
  batchFactor,
  batchNumberFor,
  defaultStages,
  expiryFor,
  firstExpiredFirst,
  isExpired,
  issuesNow,
  judgeLines,
  neededFor,
  productionPercent,
  stageTypes,
  takeFromLots,
  type StockLot,
} from './index.ts'

const own = new Map()
const measures = { own, product: NO_MEASURES }
const today = '2026-11-26'
const value = (text: string) => parseDecimal(text) ?? rational(0n)

const decimal = (max: number) =>
  fc.tuple(fc.nat(max), fc.nat(999_999)).map(([whole, part]) => `${whole}.${String(part).padStart(6, '0')}`)
const day = fc
  .integer({ min: -40, max: 400 })
  .map((offset) => new Date(Date.UTC(2026, 10, 26) + offset * 86_400_000).toISOString().slice(0, 10))
const lots = fc
  .array(fc.record({ expiry_date: fc.option(day, { nil: null }), on_hand: decimal(50) }), { maxLength: 8 })
  .map((rows) =>
    rows.map((row, index): StockLot => ({
      ...row,
      id: index + 1,
      batch_number: `L${index}`,
      base_unit_id: 1,
    })),
  )

describe('lots that are used first', () => {
  it('expire first: dates before none, expired ones last', () => {
    fc.assert(
      fc.property(lots, (given) => {
        const order = firstExpiredFirst(given, today)
        expect([...order].sort((a, b) => (a.id ?? 0) - (b.id ?? 0))).toEqual(given)
        const rank = (lot: StockLot) =>
          isExpired(lot, today) ? '2' : lot.expiry_date === null ? '1' : `0${lot.expiry_date}`
        const ranks = order.map(rank)
        expect(ranks).toEqual([...ranks].sort())
      }),
    )
  })
  it('give shares that add up to the amount, none more than it has, none that is expired', () => {
    fc.assert(
      fc.property(decimal(100), lots, (amount, given) => {
        const taken = takeFromLots({ amount, unit_id: 1 }, given, { today, ...measures })
        const sum = taken.reduce((total, one) => add(total, value(one.amount)), rational(0n))
        expect(compare(sum, value(amount))).toBe(0)
        for (const { lot, amount: share } of taken) {
          if (lot === null) continue
          expect(isExpired(lot, today)).toBe(false)
          expect(compare(value(share), value(lot.on_hand))).toBeLessThanOrEqual(0)
        }
        const left = given.filter((lot) => !isExpired(lot, today) && value(lot.on_hand).n > 0n)
        const isMissing = taken.some(({ lot }) => lot === null)
        const fromLots = taken.filter(({ lot }) => lot !== null).length
        expect(isMissing ? fromLots : left.length).toBe(left.length)
      }),
    )
  })
  it('are taken in the unit of the recipe', () => {
    const lot: StockLot = { id: 1, batch_number: 'A', expiry_date: null, on_hand: '0.3', base_unit_id: 1 }
    expect(takeFromLots({ amount: '500', unit_id: 4 }, [lot], { today, ...measures })).toEqual([
      { lot, amount: '300' },
      { lot: null, amount: '200' },
    ])
  })
})

describe('the balance of a lot', () => {
  test.each([
    ['250', 4, 1, '0.25'],
    ['3', 12, 12, '3'],
    ['1', 17, 12, null],
    ['1', 10, 1, '0.45359237'],
    ['2', 2, 1, null],
  ])('of %s in unit %i counted in unit %i adds %j', (amount, unit_id, balance, expected) => {
    expect(baseAmountOf({ amount, unit_id }, balance, measures)).toBe(expected)
  })
  test.each([
    [4, 1],
    [5, 2],
    [3, 3],
    [17, 17],
    [99_999, null],
  ])('of a lot first recorded in unit %i is in unit %j', (unit, expected) => {
    expect(balanceUnitOf(unit, own)).toBe(expected)
  })
})

describe('a batch', () => {
  const recipe = {
    total: { amount: '4', unit_id: 1 },
    ingredients: [{ product_id: 7, product_name: 'Flour', amount: '2.5', amount_unit_id: 1 }],
  }

  it('is scaled exactly: as often the recipe, as often each ingredient', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000 }), (times) => {
        const factor = batchFactor({ amount: String(4 * times), unit_id: 1 }, recipe, measures)
        const [needed] = neededFor(recipe, factor, { today, lotsOf: () => [], measuresOf: () => measures })
        expect(compare(value(needed?.amount ?? ''), value(String(2.5 * times)))).toBe(0)
      }),
    )
  })
  it('has the ingredients as written where nothing says what the recipe yields', () => {
    const [needed] = neededFor(
      recipe,
      batchFactor({ amount: '9', unit_id: 1 }, { ...recipe, total: null }, measures),
      {
        today,
        lotsOf: () => [],
        measuresOf: () => measures,
      },
    )
    expect(needed?.amount).toBe('2.5')
  })
  test.each([
    [null, null, '2026-11-27'],
    [3, 4, '2026-11-29'],
    [2, 5, '2026-12-10'],
    [1, 6, '2026-12-26'],
    [1, 7, '2027-11-26'],
    [48, 3, '2026-11-28'],
    [2, 3, '2026-11-27'],
    [3, 6, '2027-02-26'],
  ])('with a shelf life of %j in unit %j made at 23:10 is good until %s', (count, unit, expected) => {
    const life = { expiration_time_unit_count: count, expiration_time_unit_id: unit }
    expect(expiryFor(life, '2026-11-26T23:10')).toBe(expected)
  })
  it('keeps to the last day of a shorter month', () => {
    const month = { expiration_time_unit_count: 1, expiration_time_unit_id: 6 }
    expect(expiryFor(month, '2027-01-31T10:00')).toBe('2027-02-28')
    expect(expiryFor({ ...month, expiration_time_unit_id: 7 }, '2028-02-29T10:00')).toBe('2029-02-28')
  })
  it('gets the first number of the day that is free', () => {
    expect(batchNumberFor(today, [])).toBe('261126-1')
    expect(batchNumberFor(today, ['261126-1', '261126 - 2', 'X'])).toBe('261126-3')
  })
})

describe('a record', () => {
  const line = { lot_id: 1, direction: 'out' as const, batch_number: 'A', expiry_date: null, on_hand: '1' }
  test.each([
    [{}, []],
    [{ on_hand: '-0.1' }, ['beyond_stock']],
    [{ on_hand: '-0.1', direction: 'waste' as const }, ['beyond_stock']],
    [{ expiry_date: '2026-11-25' }, ['expired']],
    [{ expiry_date: today }, []],
    [{ batch_number: '', on_hand: '-1' }, ['no_batch_number']],
    [{ expiry_date: '2026-11-25', direction: 'waste' as const }, []],
  ])('with the line %j has the issues %j', (more, codes) => {
    expect(judgeLines([{ ...line, ...more }], today).map(({ code }) => code)).toEqual(codes)
  })
  const reading = (is_removed: boolean, ...within: (boolean | null)[]) => ({
    is_removed,
    entry_fields: within.map((one) => ({ within: one })),
  })
  const outside = { code: 'outside_limit', lot_id: null } as const
  const expired = { code: 'expired', lot_id: 1 } as const
  test.each([
    [[], [], []],
    [[], [reading(false, null, true)], []],
    [[], [reading(false, true, false), reading(false, false)], [outside]],
    [[], [reading(true, false)], []],
    [[expired], [reading(false, false)], [expired, outside]],
    [[expired, outside], [reading(false, true)], [expired]],
    [[outside], [reading(false, false)], [outside]],
  ])('written with %j and with the readings %j is shown with %j', (written, readings, shown) => {
    expect(issuesNow(written, readings)).toEqual(shown)
  })
})

describe('stages', () => {
  it('have types with ids of their own, and every business starts with receiving', () => {
    expect(new Set(stageTypes.map(({ id }) => id)).size).toBe(stageTypes.length)
    for (let activity = 1; activity <= 28; activity += 1)
      expect(defaultStages(activity)[0]?.key).toBe('receiving')
    expect(defaultStages(7).map(({ key }) => key)).toEqual([
      'receiving',
      'preparation',
      'cooking',
      'cooling',
      'packing',
      'dispatch',
    ])
  })
})

test.each([
  [0, 0, null],
  [3, 2, 66],
  [3, 3, 100],
])('of %i batches %i traceable ones are %j percent', (made, traceable, expected) => {
  expect(productionPercent({ made, traceable })).toBe(expected)
})

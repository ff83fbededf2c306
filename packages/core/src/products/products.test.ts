import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_MEASURES, toDecimal } from '../measures/index.ts'
import {
  allergenLawOf,
  allergenStateOf,
  allergens,
  checkDigitOf,
  digitalLink,
  endsStatements,
  factorFor,
  faultOfGtin,
  findCycle,
  idsOf,
  scaleAmount,
  setOf,
  spreadAllergens,
  type Sheet,
  type Use,
} from './index.ts'

describe('a GTIN', () => {
  // GS1: the check digit calculator's examples and the EAN-13 of its General Specifications.
  it.each(['4006381333931', '9506000134352', '96385074', '036000291452', '10614141000415'])(
    '%s has a right check digit',
    (gtin) => expect(faultOfGtin(gtin)).toBeNull(),
  )
  it.each([
    ['4006381333932', 'gtin_check_digit'],
    ['12345', 'gtin_digits'],
    ['400638133393X', 'gtin_digits'],
    ['0000000000000', 'gtin_digits'],
    ['', 'gtin_digits'],
  ])('%s is refused: %s', (gtin, fault) => expect(faultOfGtin(gtin)).toBe(fault))
  it('shows any single wrong digit', () =>
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{12}$/),
        fc.nat(12),
        fc.integer({ min: 1, max: 9 }),
        (body, at, by) => {
          const gtin = body + String(checkDigitOf(body))
          const wrong = [...gtin].map((digit, place) =>
            place === at ? String((Number(digit) + by) % 10) : digit,
          )
          expect(faultOfGtin(gtin)).toBeNull()
          expect(faultOfGtin(wrong.join(''))).toBe('gtin_check_digit')
        },
      ),
    ))
  it('stands in a Digital Link with lot and last day', () =>
    expect(digitalLink({ gtin: '9506000134352', lot: 'ABC/1', use_by: '2026-11-30' })).toBe(
      'https://id.gs1.org/01/09506000134352/10/ABC%2F1?17=261130',
    ))
})

describe('the law of a country', () => {
  it.each([
    ['DE', 15],
    ['GB', 15],
    ['UA', 15],
    ['US', 9],
    ['CA', 13],
    ['AU', 15],
    ['NZ', 15],
    ['XX', 17],
  ])('%s names %i of the list', (code, count) => expect(allergenLawOf(code).named).toHaveLength(count))
  it.each([
    ['EE', 'above'],
    ['GB', 'above'],
    ['UA', 'above'],
    ['US', 'from'],
    ['CA', 'from'],
    ['AU', 'from'],
    ['NZ', 'from'],
    ['XX', 'from'],
  ])('%s wants sulfites named %s 10 mg/kg', (code, limit) => expect(allergenLawOf(code).sulfites).toBe(limit))
  it('leaves mustard to the EU and not to the US', () => {
    expect(allergenLawOf('EE').named).toContain(13)
    expect(allergenLawOf('US').named).not.toContain(13)
  })
  it('has the list of the specification', () =>
    expect(allergens.map(({ id }) => id)).toEqual(Array.from({ length: 17 }, (_, at) => at + 1)))
  it('counts wheat among the cereals with gluten', () => expect(idsOf(setOf([7]))).toEqual([7, 11]))
})

/** Products that use only those with a lower number: a recipe graph without cycles. */
const graphs = fc.integer({ min: 2, max: 25 }).chain((size) =>
  fc.record({
    own: fc.array(
      fc.record({ contains: fc.nat(0x1ffff), may_contain: fc.nat(0x1ffff), is_stated: fc.boolean() }),
      { minLength: size, maxLength: size },
    ),
    uses: fc.array(
      fc.tuple(fc.nat(size - 1), fc.nat(size - 1)).filter(([a, b]) => a > b),
      { maxLength: size * 3 },
    ),
  }),
)
const usesOf = (pairs: readonly (readonly [number, number])[]): Use[] =>
  pairs.map(([product_id, ingredient_product_id]) => ({ product_id, ingredient_product_id }))

/** From everything that can be reached, whichever way leads there. */
function oracle(id: number, own: readonly Sheet[], uses: readonly Use[]): Sheet {
  const reached = new Set<number>()
  for (let size = -1; size !== reached.size;) {
    size = reached.size
    for (const { product_id, ingredient_product_id } of uses)
      if (product_id === id || reached.has(product_id)) reached.add(ingredient_product_id)
  }
  let [contains, may_contain] = [0, 0]
  for (const one of reached) {
    contains |= own[one]?.contains ?? 0
    may_contain |= own[one]?.may_contain ?? 0
  }
  const partsOf = (product: number): number[] =>
    uses.filter((one) => one.product_id === product).map((one) => one.ingredient_product_id)
  const byParts = (product: number): boolean =>
    partsOf(product).length > 0 &&
    partsOf(product).every((one) => own[one]?.is_stated === true || byParts(one))
  return { contains, may_contain, is_stated: byParts(id) }
}

describe('allergens of recipes in recipes', () => {
  it('are what everything below a product holds', () =>
    fc.assert(
      fc.property(graphs, ({ own, uses: pairs }) => {
        const uses = usesOf(pairs)
        const spread = spreadAllergens({
          ids: own.map((_, id) => id),
          uses,
          own: new Map(own.map((held, id) => [id, held])),
          rest: new Map(),
        })
        for (const id of own.keys()) expect(spread.get(id)).toEqual(oracle(id, own, uses))
      }),
    ))
  it('take what is already known of the others', () =>
    expect(
      spreadAllergens({
        ids: [2],
        uses: usesOf([[2, 1]]),
        own: new Map(),
        rest: new Map([[1, { contains: 5, may_contain: 8, is_stated: true }]]),
      }),
    ).toEqual(new Map([[2, { contains: 5, may_contain: 8, is_stated: true }]])))
})

describe('one allergen in one product', () => {
  it('is never free without a statement, and never anything else where the food has it', () =>
    fc.assert(
      fc.property(fc.nat(0x1ffff), fc.nat(0x1ffff), fc.boolean(), (inFood, traces, are_allergens_stated) => {
        const shown = { contains: idsOf(inFood), may_contain: idsOf(traces), are_allergens_stated }
        for (const { id } of allergens) {
          const held = shown.contains.includes(id) ? 'contains' : 'may_contain'
          const isHeld = [...shown.contains, ...shown.may_contain].includes(id)
          const others = are_allergens_stated ? 'free' : 'not_stated'
          expect(allergenStateOf(shown, id)).toBe(isHeld ? held : others)
        }
      }),
    ))
})

describe('statements on a product', () => {
  const part = (ingredient_product_id: number, is_stated: boolean) => ({ ingredient_product_id, is_stated })
  it.each([
    ['stay where a stated ingredient comes in', [], [part(1, true)], false],
    ['end where one without a statement comes in', [part(1, true)], [part(1, true), part(2, false)], true],
    ['stay where one without a statement was there', [part(1, false)], [part(1, false)], false],
    ['stay where an ingredient goes', [part(1, true), part(2, true)], [part(1, true)], false],
    ['end where all ingredients go', [part(1, true)], [], true],
    ['stay where there was no recipe', [], [], false],
  ])('%s', (_, before, after, ends) => expect(endsStatements(before, after)).toBe(ends))
})

describe('a product in itself', () => {
  it('is found with the way that leads back', () =>
    expect(
      findCycle(
        1,
        [2, 3],
        usesOf([
          [2, 4],
          [3, 5],
          [5, 1],
        ]),
      ),
    ).toEqual([1, 3, 5, 1]))
  it('is found at once', () => expect(findCycle(1, [1], [])).toEqual([1, 1]))
  it('is not found in graphs without cycles', () =>
    fc.assert(
      fc.property(graphs, ({ own, uses: pairs }) => {
        const uses = usesOf(pairs)
        for (const id of own.keys()) {
          const ingredients = uses
            .filter(({ product_id }) => product_id === id)
            .map(({ ingredient_product_id }) => ingredient_product_id)
          expect(findCycle(id, ingredients, uses)).toBeNull()
        }
      }),
    ))
})

describe('a recipe for other portions', () => {
  const product = { density: null, portion: { amount: '250', unit_id: 4 }, piece: null }
  const ten = { total: { amount: '2.5', unit_id: 1 }, own: new Map(), product }
  it.each([
    ['10', '0.3', '0.3'],
    ['25', '0.3', '0.75'],
    ['3', '0.1', '0.03'],
  ])('%s of them take from %s kg: %s kg', (portions, amount, expected) => {
    const factor = factorFor(portions, ten)
    const scaled = factor === null ? null : scaleAmount(amount, factor)
    expect(scaled === null ? null : toDecimal(scaled, 6)).toBe(expected)
  })
  it('is not known where nothing says what a portion is', () => {
    expect(factorFor('10', { ...ten, product: NO_MEASURES })).toBeNull()
    expect(factorFor('0', ten)).toBeNull()
  })
})

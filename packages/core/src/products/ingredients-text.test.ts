import { describe, expect, it } from 'vitest'
import { sayAdditive } from '../additives/index.ts'
import { NO_MEASURES } from '../measures/index.ts'
import { declareIngredient } from '../allergens/index.ts'
import { allergens, MOST_LETTERS, setOf, writeIngredients, type Component } from './index.ts'

const part = (name: string, stated: readonly number[] = [], more: Partial<Component> = {}): Component => ({
  name,
  measures: NO_MEASURES,
  stated: setOf(stated),
  ingredients: [],
  ...more,
})
const use = (product_id: number, amount: string, unit_id = 1) => ({ product_id, amount, unit_id })
const GRAM = 4
const LITER = 2
const PIECE = 3

const eggs = part('Eggs', [2], { measures: { ...NO_MEASURES, piece: { amount: '58', unit_id: GRAM } } })
const oil = part('Rapeseed oil', [], { measures: { ...NO_MEASURES, density: '0.92' } })
const kitchen = new Map<number, Component>([
  [1, part('Potato salad', [], { ingredients: [use(2, '1.1'), use(3, '3.2'), use(4, '400', GRAM)] })],
  [2, part('Mayonnaise', [], { ingredients: [use(5, '8', PIECE), use(6, '0.1'), use(7, '1.6', LITER)] })],
  [3, part('Potatoes')],
  [4, part('Pickles', [13])],
  [5, eggs],
  [6, part('Dijon mustard', [13])],
  [7, oil],
])
const reading = {
  components: kitchen,
  own: new Map(),
  declare: (text: string, set: number) =>
    declareIngredient(text, set, {
      lang: 'en',
      has_clear_names: true,
      nameOf: (id) => allergens.find((one) => one.id === id)?.key ?? '',
      emphasise: (word) => word.toUpperCase(),
    }),
  sayPercent: (percent: string) => `${percent} %`,
}

describe('the list of ingredients', () => {
  it('has the heaviest first, compound ones with theirs, and allergens emphasised', () =>
    expect(writeIngredients(1, reading)).toEqual({
      text: 'Potatoes, Mayonnaise (Rapeseed oil, EGGS, Dijon MUSTARD), Pickles (MUSTARD)',
      is_ordered: true,
      is_quid_known: true,
    }))
  it('has a recipe of one ingredient as well, and what a supplier wrote where there is none', () => {
    const components = new Map([
      [1, part('Toast', [], { ingredients: [use(2, '1'), use(3, '0.5')] })],
      [2, part('Bread', [], { ingredients: [use(4, '1')] })],
      [3, part('Spread', [], { own_text: ' milk, salt. ' })],
      [4, part('Rye')],
    ])
    expect(writeIngredients(1, { ...reading, components }).text).toBe('Bread (Rye), Spread (milk, salt)')
  })
  it('has ingredients of unknown weight last, and says so', () => {
    const components = new Map([
      [1, part('Soup', [], { ingredients: [use(2, '5', LITER), use(3, '1')] })],
      [2, part('Water')],
      [3, part('Beet')],
    ])
    expect(writeIngredients(1, { ...reading, components })).toEqual({
      text: 'Beet, Water',
      is_ordered: false,
      is_quid_known: true,
    })
  })
  it('names wheat and not gluten beside it', () => {
    const components = new Map([
      [1, part('Cake', [], { ingredients: [use(2, '1'), use(3, '0.5')] })],
      [2, part('Flour', [7])],
      [3, part('Barley malt', [11])],
    ])
    expect(writeIngredients(1, { ...reading, components }).text).toBe('Flour (WHEAT), BARLEY MALT')
  })
})

describe('percentages', () => {
  const pie = (apples: Partial<Component['ingredients'][number]>, more: Partial<Component> = {}) =>
    writeIngredients(1, {
      ...reading,
      components: new Map([
        [1, part('Pie', [], { ingredients: [{ ...use(2, '0.35'), ...apples }, use(3, '0.65')], ...more })],
        [2, part('Apples')],
        [3, part('Dough')],
      ]),
    })
  it('are of all ingredients when used', () =>
    expect(pie({ is_quid: true }).text).toBe('Dough, Apples (35 %)'))
  it('are of the finished product where it lost weight', () =>
    expect(pie({ is_quid: true }, { yields: { amount: '0.7', unit_id: 1 } }).text).toBe(
      'Dough, Apples (50 %)',
    ))
  it('are by halves below 5 %, and never 0', () => {
    expect(pie({ is_quid: true, amount: '0.0201' }).text).toBe('Dough, Apples (3 %)')
    expect(pie({ is_quid: true, amount: '0.0001' }).text).toBe('Dough, Apples (0.5 %)')
  })
  it('are missed where a weight is not known', () =>
    expect(pie({ is_quid: true, unit_id: LITER })).toEqual({
      text: 'Dough, Apples',
      is_ordered: false,
      is_quid_known: false,
    }))
})

describe('what is bought', () => {
  const salad = (bought: Partial<Component>, stated: readonly number[] = []) =>
    writeIngredients(1, {
      ...reading,
      components: new Map([
        [1, part('Salad', [], { ingredients: [use(2, '1')] })],
        [2, part('Ham', stated, bought)],
      ]),
    }).text
  it('is listed as the supplier lists it, allergens emphasised', () =>
    expect(salad({ own_text: 'pork, milk protein, salt.' }, [1, 13])).toBe(
      'Ham (pork, MILK protein, salt) (MUSTARD)',
    ))
  it('is named by its class where it is an additive', () => {
    const additive = {
      class_id: 8,
      class_name: 'emulsifier',
      e_number: 'E 322',
      name: 'Lecithins',
      is_named: false,
    }
    expect(salad({ additive: sayAdditive(additive) }, [8])).toBe('emulsifier (E 322) (SOYBEANS)')
    expect(sayAdditive({ ...additive, is_named: true })).toBe('emulsifier (Lecithins)')
    expect(sayAdditive({ ...additive, class_id: 17, class_name: 'modified starch' })).toBe('modified starch')
  })
})

const below = (level: number) =>
  level === 0 ? [] : [use(2 * (level - 1), '1'), use(2 * (level - 1) + 1, '1')]

it('is not written of recipes that would make it endless', () => {
  // Each level uses both of the level below it: 2^40 ingredients at the bottom.
  const levels = Array.from({ length: 40 }, (_, level): [number, Component][] => [
    [2 * level, part(`A${level}`, [], { ingredients: below(level) })],
    [2 * level + 1, part(`B${level}`, [], { ingredients: below(level) })],
  ]).flat()
  const components = new Map(levels)
  const written = writeIngredients(78, { ...reading, components })
  expect(written).toEqual({ text: '', is_ordered: false, is_quid_known: false })
  expect(writeIngredients(6, { ...reading, components }).text.length).toBeLessThan(MOST_LETTERS)
})

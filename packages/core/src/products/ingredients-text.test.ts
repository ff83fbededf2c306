import { describe, expect, it } from 'vitest'
import { NO_MEASURES } from '../measures/index.ts'
import { allergens, missingAllergens, setOf, writeIngredients, type Component } from './index.ts'

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
  nameOf: (id: number) => allergens.find((one) => one.id === id)?.key ?? '',
  emphasise: (text: string) => text.toUpperCase(),
}

describe('the list of ingredients', () => {
  it('has the heaviest first, compound ones with theirs, and allergens emphasised', () =>
    expect(writeIngredients(1, reading)).toEqual({
      text: 'Potatoes, Mayonnaise (Rapeseed oil, EGGS, DIJON MUSTARD), Pickles (MUSTARD)',
      is_ordered: true,
    }))
  it('has ingredients of unknown weight last, and says so', () => {
    const components = new Map([
      [1, part('Soup', [], { ingredients: [use(2, '5', LITER), use(3, '1')] })],
      [2, part('Water')],
      [3, part('Beet')],
    ])
    expect(writeIngredients(1, { ...reading, components })).toEqual({
      text: 'Beet, Water',
      is_ordered: false,
    })
  })
  it('names wheat and not gluten beside it', () => {
    const components = new Map([
      [1, part('Cake', [], { ingredients: [use(2, '1'), use(3, '0.5')] })],
      [2, part('Flour', [7])],
      [3, part('Barley malt', [11])],
    ])
    expect(writeIngredients(1, { ...reading, components }).text).toBe('Flour (WHEAT), Barley malt (GLUTEN)')
  })
})

describe('a text of people', () => {
  it.each([
    ['Potatoes, mayonnaise (egg yolk, mustard)', []],
    ['Potatoes, mayonnaise (mustard)', [2]],
    ['Potatoes', [2, 13]],
    ['POTATOES, EGGS, PICKLES', []],
  ])('“%s” leaves out %j', (text, missing) =>
    expect(missingAllergens(text, setOf([2, 13]), reading)).toEqual(missing),
  )
})

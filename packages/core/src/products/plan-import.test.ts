import { describe, expect, it } from 'vitest'
import { planProducts, planRecipes, readAmount, type ProductTable } from './index.ts'

const table: ProductTable = {
  rows: [],
  fields: ['name', 'code', 'ean', 'kind', 'portion_amount', 'density'],
  first_line: 2,
  known: [
    { id: 1, name: 'Borscht', code: '00123', ean: '' },
    { id: 2, name: 'Milk', code: '', ean: '4006381333931' },
    { id: 3, name: 'Bread', code: 'A', ean: '' },
    { id: 4, name: 'bread', code: 'B', ean: '' },
  ],
  units: new Map([
    ['kg', 1],
    ['g', 4],
  ]),
  ingredient: ['ingredient', 'koostisosa'],
  outsourced: ['made by others'],
  produced: ['dish'],
}
const plan = (...rows: string[][]) => planProducts({ ...table, rows })

describe('a row of a catalogue', () => {
  it('finds its product by EAN, then code, then name', () => {
    const ids = plan(['Cow milk', '', '4006 3813 3393-1'], ['Beet soup', '00123'], ['BREAD', 'a'], ['Cake'])
    expect(ids.map(({ id, state }) => [id, state])).toEqual([
      [2, 'existing'],
      [1, 'existing'],
      [3, 'existing'],
      [null, 'new'],
    ])
  })
  it('finds a product by its EAN where a spreadsheet dropped or added zeros before it', () => {
    const known = [{ id: 9, name: 'Ketchup', code: '', ean: '0614141000036' }]
    const rows = [
      ['Heinz', '', '614141000036'],
      ['Ketchup', '', '00614141000036'],
    ]
    expect(planProducts({ ...table, known, rows }).map(({ id, state }) => [id, state])).toEqual([
      [9, 'existing'],
      [9, 'wrong'],
    ])
  })
  it('is another product where the code of its namesake differs', () =>
    expect(plan(['Borscht', '7'])).toMatchObject([{ id: null, state: 'new' }]))
  it.each([
    [['Bread'], 'name', 'ambiguous_name'],
    [['', 'X'], 'name', 'required'],
    [['Cake', '', '123'], 'ean', 'gtin_digits'],
    [['Cake', '', '', '', '350'], 'portion_unit', 'required'],
    [['Cake', '', '', '', '350 spoons'], 'portion_unit', 'unknown_unit'],
    [['Cake', '', '', '', 'much kg'], 'portion_amount', 'amount'],
    [['Cake', '', '', '', '', '1e5'], 'density', 'amount'],
    [['Cake', '', '', '', '', '1,035'], 'density', 'ambiguous_amount'],
    [['Cake', '', '', '', '1,500 g'], 'portion_amount', 'ambiguous_amount'],
    [['Borscht', '00123', '4006381333931'], 'code', 'code_taken'],
  ])('%j is wrong at %s: %s', (row, field, code) => {
    const [planned] = plan(row)
    expect(planned?.state).toBe('wrong')
    expect(planned?.errors).toContainEqual({ field, code })
  })
  it('reads a kind where the cell says it, and none from other words or an empty cell', () => {
    const kindOf = (cell: string) => plan(['Cake', '', '', cell])[0]?.product
    expect(kindOf('Dish')).toMatchObject({ is_ingredient: false, is_outsourced: false })
    for (const cell of ['', 'Soups', 'Raw materials'])
      expect(kindOf(cell)).toMatchObject({ is_ingredient: null, is_outsourced: null })
  })
  it('reads kinds in any language, portions with their unit, and guards of exports', () =>
    expect(plan(['Flour', "'-5", '', 'Koostisosa; Made by others', '0,35 kg'])[0]?.product).toMatchObject({
      code: '-5',
      is_ingredient: true,
      is_outsourced: true,
      portion_amount: '0.35',
      portion_amount_unit_id: 1,
    }))
  it('is wrong where an earlier row is the same product', () =>
    expect(plan(['Cake', '1E5'], ['Torte', '1e5'], ['Pie'], ['pie']).map(({ state }) => state)).toEqual([
      'new',
      'wrong',
      'new',
      'wrong',
    ]))
})

it('reads recipes as blocks, of new products too', () => {
  const planned = plan(['Cake', 'C-1'], ['Sugar'])
  const lines = planRecipes({
    ...table,
    planned,
    fields: ['product', 'ingredient', 'amount', 'unit'],
    rows: [
      ['C-1', 'sugar', '0.2', 'kg'],
      ['', 'Milk', '500', 'G'],
      ['', 'Salt', 'x', ''],
      ['', 'Sugar', '1,500', 'g'],
    ],
  })
  expect(lines.map(({ product, ingredient }) => [product, ingredient])).toEqual([
    [{ line: 2 }, { line: 3 }],
    [{ line: 2 }, { id: 2 }],
    [{ line: 2 }, null],
    [{ line: 2 }, { line: 3 }],
  ])
  expect(lines[2]?.errors.map(({ code }) => code)).toEqual(['amount', 'unknown_unit', 'unknown_product'])
  expect(lines[3]?.errors).toEqual([{ field: 'amount', code: 'ambiguous_amount' }])
})

it.each([
  ['1,5', '1.5'],
  ['1 000', '1000'],
  ['0,125', '0.125'],
  ['1.125', '1.125'],
  ['1,500', null],
  ['12,5000', '12.5000'],
  ['0', null],
  ['1e5', null],
])('reads the amount %s', (text, amount) => expect(readAmount(text)).toBe(amount))

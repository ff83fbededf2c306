import { describe, expect, it } from 'vitest'
import { benchOf, lotKey, type BenchProduct, type Workbench } from './bench.ts'
import {
  findLot,
  isBlank,
  lineInput,
  linesOfRecipe,
  plainAmount,
  usualUnit,
  type LineDraft,
} from './draft.ts'

const KG = 1
const PIECE = 3
const GRAM = 4
const product = (id: number, name: string, more: Partial<BenchProduct> = {}): BenchProduct =>
  ({
    id,
    name,
    code: '',
    ean: '',
    is_ingredient: true,
    recipe_total_amount: null,
    recipe_total_amount_unit_id: null,
    portion_amount: null,
    portion_amount_unit_id: null,
    piece_amount: null,
    piece_amount_unit_id: null,
    density: null,
    recipe_version: 0,
    ingredients: [],
    ...more,
  }) as BenchProduct
const bread = product(3, 'Bread', {
  recipe_total_amount: '2',
  recipe_total_amount_unit_id: KG,
  ingredients: [
    { product_id: 1, amount: '1200', amount_unit_id: GRAM },
    { product_id: 2, amount: '40', amount_unit_id: GRAM },
  ] as unknown as BenchProduct['ingredients'],
})
const lot = (id: number | null, product_id: number, more: object = {}) => ({
  id,
  product_id,
  product_name: '',
  batch_number: `L${id}`,
  supplier_id: null,
  supplier_name: 'Mill',
  expiry_date: '2026-12-01',
  on_hand: '5',
  base_unit_id: KG,
  is_incomplete: false,
  is_expired: false,
  is_imbalanced: false,
  from_place_name: null,
  ...more,
})
const bench = (more: object = {}) =>
  benchOf(
    {
      today: '2026-11-26',
      timezone: 'Europe/Tallinn',
      has_lot_codes: false,
      products: [product(1, 'Flour'), product(2, 'Salt'), bread],
      units: [
        { id: KG, is_offered: false },
        { id: GRAM, is_offered: true },
      ],
      stages: [],
      partners: [],
      places: [],
      lots: [],
      ...more,
    } as unknown as Workbench,
    [],
  )
const blank: LineDraft = {
  key: 'a',
  product_id: null,
  lot: null,
  batch_number: '',
  expiry_date: '',
  amount: '',
  unit_id: KG,
}

describe('the ingredients of a batch', () => {
  const lots = [lot(7, 1, { on_hand: '1' }), lot(8, 1, { expiry_date: '2026-12-24' })]
  const linesFor = (amount: string | null, unit_id = KG) =>
    linesOfRecipe(bench({ lots }), bread, amount === null ? null : { amount, unit_id }).map(
      (line) => `${line.product_id}: ${line.amount} of ${line.lot}, unit ${line.unit_id}`,
    )
  it.each<[string | null, number, readonly string[]]>([
    ['2', KG, ['1: 1000 of 7, unit 4', '1: 200 of 8, unit 4', '2: 40 of null, unit 4']],
    ['1', KG, ['1: 600 of 7, unit 4', '2: 20 of null, unit 4']],
    ['500', GRAM, ['1: 300 of 7, unit 4', '2: 10 of null, unit 4']],
    // As much as the recipe makes, until there is an amount.
    ['', KG, ['1: 1000 of 7, unit 4', '1: 200 of 8, unit 4', '2: 40 of null, unit 4']],
    [null, KG, ['1: 1000 of 7, unit 4', '1: 200 of 8, unit 4', '2: 40 of null, unit 4']],
  ])('for %s of unit %i are taken from the lots that expire first', (amount, unit, expected) => {
    expect(linesFor(amount, unit)).toEqual(expected)
  })
})

describe('the usual unit', () => {
  it('is that of the recipe, else of the lot, else the first that is offered, else pieces', () => {
    const all = bench({ lots: [lot(7, 1), lot(8, 3, { base_unit_id: GRAM })] })
    expect([3, 1, 2].map((id) => usualUnit(all, all.productOf(id)))).toEqual([KG, KG, GRAM])
    expect(usualUnit(bench({ units: [{ id: KG, is_offered: false }] }), undefined)).toBe(PIECE)
  })
})

describe('an amount', () => {
  it.each([
    ['1.', '1'],
    ['0', '0'],
    ['1.50', '1.5'],
    ['0.1234567', '0.123457'],
    ['-1', null],
    ['', null],
    ['1.2.3', null],
  ])('%s is sent as %s', (text, sent) => {
    expect(plainAmount(text)).toBe(sent)
  })
})

describe('a line', () => {
  it('is blank until it has a product, an amount or a batch number', () => {
    const states = [
      {},
      { product_id: 1 },
      { amount: '1' },
      { batch_number: 'L' },
      { expiry_date: '2026-12-01' },
    ]
    expect(states.map((more) => isBlank({ ...blank, ...more }))).toEqual([true, false, false, false, true])
  })
  it('names its lot by id, one of this device by what makes it one', () => {
    const waiting = { batch_number: 'N', supplier_id: 5, expiry_date: '2026-12-02' }
    const all = bench({ lots: [lot(7, 1), lot(null, 1, waiting), lot(null, 2, { batch_number: 'M' })] })
    const of = (key: string | null) => lineInput(all, { ...blank, product_id: 1, amount: '2', lot: key })
    const common = { product_id: 1, amount: '2', amount_unit_id: KG }
    expect(of('7')).toEqual({ ...common, lot_id: 7, batch_number: 'L7' })
    const ofNumber = (number: string) =>
      of(all.lots.filter((one) => one.batch_number === number).map(lotKey)[0] ?? '')
    expect(ofNumber('N')).toEqual({ ...common, ...waiting, supplier_name: '' })
    const named = { batch_number: 'M', supplier_id: null, supplier_name: 'Mill', expiry_date: '2026-12-01' }
    expect(ofNumber('M')).toEqual({ ...common, ...named })
    expect(findLot(all, null)).toBeUndefined()
  })
  it('of new goods has texts without spaces around, and no date where none was typed', () => {
    const typed = {
      product_id: 1,
      amount: '2.50',
      batch_number: ' L9 ',
      tlc: ' T ',
      tlc_source: ' S ',
      lot_id: 4,
    }
    const common = { product_id: 1, amount: '2.5', amount_unit_id: KG, batch_number: 'L9', lot_id: 4 }
    expect(lineInput(bench(), { ...blank, ...typed })).toEqual({
      ...common,
      expiry_date: null,
      tlc: 'T',
      tlc_source: 'S',
    })
    expect(lineInput(bench(), { ...blank, expiry_date: '2026-12-09' })).toEqual({
      product_id: 0,
      amount: '0',
      amount_unit_id: KG,
      batch_number: '',
      expiry_date: '2026-12-09',
      tlc: '',
      tlc_source: '',
    })
  })
})

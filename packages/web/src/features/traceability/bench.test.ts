import { describe, expect, it } from 'vitest'
import type { TraceabilityRecord, TraceabilityRecordInput } from '@larder/contract/traceability'
import { benchOf, type Workbench } from './bench.ts'
import { lineOfReceipt, lineOfStock } from './draft.ts'
import { bodyOf, faultsOf, newState, stateOf, withAmount, withLines, withProduct } from './record-state.ts'

const product = {
  code: '',
  ean: '',
  is_ingredient: true,
  is_outsourced: false,
  expiration_time_unit_count: null,
  expiration_time_unit_id: null,
  recipe_total_amount: null,
  recipe_total_amount_unit_id: null,
  portion_amount: null,
  portion_amount_unit_id: null,
  piece_amount: null,
  piece_amount_unit_id: null,
  density: null,
  recipe_version: 0,
  ingredients: [],
}
const lot = {
  id: 7,
  product_id: 1,
  product_name: 'Flour',
  batch_number: 'L1',
  supplier_id: 3,
  supplier_name: 'Mill',
  expiry_date: '2026-12-01',
  on_hand: '5',
  base_unit_id: 1,
  is_incomplete: false,
  is_expired: false,
  is_imbalanced: false,
  from_place_name: null,
}
const workbench: Workbench = {
  today: '2026-11-26',
  timezone: 'Europe/Tallinn',
  has_lot_codes: false,
  products: [
    { ...product, id: 1, name: 'Flour' },
    { ...product, id: 2, name: 'Bread' },
  ],
  units: [],
  stages: [],
  partners: [],
  places: [],
  lots: [lot],
}
const uuid = '00000000-0000-4000-8000-000000000000'
const stockAfter = (...bodies: Omit<TraceabilityRecordInput, 'uuid'>[]) =>
  benchOf(
    workbench,
    bodies.map((body) => ({ item: undefined as never, body: { uuid, ...body } })),
  ).lots.map(({ product_name, batch_number, on_hand }) => `${product_name} ${batch_number}: ${on_hand}`)
const line = { product_id: 1, amount: '500', amount_unit_id: 4 }

describe('records that wait on this device', () => {
  it('take from the lots that the server knows', () => {
    expect(stockAfter({ kind: 'waste', lines: [{ ...line, lot_id: 7 }] })).toEqual(['Flour L1: 4.5'])
    expect(stockAfter({ kind: 'waste', lines: [{ ...line, lot_id: 7, amount: '5000' }] })).toEqual([])
    expect(stockAfter({ kind: 'count', lines: [{ ...line, lot_id: 7 }] })).toEqual(['Flour L1: 0.5'])
    expect(stockAfter({ kind: 'waste', lines: [{ ...line, batch_number: 'l 1' }] })).toEqual([
      'Flour L1: 4.5',
    ])
  })
  it('add to a lot of the same batch and supplier, and bring new ones that can be used at once', () => {
    const received = (partner_name: string): Parameters<typeof stockAfter>[0] => ({
      kind: 'receipt',
      partner_name,
      lines: [{ ...line, batch_number: 'l 2', amount: '2', amount_unit_id: 1 }],
    })
    expect(stockAfter({ kind: 'receipt', partner_id: 3, lines: [{ ...line, batch_number: 'l1' }] })).toEqual([
      'Flour L1: 5.5',
    ])
    const used: Parameters<typeof stockAfter>[0] = {
      kind: 'preparation',
      batch: { product_id: 2, batch_number: 'B1', expiry_date: '2026-11-28', amount: '1', amount_unit_id: 1 },
      lines: [{ ...line, batch_number: 'L2', supplier_name: 'farm' }],
    }
    expect(stockAfter(received('Farm'), used)).toEqual(['Bread B1: 1', 'Flour L1: 5', 'Flour l 2: 1.5'])
  })
})

describe('a batch', () => {
  it('gets a number that no batch has, also where nothing is left of that one', () => {
    const sold = { ...lot, id: 8, product_id: 2, batch_number: '261126-1', on_hand: '0' }
    const bench = benchOf({ ...workbench, lots: [lot, sold] }, [])
    expect(bench.lots.map(({ id }) => id)).toEqual([7])
    const noon = Date.parse('2026-11-26T10:00:00Z')
    expect(withProduct(bench, newState(bench, 'preparation'), 2, noon).batch_number).toBe('261126-2')
  })
})

it('counts a lot on one line', () => {
  const bench = benchOf(workbench, [])
  const counted = (key: string) => ({ ...lineOfStock(bench, key, 1), amount: '2' })
  const count = { ...newState(bench, 'count'), lines: [counted('a'), counted('b')] }
  expect([...faultsOf(count)]).toEqual([['b product', 'twice']])
  expect(faultsOf({ ...count, kind: 'waste' }).size).toBe(0)
})

describe('a correction', () => {
  const recorded = (kind: 'receipt' | 'preparation') =>
    ({
      kind,
      traceability_stage_id: null,
      partner_id: kind === 'receipt' ? 3 : null,
      partner_name: kind === 'receipt' ? 'Mill' : '',
      to_place_id: null,
      document_type: 'BOL',
      document_number: '',
      comment: '',
      lines: [
        {
          direction: 'in',
          lot_id: 7,
          product_id: 1,
          batch_number: 'L1',
          expiry_date: null,
          amount: '5',
          amount_unit_id: 1,
          tlc: '00123',
          tlc_source: 'Farm',
        },
      ],
    }) as unknown as TraceabilityRecord
  const partner = { id: 3, name: 'Mill & Sons', is_supplier: true, is_customer: false }
  const bench = benchOf({ ...workbench, partners: [partner] }, [])

  it('keeps a supplier that was renamed meanwhile, and takes another one that is typed', () => {
    const state = stateOf(recorded('receipt'))
    expect(bodyOf(bench, state)).toMatchObject({ partner_id: 3, partner_name: '' })
    expect(bodyOf(bench, { ...state, partner_name: 'Farm' })).toMatchObject({
      partner_id: null,
      partner_name: 'Farm',
    })
  })
  it('keeps lot codes and the type of the document', () => {
    expect(bodyOf(bench, stateOf(recorded('receipt')))).toMatchObject({
      document_type: 'BOL',
      lines: [{ tlc: '00123', tlc_source: 'Farm' }],
    })
    expect(bodyOf(bench, stateOf(recorded('preparation'))).batch).toMatchObject({ tlc: '00123' })
  })
  it('of the product leaves the lot of the product before', () => {
    const state = stateOf(recorded('receipt'))
    const [line] = state.lines
    if (line === undefined) throw new Error('no line')
    const other = { ...state, lines: [lineOfReceipt(bench, line, 2)] }
    expect(bodyOf(bench, state).lines).toMatchObject([{ product_id: 1, lot_id: 7 }])
    expect(bodyOf(bench, other).lines?.[0]).not.toHaveProperty('lot_id')
    const batch = withProduct(bench, stateOf(recorded('preparation')), 2, 0)
    expect(bodyOf(bench, batch).batch).not.toHaveProperty('lot_id')
  })
})

describe('a recipe', () => {
  const ingredient = { ingredient_product_id: 1, amount: '0.5', amount_unit_id: 1 }
  const bread = {
    ...product,
    id: 2,
    name: 'Bread',
    recipe_total_amount: '1',
    recipe_total_amount_unit_id: 1,
    ingredients: [ingredient],
  }
  const bench = benchOf(
    { ...workbench, products: [{ ...product, id: 1, name: 'Flour' }, bread] } as never,
    [],
  )
  const baked = withProduct(bench, newState(bench, 'preparation'), 2, Date.UTC(2026, 10, 26, 8))
  const amounts = ({ lines }: typeof baked) => lines.map(({ amount }) => amount)

  it('follows the amount until people change an ingredient', () => {
    const double = withAmount(bench, baked, { amount: '2', unit_id: 1 })
    expect([amounts(baked), amounts(double)]).toEqual([['0.5'], ['1']])
    const mine = withLines(
      double,
      double.lines.map((one) => ({ ...one, amount: '1.2' })),
    )
    expect(amounts(withAmount(bench, mine, { amount: '4', unit_id: 1 }))).toEqual(['1.2'])
  })
})

import { expect, it } from 'vitest'
import { benchOf, type Workbench } from './bench.ts'
import { scannedLine } from './scanned-line.ts'

const product = {
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
const workbench: Workbench = {
  today: '2026-11-26',
  timezone: 'Europe/Tallinn',
  has_lot_codes: false,
  products: [
    { ...product, id: 1, name: 'Flour', code: '', ean: '9521234543213' },
    { ...product, id: 2, name: 'Salt', code: 'S-1', ean: '' },
  ],
  units: [],
  stages: [],
  partners: [],
  places: [],
  lots: [
    {
      id: 7,
      product_id: 1,
      product_name: 'Flour',
      batch_number: 'abc 123',
      supplier_id: 3,
      supplier_name: 'Mill',
      expiry_date: '2027-12-31',
      on_hand: '5',
      base_unit_id: 1,
      is_incomplete: false,
      is_expired: false,
      is_imbalanced: false,
      from_place_name: null,
    },
  ],
}
const bench = benchOf(workbench, [])
const scanned = ']d201095212345432131727123110ABC123'

it('fills in product, batch and date of goods that come in', () => {
  expect(scannedLine(bench, scanned, true)).toMatchObject({
    product_id: 1,
    batch_number: 'ABC123',
    expiry_date: '2027-12-31',
  })
})
it('chooses the lot of goods that are taken from stock', () => {
  expect(scannedLine(bench, scanned, false)).toMatchObject({ product_id: 1, lot: '7', unit_id: 1 })
  expect(scannedLine(bench, '(01)09521234543213(10)Z9', false)).toMatchObject({
    lot: null,
    batch_number: 'Z9',
  })
})
it('knows the own code of a product, and says of others that it knows none', () => {
  expect(scannedLine(bench, 's-1', true)).toMatchObject({ product_id: 2 })
  expect(scannedLine(bench, '96385074', true)).toBeNull()
})

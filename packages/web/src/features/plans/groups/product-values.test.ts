import { expect, it } from 'vitest'
import type { ProductGroup } from '@larder/contract/product-groups'
import { withProduct } from './product-values.ts'

const product = (id: number, name: string) => ({
  id,
  name,
  product_group_id: null,
  fsp_product_group_id: 5,
  is_default: false,
  production_amount_range_id: 2,
  production_time_unit_id: 4,
  production_unit_id: 1,
})
const group: ProductGroup = {
  id: 5,
  name: 'Soups',
  food_groups: [],
  food_safety_plan_id: 1,
  is_default: false,
  original_id: null,
  products: [product(1, 'Borscht'), product(2, 'Fish soup')],
  statuses: [],
  version: 3,
}
const sent = (id: number, name: string) => ({
  id,
  name,
  product_group_id: null,
  production_amount_range_id: 2,
  production_time_unit_id: 4,
  production_unit_id: 1,
})

it('replaces the product that is changed and leaves the others', () => {
  expect(withProduct(group, { id: 2, name: 'Salmon soup' })).toEqual([
    sent(1, 'Borscht'),
    { id: 2, name: 'Salmon soup' },
  ])
})

it('adds a new one at the end; so does one that somebody else has removed meanwhile', () => {
  expect(withProduct(group, { name: 'Bread' })).toEqual([
    sent(1, 'Borscht'),
    sent(2, 'Fish soup'),
    { name: 'Bread' },
  ])
  expect(withProduct(group, { id: 9, name: 'Bread' }).at(-1)).toEqual({ name: 'Bread' })
})

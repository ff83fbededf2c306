import { expect, it } from 'vitest'
import { asksCapacity, linesOf, told } from './capacity-values.ts'

it('asks for the capacity of a plan with one analysis and at most one kind of product', () => {
  expect([asksCapacity(false, 0), asksCapacity(false, 1), asksCapacity(false, 2), asksCapacity(true, 1)]).toEqual([true, true, false, false])
})

it('sends what was told and leaves out lines without a range', () => {
  const lines = linesOf([{ id: 1 }, { id: 2 }], [{ product_group_id: 1, range_id: 3, time_unit_id: 5, unit_id: null }])
  expect(lines).toEqual([{ product_group_id: 1, range: '3', unit: '', time: '5' }, { product_group_id: 2, range: '', unit: '', time: '' }])
  expect(told(lines)).toEqual([{ product_group_id: 1, range_id: 3, time_unit_id: 5, unit_id: null }])
})

import { expect, it } from 'vitest'
import { linesOf, filledLines } from './capacity-values.ts'

it('sends what was filledLines and leaves out lines without a range', () => {
  const lines = linesOf(
    [{ id: 1 }, { id: 2 }],
    [{ product_group_id: 1, range_id: 3, time_unit_id: 5, unit_id: null }],
  )
  expect(lines).toEqual([
    { product_group_id: 1, range: '3', unit: '', time: '5' },
    { product_group_id: 2, range: '', unit: '', time: '' },
  ])
  expect(filledLines(lines)).toEqual([{ product_group_id: 1, range_id: 3, time_unit_id: 5, unit_id: null }])
})

import { expect, it } from 'vitest'
import { outdatesPlan, type FollowedFields } from './followed-fields.ts'

const place: FollowedFields = {
  country_id: 63,
  state_id: null,
  business_activity_id: 1,
  location_type_id: 1,
  number_of_employees: '4-14',
  extra_data: ['deep_frying', 'outdoor_cooking'],
  use_product_based_plan: false,
  customer_groups: [1],
}

it.each<Partial<FollowedFields>>([
  { country_id: 14 },
  { state_id: 2 },
  { business_activity_id: 2 },
  { location_type_id: 2 },
  { number_of_employees: '15+' },
  { extra_data: [] },
  { extra_data: ['deep_frying'] },
  { use_product_based_plan: true },
  { customer_groups: [1, 4] },
  { customer_groups: [6] },
])('outdates the plan by %j', (change) => expect(outdatesPlan(place, change)).toBe(true))

it('leaves the plan as it is where none of its inputs changes', () => {
  expect(outdatesPlan(place, {})).toBe(false)
  expect(outdatesPlan(place, { ...place, extra_data: [...place.extra_data] })).toBe(false)
  expect(outdatesPlan(place, { customer_groups: [1, 3, 7] })).toBe(false)
  expect(outdatesPlan({ ...place, customer_groups: [2] }, { customer_groups: [4, 6] })).toBe(false)
  expect(outdatesPlan({ ...place, state_id: 2 }, { state_id: null })).toBe(true)
})

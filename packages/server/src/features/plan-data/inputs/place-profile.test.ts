import { countries } from '@larder/core/classifiers'
import { generatePlan } from '@larder/core/haccp'
import { describe, expect, it } from 'vitest'
import type { InputsRow } from '../plans.queries.ts'
import { placeProfile, startingProfile } from './place-profile.ts'
import { knowledge } from '../texts.ts'

const restaurant = {
  business_activity_id: 1,
  location_type_id: 1,
  number_of_employees: '4-14',
  state_id: null,
  extra_data: [],
}

const inputs: InputsRow = {
  product_groups: null,
  food_groups: null,
  steps_saved: {},
  active_work_groups: 0,
  location_plan: false,
  drawings: false,
  processes: [],
  groups: [],
}

it.each([
  ['EE', ['EE', 'EU']],
  ['LV', ['LV', 'EU']],
  ['IE', ['IE', 'EU']],
  ['GB', ['GB']],
  ['US', ['US']],
  ['CA', ['CA']],
  ['AU', ['AU']],
  ['UA', ['UA']],
])('a restaurant in the country %s follows the rules of %j', (key, chain) => {
  const country_id = countries.find((country) => country.key === key)?.id ?? 0
  const profile = startingProfile({ ...restaurant, country_id })
  if (profile === undefined) throw new Error(`no profile in ${key}`)
  expect(generatePlan(profile, knowledge).jurisdictions).toEqual(chain)
})

describe('food groups stored before they were split', () => {
  const country_id = countries.find((country) => country.key === 'DE')?.id ?? 0
  const foodsOf = (business_activity_id: number, food_groups: readonly number[]) =>
    placeProfile({ ...restaurant, business_activity_id, country_id }, { ...inputs, food_groups })?.food_groups

  it('are all their parts, as far as the activity offers them', () => {
    expect(foodsOf(1, [1, 2])).toEqual(['FG34', 'FG35', 'FG36', 'FG37', 'FG02'])
    expect(foodsOf(1, [5, 6, 19])).toEqual(['FG38', 'FG39', 'FG40', 'FG41', 'FG42', 'FG43', 'FG44'])
    expect(foodsOf(11, [1, 6])).toEqual(['FG40', 'FG41'])
  })

  it('are read as stored where they are of today', () => {
    expect(foodsOf(1, [34, 42])).toEqual(['FG34', 'FG42'])
  })
})

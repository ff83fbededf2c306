import { countries } from '@larder/core/classifiers'
import { generatePlan } from '@larder/core/haccp'
import { expect, it } from 'vitest'
import { startingProfile } from './place-profile.ts'
import { knowledge } from '../texts.ts'

const restaurant = {
  business_activity_id: 1,
  location_type_id: 1,
  number_of_employees: '4-14',
  state_id: null,
  extra_data: [],
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

import { expect, it } from 'vitest'
import { customerGroups } from '../../classifiers/index.ts'
import { intendedUse, type IntendedUse } from './intended-use.ts'

it.each<[readonly string[] | undefined, IntendedUse]>([
  [undefined, 'anybody'],
  [[], 'anybody'],
  [['general_public'], 'anybody'],
  [['schoolchildren'], 'anybody'],
  [['general_public', 'schoolchildren', 'allergy_sufferers', 'food_businesses'], 'anybody'],
  [['children_under_5'], 'vulnerable'],
  [['elderly', 'schoolchildren'], 'vulnerable'],
  [['pregnant'], 'vulnerable'],
  [['patients', 'allergy_sufferers'], 'vulnerable'],
  [['general_public', 'elderly'], 'vulnerable_among_others'],
  [['food_businesses', 'patients'], 'vulnerable_among_others'],
])('customers %j: %s', (customers, expected) => {
  expect(intendedUse(customers)).toBe(expected)
  const known: readonly string[] = customerGroups.map(({ key }) => key)
  expect((customers ?? []).filter((key) => !known.includes(key))).toEqual([])
})

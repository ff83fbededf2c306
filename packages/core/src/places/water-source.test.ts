import { expect, it } from 'vitest'
import { WELL_SWITCH, waterSourceOf } from './index.ts'

it.each([
  [[], 'public', 'public'],
  [[], 'other', 'other'],
  [[], 'own_well', 'own_well'],
  [[WELL_SWITCH], 'public', 'own_well'],
  [['other_switch'], null, null],
  [[], 'rain', null],
] as const)('with the switches %j and the stored %s is %s', (switches, stored, source) => {
  expect(waterSourceOf(switches, stored)).toBe(source)
})

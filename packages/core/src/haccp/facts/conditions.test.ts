import { describe, expect, it } from 'vitest'
import { holds, placeContext } from './conditions.ts'
import type { Condition } from './facts.ts'

const place = placeContext({
  country: 'ES',
  region: null,
  activity: 'A01',
  location_type: 'hotel',
  number_of_employees: '1-3',
  extra_data: ['smoking'],
  processes: [
    { id: 'P09', sub_processes: [] },
    { id: 'P25', sub_processes: ['P25.2'] },
  ],
  product_groups: ['PG01'],
  food_groups: ['FG05'],
})

describe('a condition', () => {
  const table: readonly [Condition, boolean][] = [
    [{}, true],
    [{ any_extra: [] }, true],
    [{ any_extra: ['smoking', 'sous_vide'] }, true],
    [{ any_extra: ['sous_vide'] }, false],
    [{ no_extra: ['smoking'] }, false],
    [{ any_food_group: ['FG05'], any_product_group: ['PG02'] }, false],
    [
      { any_process: ['P09'], any_location_type: ['hotel'], activities: ['A01'], any_employees: ['1-3'] },
      true,
    ],
    [{ any_employees: ['15+'] }, false],
    [{ no_process: ['P10'] }, true],
    [{ no_process: ['P10', 'P09'] }, false],
    // P09 has no chosen sub-process, so every way counts. P25 is done cold, and in no other way.
    [{ any_sub_process: ['P09.3'] }, true],
    [{ any_sub_process: ['P25.2', 'P25.3'] }, true],
    [{ any_sub_process: ['P25.1'] }, false],
    [{ any_sub_process: ['P25.1', 'P09.1'] }, true],
    [{ no_sub_process: ['P25.1'] }, true],
    [{ no_sub_process: ['P25.2'] }, false],
    [{ no_sub_process: ['P09.1'] }, false],
    [{ named_sub_process: ['P25.2'] }, true],
    [{ named_sub_process: ['P09.3', 'P25.1'] }, false],
    [{ no_food_group: ['FG05'] }, false],
    [{ no_food_group: ['FG01'], no_product_group: ['PG02'] }, true],
    [{ no_product_group: ['PG01'] }, false],
    [{ any_jurisdiction: ['EU'] }, true],
    [{ any_jurisdiction: ['DE'] }, false],
    [{ any_of: [{ any_extra: ['sous_vide'] }, { any_product_group: ['PG01'] }] }, true],
    [{ any_of: [{ any_extra: ['sous_vide'] }, { any_product_group: ['PG02'] }] }, false],
  ]
  it.each(table)('%j → %s', (condition, expected) => {
    expect(holds(condition, place)).toBe(expected)
  })
})

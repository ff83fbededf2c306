import { describe, expect, it } from 'vitest'
import { holds, placeContext } from './conditions.ts'
import type { Condition } from './facts.ts'

const place = placeContext({
  country: 'ES', region: null, activity: 'A01', location_type: 'hotel', number_of_employees: '1-3', extra_data: ['smoking'],
  processes: [{ id: 'P09', sub_processes: [] }], product_groups: ['PG01'], food_groups: ['FG05'],
})

describe('a condition', () => {
  const table: readonly [Condition, boolean][] = [
    [{}, true],
    [{ any_extra: [] }, true],
    [{ any_extra: ['smoking', 'sous_vide'] }, true],
    [{ any_extra: ['sous_vide'] }, false],
    [{ no_extra: ['smoking'] }, false],
    [{ any_food_group: ['FG05'], any_product_group: ['PG02'] }, false],
    [{ any_process: ['P09'], any_location_type: ['hotel'], activities: ['A01'], any_employees: ['1-3'] }, true],
    [{ any_employees: ['15+'] }, false],
    [{ any_jurisdiction: ['EU'] }, true],
    [{ any_jurisdiction: ['DE'] }, false],
    [{ any_of: [{ any_extra: ['sous_vide'] }, { any_product_group: ['PG01'] }] }, true],
    [{ any_of: [{ any_extra: ['sous_vide'] }, { any_product_group: ['PG02'] }] }, false],
  ]
  it.each(table)('%j → %s', (condition, expected) => {
    expect(holds(condition, place)).toBe(expected)
  })
})

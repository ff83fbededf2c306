import { describe, expect, it } from 'vitest'
import type { Limit, PlanLimit } from '../haccp/index.ts'
import { paperOf, posterAllergens, shelfLimit } from './index.ts'

const value = (jurisdiction: string, max: number, more: object = {}) => ({
  jurisdiction,
  max,
  min: null,
  sources: [{ document: jurisdiction, clause: '' }],
  ...more,
})
const limit = {
  id: 'L-chill-poultry',
  quantity: 'celsius',
  food_groups: ['FG02'],
  values: [
    value('EU', 4),
    value('EU', 7, { note_key: 'large_game', judged_apart: true }),
    value('ES', 8, { note_key: 'short_life' }),
    value('ES', 3, { note_key: 'long_life' }),
  ],
} as unknown as Limit
const of = (chain: readonly string[], planned: readonly object[] = []) =>
  shelfLimit(limit, { chain, borrows: null } as never, planned as readonly PlanLimit[])

describe('the limit of a shelf', () => {
  it.each([
    ['is the general value of the country', ['EU'], [], 4],
    ['is the strictest where all have notes', ['ES', 'EU'], [], 3],
    [
      'is that of the plan where it has one',
      ['EU'],
      [{ id: 'L-chill-poultry', max: 2, note_key: null, sources: [] }],
      2,
    ],
    [
      'is not that of another food in the plan',
      ['EU'],
      [{ id: 'L-chill-fish', max: 1, note_key: null, sources: [] }],
      4,
    ],
  ])('%s', (_, chain, planned, max) => expect(of(chain, planned)?.max).toBe(max))
  it('is none where nothing says it', () => expect(of(['US'])).toBeNull())
})

it('prints on Letter in North America', () =>
  expect(['US', 'CA', 'DE', undefined].map(paperOf)).toEqual(['us-letter', 'us-letter', 'a4', 'a4']))

it('counts wheat among the cereals where the law names those', () => {
  expect(posterAllergens('DE')).toHaveLength(14)
  expect(posterAllergens('US')).toContain(7)
})

import { describe, expect, it } from 'vitest'
import { shareableModules } from '../permissions/index.ts'
import {
  isForGuests,
  judgeValidDate,
  latestValidDate,
  proposedValidDate,
  sharedAccessExpiry,
} from './index.ts'

describe('the last day of a shared link', () => {
  it.each([
    ['2026-11-20', 'in_the_past'],
    ['2026-11-21', null],
    ['2027-11-21', null],
    ['2027-11-22', 'too_late'],
    ['9999-12-31', 'too_late'],
  ])('%s, asked on 2026-11-21: %s', (day, fault) => expect(judgeValidDate(day, '2026-11-21')).toBe(fault))

  it('may be a year on, also after a leap day', () => {
    expect(latestValidDate('2028-02-29')).toBe('2029-02-28')
    expect(proposedValidDate('2026-12-25')).toBe('2027-01-08')
  })

  it.each([
    ['2026-11-21', 'Europe/Tallinn', '2026-11-21T22:00:00Z'],
    ['2026-07-01', 'Europe/Tallinn', '2026-07-01T21:00:00Z'],
    ['2026-11-21', 'Australia/Sydney', '2026-11-21T13:00:00Z'],
    ['2026-12-31', 'America/New_York', '2027-01-01T05:00:00Z'],
  ])('%s in %s ends at %s', (day, zone, instant) => expect(sharedAccessExpiry(day, zone)).toBe(instant))
})

it('is for guests where a link opens the allergens and nothing else', () => {
  expect(isForGuests(['allergens'])).toBe(true)
  expect(isForGuests([])).toBe(false)
  for (const module of shareableModules.filter((one) => one !== 'allergens')) {
    expect(isForGuests([module])).toBe(false)
    expect(isForGuests(['allergens', module])).toBe(false)
  }
})

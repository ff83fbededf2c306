import { describe, expect, it } from 'vitest'
import {
  capacityRanges,
  countries,
  currencies,
  findCountry,
  findState,
  isAccessLevel,
  locationTypeKey,
  locationTypeNumber,
  placeLevels,
  productionTimeUnits,
  states,
  statesOf,
  timeUnits,
  timeZoneExists,
} from './index.ts'
import { isLanguage, languages } from '../languages/index.ts'

describe('ids', () => {
  it('of countries are the specification’s', () => {
    const pinned = { DE: 56, EE: 63, GB: 76, IE: 101, UA: 227, US: 230, CA: 36, AU: 14, RU: 190, ES: 67 }
    for (const [key, id] of Object.entries(pinned)) expect(findCountry(id)?.key).toBe(key)
    expect(new Set(countries.map(({ id }) => id)).size).toBe(countries.length)
    expect(new Set(countries.map(({ key }) => key)).size).toBe(countries.length)
    expect(countries.every(({ phone_code }) => /^\d{1,4}$/.test(phone_code))).toBe(true)
  })
  it('of languages are the specification’s; Latvian has none', () => {
    expect(Object.fromEntries(languages.map(({ key, id }) => [key, id]))).toEqual({
      en: 230,
      et: 63,
      ru: 190,
      uk: 227,
      de: 56,
      es: 67,
      lv: null,
      en_CA: 36,
      en_AU: 14,
      en_GB: 76,
    })
    expect([isLanguage('lv'), isLanguage('fr')]).toEqual([true, false])
  })
  it('of states are unique and belong to one country', () => {
    expect(new Set(states.map(({ id }) => id)).size).toBe(states.length)
    expect([230, 36, 14, 76, 56, 63].map((id) => statesOf(id).length)).toEqual([56, 13, 8, 4, 16, 0])
    expect(findState(303)).toEqual({ id: 303, country_id: 76, key: 'GB-SCT', name: 'Scotland' })
    expect(
      countries
        .filter(({ has_states }) => has_states)
        .map(({ key }) => key)
        .sort(),
    ).toEqual(['AU', 'CA', 'DE', 'GB', 'US'])
  })
  it('of time units are the specification’s', () => {
    expect(timeUnits.slice(3)).toEqual([
      { id: 4, key: 'day' },
      { id: 5, key: 'week' },
      { id: 6, key: 'month' },
      { id: 7, key: 'year' },
    ])
    expect(productionTimeUnits.map(({ key }) => key)).toEqual(['hour', 'day', 'week', 'month', 'year'])
  })
  it('of capacity ranges skip 7', () =>
    expect(capacityRanges.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]))
  it('of currencies follow their list', () => {
    expect(currencies.slice(0, 3)).toEqual([
      { id: 1, key: 'EUR' },
      { id: 2, key: 'USD' },
      { id: 3, key: 'GBP' },
    ])
    expect(new Set(currencies.map(({ key }) => key)).size).toBe(currencies.length)
  })
  it('of location types can be read back', () => {
    expect(locationTypeKey(locationTypeNumber('hotel') ?? 0)).toBe('hotel')
    expect([locationTypeNumber('moon'), locationTypeKey(9_999), locationTypeNumber('constructor')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('access levels', () => {
  it.each([
    'owner',
    'member',
    'readonly',
    'readonly,temp-measurements',
    'readonly,personnel',
    'readonly,temp-measurements,personnel',
  ])('accepts %s', (level) => expect(isAccessLevel(level)).toBe(true))
  it.each([
    '',
    'no_access',
    'admin',
    'temp-measurements',
    'owner,member',
    'owner,personnel',
    'readonly,readonly',
    'readonly,personnel,personnel',
    'readonly, personnel',
  ])('refuses “%s”', (level) => expect(isAccessLevel(level)).toBe(false))
  it('offers no access for places', () => expect(placeLevels.map(({ key }) => key)).toContain('no_access'))
})

it('accepts named time zones only', () => {
  expect(['Europe/Tallinn', 'UTC', 'America/Argentina/Buenos_Aires'].map(timeZoneExists)).toEqual([
    true,
    true,
    true,
  ])
  expect(['', '+02:00', 'Mars/Olympus', 'Europe/Tallinn; drop'].map(timeZoneExists)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

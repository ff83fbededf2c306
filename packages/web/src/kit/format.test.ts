import { describe, expect, it } from 'vitest'
import {
  formatDate,
  formatInstant,
  formatNumber,
  formatPercent,
  formatSize,
  parseDate,
  percentState,
} from './format.ts'

describe('dates', () => {
  it.each([
    ['DD.MM.yyyy', '21.11.2026'],
    ['MM/DD/yyyy', '11/21/2026'],
    ['yyyy-MM-DD', '2026-11-21'],
  ])('are written and read in the pattern %s', (pattern, text) => {
    expect(formatDate('2026-11-21', pattern)).toBe(text)
    expect(parseDate(text, pattern)).toBe('2026-11-21')
  })

  it.each(['31.02.2026', '2026-11-21', '1.1', 'x', '', '00.01.2026', '01.13.2026'])('refuses %j', (text) => {
    expect(parseDate(text)).toBeNull()
  })

  it('reads days and months of one digit, and the leap day', () => {
    expect([parseDate('1.2.2026'), parseDate('29.02.2028'), parseDate('29.02.2026')]).toEqual([
      '2026-02-01',
      '2028-02-29',
      null,
    ])
  })

  it('writes an instant in the wall time of the place', () => {
    expect(formatInstant('2026-11-21T22:30:00Z', 'Europe/Tallinn')).toBe('22.11.2026 00:30')
  })
})

describe('numbers', () => {
  it('show two decimals, in the separators of the language', () => {
    expect([formatNumber(1234.5, 'en'), formatNumber(0.005, 'de')]).toEqual(['1,234.50', '0,01'])
    expect(formatPercent(12.34, 'en')).toBe('12.3%')
  })

  it.each([
    [null, 'none'],
    [0, 'overdue'],
    [49.9, 'overdue'],
    [50, 'due'],
    [99.9, 'due'],
    [100, 'ok'],
  ] as const)('%s percent is %s', (percent, state) => {
    expect(percentState(percent)).toBe(state)
  })
})

it('writes the size of a file', () => {
  expect([formatSize(950, 'en'), formatSize(214_300, 'en'), formatSize(1_260_000, 'de')]).toEqual([
    '1 kB',
    '214.3 kB',
    '1,3 MB',
  ])
})

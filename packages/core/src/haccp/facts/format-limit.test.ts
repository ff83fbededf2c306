import { describe, expect, it } from 'vitest'
import { fixtureTexts } from '../fixture.ts'
import { formatLimit, type LimitExtent } from './format-limit.ts'

const limit = (extent: Partial<LimitExtent>): LimitExtent => ({
  quantity: 'celsius',
  min: null,
  max: null,
  hold_minutes: null,
  from: null,
  within_minutes: null,
  then: null,
  ...extent,
})
const { words } = fixtureTexts
const fahrenheit = (degrees: number): number => (5 / 9) * (degrees - 32)

describe('a limit in words', () => {
  const table: readonly [Partial<LimitExtent>, string, string][] = [
    [{ max: 5 }, '≤ 5 °C', '≤ 41 °F'],
    [{ min: 72, hold_minutes: 2 }, '≥ 72 °C for 2 min', '≥ 161.6 °F for 2 min'],
    [{ min: 74, hold_minutes: 0.25 }, '≥ 74 °C for 15 s', '≥ 165.2 °F for 15 s'],
    [{ from: 60, max: 10, within_minutes: 120 }, '60 °C → 10 °C within 2 h', '140 °F → 50 °F within 2 h'],
    [
      { from: 63, max: 8, within_minutes: 90 },
      '63 °C → 8 °C within 90 min',
      '145.4 °F → 46.4 °F within 90 min',
    ],
    [{ min: fahrenheit(165) }, '≥ 73.9 °C', '≥ 165 °F'],
    [{ min: fahrenheit(155), hold_minutes: 17 / 60 }, '≥ 68.3 °C for 17 s', '≥ 155 °F for 17 s'],
    [
      {
        from: fahrenheit(135),
        max: fahrenheit(70),
        within_minutes: 120,
        then: { max: fahrenheit(41), within_minutes: 360 },
      },
      '57.2 °C → 21.1 °C within 2 h, then ≤ 5 °C within 6 h in all',
      '135 °F → 70 °F within 2 h, then ≤ 41 °F within 6 h in all',
    ],
    [{ max: -20, hold_minutes: 1440 }, '≤ -20 °C for 24 h', '≤ -4 °F for 24 h'],
    [{ max: fahrenheit(-4), hold_minutes: 10_080 }, '≤ -20 °C for 7 days', '≤ -4 °F for 7 days'],
    [{ min: 0, max: 4 }, '0 °C to 4 °C', '32 °F to 39.2 °F'],
    [
      { min: 74, hold_minutes: 0.25, within_minutes: 60 },
      '≥ 74 °C for 15 s within 1 h',
      '≥ 165.2 °F for 15 s within 1 h',
    ],
    [{ quantity: 'celsius_difference', max: 3 }, '≤ 3 °C', '≤ 5.4 °F'],
    [{ quantity: 'ph', max: 4.6 }, 'pH ≤ 4.6', 'pH ≤ 4.6'],
    [{ quantity: 'aw', max: 0.92 }, 'aw ≤ 0.92', 'aw ≤ 0.92'],
    [{ quantity: 'mm', min: 2, max: 2 }, '2 mm', '2 mm'],
    [{}, 'no fixed figure, see the label', 'no fixed figure, see the label'],
  ]
  it.each(table)('%j', (extent, celsius, inFahrenheit) => {
    expect(formatLimit(limit(extent), 'C', words)).toBe(celsius)
    expect(formatLimit(limit(extent), 'F', words)).toBe(inFahrenheit)
  })

  it('uses the decimal sign of the language', () => {
    expect(formatLimit(limit({ min: 70.5 }), 'C', { ...words, 'number.decimal': ',' })).toBe('≥ 70,5 °C')
  })
})

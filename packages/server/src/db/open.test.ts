import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoInstant } from './open.ts'

/** As PostgreSQL writes it: without zeros at the end of the fraction. */
const texts = fc
  .tuple(
    fc.date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
    fc.integer({ min: 0, max: 999_999 }),
    fc.constantFrom('+00', '+02', '+05:30', '-03'),
  )
  .map(([date, micros, zone]) => {
    const fraction = String(micros).padStart(6, '0').replace(/0+$/, '')
    return `${date.toISOString().slice(0, 19).replace('T', ' ')}${fraction === '' ? '' : `.${fraction}`}${zone}`
  })

describe('an instant of the database', () => {
  it('is read as ISO text in UTC, cut to milliseconds, in any zone of the session', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(isoInstant(text)).toBe(new Date(text).toISOString())
      }),
      { numRuns: 500 },
    )
  })
  it('before the year 100 has the right year', () =>
    expect(isoInstant('0001-01-01 00:00:00+00')).toBe('0001-01-01T00:00:00.000Z'))
})

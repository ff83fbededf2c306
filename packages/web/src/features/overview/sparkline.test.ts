import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HEIGHT, sparkOf, WIDTH } from './sparkline.ts'

const readings = (...values: readonly number[]) =>
  values.map((celsius) => ({ at: '2026-11-26T08:00:00Z', celsius, is_within: true }))
const fridge = { min: null, max: 5 }

describe('a sparkline', () => {
  it('is none without a reading', () => expect(sparkOf({ limit: fridge, readings: [] })).toBe(null))

  it('has its only reading at the end', () =>
    expect(sparkOf({ limit: fridge, readings: readings(3) })?.last.x).toBeGreaterThan(WIDTH / 2))

  it('has warmer readings higher', () => {
    const [cold, warm] = [2, 9].map((last) => sparkOf({ limit: fridge, readings: readings(4, last) }))
    expect(warm?.last.y).toBeLessThan(cold?.last.y ?? 0)
  })

  it('has every point inside the box, and exactly the readings within the limit inside the band', () => {
    const temperature = fc.double({ min: -40, max: 120, noNaN: true })
    fc.assert(
      fc.property(
        fc.array(temperature, { minLength: 1, maxLength: 28 }),
        fc.option(temperature, { nil: null }),
        (values, max) => {
          const spark = sparkOf({ limit: { min: null, max }, readings: readings(...values) })
          const points = spark?.points.split(' ').map((point) => point.split(',').map(Number)) ?? []
          expect(points).toHaveLength(values.length)
          for (const [at, [x = -1, y = -1]] of points.entries()) {
            expect(x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT).toBe(true)
            const isWithin = max === null || (values[at] ?? 0) <= max
            const edge = spark?.band.y ?? 0
            expect(isWithin ? y >= edge : y <= edge).toBe(true)
          }
        },
      ),
    )
  })
})

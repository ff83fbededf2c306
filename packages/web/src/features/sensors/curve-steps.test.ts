import { expect, it } from 'vitest'
import { step, widen } from './curve-steps.tsx'

const hour = 3_600_000
const now = 100 * hour
const hours = ({ from, to }: { from: number; to: number }): number[] => [from / hour, to / hour]

it('steps by half of what is shown, and not past now', () => {
  expect(hours(step({ from: 80 * hour, to: 90 * hour }, -1, now))).toEqual([75, 85])
  expect(hours(step({ from: 80 * hour, to: 90 * hour }, 1, now))).toEqual([85, 95])
  expect(hours(step({ from: 90 * hour, to: 98 * hour }, 1, now))).toEqual([92, 100])
})
it('looks closer and farther around the same moment, and not past now', () => {
  expect(hours(widen({ from: 80 * hour, to: 90 * hour }, 0.5, now))).toEqual([82.5, 87.5])
  expect(hours(widen({ from: 80 * hour, to: 90 * hour }, 2, now))).toEqual([75, 95])
  expect(hours(widen({ from: 90 * hour, to: 100 * hour }, 2, now))).toEqual([80, 100])
})
it('ends at ten minutes', () =>
  expect(widen({ from: 0, to: 15 * 60_000 }, 0.5, now)).toEqual({ from: 150_000, to: 750_000 }))

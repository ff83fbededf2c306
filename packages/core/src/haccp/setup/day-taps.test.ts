import { describe, expect, it } from 'vitest'
import type { PlanTask } from '../generate/plan.ts'
import { dayTaps, keysOfReading, keystrokeSeconds } from './day-taps.ts'

const line = (more: object): PlanTask =>
  ({
    round: 'cold',
    times: ['08:00'],
    entry: 'enter_temperature',
    limit: null,
    ...more,
  }) as unknown as PlanTask
const limit = (max: number, quantity = 'celsius') => ({ limit: { max, min: null, quantity } })
const tick = line({ entry: 'choose_one_answer' })

it.each([
  ['a refrigerator, 5.0', limit(5), 3],
  ['a freezer, -18.0', limit(-18), 5],
  ['pH 4.2', limit(4.2, 'ph'), 3],
  ['100 ppm', limit(100, 'ppm'), 3],
])('counts the keys of %s', (_, more, keys) => expect(keysOfReading(line(more))).toBe(keys))

describe('the taps of a day', () => {
  it('open the first reading of a walk; each is typed and confirmed', () => {
    expect(dayTaps({ tasks: [line(limit(5)), line(limit(5))] }).taps).toBe(1 + 2 * (3 + 1))
  })
  it('are one for all that is only looked at on a walk', () => {
    expect(dayTaps({ tasks: [tick, tick, tick] }).taps).toBe(1)
    expect(dayTaps({ tasks: [tick, { ...tick, times: ['08:00', '16:00'] }] }).taps).toBe(2)
  })
  it('are one more where the food is chosen', () => {
    expect(dayTaps({ tasks: [line({ ...limit(5), foods: [] })] }).taps).toBe(1 + 1 + 3 + 1)
  })
  it('are none for what has no hour, and never fewer with another line', () => {
    expect(dayTaps({ tasks: [line({ times: [] })] })).toEqual({ lines: 0, taps: 0, seconds: 0 })
    const some = [tick, line(limit(5))]
    for (const more of [tick, line(limit(-18)), line({ round: 'closing' })])
      expect(dayTaps({ tasks: [...some, more] }).taps).toBeGreaterThanOrEqual(dayTaps({ tasks: some }).taps)
  })
  it('take the time of the keystroke-level model', () => {
    const { seconds } = dayTaps({ tasks: [tick] })
    expect(seconds).toBeCloseTo(keystrokeSeconds.tap + keystrokeSeconds.think)
  })
})

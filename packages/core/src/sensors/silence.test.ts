import { describe, expect, it } from 'vitest'
import { isSilent, silentAfterMs } from './index.ts'

const minute = 60_000
const at = (heard: number, now: number, interval_minutes = 10, downtime: [number, number] | null = null) =>
  isSilent({
    heard_at: heard * minute,
    now: now * minute,
    interval_minutes,
    downtime: downtime === null ? null : { from: downtime[0] * minute, to: downtime[1] * minute },
  })

describe('a sensor', () => {
  it.each([
    [1, 15],
    [5, 15],
    [10, 30],
    [60, 180],
  ])('that reports every %s min is silent after %s min', (interval, minutes) =>
    expect(silentAfterMs(interval)).toBe(minutes * minute),
  )
  it('is silent after its time and not at it', () => expect([at(0, 30), at(0, 30.1)]).toEqual([false, true]))
  it('is not silent while the server was down', () => {
    expect(at(0, 60, 10, [10, 60])).toBe(false)
    expect(at(0, 81, 10, [10, 60])).toBe(true)
    expect(at(0, 80, 10, [10, 60])).toBe(false)
  })
  it('is judged by the messages after the downtime', () =>
    expect([at(70, 100, 10, [10, 60]), at(70, 100.1, 10, [10, 60])]).toEqual([false, true]))
})

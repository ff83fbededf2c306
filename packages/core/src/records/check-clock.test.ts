import { describe, expect, it } from 'vitest'
import { checkClock } from './check-clock.ts'

const at = (minute: number, seq: number) => ({
  seq,
  received_at: new Date(Date.UTC(2026, 10, 23) + minute * 60_000).toISOString(),
})
const judge = (minutes: readonly number[], after: number | null = null) => {
  const check = checkClock(7, after === null ? null : at(after, 0))
  minutes.forEach((minute, index) => check.take(at(minute, index + 1)))
  return check.fault()
}

describe('the clock of a chain', () => {
  it.each([[[]], [[5]], [[1, 1, 2, 60 * 24]], [[10, 8, 11]]])(
    'that goes on, or back by two minutes at most, is sound: %j',
    (minutes) => expect(judge(minutes)).toBeNull(),
  )
  it('that was set forward and back is found at the first revision that came too early', () =>
    expect(judge([0, 2_880, 1, 2])).toEqual({
      class: 'clock',
      place_id: 7,
      seq: 3,
      detail: 'the clock was set back: it was received 2879 min before revision 2',
    }))
  it('that crept back by small steps is found', () => expect(judge([10, 9, 8, 7])).toMatchObject({ seq: 4 }))
  it('is compared with what was checked before', () =>
    expect(judge([1], 60)).toMatchObject({ class: 'clock', seq: 1 }))
})

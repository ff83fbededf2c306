import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pinWait } from './pin-wait.ts'

const now = new Date('2026-11-24T12:00:00Z')
const ago = (seconds: number): string => new Date(now.getTime() - seconds * 1_000).toISOString()

it.each([
  [0, null, 0],
  [4, ago(0), 0],
  [5, ago(0), 60],
  [5, ago(61), 0],
  [7, ago(40), 200],
  [500, ago(0), 86_400],
])('lets %i tries wait', (tries, last, wait) => expect(pinWait(tries, last, now)).toBe(wait))

it('takes months for 10,000 tries', () => {
  const waits = Array.from({ length: 10_000 }, (_, tries) => pinWait(tries, ago(0), now))
  expect(waits.reduce((sum, wait) => sum + wait, 0) / 86_400).toBeGreaterThan(9_000)
})

it('never waits shorter after more tries', () => {
  fc.assert(
    fc.property(fc.nat(1_000), fc.nat(100_000), (tries, seconds) => {
      expect(pinWait(tries + 1, ago(seconds), now)).toBeGreaterThanOrEqual(pinWait(tries, ago(seconds), now))
    }),
  )
})

import { expect, it } from 'vitest'
import { nextAttempt, webhookAttempts } from './index.ts'

it('sends a notice again after growing pauses, five times in all', () => {
  const now = new Date('2026-11-26T12:00:00Z')
  const times = [1, 2, 3, 4, 5].map((attempts) => nextAttempt(attempts, now)?.toISOString() ?? null)
  expect(times).toEqual([
    '2026-11-26T12:01:00.000Z',
    '2026-11-26T12:10:00.000Z',
    '2026-11-26T13:00:00.000Z',
    '2026-11-26T18:00:00.000Z',
    null,
  ])
  expect(webhookAttempts).toBe(5)
})

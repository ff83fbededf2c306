import { describe, expect, it } from 'vitest'
import { needsReason, ticketState, ticketTaskStatus } from './index.ts'

describe('a ticket', () => {
  it.each([
    [null, 'open'],
    ['done', 'done'],
    ['not_done', 'not_done'],
  ] as const)('with the answer %s is %s', (answer, state) => expect(ticketState(answer)).toBe(state))
  it('makes its pseudo-task due while the day is not filled', () =>
    expect([ticketTaskStatus({ filled: false }), ticketTaskStatus({ filled: true })]).toEqual(['due', 'ok']))
  it('is corrected without a reason in the first 15 minutes', () => {
    const received = '2026-11-21T08:00:00.000Z'
    expect([
      needsReason(received, new Date('2026-11-21T08:15:00.000Z')),
      needsReason(received, new Date('2026-11-21T08:15:00.001Z')),
    ]).toEqual([false, true])
  })
})

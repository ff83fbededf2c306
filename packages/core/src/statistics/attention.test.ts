import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attentionKinds, listAttention, type PlaceState } from './attention.ts'

const fine: PlaceState = {
  overdue_checks: 0,
  open_alarms: 0,
  open_tickets: 0,
  waiting_verifications: 0,
  plan_status: 3,
  plan_is_outdated: false,
  plan_proposals: 0,
}
const kinds = (state: Partial<PlaceState>) =>
  listAttention({ ...fine, ...state }, () => true).map(({ kind }) => kind)

test.for([
  ['nothing where all is well', {}, []],
  ['an unfilled plan', { plan_status: 1 }, ['plan_unfilled']],
  ['a plan that waits for its confirmation', { plan_status: 2 }, ['plan_unconfirmed']],
  [
    'a plan that must be generated again before it is confirmed',
    { plan_status: 2, plan_is_outdated: true },
    ['plan_outdated'],
  ],
  ['a confirmed plan whose answers changed', { plan_is_outdated: true }, ['plan_outdated']],
  [
    'overdue checks before everything else',
    { waiting_verifications: 4, overdue_checks: 2 },
    ['overdue_checks', 'waiting_verifications'],
  ],
] as const)('lists %s', ([, state, expected]) => {
  expect(kinds(state)).toEqual(expected)
})

test('lists nothing that the reader may not do, and everything else once, in order', () => {
  const count = fc.nat(3)
  const state = fc.record({
    overdue_checks: count,
    open_alarms: count,
    open_tickets: count,
    waiting_verifications: count,
    plan_status: fc.constantFrom(1, 2, 3),
    plan_is_outdated: fc.boolean(),
    plan_proposals: count,
  })
  fc.assert(
    fc.property(state, fc.boolean(), (one, mayVerify) => {
      const items = listAttention(one, (permission) => permission !== 'verifications.edit' || mayVerify)
      const order = items.map(({ kind }) => attentionKinds.indexOf(kind))
      expect(order).toEqual(order.toSorted((a, b) => a - b))
      expect(new Set(order).size).toBe(order.length)
      expect(items.some(({ kind }) => kind === 'waiting_verifications')).toBe(
        mayVerify && one.waiting_verifications > 0,
      )
    }),
  )
})

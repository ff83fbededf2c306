import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attentionKinds, listAttention, listLowAreas, type PlaceState } from './attention.ts'
import { overviewAreas, type AreaPercents } from './overall-percent.ts'

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

test('lists everything that is open once, in order, and whether the reader may do it', () => {
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
      const open = items.find(({ kind }) => kind === 'waiting_verifications')
      expect(open?.is_mine).toBe(one.waiting_verifications > 0 ? mayVerify : undefined)
    }),
  )
})

test('lists each area below 100 percent once, the lowest first', () => {
  const percent = fc.option(fc.nat(100), { nil: null })
  const percents = fc.record(
    Object.fromEntries(overviewAreas.map((area) => [area, percent])) as Record<
      keyof AreaPercents,
      typeof percent
    >,
  )
  fc.assert(
    fc.property(percents, (one) => {
      const low = listLowAreas(one, () => true)
      expect(new Set(low.map(({ area }) => area))).toEqual(
        new Set(overviewAreas.filter((area) => (one[area] ?? 100) < 100)),
      )
      expect(low.map((row) => row.percent)).toEqual(low.map((row) => row.percent).toSorted((a, b) => a - b))
      expect(listLowAreas(one, () => false).some(({ is_mine }) => is_mine)).toBe(false)
    }),
  )
})

test('asks for what can still be put right, and for no check that was missed', () => {
  const percents = { audits: 0, documents: 90, monitoring: 0, personnel: 0, plan: 50, production: null }
  const mine = listLowAreas(percents, () => true).filter(({ is_mine }) => is_mine)
  expect(mine.map(({ area }) => area)).toEqual(['audits', 'personnel', 'plan', 'documents'])
})

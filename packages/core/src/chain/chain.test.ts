import fc from 'fast-check'
import { expect, it } from 'vitest'
import { byWorst, donePercent, hasSomethingOpen, needsSomebody, type ChainPlace } from './index.ts'

const fine: ChainPlace = {
  name: 'Fine',
  week: 100,
  breaches: 0,
  open_alarms: 0,
  open_tickets: 0,
  expiring: 0,
}
const place = (name: string, facts: Partial<ChainPlace>): ChainPlace => ({ ...fine, name, ...facts })

it('puts the worst place first', () => {
  const places = [
    fine,
    place('Unused', { week: null }),
    place('Late', { week: 60 }),
    place('Alarm', { open_alarms: 1 }),
    place('Papers', { expiring: 2 }),
    place('Breaches', { breaches: 4 }),
    place('Tickets', { open_tickets: 3 }),
  ]
  expect(places.toSorted(byWorst).map(({ name }) => name)).toEqual([
    'Alarm',
    'Late',
    'Breaches',
    'Tickets',
    'Papers',
    'Fine',
    'Unused',
  ])
})

it.each([
  ['a fine place', {}, false],
  ['a place without checks', { week: null }, false],
  ['many missed checks', { week: 89 }, true],
  ['an alarm', { open_alarms: 1 }, true],
  ['a ticket', { open_tickets: 1 }, true],
  ['a breach that was dealt with', { breaches: 1 }, false],
] as const)('says of %s whether it needs somebody', (_name, facts, needs) =>
  expect(needsSomebody(place('A', facts))).toBe(needs),
)

it('says 100 percent only where nothing was missed', () =>
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(10_000), (ok, missed) => {
      const percent = donePercent({ ok, missed })
      expect(percent === 100).toBe(ok > 0 && missed === 0)
      expect(percent === null).toBe(ok + missed === 0)
    }),
  ))

it.each([
  ['a fine place', {}, false],
  ['a check that was missed', { week: 98 }, true],
  ['papers that end', { expiring: 1 }, true],
  ['a plan that nobody has confirmed', { plan: 2 }, true],
  ['a plan that is outdated', { plan_is_outdated: true }, true],
  ['an alarm', { open_alarms: 1 }, true],
] as const)('says of %s whether something is open there', (_name, facts, isOpen) =>
  expect(hasSomethingOpen({ ...fine, plan: 3, plan_is_outdated: false, ...facts })).toBe(isOpen),
)

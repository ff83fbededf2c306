import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateOf, dayOf } from '../schedule/index.ts'
import {
  addMonths,
  judgeRequirement,
  personnelPercent,
  teamFrequencies,
  type Requirement,
  type TeamEntry,
  type TeamMember,
} from './index.ts'

const today = '2026-11-24'
const { once, months, with_health_control, once_in_manning, once_in_year } = teamFrequencies
const requirement = (task_frequency_type_id: number, more: Partial<Requirement> = {}): Requirement => ({
  task_subtype_id: 3,
  task_frequency_type_id,
  repeat_months: null,
  groups: [],
  ...more,
})
const member = (more: Partial<TeamMember> = {}): TeamMember => ({
  groups: [1],
  employed_since: '2025-01-01',
  health: null,
  ...more,
})
const day = fc.integer({ min: dayOf('2015-01-01'), max: dayOf('2035-01-01') }).map(dateOf)
const entry = (date: string, valid_until: string | null = null): TeamEntry => ({ date, valid_until })

describe('a requirement', () => {
  it.each<[string, Requirement, TeamEntry | null, readonly [string, string | null]]>([
    ['nothing is there', requirement(once), null, ['missing', null]],
    ['once, long ago', requirement(once), entry('2010-05-05'), ['valid', null]],
    ['a year ago and a day', requirement(once_in_year), entry('2025-11-23'), ['missing', '2026-11-23']],
    ['today is the last day', requirement(once_in_year), entry('2025-11-24'), ['expiring', '2026-11-24']],
    ['31 days are left', requirement(once_in_year), entry('2025-12-25'), ['valid', '2026-12-25']],
    ['30 days are left', requirement(once_in_year), entry('2025-12-24'), ['expiring', '2026-12-24']],
    [
      'every 24 months',
      requirement(months, { repeat_months: 24 }),
      entry('2025-02-01'),
      ['valid', '2027-02-01'],
    ],
    ['its own end wins', requirement(once), entry('2026-01-01', '2026-02-01'), ['missing', '2026-02-01']],
    ['another group', requirement(once, { groups: [2] }), null, ['not_needed', null]],
  ])('%s', (_, rule, last, [status, valid_until]) => {
    expect(judgeRequirement(rule, member(), last, today)).toEqual({ status, valid_until })
  })
  it('at hiring is asked again of a person who starts again', () => {
    const rule = requirement(once_in_manning)
    expect(judgeRequirement(rule, member(), entry('2024-12-15'), today).status).toBe('valid')
    const again = member({ employed_since: '2026-10-01' })
    expect(judgeRequirement(rule, again, entry('2024-12-15'), today).status).toBe('missing')
  })
  it('with the health control follows the health certificate', () => {
    const rule = requirement(with_health_control)
    const healthy = member({ health: entry('2026-01-10', '2027-01-10') })
    expect(judgeRequirement(rule, healthy, entry('2025-12-01'), today).status).toBe('missing')
    expect(judgeRequirement(rule, healthy, entry('2026-01-10'), today)).toEqual({
      status: 'valid',
      valid_until: '2027-01-10',
    })
  })
  it('never gets better as days pass', () => {
    const order = ['valid', 'expiring', 'missing']
    fc.assert(
      fc.property(day, day, day, fc.integer({ min: 1, max: 60 }), (date, first, second, repeat_months) => {
        const [early, late] = [first, second].toSorted()
        const rule = requirement(months, { repeat_months })
        const at = (on: string) => order.indexOf(judgeRequirement(rule, member(), entry(date), on).status)
        expect(at(late ?? '')).toBeGreaterThanOrEqual(at(early ?? ''))
      }),
    )
  })
})

describe('months', () => {
  it('end on the last day of a shorter one', () => {
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29')
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28')
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
  })
  it('keep the day or shorten it', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -60, max: 60 }), (date, count) => {
        const later = addMonths(date, count)
        expect(Number(later.slice(8))).toBeLessThanOrEqual(Number(date.slice(8)))
        expect(Math.sign(dayOf(later) - dayOf(date))).toBe(Math.sign(count))
      }),
    )
  })
})

it('counts the people who have everything', () => {
  const valid = { status: 'valid', valid_until: null } as const
  const missing = { status: 'missing', valid_until: null } as const
  const none = { status: 'not_needed', valid_until: null } as const
  expect(personnelPercent([[valid, missing], [valid, none], [none]])).toBe(50)
  expect(personnelPercent([[none], []])).toBeNull()
  expect(personnelPercent([[missing], [valid], [valid]])).toBe(66)
})

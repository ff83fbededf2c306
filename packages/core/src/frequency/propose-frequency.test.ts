import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FrequencyName } from '../haccp/index.ts'
import { proposeFrequency, type Evidence, type WatchedLine } from './index.ts'

const fridge: WatchedLine = {
  planned: 'twice_a_day',
  current: 'twice_a_day',
  is_measured: true,
  is_critical: false,
  is_law: false,
  least_often: null,
  is_steady: true,
}
const good: Evidence = { due: 60, filled: 60, readings: 60, within: 60, breaches: 0, is_kept: false }

describe('a frequency', () => {
  it.each([
    ['twice a day becomes once a day', {}, {}, 'once_a_day'],
    ['once a day becomes once a week', { current: 'once_a_day' }, {}, 'once_a_week'],
    ['stays once a day at a critical control point', { current: 'once_a_day', is_critical: true }, {}, null],
    ["stays once a day at a law's limit", { current: 'once_a_day', is_law: true }, {}, null],
    ['stays where the guides ask once a day', { current: 'once_a_day', least_often: 'once_a_day' }, {}, null],
    ['stays where the law asks twice a day', { least_often: 'twice_a_day' }, {}, null],
    ['stays once a week', { current: 'once_a_week' }, {}, null],
    ['stays where a check was missed', {}, { filled: 59 }, null],
    ['stays where a reading was outside its limit', {}, { within: 59, breaches: 1 }, null],
    ['stays with 19 readings', {}, { due: 19, filled: 19, readings: 19, within: 19 }, null],
    ['may be lowered with 20 readings', {}, { due: 20, filled: 20, readings: 20, within: 20 }, 'once_a_day'],
    ['stays where the schedule is new', { is_steady: false }, {}, null],
    ['stays after a decision to keep it', {}, { is_kept: true }, null],
    ['of a tick stays', { is_measured: false }, {}, null],
    ['of each batch stays', { planned: 'other', current: 'other' }, {}, null],
  ] as const)('%s', (_, line, evidence, to) => {
    const proposal = proposeFrequency({ ...fridge, ...line }, { ...good, ...evidence })
    expect(proposal).toEqual(to === null ? null : { kind: 'lower', to })
  })

  it('goes back to the plan after a breach, also where a decision kept it', () =>
    expect(
      proposeFrequency({ ...fridge, current: 'once_a_week' }, { ...good, breaches: 1, is_kept: true }),
    ).toEqual({ kind: 'raise', to: 'twice_a_day' }))
})

const steps = ['twice_a_day', 'once_a_day', 'once_a_week'] as const
const names: readonly FrequencyName[] = [...steps, ...steps, 'once_in_month', 'other']
const lines: fc.Arbitrary<WatchedLine> = fc.record({
  planned: fc.constantFrom(...names),
  current: fc.constantFrom(...names),
  is_measured: fc.boolean(),
  is_critical: fc.boolean(),
  is_law: fc.boolean(),
  least_often: fc.option(fc.constantFrom(...names)),
  is_steady: fc.boolean(),
})
const evidences: fc.Arbitrary<Evidence> = fc.oneof(
  fc.constant(good),
  fc.record({
    due: fc.nat(60),
    filled: fc.nat(60),
    readings: fc.nat(60),
    within: fc.nat(60),
    breaches: fc.nat(2),
    is_kept: fc.boolean(),
  }),
)
const rarity = (name: FrequencyName): number => steps.indexOf(name as (typeof steps)[number])

/** No rarer frequency than this one may be proposed for the line. */
const rarestOf = ({ is_critical, is_law, least_often }: WatchedLine): number =>
  Math.min(
    rarity(is_critical || is_law ? 'once_a_day' : 'once_a_week'),
    least_often === null ? Infinity : rarity(least_often),
  )

describe('a proposal', () => {
  it('never goes below what law and guides ask for', () => {
    fc.assert(
      fc.property(lines, evidences, (line, evidence) => {
        const proposal = proposeFrequency(line, evidence)
        fc.pre(proposal?.kind === 'lower')
        const to = rarity(proposal?.to ?? 'other')
        expect([to, to <= rarestOf(line)]).toEqual([rarity(line.current) + 1, true])
      }),
    )
  })

  it('to raise always follows a breach on a lowered line, and nothing else', () => {
    fc.assert(
      fc.property(lines, evidences, (line, evidence) => {
        const lowered =
          line.is_measured && rarity(line.planned) >= 0 && rarity(line.current) > rarity(line.planned)
        const proposal = proposeFrequency(line, evidence)
        expect(proposal?.kind === 'raise' ? proposal.to : null).toBe(
          lowered && evidence.breaches > 0 ? line.planned : null,
        )
      }),
    )
  })

  it('is never to lower after a decision to keep the frequency', () => {
    fc.assert(
      fc.property(lines, evidences, (line, evidence) => {
        expect(proposeFrequency(line, { ...evidence, is_kept: true })?.kind).not.toBe('lower')
      }),
    )
  })
})

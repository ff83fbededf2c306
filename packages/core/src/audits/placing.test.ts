import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDisputed, placeAnswer, type AnswerBase, type GivenAnswer } from './placing.ts'

const given = (
  version: number,
  state: GivenAnswer['state'],
  more: Partial<GivenAnswer> = {},
): GivenAnswer => ({
  version,
  state,
  uuid: null,
  is_same: false,
  is_own: false,
  ...more,
})
const seen = (version: number | null): AnswerBase => ({ kind: 'version', version })
const after = (uuid: string): AnswerBase => ({ kind: 'uuid', uuid })
const unknown: AnswerBase = { kind: 'unknown' }
const two = [given(1, 'current', { uuid: 'a' }), given(2, 'disputed', { uuid: 'b' })]

describe('an answer to a question of an audit', () => {
  it.each<[string, readonly GivenAnswer[], AnswerBase, ReturnType<typeof placeAnswer>]>([
    ['is the first one', [], seen(null), { state: 'current', replaces: [] }],
    ['replaces what it was based on', [given(1, 'current')], seen(1), { state: 'current', replaces: [1] }],
    [
      'stays beside one it had not seen',
      [given(1, 'current')],
      seen(null),
      { state: 'disputed', replaces: [] },
    ],
    [
      'stays beside the newer one',
      [given(1, 'replaced'), given(2, 'current')],
      seen(1),
      { state: 'disputed', replaces: [] },
    ],
    ['settles where both were seen', two, seen(2), { state: 'current', replaces: [1, 2] }],
    ['amends the counted one of two', two, seen(1), { state: 'current', replaces: [1] }],
    ['amends the other one of two', two, after('b'), { state: 'disputed', replaces: [2] }],
    ['changes nothing where it says the same', [given(1, 'current', { is_same: true })], seen(null), null],
    [
      'settles where it gives in to the other',
      [given(1, 'current', { is_same: true }), given(2, 'disputed', { uuid: 'b' })],
      after('b'),
      { state: 'current', replaces: [1, 2] },
    ],
    [
      'of the same session replaces',
      [given(1, 'current', { is_own: true })],
      unknown,
      { state: 'current', replaces: [1] },
    ],
    [
      'of another session stays beside it',
      [given(1, 'current')],
      unknown,
      { state: 'disputed', replaces: [] },
    ],
    [
      'that does not say what it changes settles nothing',
      [given(1, 'current', { is_own: true }), given(2, 'disputed')],
      unknown,
      { state: 'disputed', replaces: [] },
    ],
  ])('%s', (_title, answers, base, placing) => expect(placeAnswer(answers, base)).toEqual(placing))

  it('never replaces an answer of others that its device had not seen', () => {
    const step = fc.record({ device: fc.nat(2), value: fc.nat(3), reads: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const all: { version: number; state: GivenAnswer['state']; value: number; device: number }[] = []
        const known = new Map<number, number>()
        for (const { device, value, reads } of steps) {
          if (reads) known.set(device, all.length)
          const latest = known.get(device) ?? 0
          const placing = placeAnswer(
            all.map((one) => ({ ...one, uuid: null, is_same: one.value === value, is_own: false })),
            seen(latest === 0 ? null : latest),
          )
          if (placing === null) continue
          for (const version of placing.replaces) {
            const one = all[version - 1]
            if (one === undefined) throw new Error('only what was given is replaced')
            expect(version <= latest || one.value === value).toBe(true)
            one.state = 'replaced'
          }
          all.push({ version: all.length + 1, state: placing.state, value, device })
        }
        const open = all.filter(({ state }) => state !== 'replaced')
        expect(open.filter(({ state }) => state === 'current')).toHaveLength(all.length === 0 ? 0 : 1)
        expect(isDisputed(open)).toBe(open.length > 1)
      }),
    )
  })
})

import type { PlaceSetup } from '@larder/contract/place-setup'
import { describe, expect, it } from 'vitest'
import { inputOf, startAnswers, withCount, withTheirs, yesOf } from './quick-answers.ts'

const setup = {
  questions: [
    { key: 'meat', answer: true },
    { key: 'fish', answer: false },
  ],
  units: [
    { kind: 'refrigerator', name: 'Refrigerators', unit_name: 'Fridge', units: [] },
    { kind: 'hot_holding', name: 'Hot holding', unit_name: 'Hot counter', units: [] },
  ],
  preview: { unit_kinds: ['refrigerator'] },
} as unknown as PlaceSetup

describe('the answers of the set-up', () => {
  it('start with one unit of each kind that the plan reads', () =>
    expect(startAnswers(setup)).toEqual({
      base: { answers: { meat: true, fish: false }, units: { refrigerator: [], hot_holding: [] } },
      answers: { meat: true, fish: false },
      units: { refrigerator: [{ id: null, name: 'Fridge 1', holds: [] }], hot_holding: [] },
    }))
  it('start with the units of a place that has some', () =>
    expect(
      startAnswers({
        ...setup,
        units: setup.units.map((kind, at) =>
          at === 1 ? { ...kind, units: [{ id: 4, name: 'Bar', holds: [] }] } : kind,
        ),
      }).units,
    ).toEqual({ refrigerator: [], hot_holding: [{ id: 4, name: 'Bar', holds: [] }] }))
  it('are asked about as text', () => expect(yesOf(startAnswers(setup))).toBe('meat'))
  it('send a unit without a name under that of its kind', () =>
    expect(
      inputOf({ answers: {}, units: { refrigerator: [{ id: 3, name: '  ', holds: [] }] } }, setup).units[0],
    ).toEqual({ kind: 'refrigerator', units: [{ id: 3, name: 'Fridge', holds: [] }] }))
})

describe('a unit that somebody else changed too', () => {
  const [theirs, mine] = [
    { id: 4, name: 'Counter', holds: [] },
    { id: 4, name: 'Bar', holds: [] },
  ] as const
  const before = { answers: {}, units: { hot_holding: [{ id: 4, name: 'Shelf', holds: [] }] } }
  const now = { answers: {}, units: { hot_holding: [mine] }, base: before }
  it('is sent again over theirs, or gives way', () => {
    expect(withTheirs(now, theirs, 'mine')).toMatchObject({
      units: { hot_holding: [mine] },
      base: { units: { hot_holding: [theirs] } },
    })
    expect(withTheirs(now, theirs, 'theirs')).toMatchObject({
      units: { hot_holding: [theirs] },
      base: { units: { hot_holding: [theirs] } },
    })
  })
})

describe('the number of units', () => {
  const bar = { id: 4, name: 'Bar', holds: [] }
  it.each([
    [[], 2, ['Fridge 1', 'Fridge 2']],
    [[bar], 2, ['Bar', 'Fridge 1']],
    [[{ id: null, name: 'Fridge 1', holds: [] }, bar], 3, ['Fridge 1', 'Bar', 'Fridge 2']],
    [[bar, { id: null, name: 'Fridge 1', holds: [] }], 1, ['Bar']],
    [[bar], 0, []],
  ] as const)('%j changed to %i: %j', (now, count, names) =>
    expect(withCount(now, count, 'Fridge').map(({ name }) => name)).toEqual(names),
  )
})

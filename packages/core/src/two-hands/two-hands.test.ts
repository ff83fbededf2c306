import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeChoices, mergeFields } from './index.ts'

const sets = fc.uniqueArray(fc.nat(9))
const sorted = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b)

describe('a list of choices', () => {
  it.each([
    ['both added', [1, 2], [1], [1, 3], [1, 2, 3]],
    ['one added, one took away', [1, 2], [1], [], [2]],
    ['both did the same', [2], [1], [2], [2]],
    ['the other changed nothing', [1], [1], [4, 1], [1, 4]],
  ])('keeps the clicks of both: %s', (...[, now, base, mine, expected]) =>
    expect(mergeChoices(now, base, mine)).toEqual(expected),
  )
  it('is the same whoever is faster, and holds each click', () =>
    fc.assert(
      fc.property(sets, sets, sets, (base, first, second) => {
        const merged = mergeChoices(first, base, second)
        expect(sorted(merged)).toEqual(sorted(mergeChoices(second, base, first)))
        const added = [...first, ...second].filter((one) => !base.includes(one))
        expect(added.filter((one) => !merged.includes(one))).toEqual([])
        for (const one of base) expect(merged.includes(one)).toBe(first.includes(one) && second.includes(one))
      }),
    ))
})

describe('fields of a thing', () => {
  const base = { name: 'Fridge', holds: ['fish'] }
  it.each([
    [
      'different fields',
      { ...base, name: 'Cold room' },
      { ...base, holds: [] },
      { name: 'Cold room', holds: [] },
    ],
    ['the same value', { ...base, name: 'A' }, { ...base, name: 'A' }, { ...base, name: 'A' }],
    ['one field differently', { ...base, name: 'A' }, { ...base, name: 'B' }, null],
    ['nothing', { ...base, name: 'A' }, base, { ...base, name: 'A' }],
  ])('both changed %s', (_, now, mine, expected) => expect(mergeFields(now, base, mine)).toEqual(expected))
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attachUnits, type HoldingUnit, type LineOfUnits } from './attach-units.ts'

const lines: readonly LineOfUnits[] = [
  { id: 'T-fridge', foods: ['ready_to_eat', 'milk'], min: null, max: 7 },
  { id: 'T-cold-poultry', foods: ['poultry'], min: null, max: 4 },
  { id: 'T-cold-fish', foods: ['fish', 'minced'], min: null, max: 2 },
]
const at = (holds: readonly string[], among = lines): string | undefined =>
  [...attachUnits(among, [{ id: 1, holds }])][0]?.[0]

describe('a unit is read at the line', () => {
  it.each([
    ['of the strictest food that it holds', ['milk', 'poultry'], 'T-cold-poultry'],
    ['of its only food', ['milk'], 'T-fridge'],
    ['of the strictest limit where it holds everything', [], 'T-cold-fish'],
    ['of the strictest limit where its food is in no line', ['eggs'], 'T-cold-fish'],
  ] as const)('%s', (_, holds, line) => expect(at(holds)).toBe(line))

  it('that is the only one, without foods', () =>
    expect(at(['fish'], [{ id: 'T-freezer', min: null, max: -18 }])).toBe('T-freezer'))
  it('of the hottest limit where food is kept hot', () =>
    expect(
      at(
        [],
        [
          { id: 'T-warm', foods: ['soup'], min: 60, max: null },
          { id: 'T-hot', foods: ['meat'], min: 65, max: null },
        ],
      ),
    ).toBe('T-hot'))
  it('none where the plan has none', () => expect(at([], [])).toBe(undefined))
})

describe('any units', () => {
  const foods = lines.flatMap((line) => line.foods ?? [])
  const units: fc.Arbitrary<readonly HoldingUnit[]> = fc.uniqueArray(
    fc.record({ id: fc.nat(50), holds: fc.subarray(foods) }),
    { selector: ({ id }) => id },
  )
  it('are each at exactly one line, whose limit is no laxer than that of anything they hold', () => {
    fc.assert(
      fc.property(units, (all) => {
        const attached = attachUnits(lines, all)
        expect([...attached.values()].flat().toSorted((a, b) => a - b)).toEqual(
          all.map(({ id }) => id).toSorted((a, b) => a - b),
        )
        for (const [line, ids] of attached)
          for (const { holds } of all.filter(({ id }) => ids.includes(id)))
            for (const food of holds)
              expect(lines.find(({ id }) => id === line)?.max).toBeLessThanOrEqual(
                lines.find((one) => one.foods?.includes(food))?.max ?? 0,
              )
      }),
    )
  })
  it('stay where they are when another one is added', () => {
    fc.assert(
      fc.property(units, (all) => {
        const before = attachUnits(lines, all.slice(1))
        const after = attachUnits(lines, all)
        for (const [line, ids] of before) expect(after.get(line)).toEqual(expect.arrayContaining([...ids]))
      }),
    )
  })
})

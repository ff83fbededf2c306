import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { criterionFaults, judgeSamples, parseSamples, sayCriterion, type Criterion } from './index.ts'

const ecoli: Criterion = {
  parameter: 'Escherichia coli',
  unit: 'cfu/g',
  is_absence: false,
  n: 5,
  c: 2,
  m: 50,
  M: 500,
}
const salmonella: Criterion = {
  parameter: 'Salmonella',
  unit: '25 g',
  is_absence: true,
  n: 5,
  c: 0,
  m: 0,
  M: null,
}

const criteria = fc
  .record({
    n: fc.integer({ min: 1, max: 9 }),
    c: fc.integer({ min: 0, max: 9 }),
    m: fc.integer({ min: 0, max: 50 }),
    more: fc.option(fc.integer({ min: 0, max: 50 }), { nil: null }),
  })
  .map(({ n, c, m, more }): Criterion => ({
    ...ecoli,
    n,
    c: Math.min(c, n),
    m,
    M: more === null ? null : m + more,
  }))
const lots = criteria.chain((criterion) =>
  fc.record({
    criterion: fc.constant(criterion),
    values: fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 1, maxLength: criterion.n }),
  }),
)
const rank = { satisfactory: 0, acceptable: 1, unsatisfactory: 2 } as const

describe('a sampling plan', () => {
  it.each([
    ['all at most m', [10, 50, 50, 0, 3], 'satisfactory'],
    ['two between m and M', [10, 51, 500, 0, 3], 'acceptable'],
    ['three between m and M', [10, 51, 500, 60, 3], 'unsatisfactory'],
    ['one above M', [10, 10, 501, 0, 3], 'unsatisfactory'],
    ['too few samples to use the allowance', [60], 'unsatisfactory'],
    ['too few samples, all at most m', [50], 'satisfactory'],
  ] as const)('judges three classes: %s', (_, values, verdict) => {
    expect(judgeSamples(ecoli, values)).toBe(verdict)
  })

  it('refuses one detection in 25 g', () => {
    expect(judgeSamples(salmonella, parseSamples(salmonella, '0/5') ?? [])).toBe('satisfactory')
    expect(judgeSamples(salmonella, parseSamples(salmonella, '1/5') ?? [])).toBe('unsatisfactory')
  })

  it('judges histamine by 100 and 200 mg/kg in nine samples', () => {
    const histamine = { ...ecoli, n: 9, c: 2, m: 100, M: 200 }
    expect(judgeSamples(histamine, [0, 0, 0, 0, 0, 0, 0, 150, 200])).toBe('acceptable')
    expect(judgeSamples(histamine, [0, 0, 0, 0, 0, 0, 0, 0, 201])).toBe('unsatisfactory')
  })

  it('agrees with the words of the regulation, sample by sample', () => {
    fc.assert(
      fc.property(lots, ({ criterion, values }) => {
        const { n, c, m, M } = criterion
        let between = 0
        let tooHigh = 0
        for (const value of values) {
          if (M !== null && value > M) tooHigh += 1
          else if (value > m) between += 1
        }
        const allowed = values.length === n ? c : 0
        const expected =
          tooHigh > 0 || between > allowed
            ? 'unsatisfactory'
            : between > 0 && M !== null
              ? 'acceptable'
              : 'satisfactory'
        expect(judgeSamples(criterion, values)).toBe(expected)
      }),
    )
  })

  it('does not depend on the order, and no higher value makes it better', () => {
    fc.assert(
      fc.property(lots, fc.nat(), ({ criterion, values }, at) => {
        const verdict = judgeSamples(criterion, values)
        expect(judgeSamples(criterion, values.toReversed())).toBe(verdict)
        const raised = values.with(at % values.length, (values[at % values.length] ?? 0) + 1)
        expect(rank[judgeSamples(criterion, raised)]).toBeGreaterThanOrEqual(rank[verdict])
      }),
    )
  })
})

describe('values of a laboratory', () => {
  it.each([
    ['10; <10; 1 500; 2,5; nd', [10, 10, 1500, 2.5, 0]],
    ['7', [7]],
    ['7;8\n9', [7, 8, 9]],
  ])('reads %j', (text, values) => {
    expect(parseSamples(ecoli, text)).toEqual(values)
  })

  it.each(['', ';', 'ten', '1;2;3;4;5;6', '10; x', '-4', '1.2.3', '1e5'])('does not read %j', (text) => {
    expect(parseSamples(ecoli, text)).toBeNull()
  })

  it.each(['', '0', '6/5', '0/6', '2/0', 'nd'])('does not read %j as detections', (text) => {
    expect(parseSamples(salmonella, text)).toBeNull()
  })

  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 9_999_999 }), { minLength: 1, maxLength: 5 }), (values) => {
        expect(parseSamples(ecoli, values.join('; '))).toEqual(values)
      }),
    )
  })
})

it('says a criterion in the signs of the regulation', () => {
  expect(sayCriterion(ecoli)).toBe('n = 5, c = 2, m = 50, M = 500 cfu/g')
  expect(sayCriterion(salmonella)).toBe('n = 5, c = 0, 25 g')
})

it.each([
  [{ ...ecoli, c: 6 }, ['c']],
  [{ ...ecoli, M: 10 }, ['M']],
  [{ ...ecoli, n: 0, c: 0 }, ['n']],
  [{ ...salmonella, m: 1 }, ['m']],
  [ecoli, []],
])('finds what is wrong with a criterion', (criterion, fields) => {
  expect(criterionFaults(criterion).map(({ field }) => field)).toEqual(fields)
})

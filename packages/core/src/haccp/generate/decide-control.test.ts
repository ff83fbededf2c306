import { describe, expect, it } from 'vitest'
import { decideControl, riskScore, type ControlQuestion } from './decide-control.ts'

const base: ControlQuestion = {
  type: 'biological',
  kind: 'growth',
  severity: 3,
  probability: 3,
  heat_stable: false,
  at_least_oprp: false,
  prp_suffices: false,
  specific: true,
  has_limit: true,
  names_limit: true,
  later_kill_step: null,
  eaten_as_is: false,
}

describe('the risk score', () => {
  it('is severity + probability − 1 over the whole matrix', () => {
    const rows = [4, 3, 2, 1].map((probability) =>
      [1, 2, 3, 4].map((severity) => riskScore(severity, probability)),
    )
    expect(rows).toEqual([
      [4, 5, 6, 7],
      [3, 4, 5, 6],
      [2, 3, 4, 5],
      [1, 2, 3, 4],
    ])
  })
})

describe('the control of a hazard', () => {
  const noLimit = { has_limit: false, names_limit: false } as const
  const vectors: readonly [string, Partial<ControlQuestion>, readonly string[]][] = [
    ['grilling burgers, STEC survival', { kind: 'survival', severity: 4, probability: 3 }, ['CCP']],
    ['chilled raw chicken before cooking, growth', { later_kill_step: 'P09' }, ['PRP', 'oPRP']],
    ['sliced ham with a life of 21 days, Listeria', { severity: 4, probability: 2 }, ['CCP']],
    [
      'sliced ham in a kitchen that also cooks',
      { severity: 4, probability: 2, later_kill_step: 'P09', eaten_as_is: true },
      ['CCP'],
    ],
    [
      'flour, insects',
      {
        type: 'physical',
        kind: 'contamination',
        severity: 2,
        probability: 2,
        prp_suffices: true,
        ...noLimit,
      },
      ['PRP'],
    ],
    [
      'dessert plating, traces of nuts',
      {
        type: 'allergen',
        kind: 'cross_contact',
        severity: 4,
        probability: 3,
        at_least_oprp: true,
        ...noLimit,
      },
      ['oPRP'],
    ],
    [
      'receiving mackerel, histamine',
      { type: 'chemical', kind: 'toxin', heat_stable: true, later_kill_step: 'P09' },
      ['CCP'],
    ],
    ['cooling rice, B. cereus toxin', { heat_stable: true, later_kill_step: 'P18' }, ['CCP']],
    [
      'salad wash in a restaurant, STEC',
      { kind: 'contamination', severity: 4, probability: 2, ...noLimit },
      ['oPRP'],
    ],
    [
      'hair',
      { type: 'physical', kind: 'foreign_body', severity: 1, probability: 2, prp_suffices: true, ...noLimit },
      ['PRP'],
    ],
    ['grilling burgers in a school kitchen', { kind: 'survival', severity: 4, probability: 3 }, ['CCP']],
  ]
  it.each(vectors)('%s', (_, question, expected) => {
    expect(expected).toContain(decideControl({ ...base, ...question }).class)
  })

  it('never makes a CCP where the country has no measurable limit, and gives the reason', () => {
    const decision = decideControl({ ...base, has_limit: false })
    expect(decision).toMatchObject({ class: 'oPRP', rule: { code: 'rule.no_limit_held' } })
  })

  it('names the later step that removes the hazard', () => {
    const decision = decideControl({ ...base, later_kill_step: 'P09' })
    expect(decision).toMatchObject({
      controlled_at: 'P09',
      rule: { code: 'rule.later_kill_step', values: { risk: 5, step: 'P09' } },
    })
    expect(decision.codex.map(({ question, answer }) => [question, answer])).toEqual([
      ['Q1', false],
      ['Q2', true],
      ['Q3', true],
    ])
  })

  it('walks all four questions to a CCP', () => {
    expect(decideControl(base).codex.map(({ question, answer }) => [question, answer])).toEqual([
      ['Q1', false],
      ['Q2', true],
      ['Q3', false],
      ['Q4', true],
    ])
  })

  it('answers the tree in agreement with the class, for every input', () => {
    const yesNo = [false, true]
    const scores = [1, 2, 3, 4]
    const questions = scores.flatMap((severity) =>
      scores.flatMap((probability) =>
        yesNo.flatMap((heat_stable) =>
          yesNo.flatMap((at_least_oprp) =>
            yesNo.flatMap((prp_suffices) =>
              yesNo.flatMap((specific) =>
                yesNo.flatMap((has_limit) =>
                  ([null, 'P09'] as const).map((later_kill_step): ControlQuestion => ({
                    ...base,
                    severity,
                    probability,
                    heat_stable,
                    at_least_oprp,
                    prp_suffices,
                    specific,
                    has_limit,
                    later_kill_step,
                  })),
                ),
              ),
            ),
          ),
        ),
      ),
    )
    const wrong = questions.filter((question) => {
      const { class: control, codex } = decideControl(question)
      const isCcp = control === 'CCP'
      const treeSaysCcp = codex.at(-1)?.question === 'Q4'
      return isCcp !== treeSaysCcp || (question.at_least_oprp && control === 'PRP')
    })
    expect(questions).toHaveLength(1024)
    expect(wrong).toEqual([])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  auditQuestionKinds,
  faultOfQuestion,
  isAuditValue,
  type AuditAnswer,
  type AuditQuestion,
} from './questions.ts'
import { judgeAuditAnswer, scoreAudit } from './score.ts'

const question = (id: number, more: Partial<AuditQuestion> = {}): AuditQuestion => ({
  id,
  section: 'Cold store',
  kind: 'yes_no',
  text: 'Is the door closed?',
  guidance: '',
  corrective_action: '',
  weight: 1,
  is_critical: false,
  options: [],
  max_score: null,
  min: null,
  max: null,
  unit: '',
  ...more,
})
const answer = (question_id: number, value: string | null, more: Partial<AuditAnswer> = {}): AuditAnswer => ({
  question_id,
  value,
  is_not_applicable: false,
  photos: 0,
  ...more,
})

const choice = {
  kind: 'choice',
  options: [
    { text: 'Good', points: 100 },
    { text: 'Poor', points: 20 },
  ],
} as const
const coldest = { kind: 'number', min: null, max: '5', unit: '°C' } as const

describe('an answer', () => {
  it.each([
    ['yes', question(1), 'yes', ['ok', 100]],
    ['no', question(1), 'no', ['finding', 0]],
    ['the good option', question(1, choice), '0', ['ok', 100]],
    ['the poor option', question(1, choice), '1', ['finding', 20]],
    ['half of the score', question(1, { kind: 'score', max_score: 4 }), '2', ['ok', 50]],
    ['less than half of the score', question(1, { kind: 'score', max_score: 4 }), '1', ['finding', 25]],
    ['a number at its limit', question(1, coldest), '5', ['ok', 100]],
    ['a number above its limit', question(1, coldest), '5.1', ['finding', 0]],
    ['a text', question(1, { kind: 'text' }), 'Two boxes', ['ok', null]],
    ['a name', question(1, { kind: 'signature' }), 'Mari Tamm', ['ok', null]],
    ['nothing', question(1), null, ['open', null]],
  ] as const)('%s', (_name, asked, value, [state, points]) => {
    expect(judgeAuditAnswer(asked, answer(1, value))).toEqual({ state, points })
  })
  it('to a question about a photo is its photo', () => {
    const asked = question(1, { kind: 'photo' })
    expect(judgeAuditAnswer(asked, answer(1, null)).state).toBe('open')
    expect(judgeAuditAnswer(asked, answer(1, null, { photos: 1 })).state).toBe('ok')
  })
  it.each([
    ['yes_no', 'maybe', false],
    ['yes_no', 'no', true],
    ['choice', '2', false],
    ['choice', '1', true],
    ['score', '5', false],
    ['score', '4', true],
    ['number', '1,5', false],
    ['number', '-1.5', true],
    ['text', ' ', false],
    ['photo', 'x', false],
    ['signature', 'Mari', true],
  ] as const)('%s may be %s: %s', (kind, value, may) => {
    expect(isAuditValue(question(1, { ...choice, max_score: 4, kind }), value)).toBe(may)
  })
})

describe('a question', () => {
  it.each([
    [{ kind: 'choice', options: [{ text: 'Good', points: 100 }] }, ['options', 'no_options']],
    [{ kind: 'score' }, ['max_score', 'required']],
    [{ kind: 'number' }, ['max', 'no_limit']],
    [{ kind: 'number', min: '5', max: '2' }, ['max', 'min_above_max']],
    [{ kind: 'number', max: '5' }, null],
    [{ kind: 'yes_no' }, null],
  ] as const)('%j lacks %j', (more, fault) => {
    expect(faultOfQuestion(question(1, more))).toEqual(fault)
  })
})

describe('the score', () => {
  it('weighs the answers, by section and in all', () => {
    const questions = [
      question(1, { weight: 3 }),
      question(2),
      question(3, { section: 'Staff', kind: 'text' }),
      question(4, { section: 'Staff' }),
    ]
    const answers = [
      answer(1, 'yes'),
      answer(2, 'no'),
      answer(3, 'All wear hats'),
      answer(4, null, { is_not_applicable: true }),
    ]
    expect(scoreAudit(questions, answers, 70)).toEqual({
      percent: 75,
      answered: 4,
      questions: 4,
      findings: 1,
      critical_findings: 0,
      is_passed: true,
      sections: [
        { section: 'Cold store', percent: 75, answered: 2, questions: 2, findings: 1 },
        { section: 'Staff', percent: null, answered: 2, questions: 2, findings: 0 },
      ],
    })
  })
  it('fails with a critical finding, and is not judged while a question is open', () => {
    const questions = [question(1, { weight: 10 }), question(2, { is_critical: true })]
    expect(scoreAudit(questions, [answer(1, 'yes'), answer(2, 'no')], 50)).toMatchObject({
      percent: 90,
      critical_findings: 1,
      is_passed: false,
    })
    expect(scoreAudit(questions, [answer(1, 'yes')], 50).is_passed).toBeNull()
  })

  const asked = fc.record({
    kind: fc.constantFrom(...auditQuestionKinds),
    weight: fc.integer({ min: 1, max: 10 }),
    section: fc.constantFrom('A', 'B', 'C'),
    is_critical: fc.boolean(),
  })
  const lists = fc.array(fc.tuple(asked, fc.constantFrom('yes', 'no', null), fc.boolean()), { maxLength: 20 })
  const build = (list: readonly (readonly [object, string | null, boolean])[]) => ({
    questions: list.map(([more], index) => question(index + 1, { ...more, kind: 'yes_no' })),
    answers: list.map(([, value, is_not_applicable], index) =>
      answer(index + 1, value, { is_not_applicable }),
    ),
  })
  it('lies between its lowest and its highest section', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const { questions, answers } = build(list)
        const { percent, sections } = scoreAudit(questions, answers, 80)
        const parts = sections.flatMap((section) => section.percent ?? [])
        expect(percent === null).toBe(parts.length === 0)
        expect(percent ?? 0).toBeGreaterThanOrEqual(Math.min(...parts, 100) * Math.sign(parts.length))
        expect(percent ?? 0).toBeLessThanOrEqual(Math.max(...parts, -1) + 1)
      }),
    )
  })
  it('never falls when a “no” becomes a “yes”, and ignores what is not applicable', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const { questions, answers } = build(list)
        const before = scoreAudit(questions, answers, 80)
        const better = answers.map((one) => (one.value === 'no' ? { ...one, value: 'yes' } : one))
        expect(scoreAudit(questions, better, 80).percent ?? 0).toBeGreaterThanOrEqual(before.percent ?? 0)
        const without = questions.filter((_, index) => !(answers[index]?.is_not_applicable ?? false))
        expect(scoreAudit(without, answers, 80).percent).toBe(before.percent)
      }),
    )
  })
})

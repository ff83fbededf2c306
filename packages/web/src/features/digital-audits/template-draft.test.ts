import { describe, expect, it } from 'vitest'
import {
  blankQuestion,
  blankTemplate,
  draftOf,
  faultsOf,
  moved,
  questionsOf,
  serverFaults,
  type QuestionDraft,
} from './template-draft.ts'

const withQuestion = (more: Partial<QuestionDraft>) => ({
  ...blankTemplate(),
  name: 'Round',
  sections: [
    { key: 's', title: 'Cold store', questions: [{ ...blankQuestion(), key: 'q', text: 'Clean?', ...more }] },
  ],
})

describe('a typed template', () => {
  it.each([
    [{}, []],
    [{ text: ' ' }, [['q.text', 'required']]],
    [{ kind: 'choice' }, [['q.options', 'no_options']]],
    [{ kind: 'number' }, [['q.max', 'no_limit']]],
    [{ kind: 'number', min: '5', max: '2' }, [['q.max', 'min_above_max']]],
    [{ kind: 'score', max_score: '' }, [['q.max_score', 'required']]],
  ] as const)('with %j lacks %j', (more, faults) => {
    expect([...faultsOf(withQuestion(more))]).toEqual(faults)
  })
  it('lacks a name and the title of its section', () => {
    const draft = { ...withQuestion({}), name: '' }
    const sections = draft.sections.map((section) => ({ ...section, title: '' }))
    expect([...faultsOf({ ...draft, sections }).keys()]).toEqual(['name', 's.title'])
  })
  it('is the same after it was read again', () => {
    const draft = withQuestion({ kind: 'number', id: 3, max: '5', unit: '°C', weight: '3' })
    const [sent] = questionsOf(draft)
    const stored = {
      id: 1,
      name: 'Round',
      description: '',
      pass_percent: 80,
      is_archived: false,
      version: 1,
      question_count: 1,
      result_count: 0,
      updated_at: '',
      questions: [{ ...sent, id: 3 }],
    } as Parameters<typeof draftOf>[0]
    expect(questionsOf(draftOf(stored))).toEqual([sent])
  })
  it('shows the faults that the server found at their questions', () => {
    expect([...serverFaults(withQuestion({}), [{ field: 'questions.0.max', code: 'no_limit' }])]).toEqual([
      ['q.max', 'no_limit'],
    ])
  })
})

it('moves a member by one, and none over the end', () => {
  expect([moved(['a', 'b', 'c'], 1, -1), moved(['a', 'b'], 1, 1)]).toEqual([
    ['b', 'a', 'c'],
    ['a', 'b'],
  ])
})

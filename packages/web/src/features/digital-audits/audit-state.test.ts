import { describe, expect, it } from 'vitest'
import type { OutboxItem } from '#kit/outbox/item.ts'
import {
  entityOf,
  hasShownAnswers,
  shownAudit,
  startedHere,
  waitingOf,
  type Question,
} from './audit-state.ts'

const uuid = '8d8a9c5e-6f0f-4c0e-9d0a-1c5f0d0b7a11'
const question: Question = {
  id: 4,
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
}
const item = (order: number, body: object, more: Partial<OutboxItem> = {}): OutboxItem => ({
  op_id: `op ${order}`,
  entity: uuid,
  order,
  user_id: 1,
  place_id: 7,
  task_id: null,
  delivery: {
    route: 'digital_audit_responses.create',
    method: 'POST',
    address: '/api/digital-audit-responses',
    body: JSON.stringify({ digital_audit_result_uuid: uuid, question_id: 4, photos: [], ...body }),
  },
  photo: null,
  title: '',
  detail: '',
  queued_at: 0,
  state: 'waiting',
  attempts: 0,
  next_at: 0,
  refusal: null,
  sent_at: null,
  ...more,
})
const base = { uuid, name: 'Round', pass_percent: 80, questions: [question] }
const stored = {
  id: 9,
  question_id: 4,
  value: 'yes',
  is_not_applicable: false,
  comment: '',
  photos: [],
  due_on: null,
  ticket_id: null,
  version: 1,
  is_disputed: false,
  answers: [],
}

describe('an audit on this device', () => {
  it.each([
    ['has the answer of the server', [], 'yes', 100],
    ['has the last one that waits', [item(2, { value: 'no' }), item(1, { value: 'yes' })], 'no', 0],
    [
      'has one that was sent after the server answered',
      [item(1, { value: 'no' }, { state: 'sent', sent_at: 20 })],
      'no',
      0,
    ],
    [
      'has not one that the server knew',
      [item(1, { value: 'no' }, { state: 'sent', sent_at: 5 })],
      'yes',
      100,
    ],
    [
      'has none of another audit',
      [item(1, { value: 'no', digital_audit_result_uuid: 'another' })],
      'yes',
      100,
    ],
  ] as const)('%s', (_name, items, value, percent) => {
    const { answers, score } = shownAudit({ ...base, responses: [stored] }, items, 10)
    expect([answers.get(4)?.value, score.percent]).toEqual([value, percent])
  })
  it('bases the next answer on the one that is shown', () => {
    const given = (items: readonly OutboxItem[], responses = [stored]) =>
      shownAudit({ ...base, responses }, items, 10).answers.get(4)
    const uuid = 'f8d1a6a0-5d0a-4a53-8d43-7d1b7a9c0b11'
    expect(given([])?.base).toEqual({ base_version: 1 })
    expect(given([item(1, { value: 'no', uuid })])?.base).toEqual({ base_uuid: uuid })
    expect(given([item(1, { value: 'no', uuid })], [])?.base).toEqual({ base_uuid: uuid })
  })
  it('is open while a question has two answers, until one is chosen here', () => {
    const answer = (version: number, value: string, state: 'current' | 'disputed' | 'replaced') => ({
      version,
      value,
      state,
      is_not_applicable: false,
      comment: '',
      photos: [],
      due_on: null,
      answered_at: '2026-11-28T10:42:00.000Z',
      answered_by: 'Mari Tamm',
    })
    const answers = [answer(1, 'yes', 'replaced'), answer(2, 'yes', 'current'), answer(3, 'no', 'disputed')]
    const responses = [{ ...stored, version: 3, is_disputed: true, answers }]
    const open = shownAudit({ ...base, responses }, [], 10)
    expect(open.answers.get(4)?.disputed.map(({ value }) => value)).toEqual(['yes', 'no'])
    expect(open.score).toMatchObject({ answered: 0, percent: null })
    const chosen = shownAudit({ ...base, responses }, [item(1, { value: 'no' })], 10)
    expect(chosen.answers.get(4)?.disputed).toEqual([])
    expect(chosen.score).toMatchObject({ answered: 1, percent: 0 })
  })
  it('is known by its start, and its answers wait behind it', () => {
    const start = item(
      1,
      {},
      {
        delivery: {
          route: 'digital_audit_results.create',
          method: 'POST',
          address: '',
          body: JSON.stringify({ uuid, digital_audit_id: 3 }),
        },
      },
    )
    expect(startedHere([start], 7)).toEqual([{ uuid, digital_audit_id: 3 }])
    expect(startedHere([start], 8)).toEqual([])
    expect(entityOf([start], uuid, 4)).toBe(uuid)
    expect(entityOf([{ ...start, state: 'sent' }], uuid, 4)).toBe(`${uuid}/4`)
    expect(waitingOf([start, item(2, {}, { entity: `${uuid}/4` })], uuid)).toHaveLength(2)
  })
})

it.each([
  ['as it is shown', {}, true],
  ['with a photo that has arrived', { photos: [{ id: 3, sha256: 'a'.repeat(64) }] }, true],
  ['of somebody else', { value: 'no' }, false],
  ['without its comment', { comment: '' }, false],
  ['with another day', { due_on: '2026-12-24' }, false],
])('is confirmed by what is shown: an answer %s', (_title, more, expected) => {
  const photos = [{ id: 3, sha256: null, sent_sha256: 'a'.repeat(64) }]
  const shown = { ...stored, comment: 'The seal is torn', photos }
  const audit = shownAudit({ ...base, responses: [shown] }, [], 1)
  const arrived = { ...shown, version: 2, ...more }
  expect(hasShownAnswers(audit, [arrived])).toBe(expected)
  expect(hasShownAnswers(audit, [])).toBe(false)
})

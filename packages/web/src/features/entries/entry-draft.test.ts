import { describe, expect, it } from 'vitest'
import type { EntryVerdict } from '@larder/core/entries'
import type { FillTask } from '@larder/contract/entries'
import {
  bodyOf,
  emptyField,
  isUntouched,
  judge,
  stepInHand,
  withField,
  withoutHiddenActions,
  type Draft,
} from './entry-draft.ts'

const actions = { ids: [1], custom: '' }
const draft: Draft = {
  fields: { 7: { ...emptyField, actions }, 8: { ...emptyField, actions } },
  actions,
  comment: '',
  files: [],
  unit_id: null,
}
const verdict = (status: 'done' | 'not_done', breaches: readonly number[] = []): EntryVerdict => ({
  ok: true,
  faults: [],
  status,
  waiting: [],
  fields: [7, 8].map((task_step_id, index) => ({
    index,
    task_step_id,
    reading: null,
    limit: null,
    within: null,
    is_breach: breaches.includes(task_step_id),
  })),
})

describe('corrective actions of a correction', () => {
  it('are not sent where nothing is wrong any more', () =>
    expect(withoutHiddenActions({ is_checklist: false }, draft, verdict('done')).actions).toEqual({
      ids: [],
      custom: '',
    }))
  it('are sent where something is', () =>
    expect(withoutHiddenActions({ is_checklist: false }, draft, verdict('not_done', [7])).actions).toEqual(
      actions,
    ))
  it('stay at the lines of a checklist that are not done', () => {
    const { fields } = withoutHiddenActions({ is_checklist: true }, draft, verdict('not_done', [8]))
    expect([fields[7]?.actions.ids, fields[8]?.actions.ids]).toEqual([[], [1]])
  })
})

describe('a value of the food in hand', () => {
  const food = (key: string, entry_min_value: number) => ({
    key,
    name: key,
    limit_text: '',
    entry_min_value,
    entry_max_value: null,
    hold_minutes: null,
  })
  const step = {
    id: 7,
    task_step_type_name: 'enter_temperature',
    is_required: true,
    order_number: 1,
    quantity: 'celsius',
    entry_min_value: 70,
    entry_max_value: null,
    options: [],
    foods: [food('other', 70), food('served_at_once', 63)],
  }
  const task = {
    is_checklist: false,
    task_steps: [step],
    sub_tasks: [],
    related_entities: [],
  } as unknown as FillTask
  const blank: Draft = { fields: {}, actions: { ids: [], custom: '' }, comment: '', files: [], unit_id: null }
  const typed = withField(blank, 7, { value: { temp: '65', unit: 'C' } })

  it('is not judged before the food is chosen', () =>
    expect(judge(task, typed)).toMatchObject({ ok: false, faults: [{ code: 'food_required' }] }))
  it('is judged by the limit of that food, and sent with it', () => {
    const served = withField(typed, 7, { food: 'served_at_once' })
    expect(judge(task, served)).toMatchObject({ ok: true, status: 'done' })
    expect(bodyOf(task, served).entry_fields[0]?.food).toBe('served_at_once')
    expect(judge(task, withField(typed, 7, { food: 'other' }))).toMatchObject({
      ok: false,
      status: 'not_done',
    })
  })
  it('keeps the chosen food in the draft', () =>
    expect(isUntouched(withField(blank, 7, { food: 'other' }))).toBe(false))
  it('is shown beside the limit of that food', () =>
    expect(stepInHand(task.task_steps[0] as never, { food: 'served_at_once' }).entry_min_value).toBe(63))
})

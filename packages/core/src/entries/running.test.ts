import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changeDefinition,
  countNew,
  emptyDefinition,
  type DefinitionChange,
  type TaskDefinition,
} from '../tasks/index.ts'
import { checkEntry, hasTimer, nextStep, stagesOf, type EntryDraft } from './index.ts'

type Step = NonNullable<DefinitionChange['task_steps']>[number]
const make = (task_steps: readonly Step[]): TaskDefinition => {
  const change: DefinitionChange = { task_steps }
  return changeDefinition(
    emptyDefinition,
    change,
    Array.from({ length: countNew(change) }, (_, index) => index + 1),
  )
}
const probe = (name: string, more: Partial<Step> = {}): Step => ({
  task_step_type_name: 'enter_temperature',
  name,
  ...more,
})
const cooling = make([
  probe('Start'),
  probe('After 2 h', { timer_hours: 2, entry_max_value: 21, timer_notify_minutes: 15 }),
  probe('After 6 h', { timer_hours: 4, entry_max_value: 5 }),
])
const draft = (temps: Readonly<Record<number, string>>, more: Partial<EntryDraft> = {}): EntryDraft => ({
  actions: 0,
  fields: Object.entries(temps).map(([id, temp]) => ({
    task_step_id: Number(id),
    value: { temp, unit: 'C' as const },
    files: 0,
    actions: 0,
  })),
  ...more,
})
const START = '2026-11-22T10:00:00.000Z'

describe('an entry of a form with timers', () => {
  it.each([
    ['the start alone', { 1: '70' }, {}, [], [2, 3]],
    ['the start and the first stage', { 1: '70', 2: '20' }, {}, [], [3]],
    ['all', { 1: '70', 2: '20', 3: '4' }, {}, [], []],
    ['nothing', {}, {}, ['required'], []],
    ['a stage without the start', { 2: '20' }, {}, ['required'], []],
    ['the last one without the one before', { 1: '70', 3: '4' }, {}, [], [2]],
    ['a breach', { 1: '70', 2: '30' }, {}, ['corrective_action_required'], []],
    ['a breach with its action', { 1: '70', 2: '30' }, { actions: 1 }, [], [3]],
    [
      "a second breach, the first one's action",
      { 1: '70', 2: '30', 3: '9' },
      { actions: 1, earlier: { task_step_ids: [1, 2], actions: 1 } },
      ['corrective_action_required'],
      [],
    ],
    [
      'a second breach with an action of its own',
      { 1: '70', 2: '30', 3: '9' },
      { actions: 2, earlier: { task_step_ids: [1, 2], actions: 1 } },
      [],
      [],
    ],
    [
      'an old breach, and now all in order',
      { 1: '70', 2: '30', 3: '4' },
      { actions: 1, earlier: { task_step_ids: [1, 2], actions: 1 } },
      [],
      [],
    ],
  ] as const)('that says %s', (...[, temps, more, faults, waiting]) => {
    const verdict = checkEntry(cooling, draft(temps, more))
    expect([verdict.faults.map(({ code }) => code), verdict.waiting]).toEqual([faults, waiting])
  })
  it.each([
    [
      [{ task_step_id: 1 }],
      { task_step_id: 2, due_at: '2026-11-22T12:00:00.000Z', notice_at: '2026-11-22T11:45:00.000Z' },
    ],
    [
      [{ task_step_id: 1 }, { task_step_id: 2, answered_at: '2026-11-22T12:10:00.000Z' }],
      { task_step_id: 3, due_at: '2026-11-22T16:10:00.000Z', notice_at: '2026-11-22T16:10:00.000Z' },
    ],
    [
      [{ task_step_id: 1 }, { task_step_id: 3, answered_at: '2026-11-22T12:10:00.000Z' }],
      { task_step_id: 2, due_at: '2026-11-22T12:00:00.000Z', notice_at: '2026-11-22T11:45:00.000Z' },
    ],
    [[{ task_step_id: 1 }, { task_step_id: 2 }, { task_step_id: 3 }], null],
  ])('waits for its next step for the set time after the last answer', (entry_fields, expected) =>
    expect(nextStep(cooling.task_steps, { performed_at: START, entry_fields })).toEqual(expected),
  )
  it('is filled in stages', () => {
    const form = make([
      probe('Start'),
      { task_step_type_name: 'enter_text', name: 'Of what' },
      probe('Later', { timer_hours: 1 }),
      { task_step_type_name: 'enter_text', name: 'Looked like' },
    ])
    expect(stagesOf(form.task_steps).map((stage) => stage.map(({ id }) => id))).toEqual([
      [1, 2],
      [3, 4],
    ])
  })
})

describe('any form with timers, answered in any order', () => {
  const step = fc.record({
    timer_hours: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
    is_required: fc.boolean(),
  })
  const minutes = fc.nat({ max: 10_000 })
  it('is finished with all required steps, due after its last answer, and needs no optional step', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(step, fc.option(minutes)), { minLength: 1, maxLength: 6 }), (parts) => {
        const { task_steps } = make(parts.map(([given], index) => probe(`Step ${index}`, given)))
        const entry_fields = parts.flatMap(([, minute], index) =>
          minute === null
            ? []
            : [
                {
                  task_step_id: index + 1,
                  answered_at: new Date(Date.parse(START) + minute * 60_000).toISOString(),
                },
              ],
        )
        const answered = entry_fields.map(({ task_step_id }) => task_step_id)
        const verdict = checkEntry(
          { is_checklist: false, task_steps, sub_tasks: [] },
          draft(Object.fromEntries(answered.map((id) => [id, '4']))),
        )
        const missing = task_steps
          .filter(({ id, is_required }) => is_required && !answered.includes(id))
          .map(({ id }) => id)
        const next = nextStep(task_steps, { performed_at: START, entry_fields })
        const open = task_steps.find(({ id }) => hasTimer(task_steps, id) && !answered.includes(id))
        const may_wait = missing.every((id) => open !== undefined && id >= open.id)
        expect(verdict.ok).toBe(answered.length > 0 && may_wait)
        expect(verdict.waiting).toEqual(verdict.ok ? missing : [])
        expect(next?.task_step_id).toBe(missing.length === 0 ? undefined : open?.id)
        const before =
          entry_fields.findLast(({ task_step_id }) => task_step_id < (open?.id ?? 0))?.answered_at ?? START
        expect(Date.parse(next?.due_at ?? before)).toBeGreaterThanOrEqual(Date.parse(before))
      }),
    )
  })
})

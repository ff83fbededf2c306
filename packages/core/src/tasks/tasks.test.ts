import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import {
  changeDefinition,
  changedParts,
  checkDefinition,
  countNew,
  emptyDefinition,
  stepTypes,
  type DefinitionChange,
  type TaskDefinition,
  type VersionContent,
} from './index.ts'

const make = (change: DefinitionChange, before: TaskDefinition = emptyDefinition): TaskDefinition =>
  changeDefinition(
    before,
    change,
    Array.from({ length: countNew(change) }, (_, index) => 1_000 + index),
  )
const fault = (change: DefinitionChange, before: TaskDefinition = emptyDefinition): string | null => {
  const found = checkDefinition(make(change, before), change, before)
  return found === null ? null : `${found.field}:${found.code}`
}
const line = (description: string, more: object = {}) => ({
  description,
  custom_frequency: null,
  corrective_action: { text: '', custom_options_enabled: true, options: [] },
  ...more,
})
const form = make({
  task_steps: [
    { task_step_type_name: 'enter_temperature', entry_max_value: 5 },
    {
      task_step_type_name: 'choose_one_answer',
      name: 'Smell',
      options: [{ text: 'Fine' }, { text: 'Off', is_breach: true }],
    },
  ],
})

describe('the ranges of a unit', () => {
  const limit = (task_step_id: number) => ({ task_step_id, entry_min_value: null, entry_max_value: 2 })
  const unit = {
    kind: 'equipment' as const,
    id: 5,
    task_frequency_type_id: 2,
    custom_frequency: null,
    user_group_id: 7,
  }
  it('stay with the steps that stay', () => {
    const two = changeDefinition(
      form,
      { task_steps: [{ id: 1_000 }, { task_step_type_name: 'enter_temperature', name: 'Core' }] },
      [2_000],
    )
    const before = {
      ...two,
      related_to: 'equipment' as const,
      same_task_for_all: false,
      sameRoleForTasks: false,
      related_entities: [{ ...unit, limits: [limit(1_000), limit(2_000)] }],
    }
    const limitsAfter = (task_steps: readonly { id: number }[]) =>
      changeDefinition(before, { task_steps: [...task_steps] }, []).related_entities.map(({ limits }) =>
        limits.map(({ task_step_id }) => task_step_id),
      )
    expect(limitsAfter([{ id: 1_000 }, { id: 2_000 }])).toEqual([[1_000, 2_000]])
    expect(limitsAfter([{ id: 2_000 }])).toEqual([[2_000]])
    const group = (sameRoleForTasks: boolean) =>
      changeDefinition(before, { sameRoleForTasks }, []).related_entities[0]?.user_group_id
    expect([group(false), group(true)]).toEqual([7, null])
  })
})

describe('a definition', () => {
  it('gives its new parts their own ids and keeps the absent members of the others', () => {
    expect(
      form.task_steps.map(({ id, order_number, is_required }) => [id, order_number, is_required]),
    ).toEqual([
      [1_000, 1, true],
      [1_001, 2, true],
    ])
    const after = changeDefinition(
      form,
      {
        task_steps: [
          { id: 1_001, name: 'Smell of it' },
          { id: 1_000 },
          { task_step_type_name: 'ticket', name: 'Fault' },
        ],
      },
      [2_000],
    )
    expect(
      after.task_steps.map(({ id, name, options, entry_max_value, is_required }) => [
        id,
        name,
        options.length,
        entry_max_value,
        is_required,
      ]),
    ).toEqual([
      [1_001, 'Smell of it', 2, null, true],
      [1_000, '', 0, 5, true],
      [2_000, 'Fault', 0, null, false],
    ])
  })
  it('never gives the id of a removed option to another', () => {
    const smaller = changeDefinition(
      form,
      { task_steps: [{ id: 1_000 }, { id: 1_001, options: [{ id: 102, text: 'Off' }, { text: 'Damp' }] }] },
      [],
    )
    expect(smaller.task_steps[1]?.options.map(({ id, text }) => [id, text])).toEqual([
      [102, 'Off'],
      [103, 'Damp'],
    ])
  })
  it.each([
    ['no field', {}, 'task_steps:required'],
    ['no line', { is_checklist: true }, 'sub_tasks:required'],
    [
      'a field in a checklist',
      { is_checklist: true, sub_tasks: [line('Wash')], task_steps: [{ task_step_type_name: 'enter_text' }] },
      'task_steps:not_a_form',
    ],
    [
      'a line in a form',
      { sub_tasks: [line('Wash')], task_steps: [{ task_step_type_name: 'enter_text' }] },
      'sub_tasks:not_a_checklist',
    ],
    ['a field without type', { task_steps: [{ name: 'x' }] }, 'task_steps.0.task_step_type_name:required'],
    ['a foreign field', { task_steps: [{ id: 9 }] }, 'task_steps.0.id:unknown_step'],
    [
      'two fields without name',
      { task_steps: [{ task_step_type_name: 'enter_text' }, { task_step_type_name: 'enter_text' }] },
      'task_steps.1.name:required',
    ],
    [
      'a range of a text',
      { task_steps: [{ task_step_type_name: 'enter_text', entry_max_value: 4 }] },
      'task_steps.0.entry_max_value:no_limit',
    ],
    [
      'options of a text',
      { task_steps: [{ task_step_type_name: 'enter_text', options: [{ text: 'a' }] }] },
      'task_steps.0.options:no_options',
    ],
    [
      'nothing to choose from',
      { task_steps: [{ task_step_type_name: 'choose_answer' }] },
      'task_steps.0.options:required',
    ],
    [
      'the same option twice',
      { task_steps: [{ task_step_type_name: 'choose_answer', options: [{ text: 'a' }, { text: 'a' }] }] },
      'task_steps.0.options:duplicate',
    ],
    [
      'a notice after the timer',
      {
        task_steps: [
          { task_step_type_name: 'enter_text' },
          { task_step_type_name: 'enter_text', name: 'Then', timer_hours: 1, timer_notify_minutes: 61 },
        ],
      },
      'task_steps.1.timer_notify_minutes:after_timer',
    ],
    [
      'a timer that waits for nothing',
      { task_steps: [{ task_step_type_name: 'enter_text', timer_hours: 1 }] },
      'task_steps.0.timer_hours:first_step',
    ],
    [
      'units of another kind',
      {
        task_steps: [{ task_step_type_name: 'enter_text' }],
        related_to: 'room',
        related_entities: [
          {
            kind: 'equipment',
            id: 1,
            task_frequency_type_id: null,
            custom_frequency: null,
            user_group_id: null,
            limits: [],
          },
        ],
      },
      'related_entities.0.kind:other_kind',
    ],
  ] as const)('with %s is refused', (_title, change, expected) =>
    expect(fault(change as DefinitionChange)).toBe(expected),
  )
  it('may hold a field of every type', () => {
    for (const type of stepTypes)
      expect(
        fault({
          task_steps: [
            { task_step_type_name: type, options: type === 'choose_answer' ? [{ text: 'a' }] : [] },
          ],
        }),
      ).toBeNull()
    expect(fault({ task_steps: [{ id: 1_000, task_step_type_name: 'enter_text' }] }, form)).toBe(
      'task_steps.0.task_step_type_name:type_stays',
    )
  })
})

const content: VersionContent = {
  name: 'Fridge',
  definition: form,
  frequency: 'once_a_day',
  frequency_key: null,
  times: ['08:00'],
  custom_frequency: null,
}
const changed = (change: DefinitionChange) =>
  changedParts(content, { ...content, definition: changeDefinition(form, change, [7_000]) })
const steps = (first: object, second: object = {}) => ({
  task_steps: [
    { id: 1_000, ...first },
    { id: 1_001, ...second },
  ],
})

describe('a new version', () => {
  it.each([
    ['another limit', steps({ entry_max_value: 4 }), ['limits']],
    ['another question', steps({}, { name: 'Look' }), ['fields']],
    [
      'another option',
      steps(
        {},
        {
          options: [
            { id: 101, text: 'Fine' },
            { id: 102, text: 'Bad', is_breach: true },
          ],
        },
      ),
      ['fields'],
    ],
    [
      'a field more',
      { task_steps: [...steps({}).task_steps, { task_step_type_name: 'attach_file', name: 'Photo' }] },
      ['fields', 'limits'],
    ],
    ['the fields in another order', { task_steps: [{ id: 1_001 }, { id: 1_000 }] }, []],
    ['a timer', steps({}, { timer_hours: 2 }), ['fields']],
    ['when somebody is told of a timer', steps({}, { timer_notify_minutes: 5 }), []],
    ['roles', { user_group_id: 3, notify_role_ids: [4] }, []],
    [
      'a corrective action',
      {
        corrective_action: {
          text: 'Cool it',
          custom_options_enabled: false,
          options: [{ option_text: 'Moved' }],
        },
      },
      [],
    ],
    ['verification', { is_verification_enabled: true }, []],
    ['the instruction', { instructionSummaryText: 'Read it' }, []],
  ] as const)('for %s', (_title, change, reasons) =>
    expect(changed(change as DefinitionChange)).toEqual(reasons),
  )
  it('for another schedule or name', () => {
    const later = { ...content, times: ['09:00'] }
    expect([changedParts(content, later), changedParts(content, { ...content, name: 'Freezer' })]).toEqual([
      ['schedule'],
      ['name'],
    ])
    expect(changedParts(content, content)).toEqual([])
  })
  it('is required in the same way in both directions', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -20, max: 80, noNaN: true }),
        fc.string(),
        fc.boolean(),
        (entry_max_value, name, is_required) => {
          const other = {
            ...content,
            definition: changeDefinition(form, steps({ entry_max_value }, { name, is_required }), []),
          }
          expect(changedParts(content, other)).toEqual(changedParts(other, content))
          expect(changedParts(other, other)).toEqual([])
        },
      ),
    )
  })
})

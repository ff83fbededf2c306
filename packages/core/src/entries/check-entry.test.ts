import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import type { FieldValue, RelatedEntity, SubTask, TaskStep } from '../tasks/index.ts'
import {
  besideUnit,
  checkEntry,
  faultPath,
  fromCelsius,
  judgeReading,
  parseDecimal,
  sayField,
  sayRange,
  toCelsius,
  withUnit,
} from './index.ts'

const step = (given: Partial<TaskStep> = {}): TaskStep => ({
  id: 1,
  task_step_type_name: 'enter_temperature',
  name: '',
  order_number: 1,
  is_required: true,
  quantity: 'celsius',
  entry_min_value: null,
  entry_max_value: 5,
  hold_minutes: null,
  custom_unit: null,
  allow_custom_value_ind: false,
  options: [],
  timer_hours: null,
  timer_notify_minutes: null,
  sensor_id: null,
  user_group_id: null,
  ...given,
})
const form = (...task_steps: TaskStep[]) => ({ is_checklist: false, task_steps, sub_tasks: [] })
const field = (value: FieldValue, task_step_id = 1, more: { files?: number; actions?: number } = {}) => ({
  task_step_id,
  value,
  files: 0,
  actions: 0,
  ...more,
})
const temp = (value: string, unit: 'C' | 'F' = 'C') => field({ temp: value, unit })
const faults = (verdict: ReturnType<typeof checkEntry>): string[] =>
  verdict.faults.map((fault) => `${faultPath(fault)}:${fault.code}`)

describe('a temperature', () => {
  it.each([
    ['5.0', 'C', 0, [], 'done', 5, true],
    ['41', 'F', 0, [], 'done', 5, true],
    ['5,1', 'C', 0, ['action_options:corrective_action_required'], 'not_done', 5.1, false],
    ['7', 'C', 1, [], 'not_done', 7, false],
    ['-0.5', 'C', 0, [], 'done', -0.5, true],
    ['0', 'C', 0, [], 'done', 0, true],
  ] as const)(
    'of %s °%s with %s corrective actions',
    (...[value, unit, actions, expected, status, reading, within]) => {
      const verdict = checkEntry(form(step()), { fields: [temp(value, unit)], actions })
      expect([
        faults(verdict),
        verdict.status,
        verdict.fields[0]?.reading,
        verdict.fields[0]?.within,
      ]).toEqual([expected, status, reading, within])
    },
  )
  it.each([
    ['', 'entry_fields:required'],
    ['warm', 'entry_fields.0:number'],
    ['1e3', 'entry_fields.0:number'],
  ])('“%s” is refused', (value, fault) =>
    expect(faults(checkEntry(form(step()), { fields: [temp(value)], actions: 0 }))).toEqual([fault]),
  )
  it('difference has no freezing point', () => {
    expect(
      checkEntry(form(step({ quantity: 'celsius_difference', entry_max_value: 2 })), {
        fields: [temp('3.6', 'F')],
        actions: 0,
      }),
    ).toMatchObject({ ok: true, fields: [{ reading: 2 }] })
  })
  it('is judged by the range of its unit where that has one', () => {
    const freezer: RelatedEntity = {
      kind: 'equipment',
      id: 3,
      task_frequency_type_id: null,
      custom_frequency: null,
      user_group_id: null,
      limits: [{ task_step_id: 1, entry_min_value: null, entry_max_value: -18 }],
    }
    expect(checkEntry(form(step()), { fields: [temp('-5')], actions: 0 }).ok).toBe(true)
    expect(faults(checkEntry(form(step()), { fields: [temp('-5')], actions: 0 }, freezer))).toEqual([
      'action_options:corrective_action_required',
    ])
  })
})

const options = [
  { id: 1, text: 'Clean', order_number: 1, is_breach: false },
  { id: 2, text: 'Mould', order_number: 2, is_breach: true },
]

describe('each type of step', () => {
  it.each([
    ['a tick', step({ task_step_type_name: 'choose_one_answer' }), { text: 'done' }, []],
    [
      'a tick that was not done',
      step({ task_step_type_name: 'choose_one_answer' }),
      { text: 'not_done' },
      ['action_options:corrective_action_required'],
    ],
    [
      'a tick with other words',
      step({ task_step_type_name: 'choose_one_answer' }),
      { text: 'maybe' },
      ['entry_fields.0:wrong_type'],
    ],
    ['one answer', step({ task_step_type_name: 'choose_one_answer', options }), { id: 1, text: 'Clean' }, []],
    [
      'one answer that is a breach',
      step({ task_step_type_name: 'choose_one_answer', options }),
      { id: 2, text: 'Mould' },
      ['action_options:corrective_action_required'],
    ],
    [
      'one answer that is not offered',
      step({ task_step_type_name: 'choose_one_answer', options }),
      { id: 9, text: 'x' },
      ['entry_fields.0:unknown_option'],
    ],
    [
      'own words where they are not allowed',
      step({ task_step_type_name: 'choose_one_answer', options }),
      { text: 'Damp' },
      ['entry_fields.0:unknown_option'],
    ],
    [
      'own words',
      step({ task_step_type_name: 'choose_one_answer', options, allow_custom_value_ind: true }),
      { text: 'Damp' },
      [],
    ],
    [
      'several answers',
      step({ task_step_type_name: 'choose_answer', options, allow_custom_value_ind: true }),
      [{ id: 1, text: 'Clean' }, { text: 'Dry' }],
      [],
    ],
    [
      'the same answer twice',
      step({ task_step_type_name: 'choose_answer', options }),
      [
        { id: 1, text: 'Clean' },
        { id: 1, text: 'Clean' },
      ],
      ['entry_fields.0:duplicate'],
    ],
    ['no answer', step({ task_step_type_name: 'choose_answer', options }), [], ['entry_fields:required']],
    [
      'a partner without a name',
      step({ task_step_type_name: 'choose_partner' }),
      { text: '  ' },
      ['entry_fields:required'],
    ],
    ['a partner by name', step({ task_step_type_name: 'choose_partner' }), { text: 'Fish Ltd' }, []],
    [
      'an amount',
      step({ task_step_type_name: 'enter_amount', quantity: null, entry_max_value: null }),
      { amount: '2,5', unit: { short_name: 'kg' } },
      [],
    ],
    [
      'a value outside',
      step({ task_step_type_name: 'enter_value', quantity: 'ph', entry_max_value: 4.6 }),
      { amount: '4.7' },
      ['action_options:corrective_action_required'],
    ],
    ['a date', step({ task_step_type_name: 'enter_date' }), { date: '2026-11-21', time: '08:00' }, []],
    ['a text', step({ task_step_type_name: 'enter_text' }), { text: 'All in order' }, []],
    ['a blank text', step({ task_step_type_name: 'enter_text' }), { text: '  ' }, ['entry_fields:required']],
    ['a ticket', step({ task_step_type_name: 'ticket' }), { description: 'Door seal is torn' }, []],
    ['a product', step({ task_step_type_name: 'choose_product' }), { id: 7 }, []],
    [
      'a product by words',
      step({ task_step_type_name: 'choose_product' }),
      { id: 7, text: 'Soup' },
      ['entry_fields.0:wrong_type'],
    ],
    [
      'a number for a text',
      step({ task_step_type_name: 'enter_text' }),
      { amount: '4' },
      ['entry_fields.0:wrong_type'],
    ],
  ] as const)('%s', (_title, asked, value, expected) =>
    expect(faults(checkEntry(form(asked), { fields: [field(value as FieldValue)], actions: 0 }))).toEqual(
      expected,
    ),
  )
  it('a file field needs an attached file', () => {
    const photo = form(step({ task_step_type_name: 'attach_file' }))
    expect(faults(checkEntry(photo, { fields: [field(null)], actions: 0 }))).toEqual([
      'entry_fields:required',
    ])
    expect(checkEntry(photo, { fields: [field(null, 1, { files: 1 })], actions: 0 }).ok).toBe(true)
  })
})

describe('a form', () => {
  const many = form(step(), step({ id: 2, task_step_type_name: 'enter_text', is_required: false }))
  it('leaves out optional blank fields, and names every fault', () => {
    expect(checkEntry(many, { fields: [temp('4')], actions: 0 })).toMatchObject({
      ok: true,
      fields: [{ task_step_id: 1 }],
    })
    expect(
      faults(
        checkEntry(many, {
          fields: [field({ text: 'x' }, 2), field({ text: 'y' }, 2), field({ text: 'z' }, 9)],
          actions: 0,
        }),
      ),
    ).toEqual(['entry_fields.1:duplicate', 'entry_fields.2:unknown_step', 'entry_fields:required'])
  })
  it('without any answer is no entry', () => {
    expect(faults(checkEntry(form(step({ is_required: false })), { fields: [], actions: 1 }))).toEqual([
      'entry_fields:required',
    ])
  })
})

describe('a checklist', () => {
  const line = (id: number, given: Partial<SubTask> = {}): SubTask => ({
    id,
    description: `Line ${id}`,
    order_number: id,
    task_frequency_type_id: null,
    custom_frequency: null,
    user_group_id: null,
    allow_not_done: false,
    corrective_action: { text: '', custom_options_enabled: true, options: [] },
    ...given,
  })
  const list = {
    is_checklist: true,
    task_steps: [],
    sub_tasks: [line(1), line(2), line(3, { allow_not_done: true }), line(4, { task_frequency_type_id: 3 })],
  }
  const ticks = (...answers: [number, string, number?][]) => ({
    fields: answers.map(([id, text, actions]) => field({ text }, id, { actions: actions ?? 0 })),
    actions: 0,
  })
  it("requires every line with the checklist's frequency", () => {
    expect(faults(checkEntry(list, ticks([1, 'done'])))).toEqual([
      'entry_fields:required',
      'entry_fields:required',
    ])
    expect(checkEntry(list, ticks([1, 'done'], [2, 'done'], [3, 'done']))).toMatchObject({
      ok: true,
      status: 'done',
    })
  })
  it('requires a corrective action at the line that was not done', () => {
    expect(faults(checkEntry(list, ticks([1, 'done'], [2, 'not_done'], [3, 'done'])))).toEqual([
      'entry_fields.1.action_options:corrective_action_required',
    ])
    expect(checkEntry(list, ticks([1, 'done'], [2, 'not_done', 1], [3, 'done']))).toMatchObject({
      ok: true,
      status: 'not_done',
    })
  })
  it('requires none at a line with allow_not_done', () => {
    expect(checkEntry(list, ticks([1, 'done'], [2, 'done'], [3, 'not_done']))).toMatchObject({
      ok: true,
      status: 'done',
    })
    expect(faults(checkEntry(list, ticks([1, 'done'], [2, 'yes'], [3, 'done'])))).toEqual([
      'entry_fields.1:wrong_type',
    ])
  })
})

describe('any entry', () => {
  const values = fc.oneof(
    fc.constant(null),
    fc.record({ temp: fc.string(), unit: fc.constantFrom('C', 'F') }),
    fc.record({ amount: fc.string() }),
    fc.record({ text: fc.string() }),
    fc.record({ date: fc.string() }),
    fc.record({ description: fc.string() }),
    fc.array(fc.record({ text: fc.string() })),
    fc.record({ id: fc.nat() }),
  ) as fc.Arbitrary<FieldValue>
  const steps = fc.constantFrom(
    'choose_answer',
    'choose_one_answer',
    'choose_product',
    'enter_amount',
    'enter_value',
    'enter_temperature',
    'enter_date',
    'enter_text',
    'ticket',
    'attach_file',
    'choose_partner',
  )
  it('with a breach needs a corrective action, and a saved one has every required step', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(steps, values, fc.boolean()), { maxLength: 6 }),
        fc.nat({ max: 1 }),
        (parts, actions) => {
          const rule = form(
            ...parts.map(([task_step_type_name, , is_required], index) =>
              step({
                id: index + 1,
                task_step_type_name,
                is_required,
                options: index % 2 === 0 ? [] : options,
              }),
            ),
          )
          const verdict = checkEntry(rule, {
            fields: parts.map(([, value], index) => field(value, index + 1)),
            actions,
          })
          expect(verdict.ok).toBe(verdict.faults.length === 0)
          if (!verdict.ok) return
          const breach = verdict.fields.some(({ is_breach }) => is_breach)
          expect(verdict.status).toBe(breach ? 'not_done' : 'done')
          expect(breach && actions === 0).toBe(false)
          expect(
            rule.task_steps.filter(
              ({ id, is_required }) =>
                is_required && !verdict.fields.some(({ task_step_id }) => task_step_id === id),
            ),
          ).toEqual([])
        },
      ),
    )
  })
})

describe('readings', () => {
  it('at the limit are within it, in either scale', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 3000 }), (tenths) => {
        const limit = tenths / 10
        expect(judgeReading({ min: limit, max: limit }, toCelsius(fromFahrenheitText(limit), 'F'))).toBe(
          'within',
        )
      }),
    )
  })
  it('convert there and back to 0.1', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4000, max: 30000 }), (tenths) => {
        expect(fromCelsius(toCelsius(tenths / 10, 'F'), 'F')).toBe(tenths / 10)
      }),
    )
  })
  it('are parsed as people type them, or refused', () => {
    expect(
      ['4', '4,5', ' -18 ', '−18', '4.55', '', '.', '4.5.6', '123456', 'NaN', '0x1'].map(parseDecimal),
    ).toEqual([4, 4.5, -18, -18, 4.55, null, null, null, null, null, null])
  })
  it('show their range in signs', () => {
    expect([
      sayRange({ min: null, max: 5 }, step(), 'C'),
      sayRange({ min: 2, max: 5 }, step(), 'F'),
      sayRange(
        { min: 4, max: null },
        step({ task_step_type_name: 'enter_value', quantity: null, custom_unit: 'bar' }),
        'C',
      ),
    ]).toEqual(['≤ 5 °C', '35.6–41 °F', '≥ 4 bar'])
  })
})

const fromFahrenheitText = (celsius: number): number => (celsius * 9) / 5 + 32

describe('a value', () => {
  const measured = (given: Partial<TaskStep>) =>
    step({ task_step_type_name: 'enter_value', quantity: null, entry_max_value: null, ...given })
  it('gets the unit of its step if it names none', () => {
    const polar = measured({ quantity: 'percent' })
    expect(
      [
        withUnit(polar, { amount: '24.4' }),
        withUnit(polar, { amount: '24.4', unit: '' }),
        withUnit(measured({ custom_unit: 'bar' }), { amount: '2', unit: null }),
      ].map((value) => ('unit' in value ? value.unit : undefined)),
    ).toEqual(['%', '%', 'bar'])
    expect(withUnit(polar, { amount: '24.4', unit: { short_name: 'kg' } })).toEqual({
      amount: '24.4',
      unit: { short_name: 'kg' },
    })
    for (const value of [null, { temp: '4', unit: 'C' as const }, { text: 'done' }, [{ text: 'Clean' }]])
      expect(withUnit(polar, value)).toBe(value)
    expect(withUnit(measured({}), { amount: '3' })).toEqual({ amount: '3' })
  })
  it('stored without a unit gets it from the words of its limit', () => {
    const limit = (text: string) => ({ min: null, max: 25, text })
    const said = (value: FieldValue, text: string) => sayField({ value, limit: limit(text) })
    expect(
      ['≤ 25 %', '≥ 4.5 bar', '-2.5–7 pH', '≤ 25', 'Less than a quarter', ''].map(
        (text) => said({ amount: '24.4' }, text).unit,
      ),
    ).toEqual(['%', 'bar', 'pH', null, null, null])
    expect([
      said({ amount: '2', unit: 'l' }, '≤ 25 %'),
      said({ temp: '4', unit: 'F' }, '≤ 5 °C'),
      said({ text: 'Clean' }, '≤ 25 %'),
    ]).toEqual([
      { value: '2', unit: 'l' },
      { value: '4', unit: 'F' },
      { value: 'Clean', unit: null },
    ])
    expect(sayField({ value: { amount: '7' } })).toEqual({ value: '7', unit: null })
  })
  it('is formatted before its unit in one way', () => {
    expect([
      besideUnit('4.0', 'C'),
      besideUnit('39', 'F'),
      besideUnit('24.4', '%'),
      besideUnit('7', ''),
      besideUnit('7', null),
    ]).toEqual(['4.0 °C', '39 °F', '24.4 %', '7', '7'])
  })
})

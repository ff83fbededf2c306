import type { TaskOfDay } from '@larder/contract/entries'
import type { SensorStanding } from '@larder/contract/sensor-readings'
import { describe, expect, it } from 'vitest'
import { confirmedBody, prefillOf } from './prefill.ts'

const now = Date.parse('2026-11-19T10:00:00Z')
const step = {
  id: 5,
  task_step_type_name: 'enter_temperature',
  name: '',
  is_required: true,
  quantity: 'celsius',
  custom_unit: null,
  entry_min_value: null,
  entry_max_value: 5,
  options: [],
  allow_custom_value_ind: false,
  timer_hours: null,
  sensor_id: null,
  user_group_id: null,
  order_number: 1,
}
const last = {
  time: '',
  local_time: '2026-11-18T08:00',
  name: 'Mari',
  value: '3.9',
  unit: 'C',
  status: 'done',
}
const task = (more: object = {}): TaskOfDay =>
  ({
    id: 1,
    task_version: 2,
    is_checklist: false,
    task_steps: [step],
    sub_tasks: [],
    related_entities: [],
    unit: null,
    last_entry: last,
    corrective_action: { text: '', custom_options_enabled: true },
    ...more,
  }) as unknown as TaskOfDay
const fridge = {
  unit: { kind: 'equipment', id: 7, name: 'Fridge' },
  related_entities: [{ kind: 'equipment', id: 7, limits: [] }],
}
const sensor = (more: Partial<SensorStanding> = {}): SensorStanding =>
  ({
    id: 3,
    unit: { kind: 'equipment', id: 7, name: 'Fridge' },
    channel: 'temperature',
    interval_minutes: 10,
    state: 'ok',
    last_at: '2026-11-19T09:55:00Z',
    last_value_centi: 270,
    ...more,
  }) as SensorStanding
const offered = (of: TaskOfDay, sensors: readonly SensorStanding[] = [], scale: 'C' | 'F' = 'C') =>
  prefillOf(of, { sensors, scale, now })

describe('the value that is offered to be confirmed', () => {
  it('is the last one', () =>
    expect(offered(task())).toEqual({ from: 'last', text: '3.9', measured_at: null }))
  it('is the current one of the sensor at the unit, or of the one that the field names', () => {
    const current = { from: 'sensor', text: '2.7', measured_at: '2026-11-19T09:55:00Z' }
    expect(offered(task(fridge), [sensor()])).toEqual(current)
    expect(offered(task({ task_steps: [{ ...step, sensor_id: 3 }] }), [sensor({ unit: null })])).toEqual(
      current,
    )
    expect(offered(task(fridge), [sensor()], 'F')).toMatchObject({ from: 'sensor', text: '36.9' })
  })
  it.each([
    ['old', { last_at: '2026-11-19T09:00:00Z' }],
    ['silent', { state: 'silent' }],
    ['at another unit', { unit: { kind: 'room', id: 7, name: 'Hall' } }],
    ['of humidity', { channel: 'humidity' }],
    ['without a reading', { last_value_centi: null }],
  ] as const)('is not that of a sensor which is %s', (_title, more) =>
    expect(offered(task(fridge), [sensor(more as Partial<SensorStanding>)])).toMatchObject({ from: 'last' }),
  )
  it.each([
    ['outside the limit', { last_entry: { ...last, value: '7' } }],
    ['of a check that was not done', { last_entry: { ...last, status: 'not_done' } }],
    ['in another scale', { last_entry: { ...last, unit: 'F' } }],
    ['never entered', { last_entry: null }],
    ['in words', { last_entry: { ...last, value: 'cold' } }],
    ['one of several fields', { task_steps: [step, { ...step, id: 6 }] }],
    ['of a checklist', { is_checklist: true }],
  ])('is none where the last value is %s', (_title, more) => expect(offered(task(more))).toBeNull())
})

describe('a confirmed value', () => {
  it('says that it was confirmed, and of a sensor when it was measured', () => {
    expect(confirmedBody(task(), { from: 'last', text: '3.9', measured_at: null }, 'C')).toMatchObject({
      task_version: 2,
      entry_fields: [{ task_step_id: 5, value: { temp: '3.9', unit: 'C' }, source: 'confirmed_prefill' }],
    })
    expect(confirmedBody(task(), { from: 'last', text: '3.9', measured_at: null }, 'C')).not.toHaveProperty(
      'entry_time',
    )
    expect(
      confirmedBody(task(fridge), { from: 'sensor', text: '2.7', measured_at: '2026-11-19T09:55:00Z' }, 'C'),
    ).toMatchObject({
      entry_time: '2026-11-19T09:55:00Z',
      related_entity_id: 7,
    })
  })
})

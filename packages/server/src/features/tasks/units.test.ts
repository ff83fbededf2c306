/** Tasks that are done at equipment and rooms, and lines of checklists with a frequency of their own. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { activityLog } from '@larder/contract/activity-log'
import { entries, type TaskOfDay } from '@larder/contract/entries'
import { equipment } from '@larder/contract/equipment'
import { sensors } from '@larder/contract/sensors'
import { tasks, type NewTask, type Task } from '@larder/contract/tasks'
import { makeCompany, makePlace, makeUser, type TestUser } from '#test/builders.ts'
import { call, openTestApp, refuse, type TestApp } from '#test/harness.ts'

let test: TestApp
let owner: TestUser
let company: number
let place: number
const at = () => ({ placeId: place })
const on = (moment: string): void => {
  test.clock.now = new Date(moment)
}

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  company = await makeCompany(test, owner)
})
beforeEach(async () => {
  on('2026-11-16T05:00:00.000Z') // Monday, 07:00 in Tallinn
  place = await makePlace(test, company)
})
afterAll(() => test.close())

const fridge = async (name: string): Promise<number> =>
  (
    await call(
      test,
      equipment.create,
      { params: at(), query: {}, body: { name, equipment_type: { id: 1 } } },
      owner,
    )
  ).id
const unit = (id: number, more: object = {}) => ({ kind: 'equipment' as const, id, ...more })
const temperatures = (units: object[], more: Partial<NewTask> = {}): NewTask => ({
  name: 'Fridges',
  task_subtype_id: 1,
  task_frequency_type_id: 2,
  custom_frequency: { times: ['08:00'] },
  task_steps: [{ task_step_type_name: 'enter_temperature', entry_max_value: 5 }],
  related_to: 'equipment',
  related_entities: units as never,
  ...more,
})
const make = (body: NewTask) => call(test, tasks.create, { params: at(), query: { lang: 'en' }, body }, owner)
const change = async (id: number, body: object) =>
  call(
    test,
    tasks.change,
    {
      params: { ...at(), id },
      query: {},
      body: {
        version: (await call(test, tasks.get, { params: { ...at(), id }, query: {} }, owner)).version,
        ...body,
      } as never,
    },
    owner,
  )
const refusedTask = async (body: NewTask) =>
  (await refuse(test, tasks.create, { params: at(), body }, owner)).fields
const today = () => call(test, entries.today, { params: at(), query: { lang: 'en' } }, owner)
const states = async () =>
  (await today()).map(({ unit: where, status, scheduled }) => [
    where?.name ?? '',
    scheduled ? status : 'free',
  ])
const read = (task: Task, id: number, temp: string, more: object = {}) =>
  call(
    test,
    entries.create,
    {
      params: { ...at(), id: task.task_subtype_id, taskId: task.id },
      body: {
        uuid: randomUUID(),
        related_entity_id: id,
        entry_fields: [{ task_step_id: task.task_steps[0]?.id ?? 0, value: { temp, unit: 'C' } }],
        ...more,
      },
    },
    owner,
  )
const chart = async (): Promise<string> =>
  (
    await call(
      test,
      activityLog.statistics,
      { params: at(), query: { startDate: '2026-11-16', endDate: '2026-11-19' } },
      owner,
    )
  )
    .map(({ due, overdue, ok }) => `${due}-${overdue}-${ok}`)
    .join(' ')

describe('a task of three fridges', () => {
  it('is on the day once for each, with its own state', async () => {
    const [a, b, c] = [await fridge('Fridge A'), await fridge('Fridge B'), await fridge('Fridge C')]
    const task = await make(temperatures([unit(a), unit(b), unit(c)]))
    expect([await states(), task.task_count]).toEqual([
      [
        ['Fridge A', 'due'],
        ['Fridge B', 'due'],
        ['Fridge C', 'due'],
      ],
      3,
    ])
    on('2026-11-16T06:30:00.000Z')
    await read(task, b, '4')
    expect(await states()).toEqual([
      ['Fridge A', 'due'],
      ['Fridge C', 'due'],
      ['Fridge B', 'ok'],
    ])
    expect((await today()).map(({ last_entry }) => last_entry?.value ?? null)).toEqual([null, null, '4'])
    on('2026-11-16T08:00:00.000Z')
    expect(await states()).toEqual([
      ['Fridge A', 'overdue'],
      ['Fridge C', 'overdue'],
      ['Fridge B', 'ok'],
    ])
    expect(await chart()).toBe('0-2-1 3-0-0 3-0-0 3-0-0')
    const there = await call(test, tasks.get, { params: { ...at(), id: task.id }, query: {} }, owner)
    expect(there.status).toBe('overdue')
    expect(
      there.related_entities.map(({ name, is_active, is_default, status, last_entry }) => [
        name,
        is_active,
        is_default,
        status,
        last_entry?.local_time ?? null,
      ]),
    ).toEqual([
      ['Fridge A', true, false, 'overdue', null],
      ['Fridge B', true, false, 'ok', '2026-11-16T08:30'],
      ['Fridge C', true, false, 'overdue', null],
    ])
  })
  it('keeps its units by day: a new or disabled one changes no earlier day', async () => {
    const [a, b] = [await fridge('A'), await fridge('B')]
    const task = await make(temperatures([unit(a)]))
    on('2026-11-17T10:00:00.000Z')
    await change(task.id, { related_entities: [unit(a), unit(b)] })
    // Periods that had started before B was added are not overdue there; A missed its time.
    expect([await states(), await chart()]).toEqual([
      [
        ['A', 'overdue'],
        ['B', 'due'],
      ],
      '0-1-0 1-1-0 2-0-0 2-0-0',
    ])
    on('2026-11-18T05:00:00.000Z')
    const { version, equipment_type } = await call(
      test,
      equipment.get,
      { params: { ...at(), id: a }, query: {} },
      owner,
    )
    await call(
      test,
      equipment.change,
      {
        params: { ...at(), id: a },
        query: {},
        body: { name: 'A', equipment_type: { id: equipment_type.id }, is_active: false, version },
      },
      owner,
    )
    expect([await states(), await chart()]).toEqual([[['B', 'due']], '0-1-0 0-1-0 1-0-0 1-0-0'])
    const there = await call(test, tasks.get, { params: { ...at(), id: task.id }, query: {} }, owner)
    expect(there.related_entities.map(({ name, is_active, status }) => [name, is_active, status])).toEqual([
      ['A', false, 'ok'],
      ['B', true, 'due'],
    ])
  })
  it('is due at each unit at its own frequency', async () => {
    const [a, b, c] = [await fridge('A'), await fridge('B'), await fridge('C')]
    const task = await make(
      temperatures(
        [
          unit(a),
          unit(b, { task_frequency_type_id: 1, custom_frequency: { times: ['20:00', '08:00'] } }),
          unit(c, { custom_frequency: { custom_frequency_type_id: 5, times: ['09:00'], days_of_week: [3] } }),
        ],
        { sameFrequencyForTasks: false },
      ),
    )
    expect(task.related_entities.map(({ custom_frequency }) => custom_frequency?.times)).toEqual([
      undefined,
      ['08:00', '20:00'],
      ['09:00'],
    ])
    expect(await states()).toEqual([
      ['A', 'due'],
      ['B', 'due'],
      ['C', 'free'],
    ])
    expect(await chart()).toBe('3-0-0 3-0-0 4-0-0 3-0-0')
    on('2026-11-18T05:00:00.000Z')
    expect((await today()).map(({ unit: where, due_time }) => [where?.name, due_time])).toEqual([
      ['A', '08:00'],
      ['B', '08:00'],
      ['C', '09:00'],
    ])
    const same = await change(task.id, { sameFrequencyForTasks: true })
    expect(
      same.related_entities.map(({ task_frequency_type_id, custom_frequency }) => [
        task_frequency_type_id,
        custom_frequency,
      ]),
    ).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ])
  })
  it('has ranges of its own, named before the step has an id', async () => {
    const [a, b] = [await fridge('Cold'), await fridge('Freezer')]
    const task = await make(
      temperatures([unit(a), unit(b, { limits: [{ order_number: 1, entry_max_value: -18 }] })], {
        same_task_for_all: false,
      }),
    )
    expect(task.related_entities[1]?.limits).toEqual([
      { task_step_id: task.task_steps[0]?.id, entry_min_value: null, entry_max_value: -18 },
    ])
    expect((await read(task, a, '4')).within).toBe(true)
    expect(
      (
        await refuse(
          test,
          entries.create,
          {
            params: { ...at(), id: 1, taskId: task.id },
            body: {
              uuid: randomUUID(),
              related_entity_id: b,
              entry_fields: [
                { task_step_id: task.task_steps[0]?.id ?? 0, value: { temp: '-10', unit: 'C' } },
              ],
            },
          },
          owner,
        )
      ).fields,
    ).toEqual(['action_options:corrective_action_required'])
    expect((await change(task.id, { same_task_for_all: true })).related_entities[1]?.limits).toEqual([])
  })
})

describe('a task', () => {
  const withStep = (more: object): NewTask =>
    temperatures([], {
      related_to: 'none',
      task_steps: [{ task_step_type_name: 'enter_temperature', ...more }],
    })
  const line = (more: object): NewTask => ({
    name: 'Closing',
    task_subtype_id: 9,
    is_checklist: true,
    task_frequency_type_id: 2,
    custom_frequency: { times: ['22:00'] },
    sub_tasks: [{ description: 'Floor' }, { description: 'Hood', ...more } as never],
  })
  it('accepts sensors of its place only', async () => {
    const sensor = await call(
      test,
      sensors.create,
      { params: at(), body: { name: 'Probe', max_error_count: 3 } },
      owner,
    )
    const task = await make(withStep({ sensor_id: sensor.id }))
    expect(task.task_steps[0]?.sensor_id).toBe(sensor.id)
    const other = await makePlace(test, company)
    const foreign = await call(
      test,
      sensors.create,
      { params: { placeId: other }, body: { name: 'Probe', max_error_count: 3 } },
      owner,
    )
    expect(await refusedTask(withStep({ sensor_id: foreign.id }))).toEqual([
      'task_steps.0.sensor_id:unknown_sensor',
    ])
    // One that is gone stays named until another is chosen.
    await call(test, sensors.remove, { params: { ...at(), id: sensor.id } }, owner)
    expect(
      (await change(task.id, { instructionText: 'Look', task_steps: [{ id: task.task_steps[0]?.id }] }))
        .task_steps[0]?.sensor_id,
    ).toBe(sensor.id)
  })
  it.each([
    [
      'a day that is none',
      { custom_frequency: { custom_frequency_type_id: 4, start_time: '2026-02-30T00:00' } },
      'custom_frequency.start_time:invalid_format',
    ],
    [
      'a month that is none',
      { custom_frequency: { custom_frequency_type_id: 4, start_time: '2026-13-01T00:00' } },
      'custom_frequency.start_time:invalid_format',
    ],
    [
      'an hour that is none',
      { custom_frequency: { custom_frequency_type_id: 4, start_time: '2026-02-01T24:00' } },
      'custom_frequency.start_time:invalid_format',
    ],
    [
      'a unit that is none',
      { custom_frequency: { custom_frequency_type_id: 3 } },
      'custom_frequency.custom_frequency_type_id:too_small',
    ],
    ['units without any', { related_to: 'equipment', related_entities: [] }, 'related_entities:required'],
    [
      'a foreign unit',
      { related_to: 'equipment', related_entities: [unit(999_999)] },
      'related_entities.0.id:unknown_unit',
    ],
    [
      'an unknown frequency of a unit',
      {
        sameFrequencyForTasks: false,
        related_to: 'equipment',
        related_entities: [unit(0, { task_frequency_type_id: 99 })],
      },
      'related_entities.0.task_frequency_type_id:not_offered',
    ],
    [
      'too few times of a unit',
      {
        sameFrequencyForTasks: false,
        related_to: 'equipment',
        related_entities: [unit(0, { task_frequency_type_id: 1, custom_frequency: { times: ['08:00'] } })],
      },
      'related_entities.0.custom_frequency.times:times_count',
    ],
    [
      "a unit's range upside down",
      {
        same_task_for_all: false,
        related_to: 'equipment',
        related_entities: [
          unit(0, { limits: [{ order_number: 1, entry_min_value: 5, entry_max_value: 2 }] }),
        ],
      },
      'related_entities.0.limits:min_above_max',
    ],
    [
      "a unit's range of no step",
      {
        same_task_for_all: false,
        related_to: 'equipment',
        related_entities: [unit(0, { limits: [{ order_number: 2, entry_max_value: 2 }] })],
      },
      'related_entities.0.limits:unknown_step',
    ],
  ])('with %s is refused', async (_title, more, expected) => {
    const there = await fridge('Fridge')
    const body = { ...temperatures([], { related_to: 'none' }), ...more } as NewTask & {
      related_entities?: { id: number }[]
    }
    expect(
      await refusedTask({
        ...body,
        related_entities: (body.related_entities ?? []).map((one) =>
          one.id === 0 ? { ...one, id: there } : one,
        ),
      } as NewTask),
    ).toEqual([expected])
  })
  it.each([
    [
      'an unknown frequency',
      { task_frequency_type_id: 99 },
      'sub_tasks.1.task_frequency_type_id:not_offered',
    ],
    [
      'one that its kind does not offer',
      { task_frequency_type_id: 8 },
      'sub_tasks.1.task_frequency_type_id:not_offered',
    ],
    [
      'a week without days',
      { custom_frequency: { custom_frequency_type_id: 5 } },
      'sub_tasks.1.custom_frequency.days_of_week:required',
    ],
    ['a foreign group', { user_group_id: 999_999 }, 'sub_tasks.1.user_group_id:unknown_group'],
  ])('with a line of %s is refused', async (_title, more, expected) => {
    expect(await refusedTask(line(more))).toEqual([expected])
  })
  it('of lines has each at its own frequency, and after a removal the remaining ones', async () => {
    const task = await make(
      line({ custom_frequency: { custom_frequency_type_id: 5, days_of_week: [1, 3], times: ['22:00'] } }),
    )
    const [floor = 0, hood = 0] = task.sub_tasks.map(({ id }) => id)
    const tick = (ids: number[], more: object = {}) =>
      call(
        test,
        entries.create,
        {
          params: { ...at(), id: 9, taskId: task.id },
          body: {
            uuid: randomUUID(),
            entry_fields: ids.map((id) => ({ task_step_id: id, value: { text: 'done' } })),
            ...more,
          },
        },
        owner,
      )
    const waiting = async (): Promise<TaskOfDay['lines_due'] | undefined> => (await today())[0]?.lines_due
    expect(await waiting()).toEqual([hood])
    const entry = await tick([floor, hood])
    expect(await waiting()).toEqual([])
    await tick([floor])
    await call(
      test,
      entries.remove,
      { params: { ...at(), id: 9, taskId: task.id, entryId: entry.id }, body: { reason: 'Wrong list' } },
      owner,
    )
    expect(await waiting()).toEqual([hood])
    const { rows } = await test.database.pool.query<{ sub_states: object }>(
      'select sub_states from task_states where task_id = $1',
      [task.id],
    )
    expect(rows[0]?.sub_states).toEqual({
      [floor]: { at: '2026-11-16T05:00:00.000Z', date: '2026-11-16', status: 'done', count: 1 },
    })
    on('2026-11-17T05:00:00.000Z')
    expect(await waiting()).toEqual([])
    on('2026-11-18T05:00:00.000Z')
    expect(await waiting()).toEqual([hood])
  })
  it('shows the last answer of each line', async () => {
    const task = await make(line({}))
    const [floor = 0, hood = 0] = task.sub_tasks.map(({ id }) => id)
    const answer = (fields: object[]) =>
      call(
        test,
        entries.create,
        {
          params: { ...at(), id: 9, taskId: task.id },
          body: { uuid: randomUUID(), entry_fields: fields as never },
        },
        owner,
      )
    await answer([
      { task_step_id: floor, value: { text: 'done' } },
      { task_step_id: hood, value: { text: 'done' } },
    ])
    on('2026-11-16T06:00:00.000Z')
    await answer([
      { task_step_id: floor, value: { text: 'not_done' }, action_options: [{ option_text: 'Later' }] },
      { task_step_id: hood, value: { text: 'done' } },
    ])
    const { sub_tasks } = await call(test, tasks.get, { params: { ...at(), id: task.id }, query: {} }, owner)
    expect(sub_tasks.map(({ last_entry }) => [last_entry?.local_time, last_entry?.status])).toEqual([
      ['2026-11-16T08:00', 'not_done'],
      ['2026-11-16T08:00', 'done'],
    ])
  })
})

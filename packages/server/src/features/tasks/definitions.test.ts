/** Tasks of the place's own: every part of a definition, versions, and entries of every type of step. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { classifiers } from '@larder/contract/classifiers'
import { entries } from '@larder/contract/entries'
import { placeUsers } from '@larder/contract/permissions'
import { tasks, type NewTask, type Task } from '@larder/contract/tasks'
import { workGroups } from '@larder/contract/work-groups'
import { makeCompany, makePlace, makeUser, type TestUser } from '#test/builders.ts'
import { call, openTestApp, refuse, type TestApp } from '#test/harness.ts'

let test: TestApp
let owner: TestUser
let company: number
let place: number
let group: number
const at = () => ({ placeId: place })

beforeAll(async () => {
  test = await openTestApp()
  test.clock.now = new Date('2026-11-20T06:00:00.000Z')
  owner = await makeUser(test)
  company = await makeCompany(test, owner)
  place = await makePlace(test, company)
  group = (
    await call(
      test,
      workGroups.create,
      { params: at(), body: { name: 'Bar', email: '', is_disabled: false } },
      owner,
    )
  ).id
})
afterAll(() => test.close())

const fish = (more: Partial<NewTask> = {}): NewTask => ({
  name: 'Delivery of fish',
  task_subtype_id: 4,
  task_frequency_type_id: 2,
  custom_frequency: { times: ['08:00'] },
  task_steps: [
    { task_step_type_name: 'enter_temperature', name: 'Core', entry_max_value: 2 },
    {
      task_step_type_name: 'choose_one_answer',
      name: 'Smell',
      options: [{ text: 'Fresh' }, { text: 'Off', is_breach: true }],
    },
  ],
  corrective_action: { options: [{ option_text: 'Sent back' }, { option_text: ' ' }] },
  ...more,
})
const make = (body: NewTask) => call(test, tasks.create, { params: at(), query: { lang: 'en' }, body }, owner)
const change = (task: Task, body: object, query: object = {}) =>
  call(
    test,
    tasks.change,
    {
      params: { ...at(), id: task.id },
      query: { lang: 'en', ...query },
      body: { version: task.version, ...body } as never,
    },
    owner,
  )
const today = async (id: number) =>
  (await call(test, entries.today, { params: at(), query: { lang: 'en' } }, owner)).find(
    (task) => task.id === id,
  )
const field = (task: Task, index: number, value: object | null, more: object = {}) =>
  ({
    task_step_id: (task.is_checklist ? task.sub_tasks : task.task_steps)[index]?.id ?? 0,
    value,
    ...more,
  }) as never
const input = (task: Task, fields: never[], more: object = {}) => ({
  params: { ...at(), id: task.task_subtype_id, taskId: task.id },
  body: { uuid: randomUUID() as string, entry_fields: fields, ...more },
})
const enter = (task: Task, fields: never[], more: object = {}) =>
  call(test, entries.create, input(task, fields, more), owner)
const refused = async (task: Task, fields: never[], more: object = {}) =>
  (await refuse(test, entries.create, input(task, fields, more), owner)).fields

describe('the responsible groups', () => {
  it("are shown on the day with the task, its units, lines and steps, and the reader's groups", async () => {
    const other = (
      await call(
        test,
        workGroups.create,
        { params: at(), body: { name: 'Kitchen', email: '', is_disabled: false } },
        owner,
      )
    ).id
    const task = await make(
      fish({
        user_group_id: group,
        responsible_role_ids: [other],
        task_steps: [{ task_step_type_name: 'enter_temperature', name: 'Core', user_group_id: other }],
      }),
    )
    expect(await today(task.id)).toMatchObject({
      user_group_id: group,
      responsible_role_ids: [other],
      task_steps: [{ user_group_id: other }],
    })
    const choices = async () =>
      (({ groups, my_group_ids }) => ({ groups: groups.map(({ name }) => name), my_group_ids }))(
        await call(test, entries.choices, { params: at() }, owner),
      )
    expect(await choices()).toEqual({ groups: ['Bar', 'Kitchen'], my_group_ids: [] })
    expect(
      (
        await call(
          test,
          placeUsers.change,
          { params: { ...at(), id: owner.id }, body: { groupsIds: [other] } },
          owner,
        )
      ).groupsIds,
    ).toEqual([other])
    expect((await choices()).my_group_ids).toEqual([other])
    expect(await call(test, workGroups.workers, { params: { id: other } }, owner)).toMatchObject([
      { id: owner.id },
    ])
    await call(test, workGroups.toggle, { params: { id: other } }, owner)
    expect(await choices()).toEqual({ groups: ['Bar'], my_group_ids: [] })
    await call(test, workGroups.remove, { params: { id: other } }, owner)
    expect(
      (await call(test, placeUsers.get, { params: { ...at(), id: owner.id } }, owner)).groupsIds,
    ).toEqual([])
  })
})

describe("a task of the place's own", () => {
  it("has every part of its definition and is on today's list", async () => {
    const task = await make(
      fish({
        instructionText: 'Look',
        instructionSummaryText: 'Ice',
        user_group_id: group,
        responsible_role_ids: [group],
        notify_role_ids: [group],
        is_verification_enabled: true,
        verification_user_group_id: group,
        verification_notification_frequency_type_id: 3,
      }),
    )
    expect(task).toMatchObject({
      name: 'Delivery of fish',
      task_desc: 'Delivery of fish',
      instructionText: 'Look',
      instructionSummaryText: 'Ice',
      is_default: false,
      is_checklist: false,
      taskTypeId: 4,
      task_subtype_id: 4,
      task_version: 1,
      new_version_created_at: null,
      task_steps: [
        {
          name: 'Core',
          task_step_type_name: 'enter_temperature',
          limit_text: '≤ 2 °C',
          is_required: true,
          fhp_id: place,
        },
        {
          name: 'Smell',
          options: [
            { id: 101, text: 'Fresh', is_breach: false },
            { id: 102, is_breach: true },
          ],
        },
      ],
      corrective_action: {
        custom_options_enabled: true,
        options: [{ id: 101, option_text: 'Sent back', is_custom: true }],
      },
      user_group: { id: group, name: 'Bar' },
      task_responsible_roles: [{ name: 'Bar' }],
      task_notify_roles: [{ name: 'Bar' }],
      is_verification_enabled: true,
      hasEntries: false,
      status: 'due',
      scheduled: true,
      createdBy: expect.stringContaining('Mari') as string,
      plan: null,
      task_count: 1,
    })
    expect(await today(task.id)).toMatchObject({
      name: 'Delivery of fish',
      task_version: 1,
      task_steps: [{ name: 'Core' }, { name: 'Smell' }],
      action_options: [{ option_text: 'Sent back' }],
    })
    expect(await call(test, tasks.hasVerification, { params: at() }, owner)).toEqual({
      has_verification_tasks: true,
    })
  })
  it.each([
    ['no name', { name: ' ' }, 'name:required'],
    ['an unknown kind', { task_subtype_id: 3 }, 'task_subtype_id:unknown_kind'],
    [
      'a frequency that its kind does not offer',
      { task_frequency_type_id: 8 },
      'task_frequency_type_id:not_offered',
    ],
    ['too few times', { task_frequency_type_id: 1 }, 'custom_frequency.times:times_count'],
    [
      'a week without days',
      { custom_frequency: { custom_frequency_type_id: 5 } },
      'custom_frequency.days_of_week:required',
    ],
    ['no steps', { task_steps: [] }, 'task_steps:required'],
    ['a foreign step', { task_steps: [{ id: 1 }] }, 'task_steps.0.id:unknown_step'],
    ['a foreign group', { user_group_id: 999_999 }, 'user_group_id:unknown_group'],
    [
      'a foreign sensor',
      { task_steps: [{ task_step_type_name: 'enter_temperature', sensor_id: 999_999 }] },
      'task_steps.0.sensor_id:unknown_sensor',
    ],
    [
      'limits upside down',
      { task_steps: [{ task_step_type_name: 'enter_value', entry_min_value: 3, entry_max_value: 2 }] },
      'task_steps.0.entry_min_value:min_above_max',
    ],
    ['a line in a form', { sub_tasks: [{ description: 'Wash' }] }, 'sub_tasks:not_a_checklist'],
  ])('with %s is refused', async (_title, more, expected) => {
    expect(
      (await refuse(test, tasks.create, { params: at(), body: fish(more as never) }, owner)).fields,
    ).toEqual([expected])
  })
  it('repeats by a frequency of its own', async () => {
    const on = async (days_of_week: number[]) =>
      (
        await make(
          fish({ custom_frequency: { custom_frequency_type_id: 5, times: ['08:00'], days_of_week } }),
        )
      ).scheduled
    expect([await on([5]), await on([6])]).toEqual([true, false])
    expect(
      (await call(test, classifiers.custom_frequency_types, { query: { lang: 'en' } })).map(({ id }) => id),
    ).toEqual([4, 5, 6, 7])
  })
  it('is removed and keeps its entries and versions', async () => {
    const task = await make(fish({ task_subtype_id: 8, task_frequency_type_id: 10 }))
    await enter(task, [field(task, 0, { temp: '1', unit: 'C' }), field(task, 1, { id: 101, text: 'Fresh' })])
    await call(test, tasks.remove, { params: { ...at(), id: task.id } }, owner)
    expect(await today(task.id)).toBeUndefined()
    expect(
      (await call(test, tasks.list, { params: at(), query: {} }, owner)).some(({ id }) => id === task.id),
    ).toBe(false)
    expect(
      (
        await call(
          test,
          entries.list,
          { params: { ...at(), id: 8 }, query: { fromDate: '2026-11-01', toDate: '2026-11-30' } },
          owner,
        )
      ).data,
    ).toMatchObject([{ task_desc: 'Delivery of fish' }])
    expect(await call(test, tasks.versions, { params: { ...at(), id: 8 }, query: {} }, owner)).toMatchObject([
      { task_id: task.id, number: 1 },
    ])
    expect((await refuse(test, tasks.remove, { params: { ...at(), id: task.id } }, owner)).status).toBe(404)
  })
  it('is put in order and confirmed', async () => {
    const [a, b] = [await make(fish({ name: 'A' })), await make(fish({ name: 'B' }))]
    await call(test, tasks.order, { params: at(), body: { ids: [b.id, a.id] } }, owner)
    expect(
      (await call(test, tasks.list, { params: at(), query: {} }, owner)).slice(0, 2).map(({ name }) => name),
    ).toEqual(['B', 'A'])
    const { confirmed_at, task_count } = await call(test, tasks.confirm, { params: at() }, owner)
    expect(
      (await call(test, tasks.get, { params: { ...at(), id: a.id } }, owner)).confirmed_at,
    ).not.toBeNull()
    expect([confirmed_at, task_count > 1]).toEqual([test.clock.now.toISOString(), true])
  })
})

describe('a changed task', () => {
  it('makes a new version only where entries would be misread', async () => {
    const task = await make(fish())
    const ask = (body: object) =>
      call(test, tasks.newVersionRequired, { params: { ...at(), id: task.id }, body: body as never }, owner)
    const limit = (max: number) => ({
      task_steps: [{ id: task.task_steps[0]?.id, entry_max_value: max }, { id: task.task_steps[1]?.id }],
    })
    expect(await ask(limit(1))).toEqual({ is_new_version_required: false, reasons: ['limits'] })
    const first = await enter(task, [
      field(task, 0, { temp: '1.5', unit: 'C' }),
      field(task, 1, { id: 101, text: 'Fresh' }),
    ])
    expect(await ask(limit(1))).toEqual({ is_new_version_required: true, reasons: ['limits'] })
    expect(await ask({ instructionText: 'Look twice' })).toEqual({
      is_new_version_required: false,
      reasons: [],
    })
    expect((await change(task, { instructionText: 'Look twice' })).task_version).toBe(1)
    test.clock.now = new Date('2026-11-21T06:00:00.000Z')
    const stricter = await change(await call(test, tasks.get, { params: { ...at(), id: task.id } }, owner), {
      ...limit(1),
      name: 'Fish',
    })
    expect(stricter).toMatchObject({
      task_version: 2,
      new_version_created_at: expect.stringContaining('2026-11-21') as string,
      hasEntries: true,
      name: 'Fish',
    })
    expect(stricter.prev_version_id).not.toBeNull()
    const read = async () =>
      (
        await call(
          test,
          entries.list,
          { params: { ...at(), id: 4 }, query: { fromDate: '2026-11-20', toDate: '2026-11-20' } },
          owner,
        )
      ).data.find(({ id }) => id === first.id)
    expect(await read()).toMatchObject({
      task_version: 1,
      task_desc: 'Delivery of fish',
      within: true,
      limit: { max: 2, text: '≤ 2 °C' },
    })
    const again = [field(task, 0, { temp: '1.5', unit: 'C' }), field(task, 1, { id: 101, text: 'Fresh' })]
    expect(await refused(task, again)).toEqual(['action_options:corrective_action_required'])
    expect(await enter(task, again, { performed_at: '2026-11-20T10:00:00.000Z' })).toMatchObject({
      task_version: 1,
      within: true,
    })
    expect(await enter(task, again, { action_options: [{ id: 101 }] })).toMatchObject({
      task_version: 2,
      within: false,
      limit: { max: 1 },
    })
    expect((await change(stricter, { is_ticket: true }, { create_new_version: '1' })).task_version).toBe(3)
    expect(
      (
        await call(test, tasks.versions, { params: { ...at(), id: 4 }, query: { taskId: task.id } }, owner)
      ).map(({ number, name }) => [number, name]),
    ).toEqual([
      [3, 'Fish'],
      [2, 'Fish'],
      [1, 'Delivery of fish'],
    ])
  })
  it('accepts an entry of the form that was open when the version came', async () => {
    const task = await make(fish())
    await enter(task, [field(task, 0, { temp: '1', unit: 'C' }), field(task, 1, { id: 101, text: 'Fresh' })])
    test.clock.now = new Date(test.clock.now.getTime() + 60_000)
    await change(task, { task_steps: [{ task_step_type_name: 'enter_text', name: 'Look' }] })
    const old = [field(task, 0, { temp: '1', unit: 'C' }), field(task, 1, { id: 101, text: 'Fresh' })]
    expect(await refused(task, old)).toEqual([
      'entry_fields.0:unknown_step',
      'entry_fields.1:unknown_step',
      'entry_fields:required',
    ])
    expect(await enter(task, old, { task_version: 1 })).toMatchObject({ task_version: 1 })
    test.clock.now = new Date(test.clock.now.getTime() + 13 * 3_600_000)
    expect(await refused(task, old, { task_version: 1 })).toEqual([
      'entry_fields.0:unknown_step',
      'entry_fields.1:unknown_step',
      'entry_fields:required',
    ])
  })
})

describe('an entry', () => {
  it('of a form stores each field with its question and answer', async () => {
    const task = await make(
      fish({
        task_steps: [
          {
            task_step_type_name: 'choose_answer',
            name: 'Seen',
            options: [{ text: 'Ice' }, { text: 'Blood', is_breach: true }],
            allow_custom_value_ind: true,
          },
          { task_step_type_name: 'enter_amount', name: 'Weight', custom_unit: 'kg' },
          { task_step_type_name: 'enter_value', name: 'pH', entry_max_value: 7 },
          { task_step_type_name: 'enter_date', name: 'Use by' },
          { task_step_type_name: 'enter_text', name: 'Batch' },
          { task_step_type_name: 'ticket', name: 'Fault' },
          { task_step_type_name: 'choose_partner', name: 'From' },
          { task_step_type_name: 'attach_file', name: 'Photo', is_required: false },
          { task_step_type_name: 'choose_product', name: 'Product', is_required: false },
        ],
      }),
    )
    const fields = [
      field(task, 0, [{ id: 101, text: 'ice' }, { text: ' Foil ' }]),
      field(task, 1, { amount: '12,5', unit: { short_name: 'kg' } }, { source: 'probe' }),
      field(task, 2, { amount: '6.8' }),
      field(task, 3, { date: '2026-12-01' }),
      field(task, 4, { text: 'L-7' }),
      field(task, 5, { description: '' }),
      field(task, 6, { text: 'Fish Ltd' }),
    ]
    const entry = await enter(task, fields)
    expect(entry).toMatchObject({
      status: 'done',
      has_issues: false,
      filled_by_sensor: false,
      task_desc: 'Delivery of fish',
    })
    expect(
      entry.entry_fields.map(({ name, type, value, reading, source }) => [
        name,
        type,
        value,
        reading,
        source,
      ]),
    ).toEqual([
      ['Seen', 'choose_answer', [{ id: 101, text: 'Ice' }, { text: 'Foil' }], null, 'typed'],
      ['Weight', 'enter_amount', { amount: '12,5', unit: { short_name: 'kg' } }, 12.5, 'probe'],
      ['pH', 'enter_value', { amount: '6.8' }, 6.8, 'typed'],
      ['Use by', 'enter_date', { date: '2026-12-01' }, null, 'typed'],
      ['Batch', 'enter_text', { text: 'L-7' }, null, 'typed'],
      ['From', 'choose_partner', { text: 'Fish Ltd' }, null, 'typed'],
    ])
    expect(await refused(task, [...fields, field(task, 7, null, { files: [{ id: 999_999 }] })])).toEqual([
      'entry_fields.7.files.0.id:unknown_file',
    ])
    expect(await refused(task, [...fields, field(task, 8, { id: 999_999 })])).toEqual([
      'entry_fields.7.value.id:unknown_product',
    ])
  })
  it('that confirms a prefilled value has its time of measuring', async () => {
    const task = await make(fish())
    const entry = await enter(
      task,
      [
        field(task, 0, { temp: '1', unit: 'C' }, { source: 'confirmed_prefill' }),
        field(task, 1, { text: 'Fresh' }),
      ],
      { entry_time: '2026-11-21T05:55:00.000Z' },
    )
    expect(entry.entry_fields.map(({ source, measured_at, value }) => [source, measured_at, value])).toEqual([
      ['confirmed_prefill', '2026-11-21T05:55:00.000Z', { temp: '1', unit: 'C' }],
      ['typed', null, { id: 101, text: 'Fresh' }],
    ])
    expect(await refused(task, [field(task, 0, { temp: '1', unit: 'C' }, { source: 'sensor' })])).toEqual([
      'entry_fields.0.source:invalid_value',
    ])
  })
  it('of a checklist requires a corrective action at each line that was not done', async () => {
    const list = await make({
      name: 'Closing',
      task_subtype_id: 9,
      is_checklist: true,
      task_frequency_type_id: 2,
      custom_frequency: { times: ['22:00'] },
      sub_tasks: [
        {
          description: 'Floor washed',
          corrective_action: {
            custom_options_enabled: false,
            options: [{ option_text: 'Washed in the morning' }],
          },
        },
        { description: 'Bins empty' },
        { description: 'Hood degreased', allow_not_done: true },
      ],
    })
    const lines = (first: object, more: object = {}) => [
      field(list, 0, first, more),
      field(list, 1, { text: 'done' }),
      field(list, 2, { text: 'not_done' }),
    ]
    expect(list.task_count).toBe(3)
    expect(await refused(list, lines({ text: 'not_done' }))).toEqual([
      'entry_fields.0.action_options:corrective_action_required',
    ])
    expect(
      await refused(list, lines({ text: 'not_done' }, { action_options: [{ option_text: 'Later' }] })),
    ).toEqual(['entry_fields.0.action_options:custom_not_allowed'])
    expect(await refused(list, [field(list, 0, { text: 'done' })])).toEqual([
      'entry_fields:required',
      'entry_fields:required',
    ])
    const entry = await enter(
      list,
      lines({ text: 'not_done' }, { action_options: [{ id: 101 }, {}], comment: 'No mop' }),
    )
    expect(entry).toMatchObject({
      status: 'not_done',
      entry_fields: [
        {
          name: 'Floor washed',
          value: { text: 'not_done' },
          action_options: [{ id: 101, option_text: 'Washed in the morning', is_custom: true }],
          comment: 'No mop',
        },
        { value: { text: 'done' } },
        { name: 'Hood degreased' },
      ],
    })
    await enter(list, lines({ text: 'done' }))
    const { rows } = await test.database.pool.query<{
      sub_states: Record<string, { count: number; status: string }>
    }>('select sub_states from task_states where task_id = $1', [list.id])
    expect(
      list.sub_tasks.map(({ id }) => [rows[0]?.sub_states[id]?.status, rows[0]?.sub_states[id]?.count]),
    ).toEqual([
      ['done', 2],
      ['done', 2],
      ['not_done', 2],
    ])
  })
  it('among many has its own answer', async () => {
    const task = await make(fish())
    const one = (temp: string, more: object = {}) => ({
      task_id: task.id,
      uuid: randomUUID() as string,
      entry_fields: [field(task, 0, { temp, unit: 'C' }), field(task, 1, { text: 'Fresh' })],
      ...more,
    })
    const many = {
      params: { ...at(), id: 4 },
      body: { entries: [one('1'), one('9'), one('1', { task_id: 999_999 }), one('0')] },
    }
    const { results } = await call(test, entries.createMany, many, owner)
    expect(
      results.map(({ status, problem }) => [
        status,
        problem?.errors.map(({ field: where, code }) => `${where}:${code}`) ?? [],
      ]),
    ).toEqual([
      [201, []],
      [422, ['action_options:corrective_action_required']],
      [404, []],
      [201, []],
    ])
    expect((await call(test, entries.createMany, many, owner)).results.map(({ entry }) => entry?.id)).toEqual(
      results.map(({ entry }) => entry?.id),
    )
  })
  it('is listed with its kind of task', async () => {
    const query = { includeEntries: '1', fromDate: '2026-11-01', toDate: '2026-11-30' } as never
    const kinds = await call(test, tasks.subtypes, { params: at(), query }, owner)
    expect(kinds.find(({ id }) => id === 9)).toMatchObject({
      task_count: 1,
      tasks: [{ name: 'Closing' }],
      entries: [{ status: 'done' }, { status: 'not_done' }],
    })
    expect(
      await call(test, tasks.subtype, { params: { ...at(), id: 9 }, query: { date: '2026-11-01' } }, owner),
    ).not.toHaveProperty('entries')
    expect((await refuse(test, tasks.subtype, { params: { ...at(), id: 2 } }, owner)).status).toBe(404)
  })
})

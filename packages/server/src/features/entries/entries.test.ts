import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StepType } from '@larder/core/tasks'
import { entries } from '@larder/contract/entries'
import {
  changeStoredTask,
  joinPlace,
  makeCompany,
  makePlace,
  makeTask,
  makeUser,
  type TestUser,
} from '#test/builders.ts'
import { call, openTestApp, refuse, send, type TestApp } from '#test/harness.ts'

let test: TestApp
let owner: TestUser
let at: { company_id: number; place_id: number }
let task: number

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  test.clock.now = new Date('2026-11-21T05:30:00.000Z') // 07:30 in Tallinn
  owner = await makeUser(test)
  const company_id = await makeCompany(test, owner)
  at = { company_id, place_id: await makePlace(test, company_id) }
  task = await makeTask(test, at)
})

const body = (temp: string, more: Record<string, unknown> = {}) => ({
  uuid: randomUUID() as string,
  entry_fields: [{ task_step_id: task, value: { temp, unit: 'C' as const } }],
  ...more,
})
const params = () => ({ placeId: at.place_id, id: 1, taskId: task })
const today = (caller = owner, lang = 'en') =>
  call(test, entries.today, { params: { placeId: at.place_id }, query: { lang } }, caller)
const rowsOf = async (table: string): Promise<number> =>
  (
    await test.database.pool.query<{ n: number }>(
      `select count(*)::int as n from ${table} where company_id = $1`,
      [at.company_id],
    )
  ).rows[0]?.n ?? -1

describe("today's list", () => {
  it('shows tasks as due, then overdue, then filled, as entries arrive', async () => {
    const status = async (): Promise<unknown> =>
      (await today()).map(({ status, due_at, entries_today }) => [status, due_at, entries_today])[0]
    expect(await status()).toEqual(['due', '2026-11-21T06:00:00Z', 0])
    test.clock.now = new Date('2026-11-21T07:01:00.000Z')
    expect(await status()).toEqual(['overdue', '2026-11-21T06:00:00Z', 0])
    await call(test, entries.create, { params: params(), body: body('4.0') }, owner)
    expect(await status()).toEqual(['due', '2026-11-21T14:00:00Z', 1])
    await call(test, entries.create, { params: params(), body: body('3.9') }, owner)
    expect(await status()).toEqual(['ok', null, 2])
    test.clock.now = new Date('2026-11-21T22:30:00.000Z') // the next day in Tallinn
    expect(await status()).toEqual(['due', '2026-11-22T06:00:00Z', 0])
  })
  it("is in the reader's language and falls back to English", async () => {
    expect((await today(owner, 'et'))[0]).toMatchObject({
      name: 'Külmik 1',
      limit: { max: 5, text: '≤ 5 °C' },
    })
    expect((await today(owner, 'lv'))[0]).toMatchObject({ name: 'Fridge 1' })
  })
  it('names who filled it last', async () => {
    await call(test, entries.create, { params: params(), body: body('4,5') }, owner)
    expect((await today())[0]?.last_entry).toEqual({
      time: '2026-11-21T05:30:00.000Z',
      local_time: '2026-11-21T07:30',
      name: expect.stringContaining('Mari Tamm') as string,
      value: '4,5',
      unit: 'C',
      status: 'done',
    })
  })
  it('shows the newest reading, whichever was sent last', async () => {
    const cook = await makeUser(test, { firstname: 'Jaan', lastname: 'Kask' })
    await joinPlace(test, at, cook.id, 'readonly,temp-measurements')
    const sent = [
      ['4,1', '2026-11-21T05:00:00.000Z', owner],
      ['4,3', '2026-11-21T05:20:00.000Z', cook],
      ['4,2', '2026-11-21T05:10:00.000Z', owner],
    ] as const
    const seen: unknown[] = []
    for (const [temp, performed_at, by] of sent) {
      await call(test, entries.create, { params: params(), body: body(temp, { performed_at }) }, by)
      const last = (await today())[0]?.last_entry
      seen.push([last?.value, last?.time, last?.name?.includes('Jaan Kask')])
    }
    expect(seen).toEqual([
      ['4,1', '2026-11-21T05:00:00.000Z', false],
      ['4,3', '2026-11-21T05:20:00.000Z', true],
      ['4,3', '2026-11-21T05:20:00.000Z', true],
    ])
  })
})

describe('an entry', () => {
  it('is saved with the present limit and a revision', async () => {
    const entry = await call(
      test,
      entries.create,
      { params: params(), body: body('5.0', { comment: 'after defrosting' }) },
      owner,
    )
    expect(entry).toMatchObject({
      status: 'done',
      within: true,
      value: '5.0',
      limit: { min: null, max: 5, text: '≤ 5 °C' },
      entry_date: '2026-11-21',
      comment: 'after defrosting',
    })
    const { rows } = await test.database.pool.query<{ body: string; entity_id: string }>(
      'select entity_id, body from revisions where company_id = $1',
      [at.company_id],
    )
    expect(rows.map(({ entity_id, body: text }) => [entity_id, JSON.parse(text)])).toMatchObject([
      [entry.uuid, { value: '5.0', reading: '5', within: true }],
    ])
  })
  it('outside the limit requires a corrective action and keeps the breach', async () => {
    expect(await refuse(test, entries.create, { params: params(), body: body('7.0') }, owner)).toEqual({
      status: 422,
      code: 'invalid',
      fields: ['action_options:corrective_action_required'],
    })
    expect(
      await refuse(
        test,
        entries.create,
        { params: params(), body: body('7.0', { action_options: [{ option_text: '   ' }] }) },
        owner,
      ),
    ).toMatchObject({ fields: ['action_options:corrective_action_required'] })
    const entry = await call(
      test,
      entries.create,
      {
        params: params(),
        body: body('7.0', { action_options: [{ id: 1 }, { option_text: 'Closed the door' }] }),
      },
      owner,
    )
    expect(entry).toMatchObject({
      status: 'not_done',
      within: false,
      action_options: [
        { id: 1, option_text: 'Moved the food', is_custom: false },
        { option_text: 'Closed the door', is_custom: true },
      ],
    })
  })
  it('of a reading in °F is judged in °C', async () => {
    const fahrenheit = (temp: string) => ({
      ...body('0'),
      entry_fields: [{ task_step_id: task, value: { temp, unit: 'F' as const } }],
    })
    expect(
      await call(test, entries.create, { params: params(), body: fahrenheit('41') }, owner),
    ).toMatchObject({ within: true, value: '41', unit: 'F' })
    expect(
      await refuse(test, entries.create, { params: params(), body: fahrenheit('41.1') }, owner),
    ).toMatchObject({ status: 422 })
  })
  it.each([
    ['no value', { entry_fields: [] }, 'entry_fields:required'],
    [
      'words for a number',
      { entry_fields: [{ task_step_id: 0, value: { temp: 'warm', unit: 'C' } }] },
      'entry_fields.0:number',
    ],
    [
      'another type',
      { entry_fields: [{ task_step_id: 0, value: { text: 'done' } }] },
      'entry_fields.0:wrong_type',
    ],
    [
      'a step of another task',
      { entry_fields: [{ task_step_id: 999_999, value: { temp: '4', unit: 'C' } }] },
      'entry_fields.0:unknown_step',
    ],
    [
      'an unknown corrective action',
      { action_options: [{ id: 77 }], entry_fields: [{ task_step_id: 0, value: { temp: '9', unit: 'C' } }] },
      'action_options:unknown_option',
    ],
    ['no uuid', { uuid: undefined }, 'uuid:required'],
    ['a uuid that is none', { uuid: 'x' }, 'uuid:invalid_format'],
    ['a time ahead', { performed_at: '2026-11-21T05:36:00Z' }, 'performed_at:ahead'],
    ['a comment PostgreSQL cannot hold', { comment: 'a\u0000b' }, 'comment:malformed_text'],
  ])('with %s is refused with the field', async (_title, change, field) => {
    const draft = JSON.parse(
      JSON.stringify({ ...body('4'), ...change }).replaceAll('"task_step_id":0', `"task_step_id":${task}`),
    ) as unknown
    expect(await refuse(test, entries.create, { params: params(), body: draft }, owner)).toMatchObject({
      status: 422,
      code: 'invalid',
      fields: expect.arrayContaining([field]) as string[],
    })
    expect(await rowsOf('task_entries')).toBe(0)
  })
  it('is refused with every fault at once, each in words with the name of its step', async () => {
    const step = (id: number, name: string, task_step_type_name: StepType) => ({
      id,
      name,
      task_step_type_name,
      order_number: id,
      is_required: true,
      quantity: null,
      entry_min_value: null,
      entry_max_value: null,
      hold_minutes: null,
      custom_unit: null,
      allow_custom_value_ind: false,
      options: [],
      timer_hours: null,
      timer_notify_minutes: null,
      sensor_id: null,
      user_group_id: null,
    })
    const steps = [
      step(900_001, 'Weight', 'enter_amount'),
      step(900_002, 'Core', 'enter_temperature'),
      step(900_003, 'Smell', 'enter_text'),
    ]
    await changeStoredTask(test, task, ({ definition }) => ({
      entry_type: null,
      limit: null,
      quantity: null,
      definition: { ...definition, task_steps: steps },
    }))
    const sent = {
      uuid: randomUUID(),
      entry_fields: [
        { task_step_id: 900_001, value: { amount: '-2' } },
        { task_step_id: 900_002, value: { temp: 'abc', unit: 'C' } },
      ],
    }
    const { body: problem } = await send(test, entries.create, { params: params(), body: sent }, owner)
    expect(problem).toMatchObject({
      errors: [
        {
          field: 'entry_fields.0',
          code: 'negative',
          message: 'Weight (task_step_id 900001): Enter a number that is not negative.',
        },
        { field: 'entry_fields.1', code: 'number', message: 'Core (task_step_id 900002): Enter a number.' },
        {
          field: 'entry_fields',
          code: 'required',
          message: 'Smell (task_step_id 900003): An answer is missing.',
        },
      ],
    })
  })
  it('sent again is one entry and the same answer; with another body it is refused', async () => {
    const once = body('4.0')
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(test, entries.create, { params: params(), body: once }, owner)),
    )
    expect(new Set(answers.map(({ status, body: text }) => JSON.stringify([status, text]))).size).toBe(1)
    expect([await rowsOf('task_entries'), await rowsOf('revisions')]).toEqual([1, 1])
    expect(
      await refuse(test, entries.create, { params: params(), body: { ...once, comment: 'changed' } }, owner),
    ).toMatchObject({ status: 422, fields: ['uuid:uuid_reused'] })
    expect((await today())[0]).toMatchObject({ entries_today: 1 })
  })
  it('keeps its uuid separate from the same one in another company', async () => {
    const once = body('4.0')
    await call(test, entries.create, { params: params(), body: once }, owner)
    const other = await makeUser(test)
    const company_id = await makeCompany(test, other)
    const place_id = await makePlace(test, company_id)
    const theirs = await makeTask(test, { company_id, place_id })
    const input = {
      params: { placeId: place_id, id: 1, taskId: theirs },
      body: { ...once, entry_fields: [{ task_step_id: theirs, value: { temp: '4.0', unit: 'C' as const } }] },
    }
    expect(await call(test, entries.create, input, other)).toMatchObject({ uuid: once.uuid })
  })
  it('is refused for a task of another place, a disabled one or another kind', async () => {
    const sibling = await makePlace(test, at.company_id)
    const elsewhere = await makeTask(test, { company_id: at.company_id, place_id: sibling })
    const disabled = await makeTask(test, at, { is_disabled: true })
    for (const ids of [
      { id: 1, taskId: elsewhere },
      { id: 1, taskId: disabled },
      { id: 2, taskId: task },
    ]) {
      expect(
        await refuse(
          test,
          entries.create,
          { params: { placeId: at.place_id, ...ids }, body: body('4') },
          owner,
        ),
      ).toMatchObject({ status: 404 })
    }
  })
  it('from before its task was disabled or removed is accepted late, a later one is not', async () => {
    const own = await makeTask(test, at)
    const changes = {
      disabled: [task, { is_disabled: true }],
      removed: [own, { is_disabled: true, removed_at: '2026-11-21T05:00:00Z' }],
    } as const
    for (const [id, change] of Object.values(changes))
      await changeStoredTask(test, id, change, new Date('2026-11-21T05:00:00Z'))
    for (const id of [task, own]) {
      const sent = (performed_at: string) => ({
        params: { ...params(), taskId: id },
        body: {
          ...body('4.0'),
          entry_fields: [{ task_step_id: id, value: { temp: '4.0', unit: 'C' as const } }],
          performed_at,
        },
      })
      expect((await send(test, entries.create, sent('2026-11-21T04:59:00Z'), owner)).status).toBe(201)
      expect((await refuse(test, entries.create, sent('2026-11-21T05:01:00Z'), owner)).status).toBe(404)
    }
  })
  it('from more than a day before its task was set up is rejected, also as a correction', async () => {
    const before = { performed_at: '2026-11-12T21:59:00Z' } // the task is of 14 November, 07:30 in Tallinn
    const { id, version } = await call(
      test,
      entries.create,
      { params: params(), body: body('4.0', { performed_at: '2026-11-12T22:01:00Z' }) },
      owner,
    )
    expect(
      await refuse(test, entries.create, { params: params(), body: body('4.0', before) }, owner),
    ).toEqual({ status: 422, code: 'invalid', fields: ['performed_at:before_task'] })
    const { uuid: _, ...correction } = body('4.1', { ...before, base_version: version, reason: 'Misread' })
    expect(
      await refuse(test, entries.change, { params: { ...params(), entryId: id }, body: correction }, owner),
    ).toMatchObject({ fields: ['performed_at:before_task'] })
  })
  it('may be made by a worker with temp-measurements, not by a reader', async () => {
    const worker = await makeUser(test)
    const reader = await makeUser(test)
    await joinPlace(test, at, worker.id, 'readonly,temp-measurements')
    await joinPlace(test, at, reader.id, 'readonly')
    expect(await refuse(test, entries.create, { params: params(), body: body('4') }, reader)).toMatchObject({
      status: 403,
    })
    expect(await call(test, entries.create, { params: params(), body: body('4') }, worker)).toMatchObject({
      within: true,
    })
  })
  it('is in the history of its kind of task', async () => {
    for (const temp of ['4', '3', '2'])
      await call(test, entries.create, { params: params(), body: body(temp) }, owner)
    const query = { fromDate: '2026-11-01', toDate: '2026-11-21', perPage: 10 }
    const page = await call(test, entries.list, { params: { placeId: at.place_id, id: 1 }, query }, owner)
    expect([page.data.map(({ value }) => value), page.meta]).toEqual([
      ['2', '3', '4'],
      { current_page: 1, per_page: 10, total: 3 },
    ])
    expect(
      await refuse(
        test,
        entries.list,
        { params: { placeId: at.place_id, id: 1 }, query: { fromDate: 'yesterday', toDate: '2026-11-21' } },
        owner,
      ),
    ).toMatchObject({ fields: ['fromDate:invalid_format'] })
  })
})

describe('a tick', () => {
  it('that was not done requires a corrective action', async () => {
    const tick = await makeTask(test, at, {
      entry_type: 'choose_one_answer',
      limit: null,
      quantity: null,
      task_subtype_id: 9,
      frequency: 'once_a_day',
      times: ['21:00'],
    })
    const answer = (text: 'done' | 'not_done', more = {}) => ({
      uuid: randomUUID() as string,
      entry_fields: [{ task_step_id: tick, value: { text } }],
      ...more,
    })
    const input = { placeId: at.place_id, id: 9, taskId: tick }
    expect(
      await refuse(test, entries.create, { params: input, body: answer('not_done') }, owner),
    ).toMatchObject({ fields: ['action_options:corrective_action_required'] })
    expect(
      await call(
        test,
        entries.create,
        { params: input, body: answer('not_done', { action_options: [{ id: 2 }] }) },
        owner,
      ),
    ).toMatchObject({ status: 'not_done', within: null })
    expect(await call(test, entries.create, { params: input, body: answer('done') }, owner)).toMatchObject({
      status: 'done',
    })
  })
})

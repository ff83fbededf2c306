import { randomUUID } from 'node:crypto'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { activityLog } from '@larder/contract/activity-log'
import { entries } from '@larder/contract/entries'
import { equipment } from '@larder/contract/equipment'
import { addressOf } from '@larder/contract/kit'
import { overview } from '@larder/contract/overview'
import { pausePeriods } from '@larder/contract/pause-periods'
import { tasks } from '@larder/contract/tasks'
import { verifications } from '@larder/contract/verifications'
import {
  changeStoredTask,
  joinPlace,
  makeCompany,
  makePlace,
  makeTask,
  makeUser,
  type TestUser,
} from '#test/builders.ts'
import { call, headersOf, openTestApp, refuse, type TestApp } from '#test/harness.ts'
import { signHeads } from '#features/records/public.ts'

let test: TestApp
let owner: TestUser
let at: { company_id: number; place_id: number }
let task: number
let params: { placeId: number }

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  test.clock.now = new Date('2026-11-19T10:00:00.000Z') // Thursday, 12:00 in Tallinn
  owner = await makeUser(test)
  const company_id = await makeCompany(test, owner)
  at = { company_id, place_id: await makePlace(test, company_id) }
  params = { placeId: at.place_id }
  task = await makeTask(test, at, { created_at: '2026-09-01T06:00:00Z' })
})

const enter = (temp: string, performed_at: string, more: Record<string, unknown> = {}) =>
  call(
    test,
    entries.create,
    {
      params: { ...params, id: 1, taskId: task },
      body: {
        uuid: randomUUID(),
        performed_at,
        entry_fields: [{ task_step_id: task, value: { temp, unit: 'C' } }],
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
      { params, query: { startDate: '2026-11-16', endDate: '2026-11-22' } },
      owner,
    )
  )
    .map(({ due, overdue, ok, pauseMonitoring }) =>
      pauseMonitoring === null
        ? `${due}-${overdue}-${ok}`
        : `${due}-${overdue}-${ok} ${pauseMonitoring.name}`,
    )
    .join(', ')

describe('the statistics of a week', () => {
  it('count past, today and coming days', async () => {
    await enter('4.0', '2026-11-16T06:00:00Z')
    await enter('4.0', '2026-11-16T14:00:00Z')
    await enter('4.0', '2026-11-18T14:00:00Z')
    expect(await chart()).toBe('0-0-2, 0-2-0, 0-1-1, 1-1-0, 2-0-0, 2-0-0, 2-0-0')
  })
  it('judge a day by the schedule that it had', async () => {
    const daily = { frequency: 'once_a_day', times: ['10:00'] } as const
    await changeStoredTask(test, task, daily, new Date('2026-11-18T09:00:00Z'))
    await changeStoredTask(test, task, { is_disabled: true }, new Date('2026-11-20T09:00:00Z'))
    expect(await chart()).toBe('0-2-0, 0-2-0, 0-0-0, 0-1-0, 0-0-0, 0-0-0, 0-0-0')
  })
  it('name the pause of a day, on which nothing is due', async () => {
    await call(
      test,
      pausePeriods.create,
      { params, body: { name: 'Holidays', start_date: '2026-11-18', end_date: '2026-11-20' } },
      owner,
    )
    expect(await chart()).toBe('0-2-0, 0-2-0, 0-0-0 Holidays, 0-0-0 Holidays, 0-0-0 Holidays, 2-0-0, 2-0-0')
    const [today] = await call(test, entries.today, { params, query: {} }, owner)
    expect(today).toMatchObject({ scheduled: false, status: 'ok' })
    const { data } = await call(test, overview.get, { query: { companyId: at.company_id } }, owner)
    expect(data[0]).toMatchObject({ monitoring: 0, monitoring_yesterday: null })
  })
  it('list a task of two units at each', async () => {
    const units = [7, 8].map((id) => ({
      kind: 'equipment' as const,
      id,
      task_frequency_type_id: null,
      custom_frequency: null,
      user_group_id: null,
      limits: [],
    }))
    await changeStoredTask(
      test,
      task,
      ({ definition }) => ({ definition: { ...definition, related_entities: units } }),
      new Date('2026-11-15T09:00:00Z'),
    )
    await enter('4.0', '2026-11-17T06:00:00Z', { related_entity_id: 7 })
    expect(await chart()).toBe('0-4-0, 0-3-1, 0-4-0, 2-2-0, 4-0-0, 4-0-0, 4-0-0')
  })
  it('equal those of the overview for yesterday', async () => {
    await enter('4.0', '2026-11-18T06:00:00Z')
    const { data } = await call(test, overview.get, { query: { companyId: at.company_id } }, owner)
    expect(data[0]?.monitoring_yesterday).toBe(50)
  })
  it.each([
    ['2026-11-22', '2026-11-16', 'before_start'],
    ['2025-01-01', '2026-11-16', 'too_long'],
  ])('refuse %s to %s', async (startDate, endDate, code) => {
    expect(
      await refuse(test, activityLog.statistics, { params, query: { startDate, endDate } }, owner),
    ).toEqual({ status: 422, code: 'invalid', fields: [`endDate:${code}`] })
  })
})

describe('a pause', () => {
  const holidays = { name: 'Holidays', start_date: '2026-12-24', end_date: '2027-01-03' }
  it('is made, changed, listed by dates and removed', async () => {
    const { id } = await call(test, pausePeriods.create, { params, body: holidays }, owner)
    await call(
      test,
      pausePeriods.change,
      { params: { ...params, id }, body: { ...holidays, end_date: '2027-01-10' } },
      owner,
    )
    expect(await call(test, pausePeriods.get, { params: { ...params, id } }, owner)).toEqual({
      id,
      ...holidays,
      end_date: '2027-01-10',
      version: 2,
    })
    const listed = async (fromDate: string, toDate: string) =>
      (await call(test, pausePeriods.list, { params, query: { fromDate, toDate } }, owner)).length
    expect([
      await listed('2026-12-01', '2026-12-23'),
      await listed('2026-12-01', '2026-12-24'),
      await listed('2027-01-10', '2027-02-01'),
      await listed('2027-01-11', '2027-02-01'),
    ]).toEqual([0, 1, 1, 0])
    await call(test, pausePeriods.remove, { params: { ...params, id } }, owner)
    expect(await refuse(test, pausePeriods.get, { params: { ...params, id } }, owner)).toMatchObject({
      status: 404,
    })
  })
  it('ends no earlier than it starts, and is for owners', async () => {
    expect(
      await refuse(
        test,
        pausePeriods.create,
        { params, body: { ...holidays, end_date: '2026-12-23' } },
        owner,
      ),
    ).toMatchObject({ status: 422, fields: ['end_date:before_start'] })
    const member = await makeUser(test)
    await joinPlace(test, at, member.id, 'member')
    expect(await refuse(test, pausePeriods.create, { params, body: holidays }, member)).toMatchObject({
      status: 403,
    })
    expect(await call(test, pausePeriods.list, { params }, member)).toEqual([])
  })
  it('of another place is not found', async () => {
    const sibling = await makePlace(test, at.company_id)
    const { id } = await call(
      test,
      pausePeriods.create,
      { params: { placeId: sibling }, body: holidays },
      owner,
    )
    for (const route of [pausePeriods.get, pausePeriods.remove])
      expect(await refuse(test, route, { params: { ...params, id } }, owner)).toMatchObject({ status: 404 })
  })
})

describe('the history', () => {
  const find = async (query: Record<string, unknown> = {}): Promise<readonly string[]> =>
    (await call(test, activityLog.history, { params, query }, owner)).data.map(({ values }) =>
      values.map(({ text }) => text).join(),
    )
  beforeEach(async () => {
    await enter('4.0', '2026-11-17T06:00:00Z', { comment: '100% sure' })
    await enter('9.0', '2026-11-18T06:00:00Z', { action_options: [{ option_text: 'Closed the door' }] })
    await enter('3.0', '2026-10-02T06:00:00Z')
    await enter('2.0', '2026-09-30T06:00:00Z')
  })
  it('shows the month before and this one by default, newest first', async () => {
    expect(await find()).toEqual(['9.0 °C', '4.0 °C', '3.0 °C'])
    expect(await find({ fromDate: '2026-09-01', toDate: '2026-10-31' })).toEqual(['3.0 °C', '2.0 °C'])
  })
  it('filters by status, task, kind and words', async () => {
    expect([await find({ status: 'incorrect' }), await find({ status: 'correct' })]).toEqual([
      ['9.0 °C'],
      ['4.0 °C', '3.0 °C'],
    ])
    expect([
      await find({ taskId: task, taskSubtypeId: 1, status: 'not_done' }),
      await find({ taskId: task + 1 }),
      await find({ taskSubtypeId: 2 }),
      await find({ entityId: 5 }),
    ]).toEqual([['9.0 °C'], [], [], []])
    expect([
      await find({ searchText: 'closed the' }),
      await find({ searchText: '100%' }),
      await find({ searchText: '%' }),
      await find({ searchText: 'fridge', status: 'incorrect' }),
      await find({ searchText: 'nobody' }),
    ]).toEqual([['9.0 °C'], ['4.0 °C'], ['4.0 °C'], ['9.0 °C'], []])
  })
  it("finds entries by a colleague's name, and none by a stranger's", async () => {
    const [cook, stranger] = [
      await makeUser(test, { firstname: 'Jaan', lastname: 'Kask' }),
      await makeUser(test, { firstname: 'Priit', lastname: 'Paju' }),
    ]
    await makeCompany(test, stranger)
    await joinPlace(test, at, cook.id, 'member')
    await call(
      test,
      entries.create,
      {
        params: { ...params, id: 1, taskId: task },
        body: {
          uuid: randomUUID(),
          performed_at: '2026-11-19T06:00:00Z',
          entry_fields: [{ task_step_id: task, value: { temp: '5.0', unit: 'C' } }],
        },
      },
      cook,
    )
    expect([
      await find({ searchText: 'jaan kask' }),
      await find({ searchText: 'Mari' }),
      await find({ searchText: 'Paju' }),
    ]).toEqual([['5.0 °C'], ['9.0 °C', '4.0 °C', '3.0 °C'], []])
  })
  it("names the unit, the unit of an amount, and the limit in the reader's language", async () => {
    const { id: oil } = await call(
      test,
      equipment.create,
      { params, body: { name: 'Fryer', equipment_type: { id: 1 } } },
      owner,
    )
    const made = await call(
      test,
      tasks.create,
      {
        params,
        query: {},
        body: {
          name: 'Oil',
          task_subtype_id: 1,
          task_frequency_type_id: 2,
          custom_frequency: { times: ['08:00'] },
          task_steps: [{ task_step_type_name: 'enter_value', custom_unit: '%', entry_max_value: 25 }],
          is_verification_enabled: true,
          related_to: 'equipment',
          related_entities: [{ kind: 'equipment', id: oil }],
        },
      },
      owner,
    )
    await call(
      test,
      entries.create,
      {
        params: { ...params, id: 1, taskId: made.id },
        body: {
          uuid: randomUUID(),
          related_entity_id: oil,
          entry_fields: [{ task_step_id: made.task_steps[0]?.id ?? 0, value: { amount: '24.4' } }],
        },
      },
      owner,
    )
    await changeStoredTask(test, task, ({ texts: { et, ...texts } }) => ({
      texts: et === undefined ? texts : { ...texts, et: { ...et, limit: 'kuni 5 °C' } },
    }))
    const {
      data: [first, second],
    } = await call(test, activityLog.history, { params, query: { lang: 'et' } }, owner)
    expect(first).toMatchObject({
      task_name: 'Oil',
      unit_name: 'Fryer',
      values: [{ text: '24.4 %' }],
      limit: '≤ 25 %',
    })
    expect(second).toMatchObject({ task_name: 'Külmik 1', unit_name: '', limit: 'kuni 5 °C' })
    const file = await test.app.inject({
      method: 'GET',
      url: addressOf(activityLog.export, { params, query: { format: 'csv', lang: 'et' } }),
      headers: headersOf(owner),
    })
    const {
      data: [waiting],
    } = await call(
      test,
      verifications.entries,
      { params: { ...params, id: 1 }, query: { fromDate: '2026-11-19', toDate: '2026-11-19' } },
      owner,
    )
    expect(waiting).toMatchObject({ unit_name: 'Fryer', value: '24.4', unit: '%' })
    expect([file.body.includes('Fryer · Oil'), file.body.includes('kuni 5 °C')]).toEqual([true, true])
  })
  it('of one kind of task has the same filters', async () => {
    const values = async (query: Record<string, unknown>) =>
      (await call(test, entries.list, { params: { ...params, id: 1 }, query }, owner)).data.map(
        ({ value }) => value,
      )
    expect([
      await values({}),
      await values({ status: 'incorrect' }),
      await values({ searchText: '100%' }),
      await values({ entityId: 3 }),
    ]).toEqual([['9.0', '4.0', '3.0'], ['9.0'], ['4.0'], []])
  })
  it('is paged by 10, 25 or 50', async () => {
    const { meta } = await call(test, activityLog.history, { params, query: { perPage: 10 } }, owner)
    expect(meta).toEqual({ current_page: 1, per_page: 10, total: 3 })
    expect(await refuse(test, activityLog.history, { params, query: { perPage: 11 } }, owner)).toMatchObject({
      status: 422,
      fields: ['perPage:not_offered'],
    })
    expect(await find({ page: 2 })).toEqual([])
  })
  it('has each entry on one page, in one order, near its beginning and near its end', async () => {
    const { rows } = await test.database.pool.query<{ id: number; status: string }>(
      `insert into task_entries (company_id, place_id, task_id, uuid, entry_date, performed_at, received_at,
        status, value, unit, source, body_hash, created_by)
       select $1, $2, $3, gen_random_uuid(), '2026-11-01'::date + n / 30,
         '2026-11-01T06:00:00Z'::timestamptz + (n / 7) * interval '1 second', now(), case
         when n % 3 = 0 then 'not_done' else 'done' end, '4', 'C', 'typed', '', $4
       from generate_series(1, 93) n returning id, status`,
      [at.company_id, at.place_id, task, owner.id],
    )
    const pages = async (query: Record<string, unknown>): Promise<readonly number[]> => {
      const read = async (page: number) =>
        (
          await call(
            test,
            activityLog.history,
            { params, query: { ...query, perPage: 10, page, fromDate: '2026-11-01', toDate: '2026-11-05' } },
            owner,
          )
        ).data.map(({ id }) => id)
      return (await Promise.all(Array.from({ length: 11 }, (_, index) => read(index + 1)))).flat()
    }
    const newestFirst = rows.toSorted((a, b) => b.id - a.id)
    expect(await pages({})).toEqual(newestFirst.map(({ id }) => id))
    expect(await pages({ status: 'not_done', taskId: task })).toEqual(
      newestFirst.filter(({ status }) => status === 'not_done').map(({ id }) => id),
    )
  })
  it('shows one entry, of this place only', async () => {
    const [first] = (await call(test, entries.list, { params: { ...params, id: 1 }, query: {} }, owner)).data
    const id = first?.id ?? 0
    expect(await call(test, entries.item, { params: { ...params, id } }, owner)).toEqual(first)
    expect(first).toMatchObject({
      entry_fields: [{ value: { temp: '9.0' } }],
      verification: null,
      file_list: [],
      has_issues: true,
      updated_by_user: { firstname: 'Mari' },
    })
    const sibling = await makePlace(test, at.company_id)
    expect(await refuse(test, entries.item, { params: { placeId: sibling, id } }, owner)).toMatchObject({
      status: 404,
    })
  })
  it('names author and corrector of an entry, and the value outside the limit', async () => {
    const chef = await makeUser(test, { firstname: 'Liis', lastname: 'Mets' })
    await joinPlace(test, at, chef.id, 'member')
    const [first] = (await call(test, activityLog.history, { params, query: {} }, owner)).data
    const change = {
      params: { ...params, id: 1, taskId: task, entryId: first?.id ?? 0 },
      body: {
        base_version: 1,
        reason: 'Read wrong',
        entry_fields: [{ task_step_id: task, value: { temp: '4.5', unit: 'C' as const } }],
      },
    }
    await call(test, entries.change, change, chef)
    const {
      data: [corrected, untouched],
    } = await call(test, activityLog.history, { params, query: {} }, owner)
    expect(corrected).toMatchObject({
      filled_by: expect.stringContaining('Mari') as string,
      corrected_by: 'Liis Mets',
      values: [{ text: '4.5 °C' }],
      breach_value: '9.0 °C',
      had_breach: true,
    })
    expect(untouched).toMatchObject({ corrected_by: null, breach_value: null })
    expect(await find({ searchText: 'liis mets' })).toEqual(['4.5 °C'])
    const file = await test.app.inject({
      method: 'GET',
      url: addressOf(activityLog.export, { params, query: { format: 'csv' } }),
      headers: headersOf(owner),
    })
    expect(file.body.split('\r\n').filter((line) => line.includes('Liis Mets'))).toHaveLength(1)
  })
  it('names the address of its author to those who manage people, and to nobody else', async () => {
    const cook = await makeUser(test)
    await joinPlace(test, at, cook.id, 'readonly,temp-measurements')
    const [first] = (await call(test, activityLog.history, { params, query: {} }, owner)).data
    const addressFor = async (reader: TestUser) =>
      (
        await call(
          test,
          entries.get,
          { params: { ...params, id: 1, taskId: task, entryId: first?.id ?? 0 }, query: {} },
          reader,
        )
      ).entry.created_by_user.username
    expect([await addressFor(owner), await addressFor(cook)]).toEqual([owner.username, ''])
  })
  it('distinguishes equipment and rooms of one id', async () => {
    for (const [kind, temp] of [
      ['equipment', '1.0'],
      ['room', '0.5'],
    ] as const) {
      const at_unit = await makeTask(test, at)
      const units = [
        {
          kind,
          id: 7,
          task_frequency_type_id: null,
          custom_frequency: null,
          user_group_id: null,
          limits: [],
        },
      ]
      await changeStoredTask(test, at_unit, ({ definition }) => ({
        definition: { ...definition, related_to: kind, related_entities: units },
      }))
      await call(
        test,
        entries.create,
        {
          params: { ...params, id: 1, taskId: at_unit },
          body: {
            uuid: randomUUID(),
            related_entity_id: 7,
            entry_fields: [{ task_step_id: at_unit, value: { temp, unit: 'C' } }],
          },
        },
        owner,
      )
    }
    expect([
      (await find({ entityId: 7 })).toSorted(),
      await find({ entityId: 7, entityKind: 'equipment' }),
      await find({ entityId: 7, entityKind: 'room' }),
    ]).toEqual([['0.5 °C', '1.0 °C'], ['1.0 °C'], ['0.5 °C']])
  })
})

describe('the words of the plan', () => {
  const texts = {
    en: { limit: 'at most 5 °C', options: [{ id: 1, option_text: 'Thrown away' }] },
    et: { limit: 'kuni 5 °C', options: [{ id: 1, option_text: 'Visati ära' }] },
    es: { limit: 'hasta 5 °C', options: [{ id: 1, option_text: 'Desechado' }] },
  }
  beforeEach(async () => {
    await test.database.pool.query(`update places set preferred_language = 'es' where id = $1`, [at.place_id])
    const words = Object.entries(texts).map(([language, said]) => [
      language,
      { name: 'Fridge', instruction: '', ...said },
    ])
    await changeStoredTask(test, task, { texts: Object.fromEntries(words) as never })
  })
  const recorded = async (id: number, lang?: string) =>
    (
      await call(
        test,
        entries.revisions,
        { params: { ...params, id: 1, taskId: task, entryId: id }, query: { lang } },
        owner,
      )
    )[0]?.body
  it('are recorded in the language of the place and shown in the language of the reader', async () => {
    const { id, action_options } = await enter('9.0', '2026-11-18T06:00:00Z', { action_options: [{ id: 1 }] })
    expect(action_options).toEqual([{ id: 1, option_text: 'Desechado', is_custom: false }])
    const shown = async (lang: string) =>
      (await call(test, activityLog.history, { params, query: { lang } }, owner)).data[0]
    expect(await shown('et')).toMatchObject({ corrective_actions: ['Visati ära'], limit: 'kuni 5 °C' })
    const entry = { params: { ...params, id: 1, taskId: task, entryId: id } }
    expect((await call(test, entries.get, { ...entry, query: { lang: 'en' } }, owner)).entry).toMatchObject({
      action_options: [{ option_text: 'Thrown away' }],
      limit: { text: 'at most 5 °C' },
    })
    expect([await recorded(id), await recorded(id, 'et')]).toMatchObject([
      { action_options: [{ option_text: 'Desechado' }], limit: { text: 'hasta 5 °C' } },
      { action_options: [{ option_text: 'Visati ära' }], limit: { text: 'kuni 5 °C' } },
    ])
  })
  it('are exported in the language of the place, or in the requested one', async () => {
    await enter('9.0', '2026-11-18T06:00:00Z', { action_options: [{ id: 1 }] })
    const lines = async (query: { lang?: string }) =>
      (
        await test.app.inject({
          method: 'GET',
          url: addressOf(activityLog.export, { params, query: { ...query, format: 'csv' } }),
          headers: headersOf(owner),
        })
      ).body
    expect(await lines({})).toMatch(/Acción correctora[^]*hasta 5 °C[^]*Desechado/)
    expect(await lines({ lang: 'et' })).toMatch(/Visati ära/)
  })
  it('of an older entry are translated for the reader, and stay recorded unchanged', async () => {
    const { id } = await enter('9.0', '2026-11-18T06:00:00Z', { action_options: [{ id: 1 }] })
    await test.database.pool.query(
      `update task_entries set action_options = '[{"id":1,"option_text":"Thrown away","is_custom":false}]'
        where id = $1`,
      [id],
    )
    expect(
      (await call(test, activityLog.history, { params, query: { lang: 'es' } }, owner)).data[0]
        ?.corrective_actions,
    ).toEqual(['Desechado'])
    expect(
      (await call(test, entries.item, { params: { ...params, id } }, owner)).action_options,
    ).toMatchObject([{ option_text: 'Thrown away' }])
  })
})

describe('an export', () => {
  const file = (query: { format: 'csv' | 'xlsx'; lang?: string }, caller = owner) =>
    test.app.inject({
      method: 'GET',
      url: addressOf(activityLog.export, { params, query }),
      headers: headersOf(caller),
    })
  it('contains every entry of the filter, with nothing that a spreadsheet would run', async () => {
    await enter('-18.0', '2026-11-17T06:00:00Z', { comment: '=HYPERLINK("http://example.com")' })
    await enter('9.0', '2026-11-18T06:00:00Z', { action_options: [{ option_text: '@SUM(1)' }] })
    const { body, headers } = await file({ format: 'csv', lang: 'et' })
    expect(String(headers['content-disposition'])).toMatch(
      /^attachment; filename="Kesklinn .* 2026-10-01 2026-11-19\.csv"/,
    )
    const lines = body.trimEnd().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toContain('9.0 °C,≤ 5 °C')
    expect(lines[1]).toContain(",'@SUM(1),")
    expect(lines[2]).toContain(`"'=HYPERLINK(""http://example.com"")"`)
  })
  it('can be a workbook too', async () => {
    await enter('4.0', '2026-11-17T06:00:00Z', { comment: '=1+1' })
    const { rawPayload, headers, statusCode } = await file({ format: 'xlsx' })
    expect([statusCode, headers['content-type'], rawPayload.subarray(0, 2).toString()]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'PK',
    ])
  })
  it('has numbers and dates in a workbook that a spreadsheet calculates with', async () => {
    await enter('4.5', '2026-11-17T06:00:00Z')
    const rows = await readSheet((await file({ format: 'xlsx' })).rawPayload)
    const [date, time, task_name, value] = rows[1] ?? []
    expect({ date, time, task_name, value }).toEqual({
      date: new Date('2026-11-17'),
      time: new Date('1899-12-30T08:00Z'),
      task_name: expect.any(String) as string,
      value: 4.5,
    })
    expect(rows[1]?.[11]).toBeInstanceOf(Date)
  })
  it('crosses batches without a gap or a repetition', async () => {
    await test.database.pool.query(
      `insert into task_entries (company_id, place_id, task_id, uuid, entry_date, performed_at, received_at,
        status, value, unit, source, body_hash, created_by, comment)
       select $1, $2, $3, gen_random_uuid(), '2026-11-01',
       '2026-11-01T06:00:00Z'::timestamptz + (n / 7) * interval '1 second', now(), 'done', '4', 'C', 'typed',
       '', $4, 'n' || n from generate_series(1, 4500) n`,
      [at.company_id, at.place_id, task, owner.id],
    )
    const { body } = await file({ format: 'csv' })
    const numbers = [...body.matchAll(/,n(\d+),/g)].map(([, n]) => Number(n))
    expect([numbers.length, new Set(numbers).size]).toEqual([4_500, 4_500])
  })
  it('ends with the last signature that covers the records', async () => {
    await enter('4.0', '2026-11-17T06:00:00Z')
    const { number, root } = await signHeads(test.platform)
    const { body } = await file({ format: 'csv', lang: 'et' })
    expect(body.trimEnd().split('\r\n').at(-1)).toBe(
      `Viimane allkiri,#${number} ${test.clock.now.toISOString().slice(0, 10)} ${root}`,
    )
  })
  it('is refused to strangers', async () => {
    expect((await file({ format: 'csv' }, await makeUser(test))).statusCode).toBe(404)
  })
})

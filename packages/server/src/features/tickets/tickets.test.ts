import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { entries } from '@larder/contract/entries'
import { files } from '@larder/contract/files'
import { addressOf } from '@larder/contract/kit'
import { notifications } from '@larder/contract/notifications'
import { tasks } from '@larder/contract/tasks'
import { tickets } from '@larder/contract/tickets'
import {
  joinPlace,
  makeCompany,
  makePlace,
  makeSharedAccess,
  makeUser,
  type TestUser,
} from '#test/builders.ts'
import { call, headersOf, openTestApp, refuse, send, type TestApp } from '#test/harness.ts'
import { sendFile, tinyPng } from '#test/send-file.ts'
import { verifyRecords } from '#features/records/public.ts'

let test: TestApp
let owner: TestUser
let cook: TestUser
let at: { company_id: number; place_id: number }
let params: { placeId: number }

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  test.clock.now = new Date('2026-11-21T08:00:00.000Z') // 10:00 in Tallinn
  owner = await makeUser(test, { firstname: 'Ana', lastname: 'Kask' })
  cook = await makeUser(test, { firstname: 'Jüri', lastname: 'Saar' })
  const company_id = await makeCompany(test, owner)
  at = { company_id, place_id: await makePlace(test, company_id) }
  params = { placeId: at.place_id }
  await joinPlace(test, at, cook.id, 'readonly,temp-measurements')
})

const raise = (by = cook, more: Record<string, unknown> = {}) =>
  call(
    test,
    tickets.create,
    { params, body: { uuid: randomUUID(), description: 'The seal of the fridge is torn', ...more } },
    by,
  )
const answer = (
  ticketId: number,
  entry_status: 'done' | 'not_done' = 'done',
  by = owner,
  more: Record<string, unknown> = {},
) =>
  call(
    test,
    tickets.answer,
    { params: { ...params, ticketId }, body: { entry_status, entry_comment: 'New seal', ...more } },
    by,
  )
const statusOf = (date?: string) =>
  call(test, tickets.status, { params, query: date === undefined ? {} : { date } }, cook)
const faults = async () =>
  (await verifyRecords(test.platform, { projections: true })).places.flatMap((place) => place.faults)
const count = async (sql: string): Promise<number> =>
  (await test.database.pool.query<{ n: number }>(sql, [at.company_id])).rows[0]?.n ?? -1

async function photo(by: TestUser): Promise<number> {
  const { id } = await call(
    test,
    files.create,
    { body: { place_id: at.place_id, type: 'task_entry', filename: 'Seal.png' } },
    by,
  )
  expect((await sendFile(test, id, { bytes: tinyPng }, by)).status).toBe(200)
  return id
}

describe('a ticket', () => {
  it('is raised with a photo by a user with access to entries, and answered by another', async () => {
    const id = await photo(cook)
    const ticket = await raise(cook, { file_list: [{ id }], performed_at: '2026-11-21T07:00:00.000Z' })
    expect(ticket).toMatchObject({
      status: 'open',
      description: 'The seal of the fridge is torn',
      created_local: '2026-11-21T09:00',
      recorded_late: true,
      created_by: { firstname: 'Jüri' },
      related_task_entry: null,
      entry_status: null,
      version: 1,
      entry_version: 0,
    })
    expect(ticket.file_list).toMatchObject([{ id, filename: 'Seal.png', mime: 'image/png' }])
    expect(await statusOf()).toEqual({
      date: '2026-11-21',
      filled: false,
      status: 'due',
      open: 1,
      raised: 1,
      answered: 0,
    })
    const answered = await answer(ticket.id, 'not_done', owner, { entry_comment: 'Ordered' })
    expect(answered).toMatchObject({
      status: 'not_done',
      entry_comment: 'Ordered',
      entry_local: '2026-11-21T10:00',
      entry_created_by: { firstname: 'Ana' },
      entry_version: 1,
    })
    expect(await statusOf()).toMatchObject({ filled: true, status: 'ok', open: 0, answered: 1 })
    expect(await call(test, tickets.get, { params: { ...params, id: ticket.id } }, cook)).toEqual(answered)
    expect(await faults()).toEqual([])
  })
  it('stays open on its days until it was answered', async () => {
    const { id } = await raise()
    test.clock.now = new Date('2026-11-23T08:00:00.000Z')
    await answer(id)
    expect([
      (await statusOf('2026-11-20')).status,
      (await statusOf('2026-11-21')).status,
      (await statusOf('2026-11-22')).status,
      (await statusOf('2026-11-23')).status,
    ]).toEqual(['ok', 'due', 'due', 'ok'])
  })
  it('is stored once when it is sent several times', async () => {
    const body = { uuid: randomUUID() as string, description: 'No hot water' }
    const first = await send(test, tickets.create, { params, body }, cook)
    const again = await send(test, tickets.create, { params, body }, cook)
    expect([first.status, again.status, again.headers['idempotency-replayed'], again.body]).toEqual([
      201,
      201,
      'true',
      first.body,
    ])
    expect(
      await refuse(test, tickets.create, { params, body: { ...body, description: 'Other' } }, cook),
    ).toEqual({ status: 422, code: 'invalid', fields: ['uuid:uuid_reused'] })
    expect(
      await count("select count(*)::int as n from revisions where company_id = $1 and entity = 'ticket'"),
    ).toBe(1)
  })
  it('may be of the day before the place was set up, and not of an earlier one', async () => {
    expect(
      await refuse(
        test,
        tickets.create,
        { params, body: { uuid: randomUUID(), description: 'x', performed_at: '2026-11-19T21:59:59Z' } },
        cook,
      ),
    ).toMatchObject({ fields: ['performed_at:before_place'] })
    await raise(cook, { performed_at: '2026-11-19T22:00:00Z' })
  })
  it('refuses unknown items', async () => {
    expect(
      await refuse(test, tickets.create, { params, body: { uuid: randomUUID(), description: '  ' } }, cook),
    ).toMatchObject({ status: 422, fields: ['description:required'] })
    expect(
      await refuse(
        test,
        tickets.create,
        { params, body: { uuid: randomUUID(), description: 'x', file_list: [{ id: 99 }] } },
        cook,
      ),
    ).toMatchObject({ fields: ['file_list.0.id:unknown_file'] })
    expect(
      await refuse(
        test,
        tickets.create,
        { params, body: { uuid: randomUUID(), description: 'x', related_task_entry_id: 99 } },
        cook,
      ),
    ).toMatchObject({ fields: ['related_task_entry_id:unknown_entry'] })
    expect(await refuse(test, tickets.get, { params: { ...params, id: 99 } }, cook)).toMatchObject({
      status: 404,
    })
    expect(
      await refuse(
        test,
        tickets.changeAnswer,
        {
          params: { ...params, ticketId: (await raise()).id },
          body: { base_version: 1, entry_status: 'done' },
        },
        cook,
      ),
    ).toMatchObject({ status: 409 })
  })
  it('has one answer, which is corrected and kept', async () => {
    const { id } = await raise()
    await answer(id, 'done')
    expect(
      (
        await send(
          test,
          tickets.answer,
          { params: { ...params, ticketId: id }, body: { entry_status: 'done' } },
          cook,
        )
      ).status,
    ).toBe(409)
    test.clock.now = new Date('2026-11-21T08:20:00.000Z')
    const change = {
      params: { ...params, ticketId: id },
      body: { base_version: 1, entry_status: 'done' as const, entry_comment: 'Part has come' },
    }
    expect(await refuse(test, tickets.changeAnswer, change, owner)).toMatchObject({
      fields: ['reason:required'],
    })
    expect(
      await call(
        test,
        tickets.changeAnswer,
        {
          ...change,
          body: { ...change.body, reason: 'Mended now', file_list: [{ id: await photo(owner) }] },
        },
        owner,
      ),
    ).toMatchObject({ status: 'done', entry_version: 2, entry_file_list: [{ filename: 'Seal.png' }] })
    expect(
      (await send(test, tickets.changeAnswer, { ...change, body: { ...change.body, reason: 'late' } }, owner))
        .status,
    ).toBe(409)
    const history = await call(test, tickets.revisions, { params: { ...params, id } }, cook)
    expect(
      history.map(({ entity, op, reason, body }) => [
        entity,
        op,
        reason,
        body['entry_comment'] ?? body['description'],
      ]),
    ).toEqual([
      ['ticket', 'create', null, 'The seal of the fridge is torn'],
      ['ticket_entry', 'create', null, 'New seal'],
      ['ticket_entry', 'change', 'Mended now', 'Part has come'],
    ])
    expect(await faults()).toEqual([])
  })
  it('is not answered before it was raised', async () => {
    const { id } = await raise(cook, { performed_at: '2026-11-21T07:30:00.000Z' })
    const input = (performed_at: string) => ({
      params: { ...params, ticketId: id },
      body: { entry_status: 'done' as const, performed_at },
    })
    expect(await refuse(test, tickets.answer, input('2026-11-21T07:29:59.000Z'), owner)).toMatchObject({
      fields: ['performed_at:before_ticket'],
    })
    expect(await call(test, tickets.answer, input('2026-11-21T07:30:00.000Z'), owner)).toMatchObject({
      status: 'done',
    })
  })
  it('that was not fixed is answered again without a reason, and keeps both answers', async () => {
    const { id } = await raise()
    await answer(id, 'not_done')
    test.clock.now = new Date('2026-11-21T11:20:00.000Z')
    expect(await answer(id, 'done', cook, { entry_comment: 'Part has come' })).toMatchObject({
      status: 'done',
      entry_version: 2,
      entry_comment: 'Part has come',
    })
    expect(
      (
        await send(
          test,
          tickets.answer,
          { params: { ...params, ticketId: id }, body: { entry_status: 'done' } },
          cook,
        )
      ).status,
    ).toBe(409)
    const history = await call(test, tickets.revisions, { params: { ...params, id } }, cook)
    expect(history.slice(1).map(({ op, reason, body }) => [op, reason, body['entry_status']])).toEqual([
      ['create', null, 'not_done'],
      ['continue', null, 'done'],
    ])
    expect(await faults()).toEqual([])
  })
  it('is corrected, by POST too, and withdrawn with its history', async () => {
    const { id } = await raise()
    const change = (base_version: number, description: string) => ({
      params: { ...params, id },
      body: { base_version, description },
    })
    expect(await call(test, tickets.change, change(1, 'The seal of the freezer'), cook)).toMatchObject({
      version: 2,
      description: 'The seal of the freezer',
    })
    expect(await call(test, tickets.changeByPost, change(2, 'Both seals'), cook)).toMatchObject({
      version: 3,
    })
    expect((await send(test, tickets.change, change(2, 'x'), cook)).status).toBe(409)
    // Within the 15 minutes too: a removal needs a reason (R1.9).
    expect(await refuse(test, tickets.remove, { params: { ...params, id }, body: {} }, cook)).toMatchObject({
      fields: ['reason:required'],
    })
    test.clock.now = new Date('2026-11-21T08:20:00.000Z')
    await call(test, tickets.remove, { params: { ...params, id }, body: { reason: 'It was nothing' } }, cook)
    expect(await refuse(test, tickets.get, { params: { ...params, id } }, cook)).toMatchObject({
      status: 404,
    })
    expect(await call(test, tickets.list, { params }, cook)).toEqual([])
    expect(
      (await call(test, tickets.revisions, { params: { ...params, id } }, cook)).map(({ op, reason }) => [
        op,
        reason,
      ]),
    ).toEqual([
      ['create', null],
      ['change', null],
      ['change', null],
      ['remove', 'It was nothing'],
    ])
    expect(await faults()).toEqual([])
  })
  it('loses its texts on request, and the chain stays sound', async () => {
    const { id, uuid } = await raise()
    await answer(id)
    expect(
      await refuse(test, tickets.erase, { params: { ...params, id }, body: { reason: 'x' } }, cook),
    ).toMatchObject({ status: 403 })
    await call(
      test,
      tickets.erase,
      { params: { ...params, id }, body: { reason: 'Asked by the person' } },
      owner,
    )
    expect(await call(test, tickets.get, { params: { ...params, id } }, cook)).toMatchObject({
      description: '',
      entry_comment: '',
      status: 'done',
    })
    expect(
      (
        await test.database.pool.query<{ n: number }>(
          "select count(*)::int as n from replies where answer like '%seal%' and answer like $1",
          [`%${uuid}%`],
        )
      ).rows[0]?.n,
    ).toBe(0)
    expect(await faults()).toEqual([])
  })
  it('is found where it was changed without the chain', async () => {
    const { id, uuid } = await raise()
    await test.database.pool.query("update tickets set description = 'All is well' where id = $1", [id])
    expect(await faults()).toMatchObject([
      { class: 'projection', detail: expect.stringContaining(`ticket ${uuid}: description`) as string },
    ])
    await test.database.pool.query(
      "update tickets set description = 'The seal of the fridge is torn' where id = $1",
      [id],
    )
  })
})

describe('a ticket of a task', () => {
  const form = (more: Record<string, unknown> = {}) =>
    call(
      test,
      tasks.create,
      {
        params,
        query: { lang: 'en' },
        body: {
          name: 'Round of the kitchen',
          task_subtype_id: 13,
          task_frequency_type_id: 2,
          is_checklist: false,
          custom_frequency: { times: ['09:00'] },
          task_steps: [
            { task_step_type_name: 'enter_temperature', name: 'Fridge', entry_max_value: 5 },
            { task_step_type_name: 'ticket', name: 'Is anything broken?' },
          ],
          corrective_action: { text: '', custom_options_enabled: true, options: [] },
          ...more,
        },
      },
      owner,
    )
  type Task = Awaited<ReturnType<typeof form>>
  const bodyOf = (
    { task_steps: [first, second] }: Task,
    description: string,
    temp = '4.0',
    more: Record<string, unknown> = {},
  ) => ({
    uuid: randomUUID() as string,
    entry_fields: [
      { task_step_id: first?.id ?? 0, value: { temp, unit: 'C' as const } },
      ...(description === '' ? [] : [{ task_step_id: second?.id ?? 0, value: { description } }]),
    ],
    ...more,
  })
  const path = ({ id }: Task) => ({ ...params, id: 13, taskId: id })

  it('is raised with its entry, once, and each leads to the other', async () => {
    const task = await form()
    const body = bodyOf(task, 'The door does not close')
    const entry = await call(test, entries.create, { params: path(task), body }, cook)
    const again = await call(test, entries.create, { params: path(task), body }, cook)
    expect(again).toEqual(entry)
    const list = await call(test, tickets.list, { params }, owner)
    expect(list).toMatchObject([
      {
        id: entry.ticket?.id,
        description: 'The door does not close',
        related_task_entry_id: entry.id,
        related_task_entry: {
          task_id: task.id,
          task_name: 'Round of the kitchen',
          entry_date: '2026-11-21',
          entry_time: '10:00',
        },
      },
    ])
    await answer(list[0]?.id ?? 0)
    const { data } = await call(test, entries.list, { params: { ...params, id: 13 }, query: {} }, owner)
    expect(data[0]?.ticket).toEqual({ id: list[0]?.id, status: 'done' })
    expect(await faults()).toEqual([])
  })
  it('is not raised where nothing was written, and is where the correction adds it', async () => {
    const task = await form()
    const entry = await call(test, entries.create, { params: path(task), body: bodyOf(task, '') }, cook)
    expect(entry.ticket).toBeNull()
    const { uuid: _, ...change } = bodyOf(task, 'The lamp flickers')
    const corrected = await call(
      test,
      entries.change,
      { params: { ...path(task), entryId: entry.id }, body: { ...change, base_version: 1 } },
      cook,
    )
    expect(corrected.ticket?.status).toBe('open')
    await call(
      test,
      entries.change,
      { params: { ...path(task), entryId: entry.id }, body: { ...change, base_version: 2 } },
      cook,
    )
    expect(await count('select count(*)::int as n from tickets where company_id = $1')).toBe(1)
  })
  it('is raised by a task of tickets whenever it was not done', async () => {
    const task = await form({ is_ticket: true })
    expect(
      (await call(test, entries.create, { params: path(task), body: bodyOf(task, '') }, cook)).ticket,
    ).toBeNull()
    const warm = await call(
      test,
      entries.create,
      {
        params: path(task),
        body: bodyOf(task, '', '9.0', { action_options: [{ option_text: 'Moved the food' }] }),
      },
      cook,
    )
    expect(
      await call(test, tickets.get, { params: { ...params, id: warm.ticket?.id ?? 0 } }, cook),
    ).toMatchObject({
      description: 'Round of the kitchen · 9.0 °C · Moved the food',
      related_task_entry_id: warm.id,
    })
  })
  it('is raised with each of many entries', async () => {
    const task = await form()
    const { results } = await call(
      test,
      entries.createMany,
      {
        params: { ...params, id: 13 },
        body: {
          entries: [
            { task_id: task.id, ...bodyOf(task, 'One') },
            { task_id: task.id, ...bodyOf(task, '', '9.0') },
            { task_id: task.id, ...bodyOf(task, 'Two') },
          ],
        },
      },
      cook,
    )
    expect(results.map(({ entry }) => entry?.ticket?.status ?? null)).toEqual(['open', null, 'open'])
    expect((await call(test, tickets.list, { params }, cook)).map(({ description }) => description)).toEqual([
      'One',
      'Two',
    ])
  })
})

describe('tickets', () => {
  it('are listed by range and state, page by page', async () => {
    await test.database.pool.query("update places set created_at = '2026-08-01T08:00:00Z' where id = $1", [
      params.placeId,
    ])
    test.clock.now = new Date('2026-09-01T08:00:00.000Z')
    const old = await raise(cook, { description: 'Old' })
    test.clock.now = new Date('2026-11-21T08:00:00.000Z')
    const done = await raise(cook, { description: 'Done' })
    await answer(done.id)
    await raise(cook, { description: 'New' })
    const list = async (query: Record<string, unknown>) =>
      (await call(test, tickets.entries, { params, query }, cook)).data.map(({ description }) => description)
    expect(await list({})).toEqual(['New', 'Done'])
    expect(await list({ status: 'open' })).toEqual(['New', 'Old'])
    expect(await list({ status: 'answered' })).toEqual(['Done'])
    expect(await list({ status: 'not_done' })).toEqual([])
    expect(await list({ fromDate: '2026-09-01', toDate: '2026-09-01' })).toEqual(['Old'])
    expect(
      (await call(test, tickets.entries, { params, query: { perPage: 10, page: 2 } }, cook)).meta,
    ).toEqual({ per_page: 10, total: 2, current_page: 2 })
    expect(
      await refuse(
        test,
        tickets.entries,
        { params, query: { fromDate: '2026-11-02', toDate: '2026-11-01' } },
        cook,
      ),
    ).toMatchObject({ fields: ['toDate:before_start'] })
    expect((await call(test, tickets.list, { params }, cook)).map(({ id }) => id)).toEqual([
      old.id,
      (await call(test, tickets.entries, { params, query: { status: 'open' } }, cook)).data[0]?.id,
      done.id,
    ])
  })
  it.each([
    ['csv', "2026-11-21,10:00,'=cmd|A1,Jüri Saar,,Korras,2026-11-21 10:00,Ana Kask,New seal,"],
    ['xlsx', 'xl/worksheets/sheet1.xml'],
  ] as const)('go into a %s that runs nothing', async (format, held) => {
    const { id } = await raise(cook, { description: '=cmd|A1' })
    await answer(id)
    const answered = await test.app.inject({
      method: 'GET',
      url: addressOf(tickets.export, { params, query: { format, lang: 'et' } }),
      headers: headersOf(cook),
    })
    expect([answered.statusCode, answered.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining(`"Kesklinn Rikketeated 2026-10-01 2026-11-21.${format}"`) as string,
    ])
    expect(answered.rawPayload.toString('utf8')).toContain(held)
  })
  it('are notified to the people of the place, and not to their authors', async () => {
    const { id } = await raise()
    const told = await call(test, notifications.list, { params }, owner)
    expect(told).toMatchObject({
      unread: 1,
      items: [
        {
          kind: 'ticket_raised',
          ticket_id: id,
          ticket_text: 'The seal of the fridge is torn',
          person_name: 'Jüri Saar',
          sensor_id: null,
        },
      ],
    })
    expect((await call(test, notifications.list, { params }, cook)).unread).toBe(0)
  })
  it('are read by a link of the activity log, without phone numbers, and not changed', async () => {
    const { id } = await raise()
    await test.database.pool.query("update users set phone = '+372 555' where id = $1", [cook.id])
    const visitor = { shared_token: await makeSharedAccess(test, at, ['activity_log']) }
    expect((await call(test, tickets.get, { params: { ...params, id } }, owner)).created_by.phone).toBe(
      '+372 555',
    )
    expect((await call(test, tickets.get, { params: { ...params, id } }, visitor)).created_by).toMatchObject({
      firstname: 'Jüri',
      phone: null,
    })
    expect(
      await refuse(test, tickets.create, { params, body: { uuid: randomUUID(), description: 'x' } }, visitor),
    ).toMatchObject({ status: 403 })
  })
  it('accept photos of users with access to entries, and no other files', async () => {
    expect(
      await refuse(
        test,
        files.create,
        { body: { place_id: at.place_id, type: 'premises_plan', filename: 'Plan.png' } },
        cook,
      ),
    ).toMatchObject({ status: 403 })
    const id = await photo(cook)
    expect((await sendFile(test, id, { bytes: tinyPng }, cook)).status).toBe(403)
  })
})

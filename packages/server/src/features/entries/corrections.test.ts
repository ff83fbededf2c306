import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { activityLog } from '@larder/contract/activity-log'
import { addressOf } from '@larder/contract/kit'
import { entries } from '@larder/contract/entries'
import { makeCompany, makePlace, makeTask, makeUser, type TestUser } from '#test/builders.ts'
import { call, headersOf, openTestApp, refuse, send, type TestApp } from '#test/harness.ts'
import { signHeads, verifyRecords } from '#features/records/public.ts'

let test: TestApp
let owner: TestUser
let at: { company_id: number; place_id: number }
let task: number

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  test.clock.now = new Date('2026-11-21T09:00:00.000Z')
  owner = await makeUser(test)
  const company_id = await makeCompany(test, owner)
  at = { company_id, place_id: await makePlace(test, company_id) }
  task = await makeTask(test, at)
})

const params = () => ({ placeId: at.place_id, id: 1, taskId: task })
const reading = (temp: string) => ({
  entry_fields: [{ task_step_id: task, value: { temp, unit: 'C' as const } }],
})
const fill = (temp: string, more: Record<string, unknown> = {}) =>
  call(
    test,
    entries.create,
    { params: params(), body: { uuid: crypto.randomUUID(), ...reading(temp), ...more } },
    owner,
  )
const change = (entryId: number, body: Record<string, unknown>) => ({
  params: { ...params(), entryId },
  body,
})
const later = (minutes: number): void => {
  test.clock.now = new Date(test.clock.now.getTime() + minutes * 60_000)
}
const sound = async () =>
  (await verifyRecords(test.platform, { projections: true })).places.flatMap(({ faults }) => faults)
const today = async () =>
  (await call(test, entries.today, { params: { placeId: at.place_id }, query: {} }, owner))[0]

describe('a correction', () => {
  it('keeps the breach, the earlier values and the reason', async () => {
    const entry = await fill('9.0', { action_options: [{ option_text: 'Closed the door' }] })
    expect(entry).toMatchObject({
      version: 1,
      within: false,
      had_breach: true,
      recorded_late: false,
      verification: null,
    })
    later(20)
    const corrected = await call(
      test,
      entries.change,
      change(entry.id, { base_version: 1, reason: 'Read the wrong probe', ...reading('4.0') }) as never,
      owner,
    )
    expect(corrected).toMatchObject({
      id: entry.id,
      uuid: entry.uuid,
      version: 2,
      within: true,
      value: '4.0',
      had_breach: true,
      updated_at: '2026-11-21T09:20:00.000Z',
    })
    const history = await call(test, entries.revisions, { params: { ...params(), entryId: entry.id } }, owner)
    expect(history).toMatchObject([
      { version: 1, op: 'create', reason: null, body: { value: '9.0', within: false } },
      { version: 2, op: 'change', reason: 'Read the wrong probe', body: { value: '4.0' } },
    ])
    expect(history[0]?.body['action_options']).toEqual([{ option_text: 'Closed the door', is_custom: true }])
    expect((await today())?.last_entry).toMatchObject({ value: '4.0' })
    expect(await sound()).toEqual([])
  })
  it('needs a reason after 15 minutes, and none before (R1.9)', async () => {
    const { id } = await fill('4.0')
    later(15)
    expect(
      (await call(test, entries.change, change(id, { base_version: 1, ...reading('4.1') }) as never, owner))
        .version,
    ).toBe(2)
    later(1)
    expect(
      await refuse(test, entries.change, change(id, { base_version: 2, ...reading('4.2') }), owner),
    ).toEqual({ status: 422, code: 'invalid', fields: ['reason:required'] })
    expect(
      await refuse(
        test,
        entries.change,
        change(id, { base_version: 2, reason: '  ', ...reading('4.2') }),
        owner,
      ),
    ).toMatchObject({ fields: ['reason:required'] })
    expect(
      await refuse(
        test,
        entries.change,
        change(id, { base_version: 2, reason: 'Typed wrong', ...reading('9') }),
        owner,
      ),
    ).toMatchObject({
      status: 422,
      fields: [expect.stringContaining('corrective_action_required') as string],
    })
  })
  it('of an entry corrected meanwhile shows the other correction; both are kept', async () => {
    const { id } = await fill('4.0')
    await call(test, entries.change, change(id, { base_version: 1, ...reading('3.0') }) as never, owner)
    const { status, body } = await send(
      test,
      entries.change,
      change(id, { base_version: 1, ...reading('2.0') }),
      owner,
    )
    expect([status, body]).toMatchObject([
      409,
      { errors: [{ code: 'version_conflict' }], current: { value: '3.0', version: 2 } },
    ])
    expect(
      (await call(test, entries.change, change(id, { base_version: 2, ...reading('2.0') }) as never, owner))
        .value,
    ).toBe('2.0')
    expect(
      (await call(test, entries.revisions, { params: { ...params(), entryId: id } }, owner)).map(
        ({ body: { value } }) => value,
      ),
    ).toEqual(['4.0', '3.0', '2.0'])
  })
})

it('is marked late more than half an hour after the work', async () => {
  const late = async (minutes: number) =>
    (await fill('4', { performed_at: new Date(test.clock.now.getTime() - minutes * 60_000).toISOString() }))
      .recorded_late
  expect([await late(30), await late(31)]).toEqual([false, true])
  const { data } = await call(
    test,
    entries.list,
    { params: { placeId: at.place_id, id: 1 }, query: { fromDate: '2026-11-20', toDate: '2026-11-22' } },
    owner,
  )
  expect(data.map(({ recorded_late }) => recorded_late)).toEqual([false, true])
})

describe('a removal', () => {
  it('names an entry that has just been sent by its uuid', async () => {
    const { id, uuid } = await fill('3.5')
    await call(test, entries.remove, change(uuid as never, { reason: 'Undone' }) as never, owner)
    const at_ = { params: { ...params(), entryId: id } }
    expect((await call(test, entries.get, at_, owner)).removal).toMatchObject({ reason: 'Undone' })
  })
  it('needs a reason, leaves the lists and stays in the history (R1.9)', async () => {
    const first = await fill('3.5')
    later(1)
    const second = await fill('4.0')
    expect(await refuse(test, entries.remove, change(second.id, { reason: ' ' }), owner)).toMatchObject({
      status: 422,
      fields: ['reason:required'],
    })
    await call(test, entries.remove, change(second.id, { reason: 'Entered twice' }) as never, owner)
    const { data } = await call(
      test,
      entries.list,
      { params: { placeId: at.place_id, id: 1 }, query: { fromDate: '2026-11-20', toDate: '2026-11-22' } },
      owner,
    )
    expect(data.map(({ id }) => id)).toEqual([first.id])
    expect(await today()).toMatchObject({ entries_today: 1, last_entry: { value: '3.5' } })
    expect(
      (await call(test, entries.revisions, { params: { ...params(), entryId: second.id } }, owner)).map(
        ({ op, reason }) => [op, reason],
      ),
    ).toEqual([
      ['create', null],
      ['remove', 'Entered twice'],
    ])
    expect(await refuse(test, entries.remove, change(second.id, { reason: 'Again' }), owner)).toMatchObject({
      status: 404,
    })
    expect(
      (await call(test, entries.get, { params: { ...params(), entryId: second.id } }, owner)).removal,
    ).toMatchObject({
      reason: 'Entered twice',
      removed_at: expect.stringContaining('2026-11-21T09:01:00') as string,
    })
    await call(test, entries.remove, change(first.id, { reason: 'For a test' }) as never, owner)
    expect(await today()).toMatchObject({ entries_today: 0, last_entry: null })
    expect(await sound()).toEqual([])
  })
})

it('shows the removed entry in the history at its position, once over all pages, on request', async () => {
  const made: number[] = []
  for (let count = 0; count < 25; count += 1) {
    made.push((await fill('4.0')).id)
    later(1)
  }
  const gone = [made[0], made[12], made[24]].map((id) => id ?? 0)
  for (const id of gone)
    await call(test, entries.remove, change(id, { reason: 'Entered twice' }) as never, owner)
  const page = (number: number, removed: 'true' | 'false') =>
    call(
      test,
      activityLog.history,
      { params: { placeId: at.place_id }, query: { page: number, perPage: 10, removed } },
      owner,
    )
  const pages = [await page(1, 'true'), await page(2, 'true'), await page(3, 'true')]
  expect(pages.map(({ meta }) => meta.total)).toEqual([22, 22, 22])
  expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(made.toReversed())
  expect(
    pages.flatMap(({ data }) =>
      data.filter(({ removal }) => removal?.reason === 'Entered twice').map(({ id }) => id),
    ),
  ).toEqual(gone.toReversed())
  expect((await page(1, 'false')).data.map(({ removal }) => removal)).toEqual(
    Array.from({ length: 10 }, () => null),
  )
})

it("is shown with the questions of its own version, in the reader's language", async () => {
  const { id } = await fill('4.0', { comment: 'By the door' })
  const {
    entry,
    task: asked,
    removal,
  } = await call(test, entries.get, { params: { ...params(), entryId: id }, query: { lang: 'et' } }, owner)
  expect([
    entry.comment,
    asked.id,
    asked.task_version,
    asked.task_steps.map((step) => step.id),
    removal,
  ]).toEqual(['By the door', task, entry.task_version, [task], null])
  expect(
    await refuse(test, entries.get, { params: { ...params(), entryId: id + 1_000 } }, owner),
  ).toMatchObject({ status: 404 })
})

it('records the kind of device, and the place knows of entries from phones', async () => {
  const seen = async () =>
    call(test, activityLog.hasMobileEntries, { params: { placeId: at.place_id } }, owner)
  const { id } = await fill('4.0')
  expect(await seen()).toBe(false)
  const route = {
    method: 'POST' as const,
    url: addressOf(entries.create, { params: params() }),
    payload: { uuid: crypto.randomUUID(), ...reading('4.0') },
  }
  const agent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
  expect(
    (await test.app.inject({ ...route, headers: { ...headersOf(owner), 'user-agent': agent } })).statusCode,
  ).toBe(201)
  expect(await seen()).toBe(true)
  expect(
    (await call(test, entries.revisions, { params: { ...params(), entryId: id } }, owner))[0]?.device,
  ).toBeNull()
  expect(
    (await call(test, entries.revisions, { params: { ...params(), entryId: id + 1 } }, owner))[0]?.device,
  ).toBe('phone')
  expect(await sound()).toEqual([])
})

it('erases personal free text, and the chain stays sound (R1.10)', async () => {
  const name = 'Eustachius Wrobel +372 5550199'
  const entry = await fill('9', {
    comment: `${name} opened it`,
    action_options: [{ option_text: `Told ${name}` }],
  })
  await call(
    test,
    entries.change,
    change(entry.id, {
      base_version: 1,
      ...reading('9'),
      reason: `${name} read it wrong`,
      comment: `it was ${name}`,
      action_options: [{ option_text: `Told ${name}` }],
    }) as never,
    owner,
  )
  const removed = await fill('3', { comment: `Removed, ${name} said` })
  await call(test, entries.remove, change(removed.id, { reason: `${name} asked` }) as never, owner)
  await signHeads(test.platform)
  for (const { id } of [entry, removed])
    await call(test, entries.erase, change(id, { reason: 'Asked by the person' }) as never, owner)
  const { rows: tables } = await test.database.pool.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind
      in ('r', 'p')`,
  )
  const hits: string[] = []
  for (const { name: table } of tables) {
    const { rows } = await test.database.pool.query<{ n: number }>(
      `select count(*)::int as n from "${table}" t where t::text like $1`,
      ['%Wrobel%'],
    )
    if ((rows[0]?.n ?? 0) > 0) hits.push(table)
  }
  expect(hits).toEqual([])
  expect(await sound()).toEqual([])
  expect(
    (await call(test, entries.revisions, { params: { ...params(), entryId: entry.id } }, owner)).map(
      ({ op, reason, body }) => [op, reason, body['comment'] ?? null],
    ),
  ).toEqual([
    ['create', null, ''],
    ['change', '', ''],
    ['erase', 'Asked by the person', null],
  ])
})

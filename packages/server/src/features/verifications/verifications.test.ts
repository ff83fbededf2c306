import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { entries } from '@larder/contract/entries'
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
import { call, openTestApp, refuse, send, type TestApp } from '#test/harness.ts'
import { verifyRecords } from '#features/records/public.ts'

let test: TestApp
let owner: TestUser
let cook: TestUser
let at: { company_id: number; place_id: number }
let task: number

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  owner = await makeUser(test, { firstname: 'Ana', lastname: 'Kask' })
  cook = await makeUser(test)
  const company_id = await makeCompany(test, owner)
  at = { company_id, place_id: await makePlace(test, company_id) }
  await joinPlace(test, at, cook.id, 'readonly,temp-measurements')
  task = await makeTask(test, at)
  await changeStoredTask(test, task, ({ definition }) => ({
    definition: { ...definition, is_verification_enabled: true },
  }))
})

const placeId = () => ({ placeId: at.place_id })
const kind = () => ({ placeId: at.place_id, id: 1 })
const days = { fromDate: '2026-11-01', toDate: '2026-11-30' }
const fill = (by: TestUser, temp = '4.0') =>
  call(
    test,
    entries.create,
    {
      params: { ...kind(), taskId: task },
      body: {
        uuid: crypto.randomUUID(),
        entry_fields: [{ task_step_id: task, value: { temp, unit: 'C' as const } }],
      },
    },
    by,
  )
const verify = (id: number, base_version = 1, comment = '') => ({
  params: kind(),
  body: { entries: [{ id, base_version, comment }] },
})

it('shows the waiting entries, and marks them in the menu', async () => {
  expect(await call(test, verifications.waiting, { params: placeId() }, cook)).toEqual({ waiting: 0 })
  await fill(cook)
  await fill(owner)
  expect(await call(test, verifications.waiting, { params: placeId() }, cook)).toEqual({ waiting: 2 })
  expect(
    await call(test, verifications.list, { params: placeId(), query: { lang: 'et' } }, owner),
  ).toMatchObject([
    {
      task_id: task,
      name: 'Külmik 1',
      waiting: 2,
      waiting_own: 1,
      oldest_date: '2026-11-21',
      last_verified_at: null,
    },
  ])
  const { data, meta } = await call(
    test,
    verifications.entries,
    { params: kind(), query: { ...days, waiting: 'true' } },
    owner,
  )
  expect([data.map(({ is_own }) => is_own), meta.total]).toEqual([[false, true], 2])
})

it('does not count or list an entry that was removed', async () => {
  const { id } = await fill(cook)
  await fill(cook)
  await call(
    test,
    entries.remove,
    { params: { ...kind(), taskId: task, entryId: id }, body: { reason: 'Wrong fridge' } } as never,
    owner,
  )
  expect(await call(test, verifications.waiting, { params: placeId() }, owner)).toEqual({ waiting: 1 })
  const [listed] = await call(test, verifications.list, { params: placeId(), query: { lang: 'et' } }, owner)
  const { meta } = await call(
    test,
    verifications.entries,
    { params: kind(), query: { ...days, waiting: 'true' } },
    owner,
  )
  expect([listed?.waiting, meta.total]).toEqual([1, 1])
})

it('records the person, time and comment, with a revision', async () => {
  const { id, uuid } = await fill(cook)
  const [verified] = await call(test, verifications.verify, verify(id, 1, 'Seen on the spot'), owner)
  expect(verified?.verification).toMatchObject({
    verified_at: expect.stringMatching(/^2026-11-21T[\d:.]+Z$/) as string,
    verified_by: 'Ana Kask',
    comment: 'Seen on the spot',
  })
  await call(test, verifications.verify, verify(id), owner) // twice changes nothing
  const history = await call(
    test,
    entries.revisions,
    { params: { ...kind(), taskId: task, entryId: id } },
    owner,
  )
  expect(history.map(({ op, body }) => [op, body['comment']])).toEqual([
    ['create', ''],
    ['verify', 'Seen on the spot'],
  ])
  expect(history[1]).toMatchObject({
    name: 'Ana Kask',
    body: { entry: uuid, entry_version: 1, meaning: 'verified' },
  })
  expect(
    (await verifyRecords(test.platform, { projections: true })).places.flatMap(({ faults }) => faults),
  ).toEqual([])
})

it('is recorded for the chosen entries alone', async () => {
  const { id } = await fill(cook)
  const other = await fill(cook)
  const verified = await call(test, verifications.verify, verify(id), owner)
  expect(verified.map((one) => one.id)).toEqual([id])
  expect(await call(test, verifications.waiting, { params: placeId() }, owner)).toEqual({ waiting: 1 })
  const { data } = await call(
    test,
    verifications.entries,
    { params: kind(), query: { ...days, waiting: 'true' } },
    owner,
  )
  expect(data.map((one) => one.id)).toEqual([other.id])
})

it('needs a second person with the permission, and the version that was seen', async () => {
  const own = await fill(owner)
  expect(await refuse(test, verifications.verify, verify(own.id), owner)).toEqual({
    status: 422,
    code: 'invalid',
    fields: ['entries.0.id:own_entry'],
  })
  expect((await call(test, verifications.verify, verify(own.id), cook))[0]?.verification).not.toBeNull()
  const reader = await makeUser(test)
  await joinPlace(test, at, reader.id, 'readonly')
  expect(await refuse(test, verifications.verify, verify(own.id), reader)).toMatchObject({ status: 403 })
  const other = await fill(cook)
  expect((await send(test, verifications.verify, verify(other.id, 2), owner)).status).toBe(409)
  expect(await refuse(test, verifications.verify, verify(999_999), owner)).toMatchObject({ status: 404 })
})

it('is refused to the person who corrected the entry, and to nobody else', async () => {
  const chef = await makeUser(test, { firstname: 'Liis', lastname: 'Mets' })
  await joinPlace(test, at, chef.id, 'readonly,temp-measurements')
  const { id } = await fill(cook)
  const body = {
    base_version: 1,
    entry_fields: [{ task_step_id: task, value: { temp: '2.0', unit: 'C' as const } }],
  }
  const corrected = await call(
    test,
    entries.change,
    { params: { ...kind(), taskId: task, entryId: id }, body },
    chef,
  )
  expect(corrected).toMatchObject({
    created_by_user: { username: '' },
    updated_by_user: { firstname: 'Liis', username: '' },
    corrected_by: 'Liis Mets',
  })
  for (const person of [cook, chef])
    expect(await refuse(test, verifications.verify, verify(id, 2), person)).toMatchObject({
      fields: ['entries.0.id:own_entry'],
    })
  expect((await call(test, verifications.list, { params: placeId() }, chef))[0]).toMatchObject({
    waiting: 1,
    waiting_own: 1,
  })
  expect(
    await call(test, verifications.verifyAll, { params: kind(), body: { until: '2026-11-21' } }, chef),
  ).toMatchObject({ verified: 0, own_left: 1 })
  expect((await call(test, verifications.verify, verify(id, 2), owner))[0]?.verification?.verified_by).toBe(
    'Ana Kask',
  )
})

it('is refused to the person who corrected a value of a sensor', async () => {
  const { id } = await fill(cook)
  await test.database.pool.query('update task_entries set created_by = null where id = $1', [id])
  await test.database.pool.query(`alter table revisions disable trigger user`)
  await test.database.pool.query(`update revisions set actor = 'system' where place_id = $1`, [at.place_id])
  await test.database.pool.query(`alter table revisions enable trigger user`)
  const body = {
    base_version: 1,
    entry_fields: [{ task_step_id: task, value: { temp: '2.0', unit: 'C' as const } }],
  }
  await call(test, entries.change, { params: { ...kind(), taskId: task, entryId: id }, body }, owner)
  expect(await refuse(test, verifications.verify, verify(id, 2), owner)).toMatchObject({
    fields: ['entries.0.id:own_entry'],
  })
  expect((await call(test, verifications.verify, verify(id, 2), cook))[0]?.verification).not.toBeNull()
})

it('waits again after a correction', async () => {
  const { id } = await fill(cook)
  await call(test, verifications.verify, verify(id), owner)
  const body = {
    base_version: 1,
    entry_fields: [{ task_step_id: task, value: { temp: '3.0', unit: 'C' as const } }],
  }
  expect(
    (await call(test, entries.change, { params: { ...kind(), taskId: task, entryId: id }, body }, cook))
      .verification,
  ).toBeNull()
  expect((await call(test, verifications.waiting, { params: placeId() }, owner)).waiting).toBe(1)
})

it('of all at once leaves the own ones and those of later days', async () => {
  for (let count = 0; count < 3; count += 1) await fill(cook)
  await fill(owner)
  expect(
    await call(test, verifications.verifyAll, { params: kind(), body: { until: '2026-11-20' } }, owner),
  ).toEqual({ verified: 0, own_left: 0, left: 0 })
  expect(
    await call(
      test,
      verifications.verifyAll,
      { params: kind(), body: { until: '2026-11-21', comment: 'Week 47' } },
      owner,
    ),
  ).toEqual({ verified: 3, own_left: 1, left: 0 })
  expect((await call(test, verifications.list, { params: placeId() }, owner))[0]).toMatchObject({
    waiting: 1,
    waiting_own: 1,
  })
  const { data } = await call(
    test,
    verifications.entries,
    { params: kind(), query: { ...days, taskId: task } },
    owner,
  )
  expect(data.map(({ verification }) => verification?.comment ?? null)).toEqual([
    'Week 47',
    'Week 47',
    'Week 47',
    null,
  ])
})

it('shows whole entries: every field, the ticket and the files', async () => {
  const made = await fill(cook, '5.5').catch(() => null)
  expect(made).toBeNull()
  const { id } = await call(
    test,
    entries.create,
    {
      params: { ...kind(), taskId: task },
      body: {
        uuid: crypto.randomUUID(),
        comment: 'Door open',
        action_options: [{ option_text: 'Closed it' }],
        entry_fields: [{ task_step_id: task, value: { temp: '9.0', unit: 'C' }, comment: 'at the back' }],
      },
    },
    cook,
  )
  const { data } = await call(
    test,
    verifications.entries,
    { params: kind(), query: { ...days, waiting: 'true', lang: 'en' } },
    owner,
  )
  expect(data).toMatchObject([
    {
      id,
      comment: 'Door open',
      files: [],
      ticket: null,
      entry_fields: [{ value: { temp: '9.0' }, comment: 'at the back' }],
      action_options: [{ option_text: 'Closed it' }],
    },
  ])
})

it('ignores tasks of other types than monitoring', async () => {
  await fill(cook)
  await changeStoredTask(test, task, { task_type_id: 1 })
  expect([
    await call(test, verifications.list, { params: placeId(), query: {} }, owner),
    await call(test, verifications.waiting, { params: placeId() }, owner),
  ]).toEqual([[], { waiting: 0 }])
})

/**
 * A device that did not hear the answer sends again, at once or after a year: the same answer, one effect
 * (R2.3).
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { entries } from '@larder/contract/entries'
import { addressOf } from '@larder/contract/kit'
import { jobHandlers } from '../src/app.ts'
import {
  changeStoredTask,
  joinCompany,
  makeCompany,
  makePlace,
  makeSession,
  makeTask,
  makeUser,
  type TestUser,
} from './builders.ts'
import { openTestApp, type TestApp } from './harness.ts'

let test: TestApp
let owner: TestUser
let at: { company_id: number; place_id: number }
let task: number
const start = new Date('2026-11-21T09:00:00.000Z')
const day = 86_400_000

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  test.clock.now = start
  owner = await makeUser(test)
  const company_id = await makeCompany(test, owner)
  at = { company_id, place_id: await makePlace(test, company_id) }
  task = await makeTask(test, at)
})

type Body = { readonly uuid: string; readonly comment?: string }
const body = (more: object = {}): Body =>
  ({
    uuid: randomUUID(),
    entry_fields: [{ task_step_id: task, value: { temp: '4.0', unit: 'C' } }],
    ...more,
  }) as Body
const post = async (
  sent: Body,
  {
    token = owner.token,
    key,
    of = at,
    filled = task,
  }: { token?: string; key?: string; of?: typeof at; filled?: number } = {},
) => {
  const {
    statusCode,
    body: text,
    headers,
  } = await test.app.inject({
    method: 'POST',
    url: addressOf(entries.create, { params: { placeId: of.place_id, id: 1, taskId: filled } }),
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    payload: JSON.stringify(sent),
  })
  return { status: statusCode, text, replayed: headers['idempotency-replayed'] }
}
const count = async (sql: string, uuid: string): Promise<number> =>
  (await test.database.pool.query<{ n: number }>(`select count(*)::int as n from ${sql} = $1`, [uuid]))
    .rows[0]?.n ?? -1
const effects = async (uuid: string): Promise<number[]> => [
  await count('task_entries where uuid', uuid),
  await count('revisions where entity_id', uuid),
]

describe('the same operation sent again', () => {
  it.each([
    ['at once', 0],
    ['after an hour', 3_600_000],
    ['after 30 days', 30 * day],
    ['after 400 days', 400 * day],
  ])('gets the same bytes for %s and writes nothing', async (_when, later) => {
    const sent = body()
    const first = await post(sent)
    expect([first.status, first.replayed]).toEqual([201, undefined])
    test.clock.now = new Date(start.getTime() + later)
    const token = await makeSession(test, owner.id)
    expect(await post(sent, { token })).toEqual({ status: 201, text: first.text, replayed: 'true' })
    expect(await effects(sent.uuid)).toEqual([1, 1])
  })
  it("writes nothing after its answer was removed, because the entry's uuid stays unique", async () => {
    const sent = body()
    await post(sent)
    test.clock.now = new Date(start.getTime() + 400 * day + 1)
    await jobHandlers['replies.prune']?.(test.platform, {}, 0)
    expect(await count('replies where op_id', sent.uuid)).toBe(0)
    const token = await makeSession(test, owner.id)
    expect([(await post(sent, { token })).status, await effects(sent.uuid)]).toEqual([201, [1, 1]])
    expect((await post({ ...sent, comment: 'other' }, { token })).status).toBe(422)
  })
  it('keeps its answer for 400 days', async () => {
    const sent = body()
    await post(sent)
    test.clock.now = new Date(start.getTime() + 400 * day)
    await jobHandlers['replies.prune']?.(test.platform, {}, 0)
    expect(await count('replies where op_id', sent.uuid)).toBe(1)
  })
  it('gets the same answer after changes of the entry, and does not restore it', async () => {
    const sent = body()
    const first = await post(sent)
    await test.database.pool.query(
      "update task_entries set comment = 'corrected', value = '5.0' where uuid = $1",
      [sent.uuid],
    )
    expect((await post(sent)).text).toBe(first.text)
    const { rows } = await test.database.pool.query<{ comment: string }>(
      'select comment from task_entries where uuid = $1',
      [sent.uuid],
    )
    expect([rows, await effects(sent.uuid)]).toEqual([[{ comment: 'corrected' }], [1, 1]])
  })
  it('gets the same answer after its task was disabled', async () => {
    const sent = body()
    const first = await post(sent)
    await changeStoredTask(test, task, { is_disabled: true })
    expect(await post(sent)).toEqual({ ...first, replayed: 'true' })
  })
  it('50 times at once has one effect', async () => {
    const sent = body()
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(sent)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers.filter(({ status, replayed }) => status === 201 && replayed === 'true')).toHaveLength(49)
    expect(await effects(sent.uuid)).toEqual([1, 1])
  })
  it('may name its key in the header', async () => {
    const key = randomUUID()
    const sent = body()
    const first = await post(sent, { key: `"${key}"` })
    expect(await post(sent, { key })).toEqual({ ...first, replayed: 'true' })
    expect(await effects(sent.uuid)).toEqual([1, 1])
    expect((await post(sent, { key: 'no uuid' })).text).toContain('idempotency-key')
  })
})

describe('a device whose clock is 48 hours off', () => {
  it.each([
    ['ahead', 48],
    ['behind', -48],
  ])('%s has its time corrected, and the difference is stored', async (_where, hours) => {
    const skew = hours * 3_600_000
    const sent = body({ performed_at: new Date(start.getTime() + skew - 600_000).toISOString() })
    const { statusCode, body: text } = await test.app.inject({
      method: 'POST',
      url: addressOf(entries.create, { params: { placeId: at.place_id, id: 1, taskId: task } }),
      payload: JSON.stringify(sent),
      headers: {
        authorization: `Bearer ${owner.token}`,
        'content-type': 'application/json',
        'x-larder-device-time': new Date(start.getTime() + skew).toISOString(),
      },
    })
    expect([statusCode, JSON.parse(text)]).toMatchObject([
      201,
      {
        entry_time: '2026-11-21T08:50:00.000Z',
        received_at: '2026-11-21T09:00:00.000Z',
        entry_date: '2026-11-21',
      },
    ])
    const { rows } = await test.database.pool.query<{ detail: unknown }>(
      "select detail from audit where route = 'entries.create' order by id desc limit 1",
    )
    expect(rows[0]?.detail).toMatchObject({ clock_skew_seconds: hours * 3_600 })
  })
})

describe('a used key', () => {
  const refused = { status: 422, text: expect.stringContaining('uuid_reused') as string, replayed: undefined }
  it('is refused with another body, also after the entry was corrected', async () => {
    const sent = body()
    await post(sent)
    expect(await post({ ...sent, comment: 'another' })).toEqual(refused)
    await test.database.pool.query("update task_entries set comment = 'another' where uuid = $1", [sent.uuid])
    expect(await post({ ...sent, comment: 'another' })).toEqual(refused)
    expect(await effects(sent.uuid)).toEqual([1, 1])
  })
  it('is refused to a colleague', async () => {
    const sent = body()
    await post(sent)
    const colleague = await makeUser(test)
    await joinCompany(test, at.company_id, colleague.id, 'owner')
    expect(await post(sent, { token: colleague.token })).toEqual(refused)
  })
  it('is unknown in another company', async () => {
    const sent = body()
    await post(sent)
    const other = await makeUser(test)
    const company_id = await makeCompany(test, other)
    const of = { company_id, place_id: await makePlace(test, company_id) }
    const filled = await makeTask(test, of)
    const theirs = JSON.parse(
      JSON.stringify(sent).replaceAll(`"task_step_id":${task}`, `"task_step_id":${filled}`),
    ) as Body
    expect(await post(theirs, { token: other.token, of, filled })).toMatchObject({
      status: 201,
      replayed: undefined,
    })
  })
  it('is free after a refusal', async () => {
    const sent = body()
    expect((await post({ ...sent, entry_fields: [] } as Body)).status).toBe(422)
    expect(await post(sent)).toMatchObject({ status: 201, replayed: undefined })
  })
})

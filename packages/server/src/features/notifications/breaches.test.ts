import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { entries } from '@larder/contract/entries'
import { notifications } from '@larder/contract/notifications'
import { places } from '@larder/contract/places'
import { joinPlace, makeCompany, makePlace, makeTask, makeUser, type TestUser } from '#test/builders.ts'
import { call, openTestApp, send, type TestApp } from '#test/harness.ts'

let test: TestApp
let owner: TestUser
let cook: TestUser
let place: number
let task: number

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.worker.drain()
  test.mails.length = 0
  owner = await makeUser(test, { firstname: 'Ana', lastname: 'Kask' })
  cook = await makeUser(test, { firstname: 'Juri', lastname: 'Mets' })
  const company_id = await makeCompany(test, owner)
  place = await makePlace(test, company_id)
  await joinPlace(test, { company_id, place_id: place }, cook.id, 'readonly,temp-measurements')
  task = await makeTask(test, { company_id, place_id: place })
})

const params = () => ({ placeId: place, id: 1, taskId: task })
const reading = (temp: string) => ({
  uuid: crypto.randomUUID(),
  action_options: [{ option_text: 'Closed the door' }],
  entry_fields: [{ task_step_id: task, value: { temp, unit: 'C' as const } }],
})
const bell = async (by: TestUser) => await call(test, notifications.list, { params: { placeId: place } }, by)
const emails = async () => {
  await test.worker.drain()
  return test.mails.filter(({ subject }) => subject.startsWith('Outside the limit'))
}

describe('a value outside its limit that a person enters', () => {
  it('is notified to the owner at once, and to the cook as read', async () => {
    await call(test, entries.create, { params: params(), body: reading('9.0') }, cook)
    expect(await bell(owner)).toMatchObject({
      unread: 1,
      items: [
        {
          kind: 'entry_breach',
          task_id: task,
          value_text: '9.0 °C',
          person_name: 'Juri Mets',
          is_past: false,
          read: false,
        },
      ],
    })
    expect(await bell(cook)).toMatchObject({ unread: 0, items: [{ read: true }] })
    const sent = await emails()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.text).toMatch(/9\.0 °C is outside the limit\. Entered by Juri Mets/)
  })
  it('is notified once, even after repeats and corrections', async () => {
    const body = reading('9.0')
    const entry = await call(test, entries.create, { params: params(), body }, cook)
    for (let again = 0; again < 3; again += 1)
      await send(test, entries.create, { params: params(), body }, cook)
    await call(
      test,
      entries.change,
      { params: { ...params(), entryId: entry.id }, body: { ...reading('8.0'), base_version: 1 } as never },
      cook,
    )
    expect((await bell(owner)).items).toHaveLength(1)
    expect(await emails()).toHaveLength(1)
  })
  it('is notified when a correction causes it, and not where all is well', async () => {
    const entry = await call(test, entries.create, { params: params(), body: reading('4.0') }, cook)
    expect((await bell(owner)).items).toEqual([])
    await call(
      test,
      entries.change,
      { params: { ...params(), entryId: entry.id }, body: { ...reading('8.0'), base_version: 1 } as never },
      cook,
    )
    expect((await bell(owner)).items).toMatchObject([{ value_text: '8.0 °C' }])
  })
  it('is not mailed where the place turned that off', async () => {
    const found = await call(test, places.get, { params: { placeId: place } }, owner)
    expect(found.mails_breaches).toBe(true)
    await test.database.pool.query('update places set mails_breaches = false where id = $1', [place])
    await call(test, entries.create, { params: params(), body: reading('9.0') }, cook)
    expect((await bell(owner)).unread).toBe(1)
    expect(await emails()).toEqual([])
  })
})

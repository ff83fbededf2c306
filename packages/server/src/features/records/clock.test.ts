import { afterAll, beforeAll, expect, it } from 'vitest'
import { entries } from '@larder/contract/entries'
import { records } from '@larder/contract/records'
import { makeCompany, makePlace, makeTask, makeUser, type TestUser } from '#test/builders.ts'
import { call, openTestApp, type TestApp } from '#test/harness.ts'
import { recordJobs } from './records.jobs.ts'
import { verifyRecords } from './verify-records.ts'

let test: TestApp
let owner: TestUser
let place: number
let task: number

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  const company_id = await makeCompany(test, owner)
  place = await makePlace(test, company_id)
  task = await makeTask(test, { company_id, place_id: place })
})
afterAll(() => test.close())

const fillAt = async (iso: string): Promise<void> => {
  test.clock.now = new Date(iso)
  await call(
    test,
    entries.create,
    {
      params: { placeId: place, id: 1, taskId: task },
      body: {
        uuid: crypto.randomUUID(),
        entry_fields: [{ task_step_id: task, value: { temp: '4', unit: 'C' } }],
      },
    },
    owner,
  )
}
const sign = () => recordJobs['records.sign_heads']?.(test.platform, {}, 0)
const ready = async () =>
  (await test.app.inject({ method: 'GET', url: '/readyz' })).json<{ records: string; clock: string }>()
const check = async () => (await call(test, records.check, { params: { placeId: place } }, owner)).fault

it('a clock that was set back is found and reported by /readyz, and blocks no head', async () => {
  await fillAt('2026-11-23T01:00:00Z')
  await fillAt('2026-11-23T01:00:30Z')
  await fillAt('2026-11-23T01:00:10Z') // overlapping requests
  await sign()
  expect([await check(), await ready()]).toMatchObject([null, { records: 'signed', clock: 'steady' }])

  await fillAt('2026-11-25T01:01:00Z')
  expect(await ready()).toMatchObject({ clock: 'steady' })
  await fillAt('2026-11-23T01:02:00Z')
  // At once, whenever the next head is due.
  expect(await ready()).toMatchObject({ clock: 'set_back' })
  const fault = {
    class: 'clock',
    seq: 5,
    detail: 'the clock was set back: it was received 2879 min before revision 4',
  }
  expect(await check()).toEqual(fault)
  expect((await verifyRecords(test.platform)).places.flatMap(({ faults }) => faults)).toMatchObject([fault])
  await sign()
  expect(await ready()).toMatchObject({ records: 'signed', clock: 'set_back' })

  await fillAt('2026-11-23T01:03:00Z')
  await sign()
  expect([await check(), await ready()]).toMatchObject([fault, { records: 'signed', clock: 'steady' }])
})

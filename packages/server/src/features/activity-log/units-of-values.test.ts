/**
 * A figure never stands without its unit: in the history, its export, the panel's revisions, the bundle,
 * e-mails and the day.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readZip } from '@larder/plan-pdf/test/read-zip'
import { activityLog } from '@larder/contract/activity-log'
import { entries } from '@larder/contract/entries'
import { addressOf } from '@larder/contract/kit'
import { records } from '@larder/contract/records'
import { makeCompany, makePlace, makeTask, makeUser, type TestUser } from '#test/builders.ts'
import { call, headersOf, openTestApp, type TestApp } from '#test/harness.ts'

let test: TestApp
let owner: TestUser
let params: { placeId: number }
let task: number
let entry: { id: number; version: number }

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  const company_id = await makeCompany(test, owner)
  const place_id = await makePlace(test, company_id)
  params = { placeId: place_id }
  task = await makeTask(
    test,
    { company_id, place_id },
    {
      entry_type: 'enter_value',
      quantity: 'percent',
      limit: { min: null, max: 25 },
      texts: {
        en: {
          name: 'Frying oil',
          instruction: 'Measure.',
          limit: '≤ 25 %',
          options: [{ id: 1, option_text: 'Changed the oil' }],
        },
      },
    },
  )
  entry = await call(
    test,
    entries.create,
    {
      params: at(),
      body: { uuid: randomUUID(), entry_fields: [{ task_step_id: task, value: { amount: '24.4' } }] },
    },
    owner,
  )
})
afterAll(() => test.close())

const at = () => ({ ...params, id: 1, taskId: task })
const history = async () => (await call(test, activityLog.history, { params, query: {} }, owner)).data[0]
const exported = async (): Promise<string> =>
  (
    await test.app.inject({
      method: 'GET',
      url: addressOf(activityLog.export, { params, query: { format: 'csv' } }),
      headers: headersOf(owner),
    })
  ).body
const bundled = async (): Promise<string> => {
  const bytes = (await call(
    test,
    records.bundle,
    { params, query: { fromDate: '2026-11-21', toDate: '2026-11-21' } },
    owner,
  )) as unknown as Buffer
  return Buffer.from(readZip(bytes).find(({ name }) => name === 'entries.csv')?.bytes ?? []).toString()
}

it('is stored with the value where it was sent without one', async () => {
  expect(entry).toMatchObject({
    value: '24.4',
    unit: '%',
    entry_fields: [{ value: { amount: '24.4', unit: '%' } }],
  })
  expect((await history())?.values).toEqual([{ name: '', text: '24.4 %' }])
  expect(await exported()).toContain(',24.4 %,≤ 25 %,')
  expect(await bundled()).toContain('"24.4 %"')
  expect((await call(test, entries.today, { params, query: {} }, owner))[0]?.last_entry).toMatchObject({
    value: '24.4',
    unit: '%',
  })
  expect(
    (await call(test, entries.revisions, { params: { ...at(), entryId: entry.id } }, owner))[0]?.body,
  ).toMatchObject({ unit: '%' })
})

it('is taken from the limit of an entry stored without one', async () => {
  await test.database.pool.query(
    "update task_entries set unit = null, entry_fields = entry_fields #- '{0,value,unit}' where id = $1",
    [entry.id],
  )
  expect((await history())?.values).toEqual([{ name: '', text: '24.4 %' }])
  expect(await exported()).toContain(',24.4 %,≤ 25 %,')
})

it('is added to temperatures in the bundle too', async () => {
  const fridge = await makeTask(test, {
    company_id:
      (
        await test.database.pool.query<{ company_id: number }>(
          'select company_id from places where id = $1',
          [params.placeId],
        )
      ).rows[0]?.company_id ?? 0,
    place_id: params.placeId,
  })
  await call(
    test,
    entries.create,
    {
      params: { ...at(), taskId: fridge },
      body: {
        uuid: randomUUID(),
        entry_fields: [{ task_step_id: fridge, value: { temp: '4.0', unit: 'C' } }],
      },
    },
    owner,
  )
  expect(await bundled()).toContain('"4.0 °C"')
})

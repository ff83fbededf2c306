import { afterAll, beforeAll, expect, it } from 'vitest'
import { localMinute } from '@larder/core/schedule'
import { makeCompany, makePlace, makeUser } from '#test/builders.ts'
import { openTestApp, type TestApp } from '#test/harness.ts'
import { findZoneDifferences } from './time-zones.ts'

let test: TestApp

beforeAll(async () => {
  test = await openTestApp()
  const company = await makeCompany(test, await makeUser(test))
  await makePlace(test, company, { timezone: 'Europe/Tallinn' })
  await makePlace(test, company, { timezone: 'America/New_York', name: 'Diner' })
})
afterAll(() => test.close())

it('names the zones whose wall time differs between Node and the database, and since when', async () => {
  const { pool } = test.database
  expect(await findZoneDifferences(pool, test.clock.now)).toEqual([])
  const changed = Date.UTC(2027, 0, 1)
  const withNewRule = (iso: string, zone: string): string =>
    zone === 'America/New_York' && Date.parse(iso) > changed
      ? localMinute(new Date(Date.parse(iso) + 3_600_000).toISOString(), zone)
      : localMinute(iso, zone)
  expect(await findZoneDifferences(pool, test.clock.now, withNewRule)).toEqual([
    { zone: 'America/New_York', from: '2027-01-02T09:00:00.000Z' },
  ])
})

it('reports at /readyz whether the time-zone data are the same', async () => {
  expect((await test.app.inject('/readyz')).json()).toMatchObject({ status: 'ready', time_zones: 'same' })
})

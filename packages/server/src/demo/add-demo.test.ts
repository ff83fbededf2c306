import { afterAll, beforeAll, expect, it } from 'vitest'
import { account } from '@larder/contract/account'
import { companies } from '@larder/contract/companies'
import { entries } from '@larder/contract/entries'
import { tickets } from '@larder/contract/tickets'
import { call, openTestApp, type Caller, type TestApp } from '../../test/harness.ts'
import { addDemo, demoSignIn } from './add-demo.ts'

/**
 * The last five days contain every kind of event: readings, a fault and its repair, a verification, a timer.
 */
const DAYS = 5

let test: TestApp
let owner: Caller

beforeAll(async () => {
  test = await openTestApp()
  await addDemo(test.platform, { days: DAYS })
  const session = await call(test, account.login, { body: { ...demoSignIn, remember_me: true } })
  owner = { token: session.access_token }
}, 180_000)
afterAll(() => test.close())

it('lets demo@larder.example sign in to three places with checks for today', async () => {
  const [company] = await call(test, companies.list, {}, owner)
  const placeIds = company?.places.map(({ id }) => id) ?? []
  expect(placeIds).toHaveLength(3)
  for (const placeId of placeIds) {
    const tasks = await call(test, entries.today, { params: { placeId } }, owner)
    expect(tasks.length, `tasks of place ${placeId}`).toBeGreaterThan(0)
  }
})

it('has entries of every day and a fault that is repaired', async () => {
  const { rows } = await test.database.pool.query<{ days: number }>(
    'select count(distinct performed_at::date)::int as days from task_entries',
  )
  expect(rows[0]?.days).toBeGreaterThanOrEqual(DAYS)
  const [company] = await call(test, companies.list, {}, owner)
  const placeId = company?.places[0]?.id ?? 0
  const open = await call(test, tickets.list, { params: { placeId } }, owner)
  expect(open.map(({ description }) => description)).toEqual([
    'The hand dryer by the staff entrance is out of order',
  ])
})

it('has nothing of the future where it is added at night', async () => {
  const night = await openTestApp()
  night.clock.now = new Date('2026-11-21T01:15:00.000Z')
  await addDemo(night.platform, { days: 1 })
  const { rows } = await night.database.pool.query<{ later: number }>(
    `select count(*)::int as later from (
      select performed_at as moment from task_entries union all select raised_at from tickets
      union all select measured_at from sensor_readings union all select at from notifications) m
    where moment > $1`,
    [night.clock.now.toISOString()],
  )
  await night.close()
  expect(rows[0]?.later).toBe(0)
}, 120_000)

it('is not added a second time', async () => {
  expect(await addDemo(test.platform, { days: DAYS })).toBe(false)
})

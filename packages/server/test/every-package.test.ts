/** What each package opens, over HTTP: every route that asks for one, and the work that never waits. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { featureAsked } from '@larder/core/billing'
import { entries } from '@larder/contract/entries'
import { records } from '@larder/contract/records'
import { routes } from '@larder/contract/routes'
import { tasks } from '@larder/contract/tasks'
import { tickets } from '@larder/contract/tickets'
import type { Route } from '@larder/contract/kit'
import {
  makeCompany,
  makePlace,
  makeSession,
  makeSubscription,
  makeTask,
  makeUser,
  type TestUser,
} from './builders.ts'
import { openTestApp, send, type TestApp } from './harness.ts'

let test: TestApp
let owner: TestUser
let company: number
let place: number
let task: number

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  company = await makeCompany(test, owner)
  place = await makePlace(test, company)
  task = await makeTask(test, { company_id: company, place_id: place })
  owner = { ...owner, token: await makeSession(test, owner.id) }
}, 60_000)
afterAll(() => test.close())

const asking = routes.filter((route) => featureAsked(route) !== null && route.scope.kind !== 'item')
const ABSENT = 2_000_000_000

/** Own company and place, and ids of nothing: only the order of the checks is of interest. */
const callTo = (route: Route) => {
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
  const id = (name: string): number => (name === 'companyId' ? company : name === 'placeId' ? place : ABSENT)
  const params = Object.fromEntries(names.map((name) => [name, id(name)]))
  return { params, ...(route.scope.kind === 'body' && { body: { company_id: company, place_id: place } }) }
}

async function refusedCodes(feature: string): Promise<string[]> {
  const codes = new Set<string>()
  for (const route of asking.filter((one) => featureAsked(one) === feature)) {
    const { status, body } = await send(test, route, callTo(route), owner)
    codes.add(status === 402 ? (body as { code: string }).code : 'open')
  }
  return [...codes]
}

const plan = { price_package_id: 10, haccp_fast: true }
const table = [
  ['the trial', null, ['open', 'open', 'open']],
  ['full FSMS', { price_package_id: 12 }, ['open', 'open', 'open']],
  ['lite FSMS', { price_package_id: 11 }, ['open', 'open', 'payment_required']],
  ['fast HACCP', plan, ['open', 'payment_required', 'payment_required']],
  [
    'an ended package',
    { price_package_id: 12, renewal_valid_to: '2026-11-20' },
    ['renewal_needed', 'renewal_needed', 'renewal_needed'],
  ],
] as const

describe('every route that asks for a package', () => {
  it('are those that change the plan, tasks, audits, groups of places and webhooks', () =>
    expect([...new Set(asking.map(({ permission }) => permission))].sort()).toEqual([
      'digital_audits.edit',
      'place_groups.edit',
      'plans.confirm',
      'plans.download',
      'plans.edit',
      'plans.review',
      'tasks.edit',
      'webhooks.manage',
      'work_group_tasks.edit',
      'work_groups.edit',
    ]))
  it.each(table)(
    '%s',
    async (_name, given, [haccp, full, professional]) => {
      await test.database.pool.query('delete from subscriptions')
      if (given !== null) await makeSubscription(test, company, given)
      expect([
        await refusedCodes('haccp'),
        await refusedCodes('full'),
        await refusedCodes('professional'),
      ]).toEqual([[haccp], [full], [professional]])
    },
    60_000,
  )
})

it('lets a company whose trial ended fill in, report, read and export', async () => {
  await test.database.pool.query('delete from subscriptions')
  await test.database.pool.query("update companies set trial_end_date = '2026-11-01'")
  expect([await refusedCodes('haccp'), await refusedCodes('professional')]).toEqual([
    ['trial_ended'],
    ['trial_ended'],
  ])
  const at = { placeId: place }
  const dates = { fromDate: '2026-11-01', toDate: '2026-11-30' }
  const body = {
    uuid: crypto.randomUUID(),
    comment: '',
    entry_fields: [{ task_step_id: task, value: { temp: '4.0', unit: 'C' } }],
  }
  const answers = [
    await send(test, entries.create, { params: { ...at, id: 1, taskId: task }, body }, owner),
    await send(
      test,
      entries.list,
      { params: { ...at, id: 1 }, query: { ...dates, page: 1, perPage: 25 } },
      owner,
    ),
    await send(test, tickets.list, { params: at }, owner),
    await send(test, tasks.list, { params: at }, owner),
    await send(test, records.bundle, { params: at, query: dates }, owner),
  ]
  expect(answers.map(({ status }) => status)).toEqual([201, 200, 200, 200, 200])
}, 60_000)

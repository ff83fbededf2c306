import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { billing } from '@larder/contract/billing'
import { companies } from '@larder/contract/companies'
import { plans } from '@larder/contract/plans'
import {
  joinCompany,
  joinPlace,
  makeCompany,
  makePlace,
  makeSession,
  makeSharedAccess,
  makeSubscription,
  makeUser,
  type TestUser,
} from '#test/builders.ts'
import { fillPlan } from '#test/fill-plan.ts'
import { call, openTestApp, refuse, send, type TestApp } from '#test/harness.ts'
import { readArguments, runSubscriptionCommand } from '../../operator/subscription-command.ts'

let test: TestApp
let owner: TestUser
let reader: TestUser
let worker: TestUser
let stranger: TestUser
let company: number
let place: number
let planId: number

const start = '2026-11-21T09:00:00.000Z'

beforeAll(async () => {
  test = await openTestApp({
    contact: {
      EE: { email: 'eesti@larder.example', phone: '+372 555' },
      default: { email: 'all@larder.example', phone: '+1 555' },
    },
  })
  ;[owner, reader, worker, stranger] = [
    await makeUser(test),
    await makeUser(test),
    await makeUser(test),
    await makeUser(test),
  ]
  company = await makeCompany(test, owner)
  place = await makePlace(test, company)
  await joinCompany(test, company, reader.id, 'readonly')
  await joinPlace(test, { company_id: company, place_id: place }, worker.id, 'member')
  await makeCompany(test, stranger, { country_id: 230 })
  planId = await fillPlan(test, place, owner)
  await call(test, plans.generate, { params: { placeId: place } }, owner)
}, 120_000)
afterAll(() => test.close())
beforeEach(async () => {
  test.clock.now = new Date(start)
  await test.database.pool.query('delete from subscriptions')
})

const at = () => ({ companyId: company })
/** The owner, signed in at the moment of the clock. */
const now = async (): Promise<{ token: string }> => ({ token: await makeSession(test, owner.id) })
const subscriptionOf = async () => call(test, billing.subscription, { params: at() }, await now())
const seen = async () => (await call(test, companies.list, {}, await now()))[0]?.subscription ?? null
const download = (by: TestUser | { shared_token: string } = owner) =>
  send(test, plans.download, { params: { placeId: place, planId } }, by)
const refusal = (by: TestUser | { shared_token: string } = owner) =>
  refuse(test, plans.download, { params: { placeId: place, planId } }, by)

describe('the subscription of a company', () => {
  it('is its trial until the trial ends, then none', async () => {
    const trial = {
      price_package_id: 1,
      renewal_valid_to: '2026-12-21',
      trial_days_left: 30,
      haccp_only: false,
      subscription_renewal_period: null,
      last_paid_amt: null,
    }
    expect(await subscriptionOf()).toMatchObject(trial)
    expect(await seen()).toMatchObject(trial)
    expect(await call(test, billing.currentPackage, { params: at() }, owner)).toEqual({
      id: 1,
      name: 'Trial',
      period_costs: [],
    })
    test.clock.now = new Date('2026-12-21T23:59:59.000Z')
    expect(await subscriptionOf()).toMatchObject({ price_package_id: 1, trial_days_left: 0 })
    test.clock.now = new Date('2026-12-22T00:00:00.000Z')
    expect(await subscriptionOf()).toMatchObject({
      price_package_id: null,
      trial_days_left: null,
      renewal_valid_to: null,
    })
    expect(await seen()).toBeNull()
    expect(await call(test, billing.currentPackage, { params: at() }, await now())).toEqual({
      id: null,
      name: null,
      period_costs: [],
    })
  })
  it('is the bought one, also when it has expired', async () => {
    await makeSubscription(test, company, {
      renewal_valid_to: '2026-11-01',
      last_paid_amt: '2748.00',
      haccp_renewable: true,
      is_campaign: true,
      stripe_subscription_id: 'sub_1',
      currency: 'EUR',
      quantity: 2,
    })
    const bought = {
      price_package_id: 12,
      renewal_valid_to: '2026-11-01',
      subscription_renewal_period: '1 year',
      last_paid_amt: 2_748,
      haccp_only: false,
      haccp_renewable: true,
      haccp_fast: false,
      trial_days_left: null,
      is_campaign: true,
      stripe_subscription_id: 'sub_1',
      currency: 'EUR',
      quantity: 2,
      recurring_payments_enabled: false,
      card_number_suffix: null,
      next_payment_date: null,
      is_overdue: false,
    }
    expect(await subscriptionOf()).toEqual(bought)
    expect(await seen()).toEqual(bought)
    expect(await call(test, billing.currentPackage, { params: at() }, owner)).toEqual({
      id: 12,
      name: 'Full FSMS',
      period_costs: [
        { cost: 279, period: { time_unit_id: 6, time_unit_cnt: 1 } },
        { cost: 2_748, period: { time_unit_id: 7, time_unit_cnt: 1 } },
      ],
    })
  })
  it('is shown to members of the company, not to workers of a place, nor outside', async () => {
    expect(await call(test, billing.subscription, { params: at() }, reader)).toMatchObject({
      price_package_id: 1,
    })
    expect((await call(test, companies.list, {}, worker))[0]?.subscription).toBeNull()
    for (const route of [billing.subscription, billing.currentPackage, billing.contact]) {
      expect(await refuse(test, route, { params: at() }, worker)).toMatchObject({ status: 403 })
      expect(await refuse(test, route, { params: at() }, stranger)).toMatchObject({ status: 404 })
    }
  })
  it('comes with a contact of the country, else the common one', async () => {
    expect(await call(test, billing.contact, { params: at() }, owner)).toEqual({
      email: 'eesti@larder.example',
      phone: '+372 555',
      takes_payments: false,
    })
    const [theirs] = await call(test, companies.list, {}, stranger)
    expect(await call(test, billing.contact, { params: { companyId: theirs?.id ?? 0 } }, stranger)).toEqual({
      email: 'all@larder.example',
      phone: '+1 555',
      takes_payments: false,
    })
  })
})

describe('downloading the plan', () => {
  it('works in the trial, and not after it: 402 with its code', async () => {
    expect((await download()).status).toBe(200)
    test.clock.now = new Date('2026-12-22T08:00:00.000Z')
    expect(
      await refuse(test, plans.download, { params: { placeId: place, planId } }, await now()),
    ).toMatchObject({ status: 402, code: 'trial_ended' })
  }, 120_000)
  it.each([
    ['the plan alone', { haccp_only: true }, 200],
    ['fast HACCP', { price_package_id: 10, haccp_fast: true }, 200],
    ['full FSMS on its last day', { renewal_valid_to: '2026-11-21' }, 200],
    ['full FSMS the day after', { renewal_valid_to: '2026-11-20' }, 402],
    ['the plan alone without a renewal date', { haccp_only: true, renewal_valid_to: null }, 402],
  ])(
    '%s answers',
    async (_what, given, status) => {
      await makeSubscription(test, company, given)
      const answer = await download()
      expect([answer.status, status === 200 ? '' : JSON.stringify(answer.body)]).toEqual([
        status,
        status === 200
          ? ''
          : '{"code":"renewal_needed","message":"The subscription has ended. Renew it to continue."}',
      ])
    },
    120_000,
  )
  it('is refused to a shared link of such a company too', async () => {
    await makeSubscription(test, company, { renewal_valid_to: '2026-11-20' })
    expect(
      await refusal({
        shared_token: await makeSharedAccess(test, { company_id: company, place_id: place }, ['plan']),
      }),
    ).toMatchObject({ status: 402, code: 'renewal_needed' })
  })
})

describe('the operator', () => {
  const run = async (...words: string[]): Promise<string[]> => {
    const told: string[] = []
    await runSubscriptionCommand(test.database.pool, words, {
      now: new Date(start),
      tell: (line) => told.push(line),
    })
    return told
  }
  it('gives a company a package, changes it and removes it, each with an audit entry', async () => {
    expect(await run('--company', String(company), '--package', '12', '--until', '2027-11-21')).toEqual([
      `${company}\tSinilill OÜ\tFull FSMS until 2027-11-21`,
    ])
    expect(await subscriptionOf()).toMatchObject({
      price_package_id: 12,
      renewal_valid_to: '2027-11-21',
      subscription_renewal_period: '1 year',
      haccp_only: false,
    })
    await run(
      '--company',
      String(company),
      '--package',
      '10',
      '--until',
      '2026-12-21',
      '--period',
      '1 month',
      '--haccp-only',
      '--campaign',
    )
    expect(await subscriptionOf()).toMatchObject({
      price_package_id: 10,
      subscription_renewal_period: '1 month',
      haccp_only: true,
      is_campaign: true,
    })
    expect((await run()).length).toBeGreaterThan(1)
    expect(await run('--company', String(company), '--none')).toEqual([
      `${company}\tSinilill OÜ\ttrial until 2026-12-21`,
    ])
    const { rows } = await test.database.pool.query(
      "select actor, entity, company_id from audit where route = 'operator.subscription'",
    )
    expect(rows).toEqual(
      Array.from({ length: 3 }, () => ({ actor: 'operator', entity: 'subscription', company_id: company })),
    )
  })
  it('names no company that does not exist', async () => {
    await expect(run('--company', '2000000000', '--package', '12', '--until', '2027-11-21')).rejects.toThrow(
      'subscriptions_company_id_fkey',
    )
  })
  it.each([
    [['--package', '12', '--until', '2027-11-21'], 'Which company?'],
    [['--company', 'x', '--package', '12', '--until', '2027-11-21'], 'Which company?'],
    [['--company', '1', '--package', '2', '--until', '2027-11-21'], 'Which package?'],
    [['--company', '1', '--package', '12'], 'Until which day?'],
    [['--company', '1', '--package', '12', '--until', '2027-02-30'], 'Until which day?'],
    [['--company', '1', '--package', '12', '--until', '2027-11-21', '--period', 'week'], 'Which period?'],
  ])('repeats its question for %j', (words, question) => expect(() => readArguments(words)).toThrow(question))
})

it('lets requests read the table and not write it', async () => {
  const { rows } = await test.database.pool.query(
    `select privilege_type from information_schema.role_table_grants where grantee = 'larder_app' and
      table_name = 'subscriptions' order by 1`,
  )
  expect(rows.map(({ privilege_type }: { privilege_type: string }) => privilege_type)).toEqual(['SELECT'])
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { account } from '@larder/contract/account'
import { billing } from '@larder/contract/billing'
import { companies } from '@larder/contract/companies'
import { places } from '@larder/contract/places'
import {
  joinCompany,
  joinPlace,
  makeCompany,
  makePlace,
  makeSession,
  makeUser,
  type TestUser,
} from '#test/builders.ts'
import { enqueueDue } from '#kit/jobs/schedules.ts'
import { call, openTestApp, refuse, type TestApp } from '#test/harness.ts'
import { placeForm } from '#test/recipes/places.ts'
import { signature, StripeDouble, type StripeSubscription } from '#test/stripe-double.ts'
import { eventsPath } from './serve-events.ts'
import { setSubscription } from './set-subscription.ts'

const SECRETS = ['whsec_old', 'whsec_new']
const start = '2026-11-21T09:00:00.000Z'
const DAY_MS = 86_400_000

let stripe: StripeDouble
let test: TestApp
let owner: TestUser
let member: TestUser
let company: number

beforeAll(async () => {
  stripe = new StripeDouble()
  await stripe.listen()
  test = await openTestApp({
    stripe: { secret_key: 'sk_test_1', webhook_secrets: SECRETS, api_url: stripe.url },
  })
  stripe.now = () => Math.floor(test.clock.now.getTime() / 1_000)
}, 60_000)
afterAll(async () => {
  await test.close()
  await stripe.close()
})
beforeEach(async () => {
  test.clock.now = new Date(start)
  stripe.down = false
  stripe.calls.length = 0
  test.mails.length = 0
  owner = await makeUser(test)
  member = await makeUser(test)
  company = await makeCompany(test, owner)
  await joinCompany(test, company, member.id, 'readonly')
})

const at = () => ({ companyId: company })
const now = async (): Promise<{ token: string }> => ({ token: await makeSession(test, owner.id) })
const subscription = async () => call(test, billing.subscription, { params: at() }, await now())
const later = (days: number): void => {
  test.clock.now = new Date(test.clock.now.getTime() + days * DAY_MS)
}

type Sent = { readonly secret?: string; readonly at?: number; readonly altered?: boolean }

/** Sends an event and lets the jobs run; the status. */
async function receive(
  body: string,
  { secret = 'whsec_new', at: signed, altered = false }: Sent = {},
): Promise<number> {
  const { statusCode } = await test.app.inject({
    method: 'POST',
    url: eventsPath,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signature(body, secret, signed ?? stripe.now()),
    },
    payload: altered ? body.replace('event', 'Event') : body,
  })
  await test.worker.drain()
  return statusCode
}

const checkout = (price_id: string, by: TestUser = owner) =>
  call(test, billing.checkout, { params: at(), body: { price_id } }, by)

async function buy(price_id: string): Promise<StripeSubscription> {
  await checkout(price_id)
  const bought = stripe.pay(stripe.sessions.at(-1)?.id ?? '')
  expect(await receive(stripe.event('customer.subscription.created', bought))).toBe(200)
  return bought
}

describe('the price list', () => {
  it('is in the currency of the country, the same for everybody', async () => {
    expect(await call(test, billing.prices, { params: { id: 230 } })).toMatchObject({
      currency: 'USD',
      takes_payments: true,
      packages: [{ key: 'fast_haccp' }, { key: 'lite_fsms' }, { key: 'full_fsms' }],
    })
    const [, lite] = await call(test, billing.packageCosts, { params: at() }, owner)
    expect(lite).toMatchObject({
      id: 11,
      period_costs: [
        { price_id: 'lite_fsms_month_eur', cost: 79, currency: 'EUR' },
        { price_id: 'lite_fsms_year_eur', cost: 828 },
      ],
    })
    expect(
      (await call(test, billing.packageCosts, { params: at(), query: { currency: 'gbp' } }, owner))[0],
    ).toMatchObject({ period_costs: [{ currency: 'GBP' }] })
    expect((await call(test, billing.periods, { params: at() }, owner)).map(({ id }) => id)).toEqual([
      '1 year',
      '1 month',
    ])
    expect(await refuse(test, billing.prices, { params: { id: 9_999 } })).toMatchObject({ status: 404 })
  })
})

describe('buying', () => {
  it('goes to the page of Stripe, and the event brings the subscription', async () => {
    const { url } = await checkout('full_fsms_year_eur')
    expect(url).toContain('/pages/pay/cs_')
    expect(await subscription()).toMatchObject({ price_package_id: 1, trial_days_left: 30 })
    const bought = stripe.pay(stripe.sessions.at(-1)?.id ?? '')
    await receive(stripe.event('customer.subscription.created', bought))
    expect(await subscription()).toMatchObject({
      price_package_id: 12,
      renewal_valid_to: '2027-11-21',
      subscription_renewal_period: '1 year',
      recurring_payments_enabled: true,
      next_payment_date: '2027-11-21',
      card_number_suffix: '4242',
      last_paid_amt: 2_748,
      currency: 'EUR',
      quantity: 1,
      is_overdue: false,
    })
    const { rows } = await test.database.pool.query(
      "select entity, detail->>'price_id' as price from audit where company_id = $1 and route = 'billing.checkout'",
      [company],
    )
    expect(rows).toEqual([{ entity: 'subscription', price: 'full_fsms_year_eur' }])
  })
  it('again changes the subscription that is there, and never makes a second one', async () => {
    await buy('lite_fsms_month_eur')
    expect(await checkout('full_fsms_month_eur')).toEqual({
      url: 'http://larder.test/billing?payment=changed',
    })
    expect(await subscription()).toMatchObject({
      price_package_id: 12,
      stripe_subscription_id: expect.any(String),
    })
    expect(stripe.sessions.filter(({ customer }) => customer === stripe.customers.at(-1)?.id)).toHaveLength(1)
  })
  it('before the event of the first payment arrived makes no second one', async () => {
    await checkout('lite_fsms_month_eur')
    stripe.pay(stripe.sessions.at(-1)?.id ?? '')
    expect((await checkout('full_fsms_month_eur')).url).toContain('payment=changed')
    expect(await subscription()).toMatchObject({ price_package_id: 12 })
  })
  it('in a second window closes the page of the first', async () => {
    await checkout('lite_fsms_month_eur')
    await checkout('full_fsms_month_eur')
    expect(stripe.sessions.slice(-2).map(({ status }) => status)).toEqual(['expired', 'open'])
  })
  it('again on the day on which it was cancelled goes to the page of Stripe', async () => {
    const bought = await buy('lite_fsms_month_eur')
    Object.assign(bought, { status: 'canceled', ended_at: stripe.now() })
    await receive(stripe.event('customer.subscription.updated', bought))
    expect((await checkout('full_fsms_year_eur')).url).toContain('/pages/pay/')
  })
  it.each(['past_due', 'unpaid'])('with an invoice that is %s leads to the invoices', async (status) => {
    const bought = await buy('full_fsms_month_eur')
    later(50)
    stripe.renew(bought, false)
    bought.status = status
    await receive(stripe.event('customer.subscription.updated', bought))
    const body = { price_id: 'full_fsms_year_eur' }
    const { url } = await call(test, billing.checkout, { params: at(), body }, await now())
    expect(url).toContain('/pages/portal')
  })
  it('refuses prices of another currency and of no list, and readers', async () => {
    const body = { price_id: 'full_fsms_year_usd' }
    expect(await refuse(test, billing.checkout, { params: at(), body }, owner)).toMatchObject({
      status: 422,
      fields: ['price_id:unknown'],
    })
    expect(await refuse(test, billing.checkout, { params: at(), body }, member)).toMatchObject({
      status: 403,
    })
  })
  it('of a first payment that failed leaves the trial as it is', async () => {
    await checkout('full_fsms_year_eur')
    const failed = stripe.pay(stripe.sessions.at(-1)?.id ?? '', 'incomplete')
    await receive(stripe.event('customer.subscription.created', failed))
    expect(await subscription()).toMatchObject({ price_package_id: 1, trial_days_left: 30 })
  })
})

describe('events', () => {
  it('in five copies, backwards and four days late leave what Stripe says now', async () => {
    const bought = await buy('full_fsms_month_eur')
    const events = [
      stripe.event('customer.subscription.updated', { ...bought, status: 'canceled' }),
      stripe.event('customer.subscription.deleted', { ...bought, status: 'canceled' }),
      stripe.event('invoice.payment_failed', { customer: bought.customer }),
      stripe.event('invoice.paid', { customer: bought.customer }),
    ]
    later(4)
    for (const event of events.toReversed())
      for (let copy = 0; copy < 5; copy += 1) expect(await receive(event)).toBe(200)
    expect(await subscription()).toMatchObject({ price_package_id: 12, is_overdue: false })
    const { rows } = await test.database.pool.query<{ n: number }>(
      'select count(*)::int as n from stripe_events where type like any($1)',
      [['invoice.%', 'customer.subscription.deleted']],
    )
    expect(rows[0]?.n).toBe(3)
    expect(stripe.calls.filter(({ path }) => path === 'GET /v1/subscriptions')).toHaveLength(7)
  })
  it('that are forged, old, altered or of another secret are answered 400 and write nothing', async () => {
    const bought = await buy('full_fsms_year_eur')
    bought.status = 'canceled'
    bought.ended_at = stripe.now()
    const counts = async () =>
      (
        await test.database.pool.query(
          'select (select count(*) from stripe_events)::int, (select count(*) from jobs)::int as j',
        )
      ).rows
    const before = await counts()
    const event = stripe.event('customer.subscription.deleted', bought)
    expect([
      await receive(event, { secret: 'whsec_other' }),
      await receive(event, { at: stripe.now() - 301 }),
      await receive(event, { altered: true }),
      (
        await test.app.inject({
          method: 'POST',
          url: eventsPath,
          payload: event,
          headers: { 'content-type': 'application/json' },
        })
      ).statusCode,
    ]).toEqual([400, 400, 400, 400])
    expect(await counts()).toEqual(before)
    expect((await subscription()).renewal_valid_to).toBe('2027-11-21')
    expect(await receive(event, { secret: 'whsec_old' })).toBe(200)
    expect((await subscription()).renewal_valid_to).toBe('2026-11-21')
  })
  it('of strangers and of other kinds are accepted and change nothing', async () => {
    expect(await receive(stripe.event('invoice.paid', { customer: 'cus_elsewhere' }))).toBe(200)
    expect(await receive(stripe.event('product.created', { id: 'prod_1' }))).toBe(200)
    expect(stripe.calls).toEqual([])
  })
  it.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"event"'],
    ['a number', '1'],
    ['an object without anything', '{}'],
    ['an event without data', '{"id":"evt_1","type":"customer.subscription.updated"}'],
    ['an event whose data is null', '{"id":"evt_1","type":"customer.subscription.updated","data":null}'],
    ['an event of nothing', '{"id":"evt_1","type":"customer.subscription.updated","data":{"object":null}}'],
    ['an event of a list', '{"id":"evt_1","type":"customer.subscription.updated","data":{"object":[]}}'],
    ['an event without an id', '{"type":"customer.subscription.updated","data":{"object":{}}}'],
    ['an event of a strange type', '{"id":"evt_1","type":{},"data":{"object":{"customer":"cus_1"}}}'],
    [
      'an id with a zero byte',
      '{"id":"evt\\u0000","type":"invoice.paid","data":{"object":{"customer":"c"}}}',
    ],
  ])('that are well signed but %s are refused with 422', async (_title, body) => {
    expect(await receive(body)).toBe(422)
    expect(stripe.calls).toEqual([])
  })
  it('of a subscription that is over take nothing that the operator gave', async () => {
    const bought = await buy('full_fsms_month_eur')
    Object.assign(bought, { status: 'canceled', ended_at: stripe.now() })
    await receive(stripe.event('customer.subscription.deleted', bought))
    later(3)
    await setSubscription(test.database.pool, {
      company_id: company,
      now: test.clock.now,
      given: {
        price_package_id: 12,
        renewal_valid_to: '2027-12-31',
        subscription_renewal_period: '1 year',
        haccp_only: false,
        haccp_renewable: false,
        haccp_fast: false,
        is_campaign: false,
      },
    })
    await receive(stripe.event('charge.refunded', { customer: bought.customer }))
    expect((await subscription()).renewal_valid_to).toBe('2027-12-31')
    await call(
      test,
      billing.checkout,
      { params: at(), body: { price_id: 'lite_fsms_month_eur' } },
      await now(),
    )
    const again = stripe.pay(stripe.sessions.at(-1)?.id ?? '')
    await receive(stripe.event('customer.subscription.created', again))
    expect(await subscription()).toMatchObject({ price_package_id: 11, stripe_subscription_id: again.id })
  })
  it('of an earlier reading do not overwrite a later one', async () => {
    await buy('full_fsms_year_eur')
    await test.database.pool.query(
      'update subscriptions set provider_reading = 2000000000 where company_id = $1',
      [company],
    )
    const [bought] = stripe.subscriptions.slice(-1)
    if (bought === undefined) throw new Error('nothing bought')
    bought.status = 'canceled'
    bought.ended_at = stripe.now()
    await receive(stripe.event('customer.subscription.deleted', bought))
    expect((await subscription()).renewal_valid_to).toBe('2027-11-21')
  })
})

describe('a renewal', () => {
  it('that fails keeps access for 14 days and sends one e-mail to those who pay', async () => {
    const bought = await buy('full_fsms_month_eur')
    later(30)
    stripe.renew(bought, false)
    for (const type of ['invoice.payment_failed', 'customer.subscription.updated'])
      await receive(stripe.event(type, { ...bought, customer: bought.customer }))
    expect(await subscription()).toMatchObject({
      renewal_valid_to: '2027-01-04',
      next_payment_date: '2026-12-21',
      is_overdue: true,
      last_paid_amt: 279,
    })
    expect(test.mails.map(({ to, subject }) => `${to} ${subject}`)).toEqual([
      `${owner.username} Your payment did not go through`,
    ])
    bought.status = 'active'
    await receive(stripe.event('invoice.paid', { customer: bought.customer }))
    expect(await subscription()).toMatchObject({ renewal_valid_to: '2027-01-20', is_overdue: false })
  })
  it('whose event is lost is found by the clock', async () => {
    const bought = await buy('full_fsms_month_eur')
    later(31)
    stripe.renew(bought, true)
    const { billingJobs } = await import('./billing.jobs.ts')
    await billingJobs['billing.watch_renewals']?.(test.platform, {}, 1)
    await test.worker.drain()
    expect((await subscription()).renewal_valid_to).toBe('2027-01-20')
  })
  it('cannot be turned on where the subscription was cancelled', async () => {
    const bought = await buy('lite_fsms_year_eur')
    Object.assign(bought, { status: 'canceled', ended_at: stripe.now() })
    await receive(stripe.event('customer.subscription.deleted', bought))
    const body = { enabled: true }
    expect(await refuse(test, billing.setRecurring, { params: at(), body }, owner)).toMatchObject({
      status: 404,
    })
  })
  it('can be turned off, which forgets the card, and on again', async () => {
    await buy('lite_fsms_year_eur')
    const set = (enabled: boolean) =>
      call(test, billing.setRecurring, { params: at(), body: { enabled } }, owner)
    expect(await set(false)).toMatchObject({
      recurring_payments_enabled: false,
      card_number_suffix: null,
      next_payment_date: null,
      renewal_valid_to: '2027-11-21',
    })
    expect(await set(true)).toMatchObject({ recurring_payments_enabled: true, card_number_suffix: '4242' })
  })
})

describe('places', () => {
  it('show what one more costs, and are paid for after they were added', async () => {
    await makePlace(test, company)
    await buy('full_fsms_month_eur')
    expect(
      await call(test, billing.quantityPreview, { params: at(), query: { quantity_change: 1 } }, owner),
    ).toEqual({
      recurring_interval: '1 month',
      recurring_amount_change: 279,
      currency: 'EUR',
      amount_charged_now: 558,
    })
    await call(test, places.create, { params: at(), body: placeForm }, owner)
    await test.worker.drain()
    expect(await subscription()).toMatchObject({ quantity: 2 })
    expect(stripe.calls.find(({ fields }) => fields['items[0][quantity]'] === '2')?.fields).toMatchObject({
      'billing_cycle_anchor[type]': 'now',
    })
  })
  it('are not added while a payment is overdue and people share a place', async () => {
    const place = await makePlace(test, company)
    const bought = await buy('full_fsms_month_eur')
    later(31)
    stripe.renew(bought, false)
    await receive(stripe.event('invoice.payment_failed', { customer: bought.customer }))
    const cook = await makeUser(test)
    await joinPlace(test, { company_id: company, place_id: place }, cook.id, 'member')
    expect(await refuse(test, places.create, { params: at(), body: placeForm }, await now())).toMatchObject({
      status: 402,
      code: 'renewal_needed',
    })
  })
})

describe('a company that is removed', () => {
  const remove = () => call(test, companies.remove, { params: at() }, owner)
  const restore = async () => call(test, companies.restore, { params: { id: company } }, await now())
  const eraseDue = async (): Promise<void> => {
    later(30)
    await enqueueDue(test.platform, { 'companies.erase_due': { every_minutes: 1 } })
    await test.worker.drain()
  }

  it('is charged no more, and again once it is restored', async () => {
    const bought = await buy('full_fsms_year_eur')
    await remove()
    await test.worker.drain()
    expect([bought.status, bought.cancel_at_period_end]).toEqual(['active', true])
    await restore()
    await test.worker.drain()
    expect([bought.status, bought.cancel_at_period_end, bought.metadata]).toEqual(['active', false, {}])
    expect(await subscription()).toMatchObject({
      recurring_payments_enabled: true,
      card_number_suffix: '4242',
    })
  })
  it('keeps a renewal ended that people had ended before', async () => {
    const bought = await buy('full_fsms_year_eur')
    await call(test, billing.setRecurring, { params: at(), body: { enabled: false } }, owner)
    await remove()
    await test.worker.drain()
    await restore()
    await test.worker.drain()
    expect(bought.cancel_at_period_end).toBe(true)
    expect(await subscription()).toMatchObject({ recurring_payments_enabled: false })
  })
  it('follows what is so now when Stripe was down meanwhile', async () => {
    const bought = await buy('full_fsms_year_eur')
    stripe.down = true
    await remove()
    await test.worker.drain()
    expect(bought.cancel_at_period_end).toBe(false)
    stripe.down = false
    later(1)
    await test.worker.drain()
    expect(bought.cancel_at_period_end).toBe(true)
  })
  it('has lost a period that ended meanwhile, and may buy again', async () => {
    const bought = await buy('full_fsms_month_eur')
    later(20)
    await call(test, companies.remove, { params: at() }, await now())
    await test.worker.drain()
    later(20)
    Object.assign(bought, { status: 'canceled', ended_at: stripe.now() - 9 * 86_400 })
    await restore()
    await test.worker.drain()
    expect(await subscription()).toMatchObject({
      recurring_payments_enabled: false,
      renewal_valid_to: '2026-12-21',
    })
    await call(
      test,
      billing.checkout,
      { params: at(), body: { price_id: 'full_fsms_year_eur' } },
      await now(),
    )
    expect(stripe.calls.at(-1)?.path).toBe('POST /v1/checkout/sessions')
  })
  it('ends its subscription at Stripe when it is erased, however long Stripe is down', async () => {
    const bought = await buy('full_fsms_year_eur')
    await remove()
    await test.worker.drain()
    stripe.down = true
    await eraseDue()
    expect(bought.status).toBe('active')
    stripe.down = false
    later(1)
    await test.worker.drain()
    expect(bought.status).toBe('canceled')
    const { rows } = await test.database.pool.query('select from stripe_customers where company_id = $1', [
      company,
    ])
    expect(rows).toEqual([])
  })
})

describe('while Stripe is down', () => {
  it('every call answers 503 and leaves nothing half done', async () => {
    await buy('full_fsms_year_eur')
    const before = await subscription()
    stripe.down = true
    const body = { price_id: 'lite_fsms_year_eur' }
    expect(await refuse(test, billing.checkout, { params: at(), body }, owner)).toMatchObject({
      status: 503,
      code: 'payments_down',
    })
    expect(await refuse(test, billing.quantityPreview, { params: at() }, owner)).toMatchObject({
      status: 503,
    })
    expect(await refuse(test, billing.portal, { params: at() }, owner)).toMatchObject({ status: 503 })
    expect(
      await refuse(test, billing.setRecurring, { params: at(), body: { enabled: false } }, owner),
    ).toMatchObject({ status: 503 })
    expect(await subscription()).toEqual(before)
  })
})

it('opens the portal for companies that paid, and only leads back to this installation', async () => {
  expect(await refuse(test, billing.portal, { params: at() }, owner)).toMatchObject({ status: 404 })
  await buy('full_fsms_year_eur')
  expect(
    (await call(test, billing.portal, { params: at(), query: { return_url: '/billing' } }, owner)).url,
  ).toContain('back=http://larder.test/billing')
  expect(
    await refuse(
      test,
      billing.portal,
      { params: at(), query: { return_url: 'https://elsewhere.example/' } },
      owner,
    ),
  ).toMatchObject({ status: 422, fields: ['return_url:unknown'] })
})

it('knows promotion codes of Stripe', async () => {
  stripe.promotion_codes = ['SUMMER']
  const check = (coupon: string) => call(test, account.checkPromoCode, { query: { coupon } })
  expect([await check('SUMMER'), await check('WINTER')]).toEqual([{ valid: true }, { valid: false }])
})

it('answers 404 where payments are not set up, and shows prices all the same', async () => {
  const plain = await openTestApp()
  const user = await makeUser(plain)
  const params = { companyId: await makeCompany(plain, user) }
  const body = { price_id: 'full_fsms_year_eur' }
  expect(await refuse(plain, billing.checkout, { params, body }, user)).toMatchObject({ status: 404 })
  expect((await plain.app.inject({ method: 'POST', url: eventsPath, payload: {} })).statusCode).toBe(404)
  expect((await call(plain, billing.prices, { params: { id: 63 } })).takes_payments).toBe(false)
  await plain.close()
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changesSubscription,
  currencyOf,
  findPrice,
  pricesIn,
  subscriptionAtProvider,
  type ProviderStatus,
  type ProviderSubscription,
} from './index.ts'

const at = (date: string): number => Date.parse(`${date}T10:00:00Z`) / 1_000
const given = (more: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  id: 'sub_1',
  status: 'active',
  created: at('2026-11-21'),
  period_start: at('2026-11-21'),
  period_end: at('2027-11-21'),
  ended_at: null,
  cancels_at_end: false,
  price_package_id: 12,
  renewal_period: '1 year',
  currency: 'eur',
  quantity: 2,
  paid_hundredths: 549_600,
  card_suffix: '4242',
  ...more,
})

/** Columns: last day, recurring, next payment, card, overdue. */
const table: readonly (readonly [string, Partial<ProviderSubscription>, string])[] = [
  ['active', {}, '2027-11-21 on 2027-11-21 4242 ·'],
  ['trialing', { status: 'trialing' }, '2027-11-21 on 2027-11-21 4242 ·'],
  ['active, recurring payments off', { cancels_at_end: true }, '2027-11-21 off – – ·'],
  ['a renewal that failed', { status: 'past_due' }, '2026-12-05 on 2026-11-21 4242 overdue'],
  [
    'a failed renewal of a short period',
    { status: 'past_due', period_end: at('2026-11-28') },
    '2026-11-28 on 2026-11-21 4242 overdue',
  ],
  ['given up as unpaid', { status: 'unpaid' }, '2026-11-21 off – – ·'],
  ['paused', { status: 'paused' }, '2026-11-21 off – – ·'],
  ['cancelled at its end', { status: 'canceled', ended_at: at('2027-11-21') }, '2027-11-21 off – – ·'],
  ['cancelled at once', { status: 'canceled', ended_at: at('2026-12-01') }, '2026-12-01 off – – ·'],
  ['a first payment that is not made', { status: 'incomplete' }, 'nothing'],
  ['a first payment that was never made', { status: 'incomplete_expired' }, 'nothing'],
]

const row = (all: readonly ProviderSubscription[]): string => {
  const paid = subscriptionAtProvider(all)
  if (paid === null) return 'nothing'
  return [
    paid.renewal_valid_to,
    paid.recurring_payments_enabled ? 'on' : 'off',
    paid.next_payment_date ?? '–',
    paid.card_number_suffix ?? '–',
    paid.is_overdue ? 'overdue' : '·',
  ].join(' ')
}

describe('the subscription of a customer', () => {
  it.each(table)('%s', (_name, more, expected) => expect(row([given(more)])).toBe(expected))

  it('has package, amount in whole units, currency and number of places', () =>
    expect(subscriptionAtProvider([given({ price_package_id: 10 })])).toMatchObject({
      stripe_subscription_id: 'sub_1',
      price_package_id: 10,
      haccp_fast: true,
      last_paid_amt: 5_496,
      currency: 'EUR',
      quantity: 2,
    }))

  it('is the newest of those with access for the same time', () => {
    const older = given({ id: 'sub_0', created: at('2026-11-20') })
    for (const all of [
      [older, given()],
      [given(), older],
    ])
      expect(subscriptionAtProvider(all)?.stripe_subscription_id).toBe('sub_1')
  })
  it('is the live one of several, also where an older one ends later', () => {
    const old = given({
      id: 'sub_0',
      status: 'canceled',
      created: at('2025-01-01'),
      period_end: at('2029-01-01'),
    })
    expect(subscriptionAtProvider([old, given()])?.stripe_subscription_id).toBe('sub_1')
    expect(subscriptionAtProvider([])).toBeNull()
  })

  const statuses: readonly ProviderStatus[] = ['active', 'past_due', 'canceled', 'incomplete', 'unpaid']
  const parts = fc.record({
    status: fc.constantFrom(...statuses),
    created: fc.integer({ min: 1, max: 50 }),
    period_end: fc.integer({ min: 51, max: 99 }),
  })
  const lastDay = (list: readonly ProviderSubscription[]): unknown =>
    subscriptionAtProvider(list)?.renewal_valid_to
  it('does not depend on the order in which the provider lists them', () =>
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 6 }), (rows) => {
        const all = rows.map((part, index) => given({ ...part, id: `sub_${index}`, period_start: 50 }))
        expect(lastDay(all.toReversed())).toEqual(lastDay(all))
      }),
    ))
})

it('reads a customer again after events of subscriptions and invoices, and not after others', () =>
  expect(
    [
      'customer.subscription.deleted',
      'invoice.payment_failed',
      'checkout.session.completed',
      'product.created',
    ].map(changesSubscription),
  ).toEqual([true, true, true, false]))

it('has the same figures in each currency, and one id for each price', () => {
  expect([63, 230, 76, 227, null].map(currencyOf)).toEqual(['EUR', 'USD', 'GBP', 'EUR', 'EUR'])
  expect(pricesIn('USD').map(({ price_id, cost }) => `${price_id} ${cost}`)).toEqual([
    'fast_haccp_year_usd 588',
    'lite_fsms_month_usd 79',
    'lite_fsms_year_usd 828',
    'full_fsms_month_usd 279',
    'full_fsms_year_usd 2748',
  ])
  expect([findPrice('lite_fsms_month_gbp')?.renewal_period, findPrice('trial')]).toEqual([
    '1 month',
    undefined,
  ])
})

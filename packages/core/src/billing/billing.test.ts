import { describe, expect, it } from 'vitest'
import {
  billingStanding,
  campaignEnd,
  daysUntil,
  findPackage,
  isOngoing,
  isPaidFor,
  isTrialOver,
  judgeFeature,
  offersRenewal,
  pricePackages,
  renewalReminder,
  subscriptionOf,
  trialDaysLeft,
  type Subscription,
} from './index.ts'

const today = '2026-11-21'
const full: Subscription = {
  price_package_id: 12,
  haccp_only: false,
  haccp_renewable: false,
  haccp_fast: false,
  renewal_valid_to: '2027-11-21',
  subscription_renewal_period: '1 year',
  trial_days_left: null,
}
const trial = subscriptionOf(null, '2026-12-21', today)

/** Columns: ongoing, download, standing; the trial ended on 2026-01-01 unless a row says otherwise. */
const table: readonly (readonly [string, Subscription | null, string | null, string])[] = [
  ['full FSMS', full, '2026-01-01', 'x ok ongoing'],
  ['full FSMS on its last day', { ...full, renewal_valid_to: today }, '2026-01-01', 'x ok ongoing'],
  [
    'full FSMS the day after',
    { ...full, renewal_valid_to: '2026-11-20' },
    '2026-01-01',
    '· renewal_needed ended',
  ],
  [
    'full FSMS without a renewal date',
    { ...full, renewal_valid_to: null },
    '2026-01-01',
    '· renewal_needed ended',
  ],
  ['lite FSMS', { ...full, price_package_id: 11 }, null, 'x ok ongoing'],
  ['fast HACCP', { ...full, price_package_id: 10, haccp_fast: true }, '2026-01-01', 'x ok ongoing'],
  ['the plan alone', { ...full, price_package_id: 10, haccp_only: true }, '2026-01-01', 'x ok ongoing'],
  [
    'the plan alone, expired',
    { ...full, haccp_only: true, renewal_valid_to: '2026-11-20' },
    '2026-01-01',
    '· renewal_needed ended',
  ],
  ['the plan renewed', { ...full, haccp_renewable: true }, '2026-01-01', 'x ok ongoing'],
  ['a trial', trial, '2026-12-21', 'x ok trial'],
  ['a trial on its last day', subscriptionOf(null, today, today), today, 'x ok trial'],
  [
    'a trial that is over',
    subscriptionOf(null, '2026-11-20', today),
    '2026-11-20',
    '· trial_ended trial_over',
  ],
  ['nothing ever', null, null, '· renewal_needed ended'],
]

describe('the rights of a subscription', () => {
  it.each(table)('%s', (_name, subscription, trial_end_date, expected) => {
    expect(
      [
        isOngoing(subscription, today) ? 'x' : '·',
        judgeFeature('haccp', { subscription, trial_end_date, today }) ?? 'ok',
        billingStanding(subscription, trial_end_date, today),
      ].join(' '),
    ).toBe(expected)
  })
  it.each([
    ['full FSMS', full, null],
    ['the plan alone', { ...full, haccp_only: true }, 'renewable'],
    ['the renewable plan, long before its end', { ...full, haccp_renewable: true }, null],
    [
      'the renewable plan, two weeks before its end',
      { ...full, haccp_renewable: true, renewal_valid_to: '2026-12-05' },
      'renewal',
    ],
    ['a trial', trial, null],
    ['nothing', null, null],
  ])('offer to %s after a download: %s', (_name, subscription, offer) =>
    expect(offersRenewal(subscription, today)).toBe(offer),
  )
})

describe('the trial', () => {
  it.each([
    ['2026-12-21', 30],
    ['2026-11-22', 1],
    [today, 0],
    ['2026-11-20', null],
    [null, null],
  ])('ending %s has %s days left', (end, left) => expect(trialDaysLeft(end, today)).toBe(left))
  it('is a subscription to the package “trial” while it lasts, and is replaced by a bought one', () => {
    expect(trial).toMatchObject({ price_package_id: 1, renewal_valid_to: '2026-12-21', trial_days_left: 30 })
    expect(subscriptionOf(full, '2026-12-21', today)).toEqual(full)
  })
  it('is over only with an end date and no subscription', () => {
    expect([
      isTrialOver('2026-11-20', null),
      isTrialOver(null, null),
      isTrialOver('2026-01-01', full),
      isTrialOver('2026-12-21', trial),
    ]).toEqual([true, false, false, false])
  })
})

it('shows a campaign to its last day', () => {
  const campaign = { ...full, is_campaign: true, renewal_valid_to: '2026-12-24' }
  expect([
    campaignEnd(campaign, '2026-12-24'),
    campaignEnd(campaign, '2026-12-25'),
    campaignEnd({ ...campaign, is_campaign: false }, today),
    campaignEnd(null, today),
  ]).toEqual(['2026-12-24', null, null, null])
})

describe('the renewal reminder', () => {
  it.each([
    ['1 year', '2026-12-06', null],
    ['1 year', '2026-12-05', 14],
    ['1 year', today, 0],
    ['1 year', '2026-11-20', null],
    ['1 month', '2026-11-24', null],
    ['1 month', '2026-11-23', 2],
    ['1 month', today, 0],
    ['1 month', null, null],
    [null, '2026-11-22', null],
  ] as const)('of %s, valid to %s: %s', (subscription_renewal_period, renewal_valid_to, left) =>
    expect(renewalReminder({ ...full, subscription_renewal_period, renewal_valid_to }, today)).toBe(left),
  )
  it('is not shown without a subscription, nor in the trial', () =>
    expect([
      renewalReminder(null, today),
      renewalReminder(subscriptionOf(null, today, today), today),
    ]).toEqual([null, null]))
})

it('knows the packages and prices of the specification', () => {
  expect(
    pricePackages.map(({ id, period_costs }) => [
      id,
      ...period_costs.map(({ cost, period }) => `${cost}/${period.time_unit_cnt}×${period.time_unit_id}`),
    ]),
  ).toEqual([[1], [10, '588/1×7'], [11, '79/1×6', '828/1×7'], [12, '279/1×6', '2748/1×7']])
  expect([findPackage(12)?.key, findPackage(2), findPackage(null)]).toEqual([
    'full_fsms',
    undefined,
    undefined,
  ])
})

it('counts days over months, leap days and changes of the clock', () =>
  expect([
    daysUntil('2028-03-01', '2028-02-28'),
    daysUntil('2027-03-29', '2027-03-27'),
    daysUntil('2026-11-20', today),
  ]).toEqual([2, 2, -1]))

it.each([
  ['a package that goes on', full, true],
  ['one that ended: the new payment is still to come', { ...full, renewal_valid_to: '2026-11-20' }, false],
  ['the trial', { price_package_id: 1, renewal_valid_to: '2026-12-21' }, false],
  ['no package', { price_package_id: null, renewal_valid_to: null }, false],
])('is paid for or not: %s', (_title, given, expected) => expect(isPaidFor(given, today)).toBe(expected))

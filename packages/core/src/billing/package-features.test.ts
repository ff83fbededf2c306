import { describe, expect, it } from 'vitest'
import {
  featureAsked,
  featureOfPermission,
  featuresOf,
  judgeFeature,
  mayCreatePlace,
  movesBillingDate,
  packageFeatures,
  paidPlaces,
  showsProductsOnly,
  subscriptionOf,
  type Subscription,
} from './index.ts'

const today = '2026-11-21'
const bought = (price_package_id: number, more: Partial<Subscription> = {}): Subscription => ({
  price_package_id,
  haccp_only: false,
  haccp_renewable: false,
  haccp_fast: false,
  renewal_valid_to: '2027-11-21',
  subscription_renewal_period: '1 year',
  trial_days_left: null,
  ...more,
})
const ended = { renewal_valid_to: '2026-11-20' }

/** Columns: haccp, full, professional; `x` is open, else the code of the refusal. */
const table: readonly (readonly [string, Subscription | null, string])[] = [
  ['the trial', subscriptionOf(null, '2026-12-21', today), 'x x x'],
  ['full FSMS', bought(12), 'x x x'],
  ['lite FSMS', bought(11), 'x x payment_required'],
  ['fast HACCP', bought(10, { haccp_fast: true }), 'x payment_required payment_required'],
  ['the plan alone', bought(10, { haccp_only: true }), 'x payment_required payment_required'],
  ['the renewable plan', bought(10, { haccp_renewable: true }), 'x payment_required payment_required'],
  ['full FSMS that ended', bought(12, ended), 'renewal_needed renewal_needed renewal_needed'],
  ['lite FSMS that ended', bought(11, ended), 'renewal_needed renewal_needed renewal_needed'],
  ['fast HACCP that ended', bought(10, ended), 'renewal_needed renewal_needed renewal_needed'],
  ['a trial that ended', null, 'trial_ended trial_ended trial_ended'],
]

describe('what a package opens', () => {
  it.each(table)('%s', (_name, subscription, expected) => {
    const day = { subscription, trial_end_date: '2026-11-20', today }
    expect(packageFeatures.map((feature) => judgeFeature(feature, day) ?? 'x').join(' ')).toBe(expected)
    expect(featuresOf(subscription, today)).toEqual(
      packageFeatures.filter((_, index) => expected.split(' ')[index] === 'x'),
    )
  })
  it('shows products alone to lite FSMS', () =>
    expect(
      [bought(11), bought(12), bought(10, { haccp_fast: true }), null].map((subscription) =>
        showsProductsOnly(featuresOf(subscription, today)),
      ),
    ).toEqual([true, false, false, false]))
})

describe('what a route asks for', () => {
  it.each([
    ['plans.confirm', 'PUT', 'plans.confirm', 'haccp'],
    ['plans.download', 'GET', 'plans.download', 'haccp'],
    ['plans.get', 'GET', 'plans.view', null],
    ['webhooks.list', 'GET', 'webhooks.manage', null],
    ['webhooks.create', 'POST', 'webhooks.manage', 'professional'],
    ['webhooks.remove', 'DELETE', 'webhooks.manage', null],
    ['tasks.create', 'POST', 'tasks.edit', 'full'],
    ['tasks.start_today', 'POST', 'tasks.edit', null],
    ['digital_audits.create', 'POST', 'digital_audits.edit', 'professional'],
    ['digital_audit_results.create', 'POST', 'digital_audit_results.edit', null],
    ['entries.create', 'POST', 'entries.create', null],
  ] as const)('%s: %s %s → %s', (name, method, permission, feature) =>
    expect(featureAsked({ name, method, permission })).toBe(feature),
  )
  it('is nothing for records, daily work, people and the proof', () =>
    expect(
      Object.keys(featureOfPermission).filter((permission) =>
        /^(entries|tickets|verifications|records|photos|files|folders|equipment|pause|partners|team|workers|shared|devices|place_users|members|products|account|company|billing)/.test(
          permission,
        ),
      ),
    ).toEqual([]))
})

describe('places and payment', () => {
  it('counts places at which somebody writes, at least one', () =>
    expect([[], [0], [1], [2, 1, 0]].map((writers) => paidPlaces(writers))).toEqual([1, 1, 1, 2]))
  it.each([
    [[1, 1], null, true],
    [[2], '2026-11-21', true],
    [[2], '2026-11-20', false],
    [[1, 1], '2026-11-20', true],
    [[], '2026-11-20', true],
  ])('writers %j, next payment %s: may add a place %s', (writers, date, expected) =>
    expect(mayCreatePlace(writers, date, today)).toBe(expected),
  )
  it('moves the billing date with a second place, outside the trial', () => {
    expect([movesBillingDate(1, false), movesBillingDate(2, false), movesBillingDate(2, true)]).toEqual([
      false,
      true,
      false,
    ])
  })
})

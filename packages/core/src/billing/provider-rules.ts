/**
 * What the objects of the payment provider mean for a company's subscription (general 4.5; decision 119). Pure
 * functions on what the provider says now: events only say that something changed, so their order and age are
 * of no importance.
 */
import { pricePackageIds, type RenewalPeriod } from './packages.ts'

/** Days for which access continues after a renewal that could not be charged. */
export const GRACE_DAYS = 14

/** The states of a subscription at Stripe. */
export type ProviderStatus =
  | 'active'
  | 'trialing'
  | 'past_due'
  | 'unpaid'
  | 'paused'
  | 'canceled'
  | 'incomplete'
  | 'incomplete_expired'

/** A subscription as the provider has it. Times are seconds since 1970, amounts hundredths. */
export type ProviderSubscription = {
  readonly id: string
  readonly status: ProviderStatus
  readonly created: number
  readonly period_start: number
  readonly period_end: number
  readonly ended_at: number | null
  readonly cancels_at_end: boolean
  readonly price_package_id: number
  readonly renewal_period: RenewalPeriod
  readonly currency: string
  readonly quantity: number
  readonly paid_hundredths: number | null
  readonly card_suffix: string | null
}

export type PaidSubscription = {
  readonly stripe_subscription_id: string
  readonly price_package_id: number
  readonly haccp_fast: boolean
  readonly subscription_renewal_period: RenewalPeriod
  /** The last day of access, `YYYY-MM-DD`. */
  readonly renewal_valid_to: string
  readonly recurring_payments_enabled: boolean
  /** In the past while a payment is overdue; null where nothing more is charged. */
  readonly next_payment_date: string | null
  /** None once recurring payments are off (general 4.5). */
  readonly card_number_suffix: string | null
  readonly last_paid_amt: number | null
  readonly currency: string
  readonly quantity: number
  readonly is_overdue: boolean
}

const DAY_SECONDS = 86_400
const dayOf = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(0, 10)

const live: readonly ProviderStatus[] = ['active', 'trialing', 'past_due']
/** A first payment that was never made gives nothing and takes nothing away. */
const neverPaid: readonly ProviderStatus[] = ['incomplete', 'incomplete_expired']

/** The last second of access. */
function accessEnd({ status, period_start, period_end, ended_at }: ProviderSubscription): number {
  switch (status) {
    case 'active':
    case 'trialing':
      return period_end
    case 'past_due':
      return Math.min(period_end, period_start + GRACE_DAYS * DAY_SECONDS)
    case 'canceled':
      return Math.min(period_end, ended_at ?? period_end)
    default:
      return period_start
  }
}

const rank = (one: ProviderSubscription): number => (live.includes(one.status) ? 1 : 0)

/**
 * The subscription that a customer has, of all that the provider keeps: a live one before an ended one, then
 * the one with access for longest, then the newest. Null where none was ever paid.
 */
export function subscriptionAtProvider(all: readonly ProviderSubscription[]): PaidSubscription | null {
  const [best] = all
    .filter(({ status }) => !neverPaid.includes(status))
    .toSorted((a, b) => rank(b) - rank(a) || accessEnd(b) - accessEnd(a) || b.created - a.created)
  if (best === undefined) return null
  const is_overdue = best.status === 'past_due'
  const recurs = rank(best) === 1 && !best.cancels_at_end
  return {
    stripe_subscription_id: best.id,
    price_package_id: best.price_package_id,
    haccp_fast: best.price_package_id === pricePackageIds.fast_haccp,
    subscription_renewal_period: best.renewal_period,
    renewal_valid_to: dayOf(accessEnd(best)),
    recurring_payments_enabled: recurs,
    next_payment_date: recurs ? dayOf(is_overdue ? best.period_start : best.period_end) : null,
    card_number_suffix: recurs ? best.card_suffix : null,
    last_paid_amt: best.paid_hundredths === null ? null : best.paid_hundredths / 100,
    currency: best.currency.toUpperCase(),
    quantity: best.quantity,
    is_overdue,
  }
}

const heard: readonly string[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'payment_method.attached',
  'payment_method.updated',
  'payment_method.automatically_updated',
  'charge.refunded',
]

/** Whether an event can change what a customer has, so that it is read again at the provider. */
export const changesSubscription = (event_type: string): boolean => heard.includes(event_type)

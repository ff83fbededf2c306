/**
 * Reads a customer's subscriptions at Stripe and writes what they mean. The only writer of what was paid by
 * card: events, returns from Stripe and the schedule all end here, so their order is of no importance.
 */
import type Stripe from 'stripe'
import {
  subscriptionAtProvider,
  type PaidSubscription,
  type ProviderSubscription,
} from '@larder/core/billing'
import { asOperator } from '#db/transaction.ts'
import { enqueue } from '#kit/jobs/jobs.ts'
import type { Platform } from '#kit/platform.ts'
import { auditOperator } from './billing.queries.ts'
import { nextReading, writeReading } from './payments.queries.ts'
import { atStripe } from './stripe.ts'

export const TELL_OVERDUE = 'billing.tell_overdue'
export const SET_QUANTITY = 'billing.set_quantity'

export type Customer = { readonly company_id: number; readonly customer_id: string }

const MOST = 100

const cardOf = (subscription: Stripe.Subscription): string | null =>
  typeof subscription.default_payment_method === 'object'
    ? (subscription.default_payment_method?.card?.last4 ?? null)
    : null

/** Null while the last invoice is unpaid: then what was paid before counts. */
function paidOf({ latest_invoice }: Stripe.Subscription): number | null {
  const invoice = typeof latest_invoice === 'object' ? latest_invoice : null
  return invoice?.status === 'paid' ? invoice.amount_paid : null
}

/** Null for subscriptions of other products of the same account. */
function readSubscription(subscription: Stripe.Subscription): ProviderSubscription | null {
  const [item] = subscription.items.data
  const price_package_id = Number(item?.price.metadata['price_package_id'])
  if (item === undefined || !Number.isInteger(price_package_id)) return null
  return {
    id: subscription.id,
    status: subscription.status as ProviderSubscription['status'],
    created: subscription.created,
    period_start: item.current_period_start,
    period_end: item.current_period_end,
    ended_at: subscription.ended_at,
    cancels_at_end: subscription.cancel_at_period_end,
    price_package_id,
    renewal_period: item.price.recurring?.interval === 'month' ? '1 month' : '1 year',
    currency: item.price.currency,
    quantity: item.quantity ?? 1,
    paid_hundredths: paidOf(subscription),
    card_suffix: cardOf(subscription),
  }
}

const readAll = (platform: Platform, customer: string): Promise<ProviderSubscription[]> =>
  atStripe(platform, async (stripe) => {
    const { data } = await stripe.subscriptions.list({
      customer,
      status: 'all',
      limit: MOST,
      expand: ['data.default_payment_method', 'data.latest_invoice'],
    })
    return data.map(readSubscription).filter((one) => one !== null)
  })

/**
 * Null where the customer never paid: then nothing is written. A request has an audit entry of its own. @throws Problem `payments_down`
 */
export async function syncCustomer(
  platform: Platform,
  { company_id, customer_id }: Customer,
  { audited = true }: { readonly audited?: boolean } = {},
): Promise<PaidSubscription | null> {
  const reading = await asOperator(platform.pool, nextReading)
  const paid = subscriptionAtProvider(await readAll(platform, customer_id))
  if (paid === null) return null
  const now = platform.now()
  const at = now.toISOString()
  await asOperator(platform.pool, async (db) => {
    const before = await writeReading(db, company_id, { paid, reading, at })
    if (before === null) return
    if (audited) await auditOperator(db, { at, company_id, detail: JSON.stringify(paid) })
    if (paid.is_overdue && !before.was_overdue) await enqueue({ db, now }, TELL_OVERDUE, { company_id })
    if (before.quantity === null) await enqueue({ db, now }, SET_QUANTITY, { company_id })
  })
  return paid
}

/**
 * Payments of a removed company (decision 125). A removal ends the renewal at once, so that nothing is charged
 * in the 30 days in which it can be undone; undoing it brings the renewal back; erasing ends the subscription.
 */
import { asOperator } from '#db/transaction.ts'
import { enqueue, type Enqueuing, type JobHandler } from '#kit/jobs/jobs.ts'
import { findCustomer, findRemoval } from './payments.queries.ts'
import { atStripe, listOpen, takesPayments } from './stripe.ts'
import { syncCustomer } from './sync-customer.ts'

export const FOLLOW_REMOVAL = 'billing.follow_removal'
export const END_CUSTOMER = 'billing.end_customer'

/** Marks at Stripe the renewals that a removal ended; those that people ended stay as they are. */
const MARK = 'larder_removed'

/** In the transaction of a removal or of its undoing. */
export async function followRemoval(ctx: Enqueuing, company_id: number): Promise<void> {
  await enqueue(ctx, FOLLOW_REMOVAL, { company_id })
}

/** In the transaction that erases a company: afterwards only the customer's number at Stripe is known. */
export async function endPayments(ctx: Enqueuing, company_id: number): Promise<void> {
  const customer_id = await findCustomer(ctx.db, company_id)
  if (customer_id !== undefined) await enqueue(ctx, END_CUSTOMER, { customer_id })
}

/** Reads whether the company is removed now, so that late and repeated jobs do no harm. */
export const followRemovalAtStripe: JobHandler = async (platform, payload) => {
  const { company_id } = payload as { readonly company_id: number }
  const removal = await asOperator(platform.pool, (db) => findRemoval(db, company_id))
  if (removal === undefined || !takesPayments(platform)) return
  const { customer_id, is_removed } = removal
  await atStripe(platform, async (stripe) => {
    for (const { id, cancel_at_period_end, metadata } of await listOpen(stripe, customer_id)) {
      const marked = metadata[MARK] !== undefined
      if (is_removed && !cancel_at_period_end)
        await stripe.subscriptions.update(id, { cancel_at_period_end: true, metadata: { [MARK]: 'yes' } })
      if (!is_removed && marked)
        await stripe.subscriptions.update(id, { cancel_at_period_end: false, metadata: { [MARK]: '' } })
    }
  })
  await syncCustomer(platform, { company_id, customer_id })
}

/** Ends what is left; invoices stay at Stripe, where the operator's bookkeeping needs them. */
export const endCustomer: JobHandler = async (platform, payload) => {
  const { customer_id } = payload as { readonly customer_id: string }
  if (!takesPayments(platform)) return
  await atStripe(platform, async (stripe) => {
    for (const { id } of await listOpen(stripe, customer_id)) await stripe.subscriptions.cancel(id)
  })
}

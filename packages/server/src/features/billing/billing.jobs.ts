/** Work with Stripe after a commit; a failed job is tried again by the queue. */
import { GRACE_DAYS, paidPlaces } from '@larder/core/billing'
import { asOperator } from '#db/transaction.ts'
import { enqueue, forCompany, type JobHandler, type JobHandlers } from '#kit/jobs/jobs.ts'
import type { Schedules } from '#kit/jobs/schedules.ts'
import { post } from '#kit/mail/mail.ts'
import { overdueEmail } from './overdue-email.ts'
import {
  countWriters,
  deleteOldEvents,
  findPayingCompany,
  listPayers,
  listRenewing,
} from './payments.queries.ts'
import { END_CUSTOMER, endCustomer, FOLLOW_REMOVAL, followRemovalAtStripe } from './end-payments.ts'
import { READ_CUSTOMER } from './serve-events.ts'
import { atStripe, startsPeriod, takesPayments } from './stripe.ts'
import { SET_QUANTITY, syncCustomer, TELL_OVERDUE, type Customer } from './sync-customer.ts'

type OfCompany = { readonly company_id: number }

const readCustomer: JobHandler = async (platform, payload) => {
  await syncCustomer(platform, payload as Customer)
}

const tellOverdue: JobHandler = (platform, payload) => {
  const { company_id } = payload as OfCompany
  return forCompany(platform, company_id, async (ctx) => {
    const link = `${platform.config.base_url}/billing?company_id=${company_id}`
    for (const reader of await listPayers(ctx.db, company_id))
      await post(
        { ...ctx, platform },
        overdueEmail(reader, { company: reader.company, days: GRACE_DAYS, link }),
      )
  })
}

/**
 * Pays for as many places as there are. One more is charged at once and starts a new period; one less lowers
 * the next invoice.
 */
const setQuantity: JobHandler = async (platform, payload) => {
  const { company_id } = payload as OfCompany
  if (!takesPayments(platform)) return
  const { customer_id, subscription, quantity } = await forCompany(
    platform,
    company_id,
    async ({ db, now }) => {
      const company = await findPayingCompany(db, company_id, now.toISOString().slice(0, 10))
      return {
        customer_id: company.customer_id,
        subscription: company.stripe_subscription_id,
        quantity: paidPlaces(await countWriters(db, company_id)),
      }
    },
  )
  if (customer_id === null || subscription === null) return
  await atStripe(platform, async (stripe) => {
    const { items, status } = await stripe.subscriptions.retrieve(subscription)
    const [item] = items.data
    if (item === undefined || item.quantity === quantity || status === 'canceled') return
    const grows = quantity > (item.quantity ?? 1)
    await stripe.subscriptions.update(subscription, {
      items: [{ id: item.id, quantity }],
      proration_behavior: 'create_prorations',
      ...(grows ? startsPeriod : {}),
    })
  })
  await syncCustomer(platform, { company_id, customer_id })
}

const DAY_MS = 86_400_000
/** Days around a renewal in which it is looked for, should its event be lost. */
const WATCHED_DAYS = 30
const EVENTS_KEPT_DAYS = 60

const watchRenewals: JobHandler = async ({ pool, now }) => {
  const at = now()
  const dayFrom = (days: number): string => new Date(at.getTime() + days * DAY_MS).toISOString()
  await asOperator(pool, async (db) => {
    const range = { from: dayFrom(-WATCHED_DAYS).slice(0, 10), to: dayFrom(0).slice(0, 10) }
    for (const customer of await listRenewing(db, range))
      await enqueue({ db, now: at }, READ_CUSTOMER, customer)
    await deleteOldEvents(db, dayFrom(-EVENTS_KEPT_DAYS))
  })
}

export const billingJobs: JobHandlers = {
  [READ_CUSTOMER]: readCustomer,
  [TELL_OVERDUE]: tellOverdue,
  [SET_QUANTITY]: setQuantity,
  [FOLLOW_REMOVAL]: followRemovalAtStripe,
  [END_CUSTOMER]: endCustomer,
  'billing.watch_renewals': watchRenewals,
}
export const billingSchedules: Schedules = { 'billing.watch_renewals': { every_minutes: 60 } }

/** A company's subscription, its trial included. */
import { findPackage, subscriptionOf } from '@larder/core/billing'
import { countryKey } from '@larder/core/classifiers'
import type { billing, Subscription } from '@larder/contract/billing'
import type { ResponseOf } from '@larder/contract/kit'
import { companyOf, type Ctx, type Input } from '#kit/context.ts'
import { notFound } from '#kit/problem.ts'
import { takesPayments } from './stripe.ts'
import { findCompany, listSubscriptions, type SubscriptionRow } from './billing.queries.ts'

type Trying = { readonly id: number; readonly trial_end_date: string | null }

/** Days count in UTC, as the trial's do. */
const today = (ctx: Pick<Ctx, 'now'>): string => ctx.now.toISOString().slice(0, 10)

function present(
  row: SubscriptionRow | undefined,
  trial_end_date: string | null,
  day: string,
): Subscription | null {
  const had = subscriptionOf(row ?? null, trial_end_date, day)
  if (had === null) return null
  const {
    price_package_id,
    haccp_only,
    haccp_renewable,
    haccp_fast,
    renewal_valid_to,
    subscription_renewal_period,
    trial_days_left,
  } = had
  const paid = row?.last_paid_amt ?? null
  return {
    price_package_id,
    haccp_only,
    haccp_renewable,
    haccp_fast,
    renewal_valid_to,
    subscription_renewal_period,
    trial_days_left,
    is_campaign: row?.is_campaign ?? false,
    stripe_subscription_id: row?.stripe_subscription_id ?? null,
    last_paid_amt: paid === null ? null : Number(paid),
    currency: row?.currency ?? null,
    quantity: row?.quantity ?? null,
    recurring_payments_enabled: row?.recurring_payments_enabled ?? false,
    card_number_suffix: row?.card_number_suffix ?? null,
    next_payment_date: row?.next_payment_date ?? null,
    is_overdue: row?.is_overdue ?? false,
  }
}

/** By company id; null where the trial is over and nothing was bought. */
export async function readSubscriptions(
  ctx: Pick<Ctx, 'db' | 'now'>,
  companies: readonly Trying[],
): Promise<ReadonlyMap<number, Subscription | null>> {
  const rows = await listSubscriptions(
    ctx.db,
    companies.map(({ id }) => id),
  )
  return new Map(
    companies.map(({ id, trial_end_date }) => [
      id,
      present(
        rows.find(({ company_id }) => company_id === id),
        trial_end_date,
        today(ctx),
      ),
    ]),
  )
}

async function readOwn(ctx: Ctx): Promise<Subscription | null> {
  const company = await findCompany(ctx.db, companyOf(ctx))
  return (await readSubscriptions(ctx, [company])).get(company.id) ?? null
}

const none = {
  price_package_id: null,
  haccp_only: false,
  haccp_renewable: false,
  haccp_fast: false,
  renewal_valid_to: null,
  subscription_renewal_period: null,
  trial_days_left: null,
  is_campaign: false,
  stripe_subscription_id: null,
  last_paid_amt: null,
  currency: null,
  quantity: null,
  recurring_payments_enabled: false,
  card_number_suffix: null,
  next_payment_date: null,
  is_overdue: false,
} as const

export const getSubscription = async (ctx: Ctx): Promise<ResponseOf<typeof billing.subscription>> =>
  (await readOwn(ctx)) ?? none

export async function getCurrentPackage(ctx: Ctx): Promise<ResponseOf<typeof billing.currentPackage>> {
  const currentPackage = findPackage((await readOwn(ctx))?.price_package_id)
  if (currentPackage === undefined) return { id: null, name: null, period_costs: [] }
  return {
    id: currentPackage.id,
    name: currentPackage.name,
    period_costs: currentPackage.period_costs.map(({ cost, period }) => ({ cost, period: { ...period } })),
  }
}

/** By the country's code in the configuration, else what stands under `default`. */
export async function getContact(ctx: Ctx): Promise<ResponseOf<typeof billing.contact>> {
  const { contact } = ctx.platform.config
  const country = countryKey((await findCompany(ctx.db, companyOf(ctx))).country_id)
  const countryContact =
    (Object.hasOwn(contact, country) ? contact[country] : undefined) ?? contact['default']
  return {
    email: countryContact?.email ?? null,
    phone: countryContact?.phone ?? null,
    takes_payments: takesPayments(ctx.platform),
  }
}

/** After the renewal by card was turned on or off at the provider. */
export async function noteRecurring(
  ctx: Ctx,
  { body }: Input<typeof billing.setRecurring>,
): Promise<ResponseOf<typeof billing.setRecurring>> {
  const subscription = await readOwn(ctx)
  if (subscription === null) throw notFound('Payment')
  ctx.audit({ entity: 'subscription', entity_id: companyOf(ctx), detail: { recurring: body.enabled } })
  return subscription
}

/** Paying: sessions of Stripe's own pages, changes of a subscription, and what a change would cost. */
import type Stripe from 'stripe'
import type { billing } from '@larder/contract/billing'
import type { ResponseOf } from '@larder/contract/kit'
import { currencyOf, findPrice, paidPlaces, type Price } from '@larder/core/billing'
import { companyOf, type Ctx, type Input, type Outside } from '#kit/context.ts'
import { invalid, Problem } from '#kit/problem.ts'
import { countWriters, findPayingCompany, insertCustomer, type PayingCompany } from './payments.queries.ts'
import { atStripe, isLive, listOpen, startsPeriod } from './stripe.ts'
import { syncCustomer } from './sync-customer.ts'

type Paying = { readonly company: PayingCompany; readonly quantity: number }

const findPaying = (outside: Outside): Promise<Paying> =>
  outside.judge(async (ctx) => ({
    company: await findPayingCompany(ctx.db, companyOf(ctx), ctx.now.toISOString().slice(0, 10)),
    quantity: paidPlaces(await countWriters(ctx.db, companyOf(ctx))),
  }))

const hundredths = ({ cost }: Price): number => cost * 100

/** Stripe's own price for one of our list; made there when it is first sold. */
async function priceAtStripe(stripe: Stripe, price: Price): Promise<string> {
  const lookup_key = `larder_${price.price_id}_${hundredths(price)}`
  const { data } = await stripe.prices.list({ lookup_keys: [lookup_key], limit: 1 })
  if (data[0] !== undefined) return data[0].id
  const created = await stripe.prices.create(
    {
      lookup_key,
      currency: price.currency.toLowerCase(),
      unit_amount: hundredths(price),
      recurring: { interval: price.renewal_period === '1 month' ? 'month' : 'year' },
      product_data: { name: `Larder ${price.key.replace('_', ' ')}` },
      metadata: { price_package_id: String(price.price_package_id) },
    },
    { idempotencyKey: lookup_key },
  )
  return created.id
}

async function customerAtStripe(stripe: Stripe, { company }: Paying): Promise<string> {
  if (company.customer_id !== null) return company.customer_id
  const customer = await stripe.customers.create(
    {
      name: company.name,
      ...(company.email === null ? {} : { email: company.email }),
      metadata: { company_id: String(company.id) },
    },
    { idempotencyKey: `larder-company-${company.id}` },
  )
  return customer.id
}

type Checkout = { readonly url: string; readonly customer_id: string; readonly price: Price }

/** A price of the company's own currency. @throws Problem `invalid`: `unknown` */
function priceFor(price_id: string, { country_id }: PayingCompany): Price {
  const price = findPrice(price_id)
  if (price === undefined || price.currency !== currencyOf(country_id)) throw invalid('price_id', 'unknown')
  return price
}

/**
 * A company without a subscription goes to Stripe's page; one that has one changes it here, and Stripe charges
 * or credits the difference. Stripe is asked which of them it is: an event may not have arrived yet. One whose
 * renewal is unpaid pays that first, on the page of its invoices: otherwise both would be charged.
 */
export async function prepareCheckout(
  outside: Outside,
  { body }: Input<typeof billing.checkout>,
): Promise<Checkout> {
  const { platform } = outside
  const paying = await findPaying(outside)
  const { company } = paying
  const price = priceFor(body.price_id, company)
  const { base_url } = platform.config
  return atStripe(platform, async (stripe) => {
    const customer_id = await customerAtStripe(stripe, paying)
    const open = await listOpen(stripe, customer_id)
    const live = open.find(isLive)
    if (live !== undefined) {
      await changePrice(stripe, live, await priceAtStripe(stripe, price))
      await syncCustomer(platform, { company_id: company.id, customer_id }, { audited: false })
      return { url: `${base_url}/billing?payment=changed`, customer_id, price }
    }
    if (open.some(({ status }) => status !== 'incomplete'))
      return { url: await openPortal(stripe, customer_id, `${base_url}/billing`), customer_id, price }
    await expireSessions(stripe, customer_id)
    return { url: await openSession(stripe, { paying, price, customer_id, base_url }), customer_id, price }
  })
}

type Opening = {
  readonly paying: Paying
  readonly price: Price
  readonly customer_id: string
  readonly base_url: string
}

async function openSession(
  stripe: Stripe,
  { paying: { company, quantity }, price, customer_id, base_url }: Opening,
): Promise<string> {
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer_id,
    line_items: [{ price: await priceAtStripe(stripe, price), quantity }],
    allow_promotion_codes: true,
    tax_id_collection: { enabled: true },
    customer_update: { name: 'auto', address: 'auto' },
    subscription_data: { metadata: { company_id: String(company.id) } },
    success_url: `${base_url}/overview?payment=success`,
    cancel_url: `${base_url}/billing/choose-payment?payFor=${price.key}`,
  })
  if (session.url === null) throw new Error('Stripe made a session without an address.')
  return session.url
}

/** Pages that were opened before, in another window: paying on both would make two subscriptions. */
async function expireSessions(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  for (const { id } of data) await stripe.checkout.sessions.expire(id)
}

async function openPortal(stripe: Stripe, customer: string, return_url: string): Promise<string> {
  return (await stripe.billingPortal.sessions.create({ customer, return_url })).url
}

async function changePrice(stripe: Stripe, { id, items }: Stripe.Subscription, price: string): Promise<void> {
  const [item] = items.data
  if (item === undefined) throw new Error('A subscription without a price.')
  await stripe.subscriptions.update(id, {
    items: [{ id: item.id, price }],
    cancel_at_period_end: false,
    proration_behavior: 'create_prorations',
  })
}

export async function createCheckout(
  ctx: Ctx,
  _input: Input<typeof billing.checkout>,
  { url, customer_id, price }: Checkout,
): Promise<ResponseOf<typeof billing.checkout>> {
  const company_id = companyOf(ctx)
  await insertCustomer(ctx.db, { company_id, customer_id, created_at: ctx.now.toISOString() })
  ctx.audit({ entity: 'subscription', entity_id: company_id, detail: { price_id: price.price_id } })
  return { url }
}

/** Back to our own pages alone. @throws Problem `invalid` for another address */
function returnAddress(address: string, base_url: string): string {
  const url = URL.parse(address, base_url)
  if (url === null || url.origin !== new URL(base_url).origin) throw invalid('return_url', 'unknown')
  return url.href
}

/** @throws Problem `not_found` where the company never paid by card */
export async function preparePortal(
  outside: Outside,
  { query }: Input<typeof billing.portal>,
): Promise<{ readonly url: string }> {
  const { platform } = outside
  const return_url = returnAddress(query.return_url ?? '/billing', platform.config.base_url)
  const { company } = await findPaying(outside)
  const { customer_id } = company
  return atStripe(platform, async (stripe) => {
    if (customer_id === null) throw new Problem('not_found', 'No query results for model [Payment].')
    return { url: await openPortal(stripe, customer_id, return_url) }
  })
}

/** Turns the renewal by card on or off. @throws Problem `not_found` without a subscription by card */
export async function prepareRecurring(
  outside: Outside,
  { body }: Input<typeof billing.setRecurring>,
): Promise<void> {
  const { platform } = outside
  const { customer_id, id } = (await findPaying(outside)).company
  await atStripe(platform, async (stripe) => {
    const [open] = customer_id === null ? [] : await listOpen(stripe, customer_id)
    if (customer_id === null || open === undefined)
      throw new Problem('not_found', 'No query results for model [Payment].')
    await stripe.subscriptions.update(open.id, { cancel_at_period_end: !body.enabled })
    await syncCustomer(platform, { company_id: id, customer_id }, { audited: false })
  })
}

type Preview = ResponseOf<typeof billing.quantityPreview>

/** What another number of places costs. Nothing is charged where nothing is paid by card. */
export async function prepareQuantityPreview(
  outside: Outside,
  { query }: Input<typeof billing.quantityPreview>,
): Promise<Preview> {
  const { platform } = outside
  const { company } = await findPaying(outside)
  const currency = currencyOf(company.country_id)
  const { stripe_subscription_id } = company
  if (stripe_subscription_id === null || !company.is_live)
    return { recurring_interval: null, recurring_amount_change: 0, currency, amount_charged_now: 0 }
  return atStripe(platform, async (stripe) => {
    const { items } = await stripe.subscriptions.retrieve(stripe_subscription_id)
    const [item] = items.data
    if (item === undefined) throw new Error('A subscription without a price.')
    const quantity = Math.max(1, (item.quantity ?? 1) + query.quantity_change)
    const grows = quantity > (item.quantity ?? 1)
    const { amount_due } = await stripe.invoices.createPreview({
      subscription: stripe_subscription_id,
      subscription_details: {
        items: [{ id: item.id, quantity }],
        proration_behavior: 'create_prorations',
        ...(grows ? startsPeriod : {}),
      },
    })
    const unit = (item.price.unit_amount ?? 0) / 100
    return {
      recurring_interval:
        item.price.recurring?.interval === 'month' ? ('1 month' as const) : ('1 year' as const),
      recurring_amount_change: unit * (quantity - (item.quantity ?? 1)),
      currency: item.price.currency.toUpperCase(),
      amount_charged_now: grows ? amount_due / 100 : 0,
    }
  })
}

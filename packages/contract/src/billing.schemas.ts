import { currencies, renewalPeriods } from '@larder/core/billing'
import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import { CompanyParams, Flag, ItemParams, requiredText, text } from './kit/fields.schemas.ts'

const facts = {
  haccp_only: z.boolean(),
  haccp_renewable: z.boolean(),
  haccp_fast: z.boolean(),
  /** The last day. */
  renewal_valid_to: z.string().nullable(),
  subscription_renewal_period: z.enum(renewalPeriods).nullable(),
  /** Of the trial; null outside of it. */
  trial_days_left: z.number().int().nullable(),
  is_campaign: z.boolean(),
  stripe_subscription_id: z.string().nullable(),
  last_paid_amt: z.number().nullable(),
  /** Of the last payment. */
  currency: z.string().nullable(),
  /** Places that are paid for. */
  quantity: z.number().int().nullable(),
  recurring_payments_enabled: z.boolean(),
  /** The last four digits; none while recurring payments are off. */
  card_number_suffix: z.string().nullable(),
  /** In the past while a payment is overdue. */
  next_payment_date: z.string().nullable(),
  is_overdue: z.boolean(),
}

export const Subscription = z.object({ price_package_id: z.number().int(), ...facts })
export type Subscription = Wire<typeof Subscription>

const Period = z.object({ time_unit_id: z.number().int(), time_unit_cnt: z.number().int() })

const PackageCost = z.object({
  id: z.number().int(),
  key: z.string(),
  name: z.string(),
  period_costs: z.array(
    z.object({
      price_id: z.string(),
      /** A period of one place, in whole units of the currency, without tax. */
      cost: z.number(),
      currency: z.enum(currencies),
      period: Period,
    }),
  ),
})
export type PackageCost = Wire<typeof PackageCost>

/** Without a package all is null and empty. */
export const CurrentPackage = z.object({
  id: z.number().int().nullable(),
  name: z.string().nullable(),
  period_costs: z.array(z.object({ cost: z.number(), period: Period })),
})

const companyRoute = { params: CompanyParams } as const

export const billingSchemas = {
  subscription: {
    ...companyRoute,
    response: z.object({ price_package_id: z.number().int().nullable(), ...facts }),
    summary: 'The subscription of the company, its trial included; no package where there is none',
  },
  currentPackage: {
    ...companyRoute,
    response: CurrentPackage,
    summary: 'The price package of the company',
  },
  contact: {
    ...companyRoute,
    response: z.object({
      email: z.string().nullable(),
      phone: z.string().nullable(),
      /** Whether packages can be paid for by card here. */
      takes_payments: z.boolean(),
    }),
    summary: "Contact for payments, by the company's country",
  },
  periods: {
    ...companyRoute,
    response: z.array(Period.extend({ id: z.enum(renewalPeriods) })),
    summary: 'The periods for which packages are sold',
  },
  packageCosts: {
    ...companyRoute,
    query: z.object({ currency: text(3).optional() }),
    response: z.array(PackageCost),
    summary: "The packages on sale with their prices, in the company's currency unless one is named",
  },
  prices: {
    params: ItemParams,
    response: z.object({
      currency: z.enum(currencies),
      takes_payments: z.boolean(),
      packages: z.array(PackageCost),
    }),
    summary: 'The price list of a country, for everybody',
  },
  quantityPreview: {
    ...companyRoute,
    query: z.object({ quantity_change: z.coerce.number().int().min(-1_000).max(1_000).default(1) }),
    response: z.object({
      /** Null where nothing is paid by card. */
      recurring_interval: z.enum(renewalPeriods).nullable(),
      recurring_amount_change: z.number(),
      currency: z.string(),
      amount_charged_now: z.number(),
    }),
    summary: 'What another number of places costs, before it is added',
  },
  checkout: {
    ...companyRoute,
    body: z.object({ price_id: requiredText(60) }),
    response: z.object({ url: z.string() }),
    summary: 'Buys a package, or changes to it; the answer is the page to go to',
  },
  portal: {
    ...companyRoute,
    query: z.object({ return_url: text(500).optional() }),
    response: z.object({ url: z.string() }),
    summary: "The payment provider's page with invoices and the card; only back to this installation",
  },
  setRecurring: {
    ...companyRoute,
    body: z.object({ enabled: Flag }),
    response: Subscription,
    summary: 'Turns the renewal by card on or off',
  },
} satisfies SchemaTable

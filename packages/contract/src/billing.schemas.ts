import { renewalPeriods } from '@larder/core/billing'
import { z } from 'zod'
import type { SchemaTable } from './kit/route.ts'
import { CompanyParams } from './kit/fields.schemas.ts'

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
}

export const Subscription = z.object({ price_package_id: z.number().int(), ...facts })
export type Subscription = z.infer<typeof Subscription>

const Period = z.object({ time_unit_id: z.number().int(), time_unit_cnt: z.number().int() })

/** Without a package all is null and empty. */
export const CurrentPackage = z.object({
  id: z.number().int().nullable(),
  name: z.string().nullable(),
  period_costs: z.array(z.object({ cost: z.number(), period: Period })),
})

const given = { params: CompanyParams } as const

export const billingSchemas = {
  subscription: {
    ...given,
    response: z.object({ price_package_id: z.number().int().nullable(), ...facts }),
    summary: 'The subscription of the company, its trial included; no package where there is none',
  },
  currentPackage: {
    ...given,
    response: CurrentPackage,
    summary: 'The price package of the company',
  },
  contact: {
    ...given,
    response: z.object({ email: z.string().nullable(), phone: z.string().nullable() }),
    summary: "Contact for payments, by the company's country",
  },
} satisfies SchemaTable

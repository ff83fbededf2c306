/** The price list, from core's data; nothing of it is asked of the payment provider. */
import type { billing } from '@larder/contract/billing'
import type { ResponseOf } from '@larder/contract/kit'
import { currencies, currencyOf, pricePackages, pricesIn, type BillingCurrency } from '@larder/core/billing'
import { findCountry } from '@larder/core/classifiers'
import { companyOf, type Ctx, type Input } from '#kit/context.ts'
import { notFound } from '#kit/problem.ts'
import { findCompany } from './billing.queries.ts'
import { takesPayments } from './stripe.ts'

function costsIn(currency: BillingCurrency): ResponseOf<typeof billing.packageCosts> {
  const prices = pricesIn(currency)
  return pricePackages
    .filter(({ period_costs }) => period_costs.length > 0)
    .map(({ id, key, name }) => ({
      id,
      key,
      name,
      period_costs: prices
        .filter((price) => price.key === key)
        .map(({ price_id, cost, period }) => ({ price_id, cost, currency, period: { ...period } })),
    }))
}

/** @throws Problem `not_found` for a country that no list has */
export async function getPrices(
  { platform }: Ctx,
  { params }: Input<typeof billing.prices>,
): Promise<ResponseOf<typeof billing.prices>> {
  const country = findCountry(params.id)
  if (country === undefined) throw notFound('Country')
  const currency = currencyOf(country.id)
  return { currency, takes_payments: takesPayments(platform), packages: costsIn(currency) }
}

export async function getPackageCosts(
  ctx: Ctx,
  { query }: Input<typeof billing.packageCosts>,
): Promise<ResponseOf<typeof billing.packageCosts>> {
  const requestCurrency = currencies.find((currency) => currency === query.currency?.toUpperCase())
  return costsIn(requestCurrency ?? currencyOf((await findCompany(ctx.db, companyOf(ctx))).country_id))
}

/** The periods for which packages are sold. */
export async function listPeriods(_ctx: Ctx): Promise<ResponseOf<typeof billing.periods>> {
  const periods = new Map(
    pricesIn('EUR').map(({ renewal_period, period }) => [renewal_period, { ...period }] as const),
  )
  return [...periods].map(([id, period]) => ({ id, ...period }))
}

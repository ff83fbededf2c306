/**
 * Price packages (general 9): the one list of prices, for the screens, the front page and the payment provider.
 * The specification names amounts without a currency: they are the same figures in each of ours, without tax.
 */
import { countryKey } from '../classifiers/index.ts'

export const pricePackageIds = { trial: 1, fast_haccp: 10, lite_fsms: 11, full_fsms: 12 } as const
export type PackageKey = keyof typeof pricePackageIds

export const renewalPeriods = ['1 year', '1 month'] as const
export type RenewalPeriod = (typeof renewalPeriods)[number]

/** Ids of time units (plan 9): 6 months, 7 year. */
const month = { time_unit_id: 6, time_unit_cnt: 1 } as const
const year = { time_unit_id: 7, time_unit_cnt: 1 } as const

export type PeriodCost = {
  readonly cost: number
  readonly period: { readonly time_unit_id: number; readonly time_unit_cnt: number }
}
export type PricePackage = {
  readonly id: number
  readonly key: PackageKey
  readonly name: string
  readonly period_costs: readonly PeriodCost[]
}

export const pricePackages: readonly PricePackage[] = [
  { id: pricePackageIds.trial, key: 'trial', name: 'Trial', period_costs: [] },
  {
    id: pricePackageIds.fast_haccp,
    key: 'fast_haccp',
    name: 'Fast HACCP',
    period_costs: [{ cost: 588, period: year }],
  },
  {
    id: pricePackageIds.lite_fsms,
    key: 'lite_fsms',
    name: 'Lite FSMS',
    period_costs: [
      { cost: 79, period: month },
      { cost: 828, period: year },
    ],
  },
  {
    id: pricePackageIds.full_fsms,
    key: 'full_fsms',
    name: 'Full FSMS',
    period_costs: [
      { cost: 279, period: month },
      { cost: 2_748, period: year },
    ],
  },
]

export const findPackage = (id: number | null | undefined): PricePackage | undefined =>
  pricePackages.find((one) => one.id === id)

export const currencies = ['EUR', 'USD', 'GBP'] as const
export type BillingCurrency = (typeof currencies)[number]

const currencyOfCountry: Readonly<Record<string, BillingCurrency>> = { US: 'USD', GB: 'GBP' }

/** What a company in the country pays in; euros where it has no currency of its own here. */
export const currencyOf = (country_id: number | null): BillingCurrency =>
  currencyOfCountry[countryKey(country_id)] ?? 'EUR'

/** A price of the list: package, period, currency and amount in whole units of the currency. */
export type Price = {
  readonly price_id: string
  readonly price_package_id: number
  readonly key: PackageKey
  readonly renewal_period: RenewalPeriod
  readonly currency: BillingCurrency
  readonly cost: number
  readonly period: PeriodCost['period']
}

const unitOf = ({ time_unit_id }: PeriodCost['period']): 'month' | 'year' =>
  time_unit_id === month.time_unit_id ? 'month' : 'year'

/** All prices in a currency. */
export const pricesIn = (currency: BillingCurrency): Price[] =>
  pricePackages.flatMap(({ id, key, period_costs }) =>
    period_costs.map(({ cost, period }) => ({
      price_id: `${key}_${unitOf(period)}_${currency.toLowerCase()}`,
      price_package_id: id,
      key,
      renewal_period: unitOf(period) === 'month' ? '1 month' : '1 year',
      currency,
      cost,
      period,
    })),
  )

/** The price with this id, in whatever currency. */
export const findPrice = (price_id: string): Price | undefined =>
  currencies.flatMap(pricesIn).find((price) => price.price_id === price_id)

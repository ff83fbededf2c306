/** Price packages (general 9). The specification names amounts without a currency. */
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

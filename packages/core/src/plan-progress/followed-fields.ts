import { customerGroups } from '../classifiers/index.ts'
import { intendedUse, type IntendedUse } from '../haccp/index.ts'

/** Columns of a place from which its plan follows. */
const followedFields = [
  'country_id',
  'state_id',
  'business_activity_id',
  'location_type_id',
  'number_of_employees',
  'extra_data',
  'use_product_based_plan',
] as const

/** The plan follows from the part of the customers that are vulnerable, not from each group. */
const useOf = (ids: readonly number[]): IntendedUse =>
  intendedUse(customerGroups.filter(({ id }) => ids.includes(id)).map(({ key }) => key))

export type FollowedFields = {
  readonly country_id: number
  readonly state_id: number | null
  readonly business_activity_id: number
  readonly location_type_id: number
  readonly number_of_employees: string
  readonly extra_data: readonly string[]
  readonly use_product_based_plan: boolean
  readonly customer_groups: readonly number[]
}

/** Whether the plan that was made from `before` is outdated by a change of the place. */
export const outdatesPlan = (before: FollowedFields, change: Partial<FollowedFields>): boolean =>
  followedFields.some(
    (field) => change[field] !== undefined && JSON.stringify(change[field]) !== JSON.stringify(before[field]),
  ) ||
  (change.customer_groups !== undefined && useOf(change.customer_groups) !== useOf(before.customer_groups))

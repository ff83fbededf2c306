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

export type FollowedFields = {
  readonly country_id: number
  readonly state_id: number | null
  readonly business_activity_id: number
  readonly location_type_id: number
  readonly number_of_employees: string
  readonly extra_data: readonly string[]
  readonly use_product_based_plan: boolean
}

/** Whether the plan that was made from `before` is outdated by a change of the place. */
export const outdatesPlan = (before: FollowedFields, change: Partial<FollowedFields>): boolean =>
  followedFields.some(
    (field) => change[field] !== undefined && JSON.stringify(change[field]) !== JSON.stringify(before[field]),
  )

import { sql } from 'kysely'
import type { Capacities } from '@larder/contract/product-groups'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import type { ProgressItem } from '@larder/core/places'

const columns = [
  'places.id',
  'places.company_id',
  'places.version',
  'places.name',
  'places.address',
  'places.country_id',
  'places.state_id',
  'places.person_phone',
  'places.person_email',
  'places.notification_email',
  'places.mails_breaches',
  'places.contact_person',
  'places.business_activity_id',
  'places.location_type_id',
  'places.number_of_employees',
  'places.preferred_language',
  'places.timezone',
  'places.uses_custom_plan',
  'places.use_product_based_plan',
  'places.last_visit',
  'places.layouts_on_paper',
  'places.location_plan_on_paper',
  'places.water_source',
  'places.water_source_comment',
  'food_safety_plans.id as plan_id',
] as const

export type PlaceRow = NonNullable<Awaited<ReturnType<typeof findPlace>>>

export const findPlace = (db: Db, at: PlaceKey) =>
  db
    .selectFrom('places')
    .leftJoin('food_safety_plans', (join) =>
      join
        .onRef('food_safety_plans.company_id', '=', 'places.company_id')
        .onRef('food_safety_plans.place_id', '=', 'places.id'),
    )
    .leftJoin('place_plan_inputs', (join) =>
      join
        .onRef('place_plan_inputs.company_id', '=', 'places.company_id')
        .onRef('place_plan_inputs.place_id', '=', 'places.id'),
    )
    .select([
      ...columns,
      sql<string | null>`case when places.uses_custom_plan
            then food_safety_plans.custom_confirmed_at else food_safety_plans.confirmed_at end`.as(
        'plan_confirmed_at',
      ),
      sql<number | null>`case when places.uses_custom_plan
            then food_safety_plans.custom_confirmed_by else food_safety_plans.confirmed_by end`.as(
        'plan_confirmed_by',
      ),
      sql<string[]>`places.extra_data`.as('extra_data'),
      sql<number[]>`places.customer_groups`.as('customer_groups'),
      sql<ProgressItem[]>`places.onboarding_progress`.as('onboarding_progress'),
      sql<
        Capacities['food_production_capacities']
      >`coalesce(place_plan_inputs.food_production_capacities, '[]')`.as('food_production_capacities'),
      sql<Capacities['resale_capacities']>`coalesce(place_plan_inputs.resale_capacities, '[]')`.as(
        'resale_capacities',
      ),
    ])
    .where('places.company_id', '=', at.company_id)
    .where('places.id', '=', at.place_id)
    .where('places.removed_at', 'is', null)
    .executeTakeFirst()

export const listUserGroups = (db: Db, at: PlaceKey) =>
  db
    .selectFrom('user_groups')
    .select(['id', 'name'])
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .orderBy('id')
    .execute()

export type PlaceWrite = {
  name: string
  address: string
  country_id: number
  state_id: number | null
  person_phone: string
  person_email: string
  notification_email: string
  mails_breaches?: boolean
  contact_person: string
  business_activity_id: number
  location_type_id: number
  number_of_employees: string
  preferred_language: string
  timezone: string
}

export type NewPlace = PlaceWrite & {
  company_id: number
  extra_data: readonly string[]
  created_at: string
}

export async function insertPlace(db: Db, { extra_data, ...row }: NewPlace): Promise<number> {
  const { id } = await db
    .insertInto('places')
    .values({ ...row, extra_data: JSON.stringify(extra_data) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Removed places count: otherwise removing would make room for any number. */
export async function countPlaces(db: Db, company_id: number): Promise<number> {
  const { count } = await db
    .selectFrom('places')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('company_id', '=', company_id)
    .executeTakeFirstOrThrow()
  return count
}

export type Part = Partial<PlaceWrite> & {
  uses_custom_plan?: boolean
  layouts_on_paper?: boolean
  location_plan_on_paper?: boolean
  water_source?: string | null
  water_source_comment?: string
  extra_data?: readonly string[]
  customer_groups?: readonly number[]
  onboarding_progress?: readonly ProgressItem[]
  use_product_based_plan?: boolean
  last_visit?: string
  removed_at?: string
}

/** Only for `writePlace`: the plan of the place follows from some of the columns. */
export const updatePlace = (
  db: Db,
  at: PlaceKey,
  { extra_data, customer_groups, onboarding_progress, ...part }: Part,
) =>
  db
    .updateTable('places')
    .set({
      ...part,
      ...(extra_data && { extra_data: JSON.stringify(extra_data) }),
      ...(customer_groups && { customer_groups: JSON.stringify(customer_groups) }),
      ...(onboarding_progress && { onboarding_progress: JSON.stringify(onboarding_progress) }),
    })
    .where('company_id', '=', at.company_id)
    .where('id', '=', at.place_id)
    .execute()

/** The plan's input of a place, locked until the end of the transaction. */
export const lockPlace = (db: Db, at: PlaceKey) =>
  db
    .selectFrom('places')
    .select([
      'country_id',
      'state_id',
      'business_activity_id',
      'location_type_id',
      'number_of_employees',
      'use_product_based_plan',
      'last_visit',
      sql<string[]>`extra_data`.as('extra_data'),
      sql<number[]>`customer_groups`.as('customer_groups'),
      sql<ProgressItem[]>`onboarding_progress`.as('onboarding_progress'),
    ])
    .where('company_id', '=', at.company_id)
    .where('id', '=', at.place_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

export async function findUsername(db: Db, user_id: number): Promise<string> {
  return (await db.selectFrom('users').select('username').where('id', '=', user_id).executeTakeFirstOrThrow())
    .username
}

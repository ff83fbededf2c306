/** SQL of the set-up of a place. */
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

/** Other places of the company with the same activity and a plan of one analysis, by name. */
export const listSimilarPlaces = (db: Db, at: PlaceKey): Promise<{ id: number; name: string }[]> =>
  db
    .selectFrom('places as other')
    .innerJoin('places as own', (join) =>
      join
        .onRef('own.company_id', '=', 'other.company_id')
        .onRef('own.business_activity_id', '=', 'other.business_activity_id')
        .on('own.id', '=', at.place_id),
    )
    .innerJoin('place_plan_inputs as inputs', (join) =>
      join.onRef('inputs.company_id', '=', 'other.company_id').onRef('inputs.place_id', '=', 'other.id'),
    )
    .select(['other.id', 'other.name'])
    .where('other.company_id', '=', at.company_id)
    .where('other.id', '<>', at.place_id)
    .where('other.use_product_based_plan', '=', false)
    .where('other.uses_custom_plan', '=', false)
    .where('inputs.product_groups', 'is not', null)
    .orderBy('other.name')
    .execute()

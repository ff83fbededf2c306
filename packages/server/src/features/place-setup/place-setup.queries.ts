/** SQL of the set-up of a place. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

export type SimilarPlace = {
  readonly id: number
  readonly name: string
  /** Active tasks of its own, and people who are not disabled. */
  readonly own_tasks: number
  readonly people: number
}

/** Other places of the company with the same activity and a plan of one analysis, by name. */
export const listSimilarPlaces = (db: Db, at: PlaceKey): Promise<SimilarPlace[]> =>
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
    .select([
      'other.id',
      'other.name',
      sql<number>`(select count(*)::int from tasks t where t.company_id = other.company_id
        and t.place_id = other.id and t.plan_task_id is null and t.analysis_id is null and t.task_type_id = 4
        and not t.is_default and not t.is_disabled and t.removed_at is null)`.as('own_tasks'),
      sql<number>`(select count(*)::int from workers w where w.company_id = other.company_id
        and w.place_id = other.id and not w.is_disabled and w.removed_at is null)`.as('people'),
    ])
    .where('other.company_id', '=', at.company_id)
    .where('other.id', '<>', at.place_id)
    .where('other.use_product_based_plan', '=', false)
    .where('other.uses_custom_plan', '=', false)
    .where('inputs.product_groups', 'is not', null)
    .orderBy('other.name')
    .execute()

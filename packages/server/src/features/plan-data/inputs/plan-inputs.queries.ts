/** SQL of the owner's input for the plan: groups of food, finished steps, analyses of the place's own. */
import { sql } from 'kysely'
import type { Criterion } from '@larder/core/analyses'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

/** Notes that a step was saved or confirmed now, or is open again (`now` null). */
export const saveStep = (db: Db, at: PlaceKey, step: string, now: string | null) =>
  sql`
  insert into place_plan_inputs as i (company_id, place_id, steps_saved)
  values (${at.company_id}, ${at.place_id}, case when ${now}::text is null then '{}'::jsonb
    else jsonb_build_object(${step}::text, ${now}::text) end)
  on conflict (company_id, place_id) do update
  set steps_saved = (i.steps_saved - ${step}::text) || excluded.steps_saved`.execute(db)

/** Locked for a change until the transaction ends; null where nobody has chosen yet. */
export const lockGroups = async (
  db: Db,
  at: PlaceKey,
  column: 'product_groups' | 'food_groups',
): Promise<readonly number[] | null> =>
  (
    await db
      .insertInto('place_plan_inputs')
      .values(at)
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'place_id']).doUpdateSet({ place_id: at.place_id }),
      )
      .returning(sql<number[] | null>`${sql.ref(column)}`.as('ids'))
      .executeTakeFirstOrThrow()
  ).ids

export const storeGroups = (
  db: Db,
  at: PlaceKey,
  column: 'product_groups' | 'food_groups',
  ids: readonly number[],
) =>
  db
    .insertInto('place_plan_inputs')
    .values({ ...at, [column]: JSON.stringify(ids) })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'place_id']).doUpdateSet({ [column]: JSON.stringify(ids) }),
    )
    .execute()

const analysisColumns = [
  'id',
  'task_desc',
  'task_subtype_id',
  'task_frequency_type_id',
  'custom_frequency',
  'comment',
  'default_key',
  'is_disabled',
  'version',
] as const
const criteriaColumn = sql<Criterion[] | null>`criteria`.as('criteria')

/** Of the place's own, and those of the knowledge base that it has changed. */
export const listCustomAnalyses = (db: Db, at: PlaceKey) =>
  db
    .selectFrom('custom_analyses')
    .select([...analysisColumns, criteriaColumn])
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .orderBy('id')
    .execute()

/** Locked for a change until the transaction ends. */
export const lockAnalysis = (db: Db, at: PlaceKey, id: number) =>
  db
    .selectFrom('custom_analyses')
    .select([...analysisColumns, criteriaColumn])
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export type AnalysisRow = Omit<
  Awaited<ReturnType<typeof listCustomAnalyses>>[number],
  'id' | 'version' | 'criteria'
> & { readonly criteria: readonly Criterion[] | null }

const stored = <R extends { readonly criteria: readonly Criterion[] | null }>(row: R) => ({
  ...row,
  criteria: row.criteria === null ? null : JSON.stringify(row.criteria),
})

export const insertAnalysis = (db: Db, at: PlaceKey, row: AnalysisRow, created_at: string) =>
  db
    .insertInto('custom_analyses')
    .values({ ...at, ...stored(row), created_at })
    .returning([...analysisColumns, criteriaColumn])
    .executeTakeFirstOrThrow()

export const updateAnalysis = (db: Db, at: PlaceKey, id: number, row: Omit<AnalysisRow, 'default_key'>) =>
  db
    .updateTable('custom_analyses')
    .set((old) => ({ ...stored(row), version: old('version', '+', 1) }))
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', id)
    .returning([...analysisColumns, criteriaColumn])
    .executeTakeFirstOrThrow()

export const deleteAnalysis = (db: Db, at: PlaceKey, id: number) =>
  db
    .deleteFrom('custom_analyses')
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', id)
    .returning([...analysisColumns, criteriaColumn])
    .executeTakeFirst()

export type CapacityRow = {
  readonly product_group_id: number
  readonly range_id: number
  readonly time_unit_id?: number | null | undefined
  readonly unit_id?: number | null | undefined
}
export type CapacitiesRow = {
  readonly food_production_capacities: readonly CapacityRow[]
  readonly resale_capacities: readonly CapacityRow[]
}

export const findCapacities = (db: Db, at: PlaceKey): Promise<CapacitiesRow | undefined> =>
  db
    .selectFrom('place_plan_inputs')
    .select([
      sql<readonly CapacityRow[]>`food_production_capacities`.as('food_production_capacities'),
      sql<readonly CapacityRow[]>`resale_capacities`.as('resale_capacities'),
    ])
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .executeTakeFirst()

export function storeCapacities(
  db: Db,
  at: PlaceKey,
  { food_production_capacities, resale_capacities }: CapacitiesRow,
) {
  const values = {
    food_production_capacities: JSON.stringify(food_production_capacities),
    resale_capacities: JSON.stringify(resale_capacities),
  }
  return db
    .insertInto('place_plan_inputs')
    .values({ ...at, ...values })
    .onConflict((conflict) => conflict.columns(['company_id', 'place_id']).doUpdateSet(values))
    .execute()
}

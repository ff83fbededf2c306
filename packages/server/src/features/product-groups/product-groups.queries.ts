/** SQL of product groups, their products, and how much the place makes. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

export type ProductRow = {
  readonly id: number
  readonly name: string
  readonly product_group_id: number | null
  readonly fsp_product_group_id: number
  readonly is_default: boolean
  readonly production_amount_range_id: number | null
  readonly production_time_unit_id: number | null
  readonly production_unit_id: number | null
}

export type GroupRow = {
  readonly id: number
  readonly name: string
  readonly food_groups: readonly number[] | null
  readonly food_safety_plan_id: number
  readonly is_default: boolean
  readonly original_id: number | null
  readonly version: number
  readonly products: readonly ProductRow[]
}

/** The groups of a place in the order in which they were made, with their products. */
export async function listGroupRows(
  db: Db,
  at: PlaceKey,
  id: number | null = null,
): Promise<readonly GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select g.id, g.name, g.food_groups, g.food_safety_plan_id, g.is_default, g.original_id, g.version,
      coalesce((select jsonb_agg(to_jsonb(p) - 'company_id' - 'place_id' - 'order_number' - 'catalogue_product_id'
        order by p.order_number, p.id) from plan_products p where p.company_id = g.company_id
        and p.fsp_product_group_id = g.id), '[]') as products
    from fsp_product_groups g where g.company_id = ${at.company_id} and g.place_id = ${at.place_id}
    and (${id}::int is null or g.id = ${id}::int) order by g.id`.execute(db)
  return rows
}

export const findGroupRow = async (db: Db, at: PlaceKey, id: number): Promise<GroupRow | undefined> =>
  (await listGroupRows(db, at, id))[0]

/** Writers of a group take turns. */
export const lockGroupRow = (db: Db, { company_id, place_id }: PlaceKey, id: number) =>
  db
    .selectFrom('fsp_product_groups')
    .select('id')
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('id', '=', id)
    .forUpdate()
    .execute()

type NewGroup = {
  readonly name: string
  readonly food_safety_plan_id: number
  readonly original_id: number | null
  readonly food_groups: readonly number[] | null
  readonly created_at: string
}

export const insertGroup = (db: Db, at: PlaceKey, { food_groups, ...row }: NewGroup) =>
  db
    .insertInto('fsp_product_groups')
    .values({ ...at, ...row, food_groups: food_groups === null ? null : JSON.stringify(food_groups) })
    .returning('id')
    .executeTakeFirstOrThrow()

export const updateGroup = (
  db: Db,
  at: PlaceKey,
  id: number,
  change: { readonly name?: string; readonly food_groups?: readonly number[] },
) =>
  db
    .updateTable('fsp_product_groups')
    .set({
      ...(change.name === undefined ? {} : { name: change.name }),
      ...(change.food_groups === undefined ? {} : { food_groups: JSON.stringify(change.food_groups) }),
      version: sql`version + 1`,
    })
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', id)
    .execute()

/** With products, processes, hazards and diagram of its own. */
export async function deleteGroup(db: Db, at: PlaceKey, id: number): Promise<void> {
  const ofGroup = <T extends 'place_processes' | 'place_hazards' | 'plan_products'>(table: T) =>
    sql`delete from ${sql.table(table)} where company_id = ${at.company_id} and place_id = ${at.place_id}
      and fsp_product_group_id = ${id}`.execute(db)
  await ofGroup('place_processes')
  await ofGroup('place_hazards')
  await ofGroup('plan_products')
  await db
    .deleteFrom('fsp_product_groups')
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', id)
    .execute()
}

export type ProductValues = Omit<ProductRow, 'id' | 'fsp_product_group_id' | 'is_default'>

/** Products of the group that are not named any more. */
export const deleteOtherProducts = (db: Db, at: PlaceKey, group: number, keptIds: readonly number[]) =>
  db
    .deleteFrom('plan_products')
    .where('company_id', '=', at.company_id)
    .where('fsp_product_group_id', '=', group)
    .$if(keptIds.length > 0, (query) => query.where('id', 'not in', keptIds))
    .execute()

/** Names and catalogue ids of the rows of the group. */
export const listLinkedProducts = (db: Db, at: PlaceKey, group: number) =>
  db
    .selectFrom('plan_products')
    .select(['id', 'name', 'catalogue_product_id'])
    .where('company_id', '=', at.company_id)
    .where('fsp_product_group_id', '=', group)
    .execute()

export type StoredProduct = ProductValues & {
  readonly catalogue_product_id: number
  readonly order_number: number
}

export const insertProduct = (db: Db, at: PlaceKey, group: number, product: StoredProduct) =>
  db
    .insertInto('plan_products')
    .values({ ...at, ...product, fsp_product_group_id: group })
    .execute()

export const updateProduct = (
  db: Db,
  at: PlaceKey,
  group: number,
  { id, ...product }: StoredProduct & { readonly id: number },
) =>
  db
    .updateTable('plan_products')
    .set(product)
    .where('company_id', '=', at.company_id)
    .where('fsp_product_group_id', '=', group)
    .where('id', '=', id)
    .execute()

/** SQL of a company's own units. */
import { sql } from 'kysely'
import type { OwnUnit } from '@larder/core/measures'
import type { Db } from '#db/transaction.ts'

export type UnitValues = {
  readonly name: string
  readonly short_name: string
  readonly base_unit_id: number
  readonly base_unit_amount: string
}
export type UnitRow = OwnUnit & UnitValues & { readonly version: number }

export const listUnitRows = async (db: Db, company_id: number): Promise<readonly UnitRow[]> =>
  (
    await sql<UnitRow>`
      select u.id, u.name, u.short_name, u.base_unit_id, u.version,
        trim_scale(u.base_unit_amount)::text as base_unit_amount
      from product_units u where u.company_id = ${company_id} order by lower(u.name), u.id`.execute(db)
  ).rows

/** Ids of units in which the company's products and their recipes have amounts. */
export const listUsedUnits = async (db: Db, company_id: number): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await sql<{ id: number }>`
        select distinct v.unit_id as id from products p cross join lateral (values (p.recipe_total_amount_unit_id),
          (p.portion_amount_unit_id), (p.piece_amount_unit_id)) v (unit_id)
        where p.company_id = ${company_id} and v.unit_id is not null
        union select distinct amount_unit_id from product_ingredients where company_id = ${company_id}`.execute(
        db,
      )
    ).rows.map(({ id }) => id),
  )

/** Whether a record of any place has an amount in this unit. */
export const isRecordedIn = async (db: Db, company_id: number, unit_id: number): Promise<boolean> =>
  (
    await sql`select from lot_movements where company_id = ${company_id} and amount_unit_id = ${unit_id}
      limit 1`.execute(db)
  ).rows.length > 0

/** Writers of a company's units take turns, so that no two of them make a chain that comes back. */
export const lockUnits = (db: Db, company_id: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('product_units', ${company_id}))`.execute(db)

type At = { readonly now: string }

/** The id of the new unit. */
export const insertUnit = async (
  db: Db,
  company_id: number,
  { now, ...values }: UnitValues & At,
): Promise<number> =>
  (
    await db
      .insertInto('product_units')
      .values({ company_id, ...values, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

export const updateUnit = (
  db: Db,
  company_id: number,
  { id, now, ...values }: UnitValues & At & { readonly id: number },
) =>
  db
    .updateTable('product_units')
    .set({ ...values, updated_at: now })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute()

export const deleteUnit = (db: Db, company_id: number, id: number) =>
  db.deleteFrom('product_units').where('company_id', '=', company_id).where('id', '=', id).execute()

export const findSystems = (db: Db, company_id: number) =>
  db
    .selectFrom('companies')
    .select(['volume_system', 'weight_system'])
    .where('id', '=', company_id)
    .executeTakeFirstOrThrow()

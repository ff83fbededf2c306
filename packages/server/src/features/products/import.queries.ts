/** SQL of the catalogue as tables have it: many products in one statement. */
import { sql } from 'kysely'
import type { ImportedProduct, KnownProduct, Sheet } from '@larder/core/products'
import type { Db } from '#db/transaction.ts'
import type { ProductValues } from './products.queries.ts'
import { totals } from './recipes.queries.ts'

export const listKnownProducts = async (db: Db, company_id: number): Promise<readonly KnownProduct[]> =>
  (
    await sql<KnownProduct>`select id, name, code, ean from products
      where company_id = ${company_id} and removed_at is null order by id`.execute(db)
  ).rows

type Author = { readonly place_id: number; readonly created_by: number | null; readonly now: string }

/** Their ids in the order given. */
export const insertProductRows = async (
  db: Db,
  company_id: number,
  rows: readonly ProductValues[],
  { place_id, created_by, now }: Author,
): Promise<readonly number[]> =>
  (
    await db
      .insertInto('products')
      .values(
        rows.map((values) => ({
          company_id,
          ...values,
          created_from_fhp_id: place_id,
          created_by,
          created_at: now,
          updated_at: now,
        })),
      )
      .returning('id')
      .execute()
  ).map(({ id }) => id)

export type ChangedRow = { readonly id: number; readonly product: ImportedProduct }

/** What a row leaves empty stays; rows that say nothing new are not touched. */
export async function updateImported(
  db: Db,
  company_id: number,
  rows: readonly ChangedRow[],
  now: string,
): Promise<void> {
  const productsJson = JSON.stringify(rows.map(({ id, product }) => ({ id, ...product })))
  await sql`
    update products p set name = g.name, code = g.code, ean = g.ean, is_ingredient = g.is_ingredient,
      is_outsourced = g.is_outsourced, is_kind_stated = g.is_kind_stated, density = g.density, portion_amount = g.portion_amount,
      portion_amount_unit_id = g.portion_amount_unit_id, updated_at = ${now}, version = p.version + 1
    from (select o.id, coalesce(nullif(r.name, ''), o.name) as name, coalesce(nullif(r.code, ''), o.code) as code,
        coalesce(nullif(r.ean, ''), o.ean) as ean, coalesce(r.is_ingredient, o.is_ingredient) as is_ingredient,
        coalesce(r.is_outsourced, o.is_outsourced) as is_outsourced,
        o.is_kind_stated or r.is_ingredient is not null as is_kind_stated, coalesce(r.density, o.density) as density,
        coalesce(r.portion_amount, o.portion_amount) as portion_amount,
        coalesce(r.portion_amount_unit_id, o.portion_amount_unit_id) as portion_amount_unit_id
      from jsonb_to_recordset(${productsJson}::jsonb) as r (id int, name text, code text, ean text, is_ingredient boolean,
        is_outsourced boolean, density numeric, portion_amount numeric, portion_amount_unit_id int)
      join products o on o.company_id = ${company_id} and o.id = r.id) g
    where p.company_id = ${company_id} and p.id = g.id and p.removed_at is null
      and (p.name, p.code, p.ean, p.is_ingredient, p.is_outsourced, p.is_kind_stated, p.density, p.portion_amount,
        p.portion_amount_unit_id) is distinct from (g.name, g.code, g.ean, g.is_ingredient, g.is_outsourced,
        g.is_kind_stated, g.density, g.portion_amount, g.portion_amount_unit_id)`.execute(db)
}

export type ExportedProduct = Pick<
  ProductValues,
  'name' | 'code' | 'ean' | 'is_ingredient' | 'is_outsourced' | 'is_kind_stated' | 'density'
> &
  Sheet & {
    readonly id: number
    readonly portion_amount: string | null
    readonly portion_amount_unit_id: number | null
  }

/** Products behind an id, by id. */
export const exportProducts = async (
  db: Db,
  company_id: number,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly ExportedProduct[]> =>
  (
    await sql<ExportedProduct>`
      select id, name, code, ean, is_ingredient, is_outsourced, is_kind_stated,
        trim_scale(density)::text as density, trim_scale(portion_amount)::text as portion_amount,
        portion_amount_unit_id, ${totals('products')}
      from products where company_id = ${company_id} and removed_at is null and id > ${after}
      order by id limit ${limit}`.execute(db)
  ).rows

export type ExportedLine = {
  readonly product: string
  readonly product_code: string
  readonly ingredient: string
  readonly ingredient_code: string
  readonly amount: string
  readonly unit_id: number
}

/**
 * Lines of the recipes of all products in the list, by product. Removed ingredients too: a recipe that is read
 * again without one would lose its allergens.
 */
export const exportRecipes = async (db: Db, company_id: number): Promise<readonly ExportedLine[]> =>
  (
    await sql<ExportedLine>`
      select p.name as product, p.code as product_code, c.name as ingredient, c.code as ingredient_code,
        trim_scale(i.amount)::text as amount, i.amount_unit_id as unit_id
      from products p join product_ingredients i on i.company_id = p.company_id and i.product_id = p.id
      join products c on c.company_id = i.company_id and c.id = i.ingredient_product_id
      where p.company_id = ${company_id} and p.removed_at is null
      order by p.id, i.order_number, i.id`.execute(db)
  ).rows

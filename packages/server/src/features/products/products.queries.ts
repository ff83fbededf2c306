/** SQL of the catalogue. */
import { sql, type RawBuilder } from 'kysely'
import type { ProductKind } from '@larder/core/products'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { isStated, statement, type StatementRow } from './statements.queries.ts'

/** What people enter about a product. */
export type ProductValues = {
  readonly name: string
  readonly code: string
  readonly ean: string
  readonly is_outsourced: boolean
  readonly is_ingredient: boolean
  /** False: nobody said yet what kind of product it is. */
  readonly is_kind_stated: boolean
  readonly expiration_type_id: number | null
  readonly expiration_time_unit_count: number | null
  readonly expiration_time_unit_id: number | null
  readonly recipe_total_amount: string | null
  readonly recipe_total_amount_unit_id: number | null
  readonly portion_amount: string | null
  readonly portion_amount_unit_id: number | null
  readonly piece_amount: string | null
  readonly piece_amount_unit_id: number | null
  readonly density: string | null
  readonly preparation_instructions_text: string
  readonly ingredients_text: string
  readonly consuming_guide_text: string
  readonly storing_conditions_text: string
  readonly esubstance_id: number | null
  readonly additive_class_id: number | null
  readonly is_additive_named: boolean
  readonly packaging_material_ids: number[]
  /** As core writes them: “8 soy lecithin”. */
  readonly allergens_ruled_out: string[]
}
type StateRow = StatementRow & { readonly is_stated: boolean }
export type ProductRow = ProductValues &
  StateRow & {
    readonly id: number
    readonly company_id: number
    readonly created_from_fhp_id: number | null
    readonly version: number
    readonly recipe_version: number
    readonly generated_contains: number
    readonly generated_may_contain: number
    readonly updated_at: string
    readonly is_removed: boolean
  }

const decimal = (column: string): RawBuilder<string | null> => sql`trim_scale(${sql.ref(column)})::text`

const productRow = sql`id, company_id, name, code, ean, is_outsourced, is_ingredient, is_kind_stated,
  created_from_fhp_id, expiration_type_id, expiration_time_unit_count, expiration_time_unit_id,
  ${decimal('recipe_total_amount')} as recipe_total_amount, recipe_total_amount_unit_id,
  ${decimal('portion_amount')} as portion_amount, portion_amount_unit_id,
  ${decimal('piece_amount')} as piece_amount, piece_amount_unit_id, ${decimal('density')} as density,
  preparation_instructions_text, ingredients_text, consuming_guide_text, storing_conditions_text, esubstance_id,
  additive_class_id, is_additive_named, packaging_material_ids,
  allergens_ruled_out, version,
  recipe_version, generated_contains, generated_may_contain,
  updated_at, removed_at is not null as is_removed, ${statement('products')}, ${isStated('products')} as is_stated`

export const findProductRow = async (
  db: Db,
  company_id: number,
  id: number,
): Promise<ProductRow | undefined> =>
  (
    await sql<ProductRow>`select ${productRow} from products
      where company_id = ${company_id} and id = ${id}`.execute(db)
  ).rows[0]

/** Writers of a product take turns. */
export const lockProductRow = async (
  db: Db,
  company_id: number,
  id: number,
): Promise<ProductRow | undefined> =>
  (
    await sql<ProductRow>`select ${productRow} from products
      where company_id = ${company_id} and id = ${id} and removed_at is null for update`.execute(db)
  ).rows[0]

export type ProductsWanted = {
  /** Part of the name, code or EAN; empty = all. */
  readonly search: string
  readonly kind: ProductKind
  readonly offset: number
  readonly limit: number
}

const ofKind: Readonly<Record<ProductKind, RawBuilder<unknown>>> = {
  all: sql``,
  outsourced: sql`and is_outsourced`,
  produced: sql`and (is_kind_stated or recipe_version > 0) and not is_outsourced and (not is_ingredient or recipe_version > 0)`,
  ingredient: sql`and is_ingredient`,
  unstated: sql`and not is_kind_stated`,
}

export type ListedProduct = Pick<
  ProductRow,
  'id' | 'name' | 'code' | 'ean' | 'is_outsourced' | 'is_ingredient' | 'is_kind_stated' | 'updated_at'
> &
  StateRow

/** A page of the catalogue by name, and how many products there are. */
export async function pageProducts(
  db: Db,
  company_id: number,
  { search, kind, offset, limit }: ProductsWanted,
): Promise<{ readonly rows: readonly ListedProduct[]; readonly total: number }> {
  // One text and one comparison a row: the search reads every product of the company.
  const selection = sql`from products where company_id = ${company_id} and removed_at is null ${ofKind[kind]}
    ${search === '' ? sql`` : sql`and strpos(lower(concat_ws(e'\\n', name, code, ean)), lower(${search})) > 0`}`
  const page = await sql<ListedProduct & { found: number | null }>`
    select id, name, code, ean, is_outsourced, is_ingredient, is_kind_stated, updated_at,
      ${statement('products')}, ${isStated('products')} as is_stated,
      ${search === '' ? sql`null::int` : sql`count(*) over ()::int`} as found ${selection}
    order by lower(name), id limit ${limit} offset ${offset}`.execute(db)
  const rows = page.rows.map(({ found: _found, ...row }) => row)
  const total = page.rows[0]?.found ?? null
  return { rows, total: total ?? (await countProducts(db, selection)) }
}

const countProducts = async (db: Db, selection: RawBuilder<unknown>): Promise<number> =>
  (await sql<{ total: number }>`select count(*)::int as total ${selection}`.execute(db)).rows[0]?.total ?? 0

/**
 * Another product in the list has the code or EAN; empty ones are no names. A UPC of 12 digits is the EAN with a
 * zero before it (GS1 General Specifications, section 3.3.2).
 */
export async function takenBy(
  db: Db,
  company_id: number,
  { id, code, ean }: { readonly id: number | null; readonly code: string; readonly ean: string },
): Promise<{ readonly code: boolean; readonly ean: boolean }> {
  const { rows } = await sql<{ code: boolean; ean: boolean }>`
    select coalesce(bool_or(lower(code) = lower(${code})), false) as code,
      coalesce(bool_or(ean <> '' and lpad(ean, 14, '0') = lpad(${ean}, 14, '0')), false) as ean
    from products where company_id = ${company_id} and removed_at is null and id is distinct from ${id}::int
      and ((${code} <> '' and lower(code) = lower(${code}))
        or (${ean} <> '' and ean <> '' and lpad(ean, 14, '0') = lpad(${ean}, 14, '0')))`.execute(db)
  const [row] = rows
  return { code: code !== '' && row?.code === true, ean: ean !== '' && row?.ean === true }
}

type Author = { readonly place_id: number; readonly created_by: number | null; readonly now: string }

export const insertProductRow = async (
  db: Db,
  company_id: number,
  { place_id, created_by, now, ...values }: ProductValues & Author,
): Promise<number> =>
  (
    await db
      .insertInto('products')
      .values({
        company_id,
        ...values,
        created_from_fhp_id: place_id,
        created_by,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

export const updateProductRow = (
  db: Db,
  company_id: number,
  id: number,
  {
    now,
    ...values
  }: Partial<ProductValues & Pick<StatementRow, 'allergens_stated_at' | 'allergens_stated_by'>> & {
    readonly recipe_version?: number
    readonly now: string
  },
) =>
  db
    .updateTable('products')
    .set({ ...values, updated_at: now, version: sql`version + 1` })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute()

export const hideProductRow = (db: Db, company_id: number, id: number, now: string) =>
  db
    .updateTable('products')
    .set({ removed_at: now, updated_at: now, version: sql`version + 1` })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute()

export const findPlaceFacts = (db: Db, { company_id, place_id }: PlaceKey) =>
  db
    .selectFrom('places')
    .select(['country_id', 'preferred_language'])
    .where('company_id', '=', company_id)
    .where('id', '=', place_id)
    .executeTakeFirstOrThrow()

/** First and last name; empty for somebody who is erased. */
export const findUserName = async (db: Db, user_id: number): Promise<string> => {
  const { rows } = await sql<{ name: string }>`
    select concat_ws(' ', firstname, lastname) as name from users where id = ${user_id}`.execute(db)
  return rows[0]?.name ?? ''
}

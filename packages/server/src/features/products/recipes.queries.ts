/** SQL of recipes, their versions, and the allergens that follow from them. */
import { sql } from 'kysely'
import type { Sheet, Use } from '@larder/core/products'
import type { Db } from '#db/transaction.ts'
import { isStated, statement, type StatementRow } from './statements.queries.ts'

/** Writers of recipes and allergens of a company take turns: each reads what the others have written. */
export const lockRecipes = (db: Db, company_id: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('recipes', ${company_id}))`.execute(db)

export type IngredientValues = {
  readonly ingredient_product_id: number
  readonly amount: string
  readonly amount_unit_id: number
  readonly is_quid: boolean
}
export type IngredientRow = IngredientValues & {
  readonly id: number
  readonly order_number: number
  readonly ingredient_product_name: string
  readonly is_removed: boolean
} & Sheet

/** What a product holds: stated by people, and brought by its ingredients. */
export const totals = (alias: string) => {
  const one = (is_trace: boolean) => sql`coalesce((select bit_or(1 << (a.allergen_id - 1))
    from product_allergens a where a.company_id = ${sql.ref(`${alias}.company_id`)}
      and a.product_id = ${sql.ref(`${alias}.id`)} and a.is_trace = ${is_trace}), 0)`
  return sql`${sql.ref(`${alias}.generated_contains`)} | ${one(false)} as contains,
    ${sql.ref(`${alias}.generated_may_contain`)} | ${one(true)} as may_contain, ${isStated(alias)} as is_stated`
}

export const listIngredientRows = async (
  db: Db,
  company_id: number,
  product_id: number,
): Promise<readonly IngredientRow[]> =>
  (
    await sql<IngredientRow>`
      select i.id, i.ingredient_product_id, p.name as ingredient_product_name, i.order_number,
        trim_scale(i.amount)::text as amount, i.amount_unit_id, i.is_quid, p.removed_at is not null as is_removed,
        ${totals('p')}
      from product_ingredients i join products p
        on p.company_id = i.company_id and p.id = i.ingredient_product_id
      where i.company_id = ${company_id} and i.product_id = ${product_id} order by i.order_number, i.id`.execute(
      db,
    )
  ).rows

export async function replaceIngredients(
  db: Db,
  { company_id, product_id }: { readonly company_id: number; readonly product_id: number },
  ingredients: readonly IngredientValues[],
): Promise<void> {
  await db
    .deleteFrom('product_ingredients')
    .where('company_id', '=', company_id)
    .where('product_id', '=', product_id)
    .execute()
  if (ingredients.length === 0) return
  await db
    .insertInto('product_ingredients')
    .values(ingredients.map((row, at) => ({ company_id, product_id, order_number: at + 1, ...row })))
    .execute()
}

/** Names of the company's products of these ids that may be used: in the list, or in the recipe already. */
export const listUsable = async (
  db: Db,
  company_id: number,
  { ids, product_id }: { readonly ids: readonly number[]; readonly product_id: number },
): Promise<ReadonlyMap<number, string>> =>
  new Map(
    (
      await sql<{ id: number; name: string }>`
        select id, name from products p where company_id = ${company_id} and id = any (${[...ids]}::int[])
          and (removed_at is null or exists (select from product_ingredients i
            where i.company_id = p.company_id and i.product_id = ${product_id}
            and i.ingredient_product_id = p.id))`.execute(db)
    ).rows.map(({ id, name }) => [id, name]),
  )

export const listNames = async (
  db: Db,
  company_id: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> =>
  new Map(
    (
      await sql<{ id: number; name: string }>`
        select id, name from products where company_id = ${company_id} and id = any (${[...ids]}::int[])`.execute(
        db,
      )
    ).rows.map(({ id, name }) => [id, name]),
  )

/** Every recipe at any depth below the products. */
export const listUsesBelow = async (
  db: Db,
  company_id: number,
  ids: readonly number[],
): Promise<readonly Use[]> =>
  (
    await sql<Use>`
      with recursive below (id) as (
        select unnest(${[...ids]}::int[])
        union select i.ingredient_product_id from below b join product_ingredients i
          on i.company_id = ${company_id} and i.product_id = b.id)
      select i.product_id, i.ingredient_product_id from below b join product_ingredients i
        on i.company_id = ${company_id} and i.product_id = b.id`.execute(db)
  ).rows

export type ComponentRow = {
  readonly id: number
  readonly name: string
  readonly density: string | null
  readonly portion_amount: string | null
  readonly portion_amount_unit_id: number | null
  readonly piece_amount: string | null
  readonly piece_amount_unit_id: number | null
  readonly stated: number
  readonly recipe_total_amount: string | null
  readonly recipe_total_amount_unit_id: number | null
  readonly ingredients_text: string
  readonly esubstance_id: number | null
  readonly additive_class_id: number | null
  readonly is_additive_named: boolean
  readonly allergens_ruled_out: readonly string[]
  readonly ingredients: readonly {
    readonly product_id: number
    readonly amount: string
    readonly unit_id: number
    readonly is_quid: boolean
  }[]
}

/** The product and everything below it, with what its list of ingredients is written from. */
export const listComponents = async (
  db: Db,
  company_id: number,
  id: number,
): Promise<readonly ComponentRow[]> =>
  (
    await sql<ComponentRow>`
      with recursive below (id) as (
        select ${id}::int
        union select i.ingredient_product_id from below b join product_ingredients i
          on i.company_id = ${company_id} and i.product_id = b.id)
      select p.id, p.name, trim_scale(p.density)::text as density,
        trim_scale(p.portion_amount)::text as portion_amount, p.portion_amount_unit_id,
        trim_scale(p.piece_amount)::text as piece_amount, p.piece_amount_unit_id,
        trim_scale(p.recipe_total_amount)::text as recipe_total_amount, p.recipe_total_amount_unit_id,
        p.ingredients_text, p.esubstance_id, p.additive_class_id, p.is_additive_named, p.allergens_ruled_out,
        coalesce((select bit_or(1 << (a.allergen_id - 1)) from product_allergens a
          where a.company_id = p.company_id and a.product_id = p.id and not a.is_trace), 0) as stated,
        coalesce((select jsonb_agg(jsonb_build_object('product_id', i.ingredient_product_id,
            'amount', trim_scale(i.amount)::text, 'unit_id', i.amount_unit_id, 'is_quid', i.is_quid) order by i.order_number, i.id)
          from product_ingredients i where i.company_id = p.company_id and i.product_id = p.id),
          '[]') as ingredients
      from below b join products p on p.company_id = ${company_id} and p.id = b.id`.execute(db)
  ).rows

/** The product and every product that contains it at any depth. */
export const listDependants = async (db: Db, company_id: number, id: number): Promise<readonly number[]> =>
  (
    await sql<{ id: number }>`
      with recursive above (id) as (
        select ${id}::int
        union select i.product_id from above a join product_ingredients i
          on i.company_id = ${company_id} and i.ingredient_product_id = a.id)
      select id from above`.execute(db)
  ).rows.map((row) => row.id)

export const listUsesOf = async (
  db: Db,
  company_id: number,
  ids: readonly number[],
): Promise<readonly Use[]> =>
  (
    await sql<Use>`select product_id, ingredient_product_id from product_ingredients
      where company_id = ${company_id} and product_id = any (${[...ids]}::int[])`.execute(db)
  ).rows

type Sets = Sheet & { readonly id: number }

/** What people stated of the products. */
export const listStated = async (
  db: Db,
  company_id: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Sheet>> =>
  new Map(
    (
      await sql<Sets>`
        select p.id, p.allergens_stated_at is not null as is_stated,
          coalesce(bit_or(1 << (a.allergen_id - 1)) filter (where not a.is_trace), 0) as contains,
          coalesce(bit_or(1 << (a.allergen_id - 1)) filter (where a.is_trace), 0) as may_contain
        from products p left join product_allergens a on a.company_id = p.company_id and a.product_id = p.id
        where p.company_id = ${company_id} and p.id = any (${[...ids]}::int[])
        group by p.company_id, p.id`.execute(db)
    ).rows.map(({ id, ...sheet }) => [id, sheet]),
  )

/** Everything that the products hold, with what their ingredients bring. */
export const listTotals = async (
  db: Db,
  company_id: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Sheet>> =>
  new Map(
    (
      await sql<Sets>`select p.id, ${totals('p')} from products p
        where p.company_id = ${company_id} and p.id = any (${[...ids]}::int[])`.execute(db)
    ).rows.map(({ id, ...sheet }) => [id, sheet]),
  )

/** Writes what the ingredients bring; products that keep their sets are not touched. */
export async function storeGenerated(
  db: Db,
  company_id: number,
  spread: ReadonlyMap<number, Sheet>,
): Promise<void> {
  const rows = [...spread]
  await sql`
    update products p set generated_contains = g.contains, generated_may_contain = g.may_contain,
      are_ingredients_stated = g.is_stated
    from unnest(${rows.map(([id]) => id)}::int[], ${rows.map(([, { contains }]) => contains)}::int[],
      ${rows.map(([, { may_contain }]) => may_contain)}::int[],
      ${rows.map(([, { is_stated }]) => is_stated)}::boolean[]) as g (id, contains, may_contain, is_stated)
    where p.company_id = ${company_id} and p.id = g.id
      and (p.generated_contains, p.generated_may_contain, p.are_ingredients_stated)
        is distinct from (g.contains, g.may_contain, g.is_stated)`.execute(db)
}

/**
 * The products of which people's statements end: they did not know what came in, nor does who has one of them open.
 */
export const endStatements = async (
  db: Db,
  company_id: number,
  ids: readonly number[],
): Promise<readonly number[]> =>
  (
    await sql<{ id: number }>`update products set allergens_stated_at = null, allergens_stated_by = null,
        version = version + 1
      where company_id = ${company_id} and id = any (${[...ids]}::int[]) and allergens_stated_at is not null
      returning id`.execute(db)
  ).rows.map(({ id }) => id)

export type StatedAllergen = { readonly id: number; readonly is_trace: boolean; readonly reason: string }

export const listStatedAllergens = async (
  db: Db,
  company_id: number,
  product_id: number,
): Promise<readonly StatedAllergen[]> =>
  (
    await sql<StatedAllergen>`select allergen_id as id, is_trace, reason from product_allergens
      where company_id = ${company_id} and product_id = ${product_id} order by allergen_id`.execute(db)
  ).rows

export async function replaceAllergens(
  db: Db,
  { company_id, product_id }: { readonly company_id: number; readonly product_id: number },
  allergens: readonly StatedAllergen[],
): Promise<void> {
  await db
    .deleteFrom('product_allergens')
    .where('company_id', '=', company_id)
    .where('product_id', '=', product_id)
    .execute()
  if (allergens.length === 0) return
  await db
    .insertInto('product_allergens')
    .values(allergens.map(({ id, ...rest }) => ({ company_id, product_id, allergen_id: id, ...rest })))
    .execute()
}

export type RecipeContent = {
  readonly ingredients: readonly {
    readonly ingredient_product_id: number
    readonly ingredient_product_name: string
    readonly amount: string
    readonly amount_unit_id: number
  }[]
}
type NewVersion = {
  readonly product_id: number
  readonly version: number
  readonly content: RecipeContent
  readonly created_by: number | null
  readonly now: string
}

export const insertVersion = (db: Db, company_id: number, { now, content, ...row }: NewVersion) =>
  db
    .insertInto('recipe_versions')
    .values({ company_id, ...row, content: JSON.stringify(content), created_at: now })
    .execute()

export type VersionRow = RecipeContent & {
  readonly version: number
  readonly created_at: string
  readonly author: string
}

export const listVersionRows = async (
  db: Db,
  company_id: number,
  product_id: number,
): Promise<readonly VersionRow[]> =>
  (
    await sql<VersionRow>`
      select v.version, v.created_at, v.content -> 'ingredients' as ingredients,
        coalesce(concat_ws(' ', u.firstname, u.lastname), '') as author
      from recipe_versions v left join users u on u.id = v.created_by
      where v.company_id = ${company_id} and v.product_id = ${product_id}
      order by v.version desc limit 100`.execute(db)
  ).rows

export type MatrixRow = Sheet &
  StatementRow & { readonly id: number; readonly name: string; readonly code: string }

type MatrixCounts = {
  readonly total: number
  readonly not_stated: number
  /** Left out, because nobody said what they are. */
  readonly no_kind: number
}

/** What each product of the page holds. */
export async function pageMatrix(
  db: Db,
  company_id: number,
  { search, offset, limit }: { readonly search: string; readonly offset: number; readonly limit: number },
): Promise<MatrixCounts & { readonly rows: readonly MatrixRow[] }> {
  const all = sql`from products p where p.company_id = ${company_id} and p.removed_at is null ${
    search === '' ? sql`` : sql`and strpos(lower(p.name || ' ' || p.code), lower(${search})) > 0`
  }`
  const isShown = sql`p.is_kind_stated and not p.is_ingredient`
  const { rows: counted } = await sql<MatrixCounts>`select (count(*) filter (where ${isShown}))::int as total,
    (count(*) filter (where ${isShown} and not ${isStated('p')}))::int as not_stated,
    (count(*) filter (where not p.is_kind_stated))::int as no_kind ${all}`.execute(db)
  const { rows } =
    await sql<MatrixRow>`select p.id, p.name, p.code, ${statement('p')}, ${totals('p')} ${all} and ${isShown}
    order by lower(p.name), p.id limit ${limit} offset ${offset}`.execute(db)
  return { rows, ...(counted[0] ?? { total: 0, not_stated: 0, no_kind: 0 }) }
}

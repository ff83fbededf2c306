/** Recipes of products, the allergens that people state, and the matrix of all products. */
import type { Product, products } from '@larder/contract/products'
import type { ResponseOf } from '@larder/contract/kit'
import { countryKey } from '@larder/core/classifiers'
import { allergenLawOf, findCycle, idsOf, setOf } from '@larder/core/products'
import { companyOf, placeOf, writingUser, type Ctx, type Input } from '#kit/context.ts'
import { invalid, notFound, versionConflict } from '#kit/problem.ts'
import { requireUnits } from './product-units.ts'
import { findPlaceFacts, lockProductRow, updateProductRow } from './products.queries.ts'
import {
  insertVersion,
  listIngredientRows,
  listNames,
  listStatedAllergens,
  listUsable,
  listUsesBelow,
  listVersionRows,
  lockRecipes,
  pageMatrix,
  replaceAllergens,
  replaceIngredients,
  type IngredientValues,
} from './recipes.queries.ts'
import { setsOf, showProduct } from './show-product.ts'
import { showStatement } from './show-statement.ts'
import { spreadFrom, spreadRecipe } from './spread.ts'
import { listUnitRows } from './units.queries.ts'

/** @throws Problem 404; 409 with the present product */
async function lock(ctx: Ctx, id: number, base_version: number) {
  await lockRecipes(ctx.db, companyOf(ctx))
  const row = await lockProductRow(ctx.db, companyOf(ctx), id)
  if (row === undefined) throw notFound('products')
  if (row.version !== base_version) throw versionConflict(await showProduct(ctx, id))
  return row
}

/** @throws Problem 422: no such product or unit, twice the same, a product that would contain itself */
async function judge(ctx: Ctx, product_id: number, ingredients: readonly IngredientValues[]): Promise<void> {
  const company_id = companyOf(ctx)
  const ids = ingredients.map((one) => one.ingredient_product_id)
  const usable = await listUsable(ctx.db, company_id, { ids, product_id })
  for (const [at, id] of ids.entries()) {
    const field = `ingredients.${at}.ingredient_product_id`
    if (!usable.has(id)) throw invalid(field, 'unknown_product', 'There is no such product.')
    if (ids.indexOf(id) < at) throw invalid(field, 'twice', 'The ingredient is there already.')
  }
  requireUnits(
    ingredients.map((one, at) => [`ingredients.${at}.amount_unit_id`, one.amount_unit_id] as const),
    await listUnitRows(ctx.db, company_id),
  )
  const cycle = findCycle(product_id, ids, await listUsesBelow(ctx.db, company_id, ids))
  if (cycle === null) return
  const names = await listNames(ctx.db, company_id, cycle)
  const at = ids.indexOf(cycle[1] ?? 0)
  throw invalid(
    `ingredients.${at}.ingredient_product_id`,
    'recipe_cycle',
    cycle.map((id) => names.get(id) ?? String(id)).join(' → '),
  )
}

/**
 * Writes the recipe and its version, and lets allergens follow; without an audit entry. The company's recipes
 * are locked. @throws Problem 404; 422
 */
export async function replaceRecipe(
  ctx: Ctx,
  product_id: number,
  ingredients: readonly IngredientValues[],
): Promise<{ recipe_version: number; ingredients: number[]; statements_ended: readonly number[] }> {
  const company_id = companyOf(ctx)
  const row = await lockProductRow(ctx.db, company_id, product_id)
  if (row === undefined) throw notFound('products')
  await judge(ctx, product_id, ingredients)
  const before = await listIngredientRows(ctx.db, company_id, product_id)
  await replaceIngredients(ctx.db, { company_id, product_id }, ingredients)
  const now = ctx.now.toISOString()
  const version = row.recipe_version + 1
  const rows = await listIngredientRows(ctx.db, company_id, product_id)
  await insertVersion(ctx.db, company_id, {
    product_id,
    version,
    content: {
      ingredients: rows.map(({ ingredient_product_id, ingredient_product_name, amount, amount_unit_id }) => ({
        ingredient_product_id,
        ingredient_product_name,
        amount,
        amount_unit_id,
      })),
    },
    created_by: writingUser(ctx),
    now,
  })
  await updateProductRow(ctx.db, company_id, product_id, { recipe_version: version, now })
  const statements_ended = await spreadRecipe(ctx, { company_id, product_id }, { before, after: rows })
  const ids = rows.map((one) => one.ingredient_product_id)
  return { recipe_version: version, ingredients: ids, statements_ended }
}

/** @throws Problem 404; 409; 422 */
export async function changeRecipe(
  ctx: Ctx,
  { params, body }: Input<typeof products.changeRecipe>,
): Promise<Product> {
  await lock(ctx, params.id, body.base_version)
  const detail = await replaceRecipe(ctx, params.id, body.ingredients)
  ctx.audit({ entity: 'product', entity_id: params.id, detail })
  return showProduct(ctx, params.id)
}

/** @throws Problem 404; 409; 422 `required` for a reason that is missing */
export async function changeAllergens(
  ctx: Ctx,
  { params, body }: Input<typeof products.changeAllergens>,
): Promise<Product> {
  const company_id = companyOf(ctx)
  const row = await lock(ctx, params.id, body.base_version)
  const hasRecipe = (await listIngredientRows(ctx.db, company_id, params.id)).length > 0
  const seen = new Set<number>()
  for (const [at, { id, is_trace, reason }] of body.allergens.entries()) {
    if (seen.has(id)) throw invalid(`allergens.${at}.id`, 'twice', 'The allergen is there already.')
    seen.add(id)
    if ((hasRecipe || is_trace) && reason.trim() === '')
      throw invalid(`allergens.${at}.reason`, 'required', 'Say why.')
  }
  const before = await listStatedAllergens(ctx.db, company_id, params.id)
  const after = withGluten(body.allergens)
  await replaceAllergens(ctx.db, { company_id, product_id: params.id }, after)
  const now = ctx.now.toISOString()
  const statement = { allergens_stated_at: now, allergens_stated_by: writingUser(ctx) }
  await updateProductRow(ctx.db, company_id, row.id, { ...statement, now })
  await spreadFrom(ctx, company_id, params.id)
  ctx.audit({ entity: 'product', entity_id: params.id, detail: { allergens: { before, after } } })
  return showProduct(ctx, params.id)
}

type Stated = Input<typeof products.changeAllergens>['body']['allergens']

/** Wheat is a cereal with gluten: who names it names both, and gluten is no trace where wheat is in the food. */
function withGluten(stated: Stated): Stated {
  const inFood = idsOf(setOf(stated.filter(({ is_trace }) => !is_trace).map(({ id }) => id)))
  const statedIds = new Set(stated.map(({ id }) => id))
  return stated.flatMap((statement) => {
    const one = {
      ...statement,
      reason: statement.reason.trim(),
      is_trace: statement.is_trace && !inFood.includes(statement.id),
    }
    const implied = idsOf(setOf([one.id])).filter((id) => id !== one.id && !statedIds.has(id))
    return [one, ...implied.map((id) => ({ ...one, id }))]
  })
}

/** @throws Problem 404 */
export async function listRecipeVersions(
  ctx: Ctx,
  { params }: Input<typeof products.recipeVersions>,
): Promise<ResponseOf<typeof products.recipeVersions>> {
  await showProduct(ctx, params.id)
  const rows = await listVersionRows(ctx.db, companyOf(ctx), params.id)
  return rows.map(({ ingredients, ...row }) => ({ ...row, ingredients: [...ingredients] }))
}

export async function showMatrix(
  ctx: Ctx,
  { query }: Input<typeof products.matrix>,
): Promise<ResponseOf<typeof products.matrix>> {
  const { company_id, place_id } = placeOf(ctx)
  const { page, perPage, search = '' } = query
  const { rows, ...counts } = await pageMatrix(ctx.db, company_id, {
    search: search.trim(),
    offset: (page - 1) * perPage,
    limit: perPage,
  })
  const { country_id } = await findPlaceFacts(ctx.db, { company_id, place_id })
  const law = allergenLawOf(countryKey(country_id))
  return {
    law: { ...law, named: [...law.named] },
    data: rows.map(({ id, name, code, ...row }) => ({
      id,
      name,
      code,
      ...setsOf(row),
      are_allergens_stated: row.is_stated,
      allergens_stated: showStatement(ctx, row),
    })),
    meta: { current_page: page, per_page: perPage, ...counts },
  }
}

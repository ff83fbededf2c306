/** A product with its recipe and allergens. */
import type { Product } from '@larder/contract/products'
import { readRuledOut } from '@larder/core/allergens'
import { idsOf, setOf } from '@larder/core/products'
import { companyOf, type Ctx } from '#kit/context.ts'
import { notFound } from '#kit/problem.ts'
import { describeIngredients } from './generated-text.ts'
import { findProductRow } from './products.queries.ts'
import { listIngredientRows, listStatedAllergens } from './recipes.queries.ts'
import { showStatement } from './show-statement.ts'

export const setsOf = ({
  contains,
  may_contain,
}: {
  readonly contains: number
  readonly may_contain: number
}) => ({
  contains: idsOf(contains),
  may_contain: idsOf(may_contain & ~contains),
})

/** @throws Problem 404 */
export async function showProduct(ctx: Ctx, id: number): Promise<Product> {
  const company_id = companyOf(ctx)
  const row = await findProductRow(ctx.db, company_id, id)
  if (row === undefined) throw notFound('products')
  const { generated_contains, generated_may_contain, is_stated, ...rest } = row
  const allergens_ruled_out = row.allergens_ruled_out.map(readRuledOut)
  const ingredients = await listIngredientRows(ctx.db, company_id, id)
  const stated = await listStatedAllergens(ctx.db, company_id, id)
  const inFood = stated.filter(({ is_trace }) => !is_trace).map((one) => one.id)
  return {
    ...rest,
    allergens_stated: showStatement(ctx, row),
    are_allergens_stated: is_stated,
    ingredients: ingredients.map((one) => ({
      ...one,
      ...setsOf(one),
      are_allergens_stated: one.is_stated,
    })),
    allergens: [...stated],
    allergens_ruled_out,
    ...(await describeIngredients(ctx, {
      id,
      own_text: row.ingredients_text,
      contains: generated_contains | setOf(inFood),
      ruled_out: allergens_ruled_out,
    })),
    generated_allergens: setsOf({ contains: generated_contains, may_contain: generated_may_contain }),
  }
}

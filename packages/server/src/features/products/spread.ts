/** Allergens and statements follow a change through every recipe above it, in the same transaction. */
import { endsStatements, spreadAllergens, UNSTATED, type Part } from '@larder/core/products'
import type { Ctx } from '#kit/context.ts'
import {
  endStatements,
  listDependants,
  listStated,
  listTotals,
  listUsesOf,
  storeGenerated,
} from './recipes.queries.ts'

export async function spreadFrom(
  { db }: Pick<Ctx, 'db'>,
  company_id: number,
  product_id: number,
): Promise<void> {
  const ids = await listDependants(db, company_id, product_id)
  const uses = await listUsesOf(db, company_id, ids)
  const above = new Set(ids)
  const outside = [...new Set(uses.map((use) => use.ingredient_product_id))].filter((id) => !above.has(id))
  const spread = spreadAllergens({
    ids,
    uses,
    own: await listStated(db, company_id, ids),
    rest: outside.length === 0 ? new Map() : await listTotals(db, company_id, outside),
  })
  for (const id of ids) if (!spread.has(id)) spread.set(id, UNSTATED)
  await storeGenerated(db, company_id, spread)
}

/** Of the product and of all that contain it. Ids of the products whose statements ended. */
export async function endStatementsFrom(
  { db }: Pick<Ctx, 'db'>,
  company_id: number,
  product_id: number,
): Promise<readonly number[]> {
  const ended = await endStatements(db, company_id, await listDependants(db, company_id, product_id))
  await spreadFrom({ db }, company_id, product_id)
  return ended
}

/**
 * After a change of the recipe: statements of people do not cover what came in and nobody stated. Ids of the
 * products whose statements ended.
 */
export async function spreadRecipe(
  { db }: Pick<Ctx, 'db'>,
  { company_id, product_id }: { readonly company_id: number; readonly product_id: number },
  { before, after }: { readonly before: readonly Part[]; readonly after: readonly Part[] },
): Promise<readonly number[]> {
  const ended = endsStatements(before, after)
    ? await endStatements(db, company_id, await listDependants(db, company_id, product_id))
    : []
  await spreadFrom({ db }, company_id, product_id)
  return ended
}

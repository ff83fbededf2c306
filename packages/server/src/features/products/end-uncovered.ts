/** Statements end where a name or a list of ingredients newly names an allergen: they were made before. */
import { companyOf, type Ctx } from '#kit/context.ts'
import { lockRecipes } from './recipes.queries.ts'
import { showProduct } from './show-product.ts'
import { endStatementsFrom } from './spread.ts'

const namedBy = async (ctx: Ctx, id: number): Promise<readonly number[]> =>
  (await showProduct(ctx, id)).named_allergens.map((one) => one.id)

/**
 * Writes names and lists of the products. Ids of the products whose statements ended, with those that contain
 * the written ones.
 */
export async function endUncovered(
  ctx: Ctx,
  ids: readonly number[],
  write: () => Promise<unknown>,
): Promise<readonly number[]> {
  const company_id = companyOf(ctx)
  await lockRecipes(ctx.db, company_id)
  const before = new Map<number, readonly number[]>()
  for (const id of ids) before.set(id, await namedBy(ctx, id))
  await write()
  const ended = new Set<number>()
  for (const [id, allergensBefore] of before) {
    const allergensNow = await namedBy(ctx, id)
    if (allergensNow.every((one) => allergensBefore.includes(one))) continue
    for (const one of await endStatementsFrom(ctx, company_id, id)) ended.add(one)
  }
  return [...ended]
}

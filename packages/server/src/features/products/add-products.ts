/**
 * Products that documents of other systems name and the catalogue does not have: bought ones, and made ones.
 */
import { companyOf, placeOf, writingUser, type Ctx } from '#kit/context.ts'
import { blankProduct } from './change-products.ts'
import { insertProductRows } from './import.queries.ts'

/** Rows of one statement. */
const BATCH = 500

export type NamedProductRow = {
  readonly name: string
  readonly ean: string
  readonly is_ingredient: boolean
}

/** Their ids in the order given. */
export async function addNamedProducts(
  ctx: Ctx,
  rows: readonly NamedProductRow[],
): Promise<readonly number[]> {
  const author = {
    place_id: placeOf(ctx).place_id,
    created_by: writingUser(ctx),
    now: ctx.now.toISOString(),
  }
  const ids: number[] = []
  for (let from = 0; from < rows.length; from += BATCH) {
    const values = rows.slice(from, from + BATCH).map((row) => ({
      ...blankProduct,
      ...row,
      // Documents say that it is bought; they do not say that guests are served what is made.
      is_kind_stated: row.is_ingredient,
    }))
    ids.push(...(await insertProductRows(ctx.db, companyOf(ctx), values, author)))
  }
  return ids
}

/** Products of a group: each row of the plan names a product of the company's catalogue. */
import type { Ctx } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { endUncovered, productNamed, renameFromPlan } from '#features/products/public.ts'
import {
  deleteOtherProducts,
  insertProduct,
  listLinkedProducts,
  updateProduct,
  type ProductValues,
} from './product-groups.queries.ts'

type GroupProduct = ProductValues & { readonly id: number | null }

/**
 * The products of a group as they are from now on: rows with an id stay, others are new, those not named go.
 * Products of the catalogue stay when the plan no longer names them. Ids of the products whose statements of
 * allergens ended by a new name.
 */
export async function replaceProducts(
  ctx: Ctx,
  at: PlaceKey,
  group: number,
  products: readonly GroupProduct[],
): Promise<readonly number[]> {
  const { db } = ctx
  await deleteOtherProducts(
    db,
    at,
    group,
    products.flatMap(({ id }) => id ?? []),
  )
  const linked = new Map((await listLinkedProducts(db, at, group)).map((row) => [row.id, row]))
  const ended: number[] = []
  for (const [order_number, { id, ...values }] of products.entries()) {
    const before = id === null ? undefined : linked.get(id)
    const { id: catalogue_product_id, statements_ended } = await productOf(ctx, at, {
      before,
      name: values.name,
    })
    ended.push(...statements_ended)
    const product = { ...values, catalogue_product_id, order_number }
    if (id === null) await insertProduct(db, at, group, product)
    else await updateProduct(db, at, group, { id, ...product })
  }
  return ended
}

type NameChange = {
  readonly before: { readonly name: string; readonly catalogue_product_id: number | null } | undefined
  readonly name: string
}
type CatalogueProduct = { readonly id: number; readonly statements_ended: readonly number[] }

async function productOf(ctx: Ctx, at: PlaceKey, { before, name }: NameChange): Promise<CatalogueProduct> {
  const { db } = ctx
  const id = before?.catalogue_product_id ?? null
  const now = ctx.now.toISOString()
  if (id !== null && before?.name === name) return { id, statements_ended: [] }
  let isRenamed = false
  if (id !== null) {
    const statements_ended = await endUncovered(ctx, [id], async () => {
      isRenamed = await renameFromPlan(db, { company_id: at.company_id, id, name, now })
    })
    if (isRenamed) return { id, statements_ended }
  }
  return { id: await productNamed(db, at, { name, now }), statements_ended: [] }
}

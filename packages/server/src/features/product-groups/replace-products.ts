/** Products of a group: each row of the plan names a product of the company's catalogue. */
import type { Ctx } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { productNamed, renameFromPlan } from '#features/products/public.ts'
import {
  deleteOtherProducts,
  insertProduct,
  listLinkedProducts,
  updateProduct,
  type ProductValues,
} from './product-groups.queries.ts'

type Given = ProductValues & { readonly id: number | null }

/**
 * The products of a group as they are from now on: rows with an id stay, others are new, those not named go.
 * Products of the catalogue stay when the plan no longer names them.
 */
export async function replaceProducts(
  ctx: Pick<Ctx, 'db' | 'now'>,
  at: PlaceKey,
  group: number,
  products: readonly Given[],
): Promise<void> {
  const { db } = ctx
  const now = ctx.now.toISOString()
  await deleteOtherProducts(
    db,
    at,
    group,
    products.flatMap(({ id }) => id ?? []),
  )
  const linked = new Map((await listLinkedProducts(db, at, group)).map((row) => [row.id, row]))
  for (const [order_number, { id, ...values }] of products.entries()) {
    const before = id === null ? undefined : linked.get(id)
    const catalogue_product_id = await productOf(db, at, { before, name: values.name, now })
    const product = { ...values, catalogue_product_id, order_number }
    if (id === null) await insertProduct(db, at, group, product)
    else await updateProduct(db, at, group, { id, ...product })
  }
}

type Named = {
  readonly before: { readonly name: string; readonly catalogue_product_id: number | null } | undefined
  readonly name: string
  readonly now: string
}

async function productOf(db: Ctx['db'], at: PlaceKey, { before, name, now }: Named): Promise<number> {
  const id = before?.catalogue_product_id ?? null
  if (id !== null && before?.name === name) return id
  if (id !== null && (await renameFromPlan(db, { company_id: at.company_id, id, name, now }))) return id
  return productNamed(db, at, { name, now })
}

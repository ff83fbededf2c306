/** Product groups as the place sets them. */
import type { ProductGroup, productGroups } from '@larder/contract/product-groups'
import { foodGroupOfNumber, productGroupOfNumber } from '@larder/core/plan-progress'
import { mergeChoices } from '@larder/core/two-hands'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { invalid, versionConflict } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { findActivity, getPlace, noteInput, requirePlan } from '#features/plan-data/public.ts'
import {
  deleteGroup,
  findGroupRow,
  insertGroup,
  lockGroupRow,
  updateGroup,
  type GroupRow,
  type ProductValues,
} from './product-groups.queries.ts'
import { writePlace } from '#features/places/public.ts'
import { copyProcesses } from '#features/processes/public.ts'
import { getGroupRow, readGroup } from './read-groups.ts'
import { replaceProducts } from './replace-products.ts'

type Products = NonNullable<Input<typeof productGroups.change>['body']['products']>

const activityOf = async (ctx: Ctx, at: PlaceKey) =>
  findActivity((await getPlace(ctx.db, at)).business_activity_id)

/**
 * @throws Problem 422 for a kind of product that the activity does not offer, and for an id that is not the
 * group's.
 */
async function readProducts(
  ctx: Ctx,
  at: PlaceKey,
  products: Products,
  present: readonly { readonly id: number }[],
): Promise<readonly (ProductValues & { readonly id: number | null })[]> {
  const offered = (await activityOf(ctx, at))?.product_groups ?? []
  return products.map(
    (
      { id, name, product_group_id, production_amount_range_id, production_time_unit_id, production_unit_id },
      index,
    ) => {
      if (id !== undefined && !present.some((product) => product.id === id))
        throw invalid(`products.${index}.id`, 'unknown', 'There is no such product.')
      if (product_group_id != null && !offered.includes(productGroupOfNumber(product_group_id)))
        throw invalid(
          `products.${index}.product_group_id`,
          'not_offered',
          'The business activity does not offer this.',
        )
      return {
        id: id ?? null,
        name: name.trim(),
        product_group_id: product_group_id ?? null,
        production_amount_range_id: production_amount_range_id ?? null,
        production_time_unit_id: production_time_unit_id ?? null,
        production_unit_id: production_unit_id ?? null,
      }
    },
  )
}

/** @throws Problem 422 for an original that is not the place's. */
async function findOriginal(ctx: Ctx, at: PlaceKey, id: number | null | undefined): Promise<GroupRow | null> {
  if (id == null) return null
  const row = await findGroupRow(ctx.db, at, id)
  if (!row) throw invalid('original_id', 'unknown', 'There is no such product group.')
  return row
}

export async function createGroup(
  ctx: Ctx,
  { params, body }: Input<typeof productGroups.create>,
): Promise<ProductGroup> {
  const at = placeOf(ctx)
  await requirePlan(ctx.db, at, params.planId)
  const original = await findOriginal(ctx, at, body.original_id)
  const created_at = ctx.now.toISOString()
  const { id } = await insertGroup(ctx.db, at, {
    name: body.name.trim(),
    food_safety_plan_id: params.planId,
    original_id: original?.id ?? null,
    food_groups: original?.food_groups ?? null,
    created_at,
  })
  const products =
    body.products === undefined
      ? (original?.products ?? []).map((product) => ({ ...product, id: null }))
      : await readProducts(ctx, at, body.products, [])
  await replaceProducts(ctx, at, id, products.map(onlyValues))
  if (original) await copyProcesses(ctx.db, at, { from: original.id, to: id, created_at })
  await noteInput(ctx, at, 'productGroup')
  ctx.audit({
    entity: 'product_group',
    entity_id: id,
    detail: { name: body.name, original_id: original?.id ?? null, products: products.length },
  })
  return readGroup(ctx, at, id)
}

const onlyValues = ({
  id,
  name,
  product_group_id,
  production_amount_range_id,
  production_time_unit_id,
  production_unit_id,
}: ProductValues & { readonly id: number | null }) => ({
  id,
  name,
  product_group_id,
  production_amount_range_id,
  production_time_unit_id,
  production_unit_id,
})

/** @throws Problem 409 with the group as it is now when the caller has seen an older version. */
export async function changeGroup(
  ctx: Ctx,
  { params, body }: Input<typeof productGroups.change>,
): Promise<ProductGroup> {
  const at = placeOf(ctx)
  const row = await getGroupRow(ctx, at, params)
  if (body.version !== row.version) throw versionConflict(await readGroup(ctx, at, row.id))
  const ended =
    body.products === undefined
      ? []
      : await replaceProducts(ctx, at, row.id, await readProducts(ctx, at, body.products, row.products))
  await updateGroup(ctx.db, at, row.id, { name: body.name.trim() })
  await noteInput(ctx, at, 'productGroup')
  ctx.audit({
    entity: 'product_group',
    entity_id: row.id,
    detail: {
      before: { name: row.name, products: row.products.length },
      name: body.name,
      products: body.products?.length ?? null,
      ...(ended.length > 0 && { statements_ended: ended }),
    },
  })
  return readGroup(ctx, at, row.id)
}

export async function removeGroup(
  ctx: Ctx,
  { params }: Input<typeof productGroups.remove>,
): Promise<{ ok: true }> {
  const at = placeOf(ctx)
  const row = await getGroupRow(ctx, at, params)
  await deleteGroup(ctx.db, at, row.id)
  await noteInput(ctx, at, 'productGroup')
  ctx.audit({
    entity: 'product_group',
    entity_id: row.id,
    detail: { removed: { name: row.name, products: row.products.map(({ name }) => name) } },
  })
  return { ok: true }
}

/** @throws Problem 422 that names the first id which the activity does not offer. */
export async function changeGroupFoods(
  ctx: Ctx,
  { params, body }: Input<typeof productGroups.foodGroups>,
): Promise<ProductGroup> {
  const at = placeOf(ctx)
  await lockGroupRow(ctx.db, at, params.id)
  const row = await getGroupRow(ctx, at, { id: params.id })
  const offered = (await activityOf(ctx, at))?.food_groups ?? []
  const unknown = body.food_groups.findIndex((id) => !offered.includes(foodGroupOfNumber(id)))
  if (unknown >= 0)
    throw invalid(`food_groups.${unknown}`, 'not_offered', 'The business activity does not offer this.')
  const { base } = body
  const chosen =
    base === undefined ? body.food_groups : mergeChoices(row.food_groups ?? [], base, body.food_groups)
  const food_groups = [...new Set(chosen)].sort((a, b) => a - b)
  await updateGroup(ctx.db, at, row.id, { food_groups })
  await noteInput(ctx, at, 'foodGroups')
  ctx.audit({ entity: 'product_group', entity_id: row.id, detail: { food_groups } })
  return readGroup(ctx, at, row.id)
}

export async function usePlanKind(
  ctx: Ctx,
  { body }: Input<typeof productGroups.use>,
): Promise<{ use_product_based_plan: boolean }> {
  const at = placeOf(ctx)
  await writePlace(ctx.db, at, { use_product_based_plan: body.use_product_based_plan })
  ctx.audit({
    entity: 'place',
    entity_id: at.place_id,
    detail: { use_product_based_plan: body.use_product_based_plan },
  })
  return { use_product_based_plan: body.use_product_based_plan }
}

/** How much a place with one analysis makes and sells, a line for each kind of product. */
import { isDeepStrictEqual } from 'node:util'
import type { Capacities, capacities } from '@larder/contract/product-groups'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { invalid } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import {
  findActivity,
  findCapacities,
  findInputs,
  getPlace,
  noteEdit,
  noteStep,
  storeCapacities,
  type CapacitiesRow,
  type CapacityRow,
} from '#features/plan-data/public.ts'
import { asksCapacity, productGroupOfNumber } from '@larder/core/plan-progress'

const plain = (rows: readonly CapacityRow[]): Capacities['resale_capacities'] =>
  rows.map(({ product_group_id, range_id, time_unit_id, unit_id }) => ({
    product_group_id,
    range_id,
    time_unit_id: time_unit_id ?? null,
    unit_id: unit_id ?? null,
  }))

const plainAll = (row: CapacitiesRow | undefined): Capacities => ({
  food_production_capacities: plain(row?.food_production_capacities ?? []),
  resale_capacities: plain(row?.resale_capacities ?? []),
})

/** The chosen capacities; before any choice, the smallest range a day for each chosen kind of product. */
export async function getCapacities(ctx: Ctx): Promise<Capacities> {
  const at = placeOf(ctx)
  const storedCapacities = await findCapacities(ctx.db, at)
  if (
    storedCapacities &&
    storedCapacities.food_production_capacities.length + storedCapacities.resale_capacities.length > 0
  )
    return plainAll(storedCapacities)
  const { product_groups } = await findInputs(ctx.db, at)
  return {
    food_production_capacities: (product_groups ?? []).map((product_group_id) => ({
      product_group_id,
      range_id: 1,
      time_unit_id: 4,
      unit_id: null,
    })),
    resale_capacities: [],
  }
}

/** @throws Problem 422 for a kind of product that the activity does not offer, or that comes twice. */
async function checkAll(
  ctx: Ctx,
  at: PlaceKey,
  field: keyof Capacities,
  rows: readonly CapacityRow[],
): Promise<void> {
  const offered = findActivity((await getPlace(ctx.db, at)).business_activity_id)?.product_groups ?? []
  const seen = new Set<number>()
  for (const [index, { product_group_id }] of rows.entries()) {
    if (!offered.includes(productGroupOfNumber(product_group_id)))
      throw invalid(
        `${field}.${index}.product_group_id`,
        'not_offered',
        'The business activity does not offer this.',
      )
    if (seen.has(product_group_id))
      throw invalid(`${field}.${index}.product_group_id`, 'twice', 'This product group is listed twice.')
    seen.add(product_group_id)
  }
}

/**
 * The plan's text about its products changes, so a confirmed plan is confirmed no longer; it is not outdated,
 * because nothing else depends on it.
 */
async function noteCapacities(ctx: Ctx, at: PlaceKey, before: Capacities, after: Capacities): Promise<void> {
  await noteStep(ctx, at, 'productionVolumes')
  const { use_product_based_plan } = await getPlace(ctx.db, at)
  const { product_groups } = await findInputs(ctx.db, at)
  if (!asksCapacity(use_product_based_plan, product_groups?.length ?? 0) || isDeepStrictEqual(before, after))
    return
  await noteEdit(ctx, at, { sections: ['ready-to-eat-food'], code: 'capacities_changed' })
}

export async function changeCapacities(
  ctx: Ctx,
  { body }: Input<typeof capacities.change>,
): Promise<Capacities> {
  const at = placeOf(ctx)
  const { food_production_capacities, resale_capacities } = body
  await checkAll(ctx, at, 'food_production_capacities', food_production_capacities)
  await checkAll(ctx, at, 'resale_capacities', resale_capacities)
  const after = plainAll({ food_production_capacities, resale_capacities })
  const before = plainAll(await findCapacities(ctx.db, at))
  await storeCapacities(ctx.db, at, after)
  await noteCapacities(ctx, at, before, after)
  ctx.audit({
    entity: 'place',
    entity_id: at.place_id,
    detail: { food_production_capacities, resale_capacities },
  })
  return after
}

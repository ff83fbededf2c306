/** The owner's input for the plan: groups of food. */
import { mergeChoices } from '@larder/core/two-hands'
import { foodGroupOfNumber, productGroupOfNumber } from '@larder/core/plan-progress'
import type { planInputs } from '@larder/contract/plan-inputs'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { invalid } from '#kit/problem.ts'
import { findActivity, getPlace, lockGroups, noteInput, storeGroups } from '#features/plan-data/public.ts'

const sorted = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b)

/** Where nobody has chosen yet, the page shows the usual choices. */
async function merged(
  ctx: Ctx,
  column: 'product_groups' | 'food_groups',
  mine: readonly number[],
  base: readonly number[] | undefined,
): Promise<number[]> {
  const now = await lockGroups(ctx.db, placeOf(ctx), column)
  return sorted(base === undefined || now === null ? mine : mergeChoices(now, base, mine))
}

/** @throws Problem 422 that names the first id which the place's activity does not offer. */
function check(field: string, codes: readonly string[], offered: readonly string[]): void {
  const unknown = codes.findIndex((code) => !offered.includes(code))
  if (unknown >= 0)
    throw invalid(`${field}.${unknown}`, 'not_offered', 'The business activity does not offer this.')
}

export async function changeProductGroups(
  ctx: Ctx,
  { body }: Input<typeof planInputs.changeProductGroups>,
): Promise<{ product_groups: number[] }> {
  const at = placeOf(ctx)
  const place = await getPlace(ctx.db, at)
  check(
    'product_groups',
    body.product_groups.map(productGroupOfNumber),
    findActivity(place.business_activity_id)?.product_groups ?? [],
  )
  const product_groups = await merged(ctx, 'product_groups', body.product_groups, body.base)
  await storeGroups(ctx.db, at, 'product_groups', product_groups)
  await noteInput(ctx, at, 'productGroup')
  ctx.audit({ entity: 'place', entity_id: at.place_id, detail: { product_groups } })
  return { product_groups }
}

export async function changeFoodGroups(
  ctx: Ctx,
  { body }: Input<typeof planInputs.changeFoodGroups>,
): Promise<{ food_groups: number[] }> {
  const at = placeOf(ctx)
  const place = await getPlace(ctx.db, at)
  check(
    'food_groups',
    body.food_groups.map(foodGroupOfNumber),
    findActivity(place.business_activity_id)?.food_groups ?? [],
  )
  const food_groups = await merged(ctx, 'food_groups', body.food_groups, body.base)
  await storeGroups(ctx.db, at, 'food_groups', food_groups)
  await noteInput(ctx, at, 'foodGroups')
  ctx.audit({ entity: 'place', entity_id: at.place_id, detail: { food_groups } })
  return { food_groups }
}

/** The owner's input for the plan: groups of food, and analyses of the place's own. */
import { foodGroupOfNumber, productGroupOfNumber } from '@larder/core/plan-progress'
import type { ResponseOf } from '@larder/contract/kit'
import type { planInputs } from '@larder/contract/plan-inputs'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { invalid, notFound, versionConflict } from '#kit/problem.ts'
import { findActivity } from './place-profile.ts'
import {
  deleteAnalysis,
  insertAnalysis,
  listCustomAnalyses,
  lockAnalysis,
  storeGroups,
  updateAnalysis,
} from './plan-inputs.queries.ts'
import { getPlace } from '../plans.queries.ts'
import { noteInput } from './note-input.ts'

type Analysis = ResponseOf<typeof planInputs.createAnalysis>

const sorted = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b)

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
  const product_groups = sorted(body.product_groups)
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
  const food_groups = sorted(body.food_groups)
  await storeGroups(ctx.db, at, 'food_groups', food_groups)
  await noteInput(ctx, at, 'foodGroups')
  ctx.audit({ entity: 'place', entity_id: at.place_id, detail: { food_groups } })
  return { food_groups }
}

export const listAnalyses = (ctx: Ctx): Promise<Analysis[]> => listCustomAnalyses(ctx.db, placeOf(ctx))

export async function createAnalysis(
  ctx: Ctx,
  { body }: Input<typeof planInputs.createAnalysis>,
): Promise<Analysis> {
  const at = placeOf(ctx)
  const analysis = await insertAnalysis(ctx.db, at, body, ctx.now.toISOString())
  await noteInput(ctx, at, 'analyses')
  ctx.audit({ entity: 'custom_analysis', entity_id: analysis.id, detail: { ...body } })
  return analysis
}

/** @throws Problem 404; 409 with the analysis as it is now when the caller has seen an older version. */
export async function changeAnalysis(
  ctx: Ctx,
  { params, body: { version, ...fields } }: Input<typeof planInputs.changeAnalysis>,
): Promise<Analysis> {
  const at = placeOf(ctx)
  const before = await lockAnalysis(ctx.db, at, params.id)
  if (!before) throw notFound('CustomAnalysis')
  if (version !== undefined && version !== before.version) throw versionConflict(before)
  const analysis = await updateAnalysis(ctx.db, at, params.id, fields)
  await noteInput(ctx, at, 'analyses')
  ctx.audit({ entity: 'custom_analysis', entity_id: params.id, detail: { before, after: analysis } })
  return analysis
}

export async function removeAnalysis(
  ctx: Ctx,
  { params }: Input<typeof planInputs.removeAnalysis>,
): Promise<{ ok: true }> {
  const at = placeOf(ctx)
  const removed = await deleteAnalysis(ctx.db, at, params.id)
  if (!removed) throw notFound('CustomAnalysis')
  await noteInput(ctx, at, 'analyses')
  ctx.audit({ entity: 'custom_analysis', entity_id: params.id, detail: { removed } })
  return { ok: true }
}

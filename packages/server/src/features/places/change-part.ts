/** Parts of a place that have a call of their own. */
import { isDeepStrictEqual } from 'node:util'
import type { Place, places } from '@larder/contract/places'
import { customerGroups } from '@larder/core/classifiers'
import { extraSwitches } from '@larder/core/haccp'
import { WELL_SWITCH } from '@larder/core/places'
import { mergeChoices } from '@larder/core/two-hands'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { invalid } from '#kit/problem.ts'
import { findActivity, noteEdit, noteStep } from '#features/plan-data/public.ts'
import { followSwitches } from '#features/processes/public.ts'
import { lockPlace } from './places.queries.ts'
import { readPlace } from './read-place.ts'
import { readActivity } from './save-place.ts'
import { writePlace } from './write-place.ts'

/** @throws Problem `invalid` where the location type is not one of the place's activity */
export async function changeLocationType(
  ctx: Ctx,
  { params }: Input<typeof places.change_location_type>,
): Promise<Place> {
  const at = placeOf(ctx)
  const location_type_id = params.locationTypeId
  const { business_activity_id } = await lockPlace(ctx.db, at)
  readActivity(business_activity_id, location_type_id)
  await writePlace(ctx.db, at, { location_type_id })
  ctx.audit({ entity: 'place', entity_id: at.place_id, detail: { location_type_id } })
  return readPlace(ctx)
}

/** @throws Problem `invalid` where the place's activity does not offer a switch */
export async function changeExtraData(
  ctx: Ctx,
  { body }: Input<typeof places.change_extra_data>,
): Promise<Place> {
  const at = placeOf(ctx)
  const { business_activity_id, extra_data: before } = await lockPlace(ctx.db, at)
  const offered = findActivity(business_activity_id)?.extra_data ?? []
  const foreign = body.extra_data.findIndex((one) => !offered.includes(one))
  if (foreign >= 0) throw invalid(`extra_data.${foreign}`, 'unknown')
  const { base } = body
  const chosen: readonly string[] =
    base === undefined ? body.extra_data : mergeChoices<string>(before, base, body.extra_data)
  const extra_data = offered.filter((one) => chosen.includes(one))
  await writePlace(ctx.db, at, { extra_data })
  const { added, removed } = await followSwitches(ctx, at, before)
  ctx.audit({
    entity: 'place',
    entity_id: at.place_id,
    detail: { extra_data, processes_added: added, processes_removed: removed },
  })
  return readPlace(ctx)
}

/** @throws Problem `invalid` for an id that is no customer group */
export async function changeCustomerGroups(
  ctx: Ctx,
  { body }: Input<typeof places.change_customer_groups>,
): Promise<Place> {
  const at = placeOf(ctx)
  const unknown = body.customer_groups.findIndex((id) => !customerGroups.some((group) => group.id === id))
  if (unknown >= 0) throw invalid(`customer_groups.${unknown}`, 'unknown')
  const { customer_groups: before } = await lockPlace(ctx.db, at)
  const { base } = body
  const chosen = base === undefined ? body.customer_groups : mergeChoices(before, base, body.customer_groups)
  const customer_groups = [...new Set(chosen)].sort((a, b) => a - b)
  await writePlace(ctx.db, at, { customer_groups })
  if (!isDeepStrictEqual(before, customer_groups))
    await noteEdit(ctx, at, { sections: ['general-info'], code: 'general_info_changed' })
  ctx.audit({ entity: 'place', entity_id: at.place_id, detail: { customer_groups } })
  return readPlace(ctx)
}

/** On paper or not: a page of the plan is done or open, the plan itself stays what it is. */
export async function changeOnPaper(
  ctx: Ctx,
  { body }: Input<typeof places.change_on_paper>,
): Promise<Place> {
  const at = placeOf(ctx)
  const { layouts_on_paper, location_plan_on_paper } = body
  if (layouts_on_paper !== undefined) await noteStep(ctx, at, 'drawings')
  if (location_plan_on_paper !== undefined) await noteStep(ctx, at, 'locationPlan')
  const part = {
    ...(layouts_on_paper === undefined ? {} : { layouts_on_paper: layouts_on_paper === 1 }),
    ...(location_plan_on_paper === undefined ? {} : { location_plan_on_paper: location_plan_on_paper === 1 }),
  }
  if (Object.keys(part).length > 0) await writePlace(ctx.db, at, part)
  ctx.audit({ entity: 'place', entity_id: at.place_id, detail: { ...body } })
  return readPlace(ctx)
}

/**
 * A well of its own is the switch `uses_own_well_water`, from which the plan follows; nothing else is kept of
 * it.
 * @throws Problem `invalid` where the place's activity does not know the switch
 */
export async function changeWaterSource(
  ctx: Ctx,
  { body: { water_source, comment } }: Input<typeof places.change_water_source>,
): Promise<Place> {
  const at = placeOf(ctx)
  const { business_activity_id, extra_data } = await lockPlace(ctx.db, at)
  const fromWell = water_source === 'own_well'
  if (fromWell && !(findActivity(business_activity_id)?.extra_data.includes(WELL_SWITCH) ?? false))
    throw invalid('water_source', 'not_offered')
  const switches = extraSwitches.filter((key) => (key === WELL_SWITCH ? fromWell : extra_data.includes(key)))
  await writePlace(ctx.db, at, {
    water_source: fromWell ? null : water_source,
    ...(comment !== undefined && { water_source_comment: comment.trim() }),
    ...(fromWell === extra_data.includes(WELL_SWITCH) ? {} : { extra_data: switches }),
  })
  const { added, removed } = await followSwitches(ctx, at, extra_data)
  ctx.audit({
    entity: 'place',
    entity_id: at.place_id,
    detail: { water_source, comment, processes_added: added, processes_removed: removed },
  })
  return readPlace(ctx)
}

/** The generated plan, or files of the place's own: each keeps what it has, its confirmation too. */
export async function changePlanSource(
  ctx: Ctx,
  { body: { uses_custom_plan } }: Input<typeof places.change_plan_source>,
): Promise<Place> {
  const at = placeOf(ctx)
  await writePlace(ctx.db, at, { uses_custom_plan })
  ctx.audit({ entity: 'place', entity_id: at.place_id, detail: { uses_custom_plan } })
  return readPlace(ctx)
}

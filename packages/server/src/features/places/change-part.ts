/** Parts of a place that have a call of their own. */
import type { Place, places } from '@larder/contract/places'
import { customerGroups } from '@larder/core/classifiers'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { invalid } from '#kit/problem.ts'
import { findActivity } from '#features/plans/public.ts'
import { lockPlace, updatePlace } from './places.queries.ts'
import { readPlace } from './read-place.ts'
import { readActivity } from './save-place.ts'

/** @throws Problem `invalid` where the location type is not one of the place's activity */
export async function changeLocationType(ctx: Ctx, { params }: Input<typeof places.change_location_type>): Promise<Place> {
  const at = placeOf(ctx)
  const location_type_id = params.locationTypeId
  const { business_activity_id } = await lockPlace(ctx.db, at)
  readActivity(business_activity_id, location_type_id)
  await updatePlace(ctx.db, at, { location_type_id })
  ctx.audit({ entity: 'place', entity_id: at.place_id, detail: { location_type_id } })
  return readPlace(ctx)
}

/** @throws Problem `invalid` where the place's activity does not offer a switch */
export async function changeExtraData(ctx: Ctx, { body }: Input<typeof places.change_extra_data>): Promise<Place> {
  const at = placeOf(ctx)
  const { business_activity_id } = await lockPlace(ctx.db, at)
  const offered = findActivity(business_activity_id)?.extra_data ?? []
  const foreign = body.extra_data.findIndex((one) => !offered.includes(one))
  if (foreign >= 0) throw invalid(`extra_data.${foreign}`, 'unknown')
  const extra_data = offered.filter((one) => body.extra_data.includes(one))
  await updatePlace(ctx.db, at, { extra_data: JSON.stringify(extra_data) })
  ctx.audit({ entity: 'place', entity_id: at.place_id, detail: { extra_data } })
  return readPlace(ctx)
}

/** @throws Problem `invalid` for an id that is no customer group */
export async function changeCustomerGroups(ctx: Ctx, { body }: Input<typeof places.change_customer_groups>): Promise<Place> {
  const at = placeOf(ctx)
  const unknown = body.customer_groups.findIndex((id) => !customerGroups.some((group) => group.id === id))
  if (unknown >= 0) throw invalid(`customer_groups.${unknown}`, 'unknown')
  const customer_groups = [...new Set(body.customer_groups)].sort((a, b) => a - b)
  await updatePlace(ctx.db, at, { customer_groups: JSON.stringify(customer_groups) })
  ctx.audit({ entity: 'place', entity_id: at.place_id, detail: { customer_groups } })
  return readPlace(ctx)
}

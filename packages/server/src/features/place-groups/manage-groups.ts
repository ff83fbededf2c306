import type { PlaceGroup, placeGroups } from '@larder/contract/place-groups'
import { companyOf, userId, type Ctx, type Input } from '#kit/context.ts'
import { enqueue } from '#kit/jobs/jobs.ts'
import { invalid, notFound } from '#kit/problem.ts'
import { listPlaces } from '#features/companies/public.ts'
import { COUNT_DAYS } from './count-days.jobs.ts'
import {
  deleteGroup,
  findGroupByName,
  insertGroup,
  listGroupRows,
  putPlaces,
  renameGroup,
} from './place-groups.queries.ts'

type Body = Input<typeof placeGroups.create>['body']

export const listGroups = (ctx: Ctx): Promise<PlaceGroup[]> => listGroupRows(ctx.db, companyOf(ctx))

/** @throws Problem 422 `name:name_taken`, `place_ids:unknown` */
async function judge(ctx: Ctx, { name, place_ids }: Body, id: number | null): Promise<void> {
  const company_id = companyOf(ctx)
  const namesake = await findGroupByName(ctx.db, company_id, name.trim())
  if (namesake !== undefined && namesake.id !== id) throw invalid('name', 'name_taken', 'This name is used.')
  const companyPlaceIds = new Set((await listPlaces(ctx.db, [company_id])).map((place) => place.id))
  if (place_ids.some((place) => !companyPlaceIds.has(place)))
    throw invalid('place_ids', 'unknown', 'There is no such place.')
}

export async function getGroup(ctx: Ctx, id: number): Promise<PlaceGroup> {
  const [group] = await listGroupRows(ctx.db, companyOf(ctx), id)
  if (group === undefined) throw notFound('place_groups')
  return group
}

/** The first group of a company also starts the counting of its days. */
export async function createGroup(ctx: Ctx, { body }: Input<typeof placeGroups.create>): Promise<PlaceGroup> {
  await judge(ctx, body, null)
  const company_id = companyOf(ctx)
  const { id } = await insertGroup(ctx.db, {
    company_id,
    name: body.name.trim(),
    created_at: ctx.now.toISOString(),
    created_by: userId(ctx),
  })
  await putPlaces(ctx.db, company_id, id, body.place_ids)
  await enqueue(ctx, COUNT_DAYS, { company_id }, { company_id })
  ctx.audit({ entity: 'place_group', entity_id: id, detail: body })
  return getGroup(ctx, id)
}

export async function changeGroup(
  ctx: Ctx,
  { params, body }: Input<typeof placeGroups.change>,
): Promise<PlaceGroup> {
  await getGroup(ctx, params.id)
  await judge(ctx, body, params.id)
  await renameGroup(ctx.db, companyOf(ctx), params.id, body.name.trim())
  await putPlaces(ctx.db, companyOf(ctx), params.id, body.place_ids)
  ctx.audit({ entity: 'place_group', entity_id: params.id, detail: body })
  return getGroup(ctx, params.id)
}

export async function removeGroup(
  ctx: Ctx,
  { params }: Input<typeof placeGroups.remove>,
): Promise<{ ok: true }> {
  if (!(await deleteGroup(ctx.db, companyOf(ctx), params.id))) throw notFound('place_groups')
  ctx.audit({ entity: 'place_group', entity_id: params.id })
  return { ok: true }
}

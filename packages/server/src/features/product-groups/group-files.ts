/**
 * Files of a product group: flow diagrams that were drawn elsewhere. They follow the group's diagram in its
 * plan.
 */
import type { PlaceFile } from '@larder/contract/files'
import type { productGroups } from '@larder/contract/product-groups'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { attachToGroup, listFilesOfGroup, present } from '#features/files/public.ts'
import { getGroupRow } from './read-groups.ts'

/** @throws Problem 404 for a group that is not the place's. */
export async function listGroupFiles(
  ctx: Ctx,
  { params, query }: Input<typeof productGroups.files>,
): Promise<PlaceFile[]> {
  const at = placeOf(ctx)
  const { id } = await getGroupRow(ctx, at, params)
  return (await listFilesOfGroup(ctx.db, at, id, query.type ?? 'flow_diagram')).map(present)
}

/** @throws Problem 404 for a group or a file that is not the place's. */
export async function attachGroupFile(
  ctx: Ctx,
  { params, query }: Input<typeof productGroups.attachFile>,
): Promise<PlaceFile> {
  const at = placeOf(ctx)
  const { id } = await getGroupRow(ctx, at, params)
  return attachToGroup(ctx, at, { id: params.fileId, group: id, type: query.type })
}

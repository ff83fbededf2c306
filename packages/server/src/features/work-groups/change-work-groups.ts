import type { WorkGroup, workGroups } from '@larder/contract/work-groups'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { versionConflict } from '#kit/problem.ts'
import { noteInput } from '#features/plans/public.ts'
import { deleteGroup, insertGroup, listGroups, lockGroup, updateGroup } from './work-groups.queries.ts'

export const listWorkGroups = (ctx: Ctx): Promise<WorkGroup[]> => listGroups(ctx.db, placeOf(ctx))

export async function createWorkGroup(ctx: Ctx, { body }: Input<typeof workGroups.create>): Promise<WorkGroup> {
  const at = placeOf(ctx)
  const group = await insertGroup(ctx.db, at, { ...body, name: body.name.trim() }, ctx.now.toISOString())
  await noteInput(ctx, at, 'workGroups')
  ctx.audit({ entity: 'work_group', entity_id: group.id, detail: { ...body } })
  return group
}

/** @throws Problem 409 with the group as it is now when the caller has seen an older version. */
export async function changeWorkGroup(ctx: Ctx, { params, body: { version, ...fields } }: Input<typeof workGroups.change>): Promise<WorkGroup> {
  const at = placeOf(ctx)
  const before = await lockGroup(ctx.db, at, params.id)
  if (version !== undefined && version !== before.version) throw versionConflict(before)
  const group = await updateGroup(ctx.db, at, params.id, { ...fields, name: fields.name.trim() })
  await noteInput(ctx, at, 'workGroups')
  ctx.audit({ entity: 'work_group', entity_id: group.id, detail: { before, after: group } })
  return group
}

export async function toggleWorkGroup(ctx: Ctx, { params }: Input<typeof workGroups.toggle>): Promise<WorkGroup> {
  const at = placeOf(ctx)
  const { is_disabled } = await lockGroup(ctx.db, at, params.id)
  const group = await updateGroup(ctx.db, at, params.id, { is_disabled: !is_disabled })
  await noteInput(ctx, at, 'workGroups')
  ctx.audit({ entity: 'work_group', entity_id: group.id, detail: { is_disabled: group.is_disabled } })
  return group
}

export async function removeWorkGroup(ctx: Ctx, { params }: Input<typeof workGroups.remove>): Promise<{ ok: true }> {
  const at = placeOf(ctx)
  const before = await lockGroup(ctx.db, at, params.id)
  await deleteGroup(ctx.db, at, params.id)
  await noteInput(ctx, at, 'workGroups')
  ctx.audit({ entity: 'work_group', entity_id: params.id, detail: { before } })
  return { ok: true }
}

/** Workers join work groups with the team; until one has, a group has none. */
export const listWorkers = async (): Promise<{ id: number; name: string }[]> => []

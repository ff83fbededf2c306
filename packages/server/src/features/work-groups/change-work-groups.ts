import type { JobTitle, WorkGroup, workGroups } from '@larder/contract/work-groups'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { versionConflict } from '#kit/problem.ts'
import { noteInput } from '#features/plans/public.ts'
import {
  deleteGroup,
  insertGroup,
  listGroupMembers,
  listGroups,
  lockGroup,
  updateGroup,
  type GroupFields,
} from './work-groups.queries.ts'

export const listWorkGroups = (ctx: Ctx): Promise<WorkGroup[]> => listGroups(ctx.db, placeOf(ctx))

export async function createWorkGroup(
  ctx: Ctx,
  { body }: Input<typeof workGroups.create>,
): Promise<WorkGroup> {
  const at = placeOf(ctx)
  const group = await insertGroup(ctx.db, at, { ...body, name: body.name.trim() }, ctx.now.toISOString())
  await noteInput(ctx, at, 'workGroups')
  ctx.audit({ entity: 'work_group', entity_id: group.id, detail: { ...body } })
  return group
}

/** @throws Problem 409 with the group as it is now when the caller has seen an older version. */
export const changeWorkGroup = (
  ctx: Ctx,
  { params, body: { version, ...fields } }: Input<typeof workGroups.change>,
): Promise<WorkGroup> => change(ctx, params.id, { ...fields, name: fields.name.trim() }, version)

async function change(
  ctx: Ctx,
  id: number,
  fields: Partial<GroupFields>,
  version?: number,
): Promise<WorkGroup> {
  const at = placeOf(ctx)
  const before = await lockGroup(ctx.db, at, id)
  if (version !== undefined && version !== before.version) throw versionConflict(before)
  const group = await updateGroup(ctx.db, at, id, fields)
  await noteInput(ctx, at, 'workGroups')
  ctx.audit({ entity: 'work_group', entity_id: group.id, detail: { before, after: group } })
  return group
}

/** Renames what the plan and the tasks name as responsible; nothing else of the group changes. */
export async function renameJobTitle(
  ctx: Ctx,
  { params, body }: Input<typeof workGroups.rename>,
): Promise<JobTitle> {
  const { id, name } = await change(ctx, params.id, { name: body.name.trim() })
  return { id, name }
}

export async function toggleWorkGroup(
  ctx: Ctx,
  { params }: Input<typeof workGroups.toggle>,
): Promise<WorkGroup> {
  const at = placeOf(ctx)
  const { is_disabled } = await lockGroup(ctx.db, at, params.id)
  const group = await updateGroup(ctx.db, at, params.id, { is_disabled: !is_disabled })
  await noteInput(ctx, at, 'workGroups')
  ctx.audit({ entity: 'work_group', entity_id: group.id, detail: { is_disabled: group.is_disabled } })
  return group
}

export async function removeWorkGroup(
  ctx: Ctx,
  { params }: Input<typeof workGroups.remove>,
): Promise<{ ok: true }> {
  const at = placeOf(ctx)
  const before = await lockGroup(ctx.db, at, params.id)
  await deleteGroup(ctx.db, at, params.id)
  await noteInput(ctx, at, 'workGroups')
  ctx.audit({ entity: 'work_group', entity_id: params.id, detail: { before } })
  return { ok: true }
}

/** Who belongs to the group, by their accounts. */
export const listWorkers = (
  ctx: Ctx,
  { params }: Input<typeof workGroups.workers>,
): Promise<{ id: number; name: string }[]> => listGroupMembers(ctx.db, placeOf(ctx), params.id)

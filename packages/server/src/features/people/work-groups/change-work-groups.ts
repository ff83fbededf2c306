import type { JobTitle, WorkGroup, workGroups } from '@larder/contract/work-groups'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { versionConflict } from '#kit/problem.ts'
import { noteInput } from '#features/plan-data/public.ts'
import {
  deleteGroup,
  insertGroup,
  listGroups,
  listGroupWorkers,
  lockGroup,
  updateGroup,
  type GroupFields,
  type GroupRow,
  type GroupWorker,
} from './work-groups.queries.ts'

const presentWorkers = (workers: readonly GroupWorker[]): { id: number; name: string }[] =>
  workers.map(({ id, name }) => ({ id, name }))

const present = (group: GroupRow, workers: readonly GroupWorker[]): WorkGroup => {
  const own = presentWorkers(workers.filter(({ user_group_id }) => user_group_id === group.id))
  return { ...group, workers: own, workers_count: own.length }
}

const withWorkers = async (ctx: Ctx, at: PlaceKey, group: GroupRow): Promise<WorkGroup> =>
  present(group, await listGroupWorkers(ctx.db, at, group.id))

export async function listWorkGroups(ctx: Ctx): Promise<WorkGroup[]> {
  const at = placeOf(ctx)
  const workers = await listGroupWorkers(ctx.db, at)
  return (await listGroups(ctx.db, at)).map((group) => present(group, workers))
}

export async function createWorkGroup(
  ctx: Ctx,
  { body }: Input<typeof workGroups.create>,
): Promise<WorkGroup> {
  const at = placeOf(ctx)
  const group = await insertGroup(ctx.db, at, { ...body, name: body.name.trim() }, ctx.now.toISOString())
  await noteInput(ctx, at, 'workGroups')
  ctx.audit({ entity: 'work_group', entity_id: group.id, detail: { ...body } })
  return { ...group, workers: [], workers_count: 0 }
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
  if (version !== undefined && version !== before.version)
    throw versionConflict(await withWorkers(ctx, at, before))
  const group = await updateGroup(ctx.db, at, id, fields)
  await noteInput(ctx, at, 'workGroups')
  ctx.audit({ entity: 'work_group', entity_id: group.id, detail: { before, after: group } })
  return withWorkers(ctx, at, group)
}

/** Renames what the plan and the tasks name as responsible; nothing else of the group changes. */
export async function renameJobTitle(
  ctx: Ctx,
  { params, body }: Input<typeof workGroups.rename>,
): Promise<JobTitle> {
  const { id, name, version } = await change(ctx, params.id, { name: body.name.trim() }, body.base_version)
  return { id, name, version }
}

export async function toggleWorkGroup(
  ctx: Ctx,
  { params, body }: Input<typeof workGroups.toggle>,
): Promise<WorkGroup> {
  const at = placeOf(ctx)
  const before = await lockGroup(ctx.db, at, params.id)
  const { is_disabled = !before.is_disabled } = body
  const group = await updateGroup(ctx.db, at, params.id, { is_disabled })
  await noteInput(ctx, at, 'workGroups')
  ctx.audit({ entity: 'work_group', entity_id: group.id, detail: { is_disabled: group.is_disabled } })
  return withWorkers(ctx, at, group)
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

/** The people of the group. */
export const listWorkers = async (
  ctx: Ctx,
  { params }: Input<typeof workGroups.workers>,
): Promise<{ id: number; name: string }[]> =>
  presentWorkers(await listGroupWorkers(ctx.db, placeOf(ctx), params.id))

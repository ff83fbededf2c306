import { standingDuties } from '@larder/knowledge'
import type { WorkGroupTask, workGroupTasks } from '@larder/contract/work-group-tasks'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { invalid, notFound } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { partnerNamed } from '#features/partners/public.ts'
import { noteInput, readDuties, type DescribedDuty } from '#features/plan-data/public.ts'
import { findGroup, lockDuty, saveDuty, updateDuty } from './work-group-tasks.queries.ts'

const present = ({ duty: _duty, ...row }: DescribedDuty): WorkGroupTask => row

export const listWorkGroupTasks = async (
  ctx: Ctx,
  { query }: Input<typeof workGroupTasks.list>,
): Promise<WorkGroupTask[]> => (await readDuties(ctx, placeOf(ctx), query.lang)).map(present)

async function described(
  ctx: Ctx,
  at: PlaceKey,
  id: number,
  lang: string | undefined,
): Promise<WorkGroupTask> {
  const row = (await readDuties(ctx, at, lang)).find((duty) => duty.id === id)
  if (row === undefined) throw notFound('WorkGroupTask')
  return present(row)
}

type Fields = Pick<
  Input<typeof workGroupTasks.create>['body'],
  'responsible_name' | 'service_provider' | 'is_outsourceable'
>

/** @throws Problem 422 `not_outsourceable`. */
async function rowOf(ctx: Ctx, at: PlaceKey, fields: Fields) {
  const provider = fields.service_provider?.trim() ?? ''
  if (provider !== '' && !fields.is_outsourceable)
    throw invalid('service_provider', 'not_outsourceable', 'The place has to do this itself.')
  const name = fields.responsible_name.trim()
  const group = name === '' ? undefined : await findGroup(ctx.db, at, name)
  return {
    user_group_id: group?.id ?? null,
    responsible_name: group?.name ?? name,
    partner_id: provider === '' ? null : await partnerNamed(ctx, at, provider),
    is_outsourceable: fields.is_outsourceable,
  }
}

const defaultOf = (task_subtype_id: number) =>
  standingDuties.find((duty) => duty.task_subtype_id === task_subtype_id)

/**
 * Adds an own duty, or saves what the place decides on a default.
 * @throws Problem 422 `required`, `mandatory`, `not_outsourceable`.
 */
export async function createWorkGroupTask(
  ctx: Ctx,
  { body, query }: Input<typeof workGroupTasks.create>,
): Promise<WorkGroupTask> {
  const at = placeOf(ctx)
  const { is_default, task_subtype_id } = body
  const duty = is_default ? defaultOf(task_subtype_id) : undefined
  const task_desc = body.task_desc?.trim() ?? ''
  if (!is_default && task_desc === '') throw invalid('task_desc', 'required')
  if (body.is_removed && duty?.is_mandatory !== false)
    throw invalid('is_removed', 'mandatory', 'This duty cannot be removed.')
  const is_outsourceable = duty?.is_outsourceable ?? body.is_outsourceable
  const fields = {
    ...(await rowOf(ctx, at, { ...body, is_outsourceable })),
    is_default,
    task_subtype_id,
    task_desc: is_default ? null : task_desc,
    removed_at: body.is_removed ? ctx.now.toISOString() : null,
  }
  const id = await saveDuty(ctx.db, at, fields, ctx.now.toISOString())
  await noteInput(ctx, at, 'workGroups')
  ctx.audit({ entity: 'work_group_task', entity_id: id, detail: { ...fields } })
  return described(ctx, at, id, query.lang)
}

/** @throws Problem 404; 422 `not_outsourceable`. */
export async function changeWorkGroupTask(
  ctx: Ctx,
  { params, body, query }: Input<typeof workGroupTasks.change>,
): Promise<WorkGroupTask> {
  const at = placeOf(ctx)
  const before = await lockDuty(ctx.db, at, params.id)
  if (before === undefined) throw notFound('WorkGroupTask')
  const duty = before.is_default ? defaultOf(before.task_subtype_id) : undefined
  const is_outsourceable = duty?.is_outsourceable ?? body.is_outsourceable
  const after = {
    ...(await rowOf(ctx, at, { ...body, is_outsourceable })),
    task_desc: before.is_default ? null : (body.task_desc?.trim() ?? before.task_desc),
    removed_at: null,
  }
  await updateDuty(ctx.db, at, before.id, { ...after, updated_at: ctx.now.toISOString() })
  await noteInput(ctx, at, 'workGroups')
  ctx.audit({ entity: 'work_group_task', entity_id: before.id, detail: { before, after } })
  return described(ctx, at, before.id, query.lang)
}

/** @throws Problem 404; 422 `mandatory`. */
export async function removeWorkGroupTask(
  ctx: Ctx,
  { params }: Input<typeof workGroupTasks.remove>,
): Promise<{ ok: true }> {
  const at = placeOf(ctx)
  const before = await lockDuty(ctx.db, at, params.id)
  if (before === undefined) throw notFound('WorkGroupTask')
  if (before.is_default && defaultOf(before.task_subtype_id)?.is_mandatory !== false)
    throw invalid('id', 'mandatory', 'This duty cannot be removed.')
  const now = ctx.now.toISOString()
  await updateDuty(ctx.db, at, before.id, { removed_at: now, updated_at: now })
  await noteInput(ctx, at, 'workGroups')
  ctx.audit({ entity: 'work_group_task', entity_id: before.id, detail: { before } })
  return { ok: true }
}

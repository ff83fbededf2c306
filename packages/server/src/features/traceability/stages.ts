/** Stages of a place as its owners change them. */
import type { traceability, TraceabilityStage } from '@larder/contract/traceability'
import type { ResponseOf } from '@larder/contract/kit'
import { defaultStages, stageTypeOf } from '@larder/core/traceability'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { invalid, notFound, versionConflict } from '#kit/problem.ts'
import { nameIn } from '#kit/text/texts.ts'
import type { Db } from '#db/transaction.ts'
import {
  findPlaceFacts,
  hasStageTask,
  hideStageRow,
  insertStageRow,
  isStageNameTaken,
  listStageRows,
  lockStageRow,
  updateStageRow,
  type StageRow,
  type StageValues,
} from './stages.queries.ts'

export const presentStage = (row: StageRow, place_id: number): TraceabilityStage => ({
  ...row,
  fhp_id: place_id,
})

/** Default stages that the place does not have, named in its language. */
async function usualStages(db: Db, at: PlaceKey, rows: readonly StageRow[]): Promise<readonly StageValues[]> {
  const { business_activity_id, preferred_language } = await findPlaceFacts(db, at)
  const stageTypeIds = new Set(rows.map(({ stage_type_id }) => stage_type_id))
  const names = new Set(rows.map(({ name }) => name.toLowerCase()))
  return defaultStages(business_activity_id)
    .map(({ id, key, color, is_preparation }, order_number) => ({
      name: nameIn(preferred_language, `traceability.stage_type.${key}`),
      color,
      stage_type_id: id,
      is_preparation,
      order_number,
      task_id: null,
    }))
    .filter(({ stage_type_id, name }) => !stageTypeIds.has(stage_type_id) && !names.has(name.toLowerCase()))
}

/** Adds the default stages that the place does not have. */
export async function addUsualStages(db: Db, at: PlaceKey, now: string): Promise<readonly number[]> {
  const rows = await listStageRows(db, at)
  const last = Math.max(-1, ...rows.map(({ order_number }) => order_number))
  const added: number[] = []
  for (const [index, values] of (await usualStages(db, at, rows)).entries()) {
    const id = await insertStageRow(db, at, { ...values, order_number: last + 1 + index, now })
    if (id !== undefined) added.push(id)
  }
  return added
}

export async function listStages(ctx: Ctx): Promise<ResponseOf<typeof traceability.stages>> {
  const at = placeOf(ctx)
  const rows = await listStageRows(ctx.db, at)
  const usual = await usualStages(ctx.db, at, rows)
  return {
    data: rows.map((row) => presentStage(row, at.place_id)),
    usual: usual.map(({ name, color, stage_type_id, is_preparation }) => ({
      name,
      color,
      stage_type_id,
      is_preparation,
    })),
  }
}

async function showStage(ctx: Ctx, id: number): Promise<TraceabilityStage> {
  const at = placeOf(ctx)
  const row = (await listStageRows(ctx.db, at)).find((one) => one.id === id)
  if (row === undefined) throw notFound('traceability_stages')
  return presentStage(row, at.place_id)
}

const taken = () => invalid('name', 'name_taken', 'The place has a stage of this name.')

/** @throws Problem 422 `unknown_task` for a task that is not a traceability task of the place */
async function requireTask(ctx: Ctx, task_id: number | null): Promise<void> {
  if (task_id !== null && !(await hasStageTask(ctx.db, placeOf(ctx), task_id)))
    throw invalid('task_id', 'unknown_task', 'The place has no such task.')
}

/** @throws Problem 422 `name_taken`, `unknown_task` */
export async function createStage(
  ctx: Ctx,
  { body }: Input<typeof traceability.createStage>,
): Promise<TraceabilityStage> {
  const at = placeOf(ctx)
  const type = stageTypeOf(body.stage_type_id)
  const rows = await listStageRows(ctx.db, at)
  const values: StageValues = {
    name: body.name.trim(),
    color: body.color ?? type?.color ?? '#868e96',
    stage_type_id: body.stage_type_id,
    is_preparation: body.is_preparation ?? type?.is_preparation ?? false,
    order_number: body.order_number ?? Math.max(-1, ...rows.map((row) => row.order_number)) + 1,
    task_id: body.task_id ?? null,
  }
  await requireTask(ctx, values.task_id)
  const id = await insertStageRow(ctx.db, at, { ...values, now: ctx.now.toISOString() })
  if (id === undefined) throw taken()
  ctx.audit({ entity: 'traceability_stage', entity_id: id, detail: { ...values } })
  return showStage(ctx, id)
}

export async function createUsualStages(ctx: Ctx): Promise<TraceabilityStage[]> {
  const at = placeOf(ctx)
  const added = await addUsualStages(ctx.db, at, ctx.now.toISOString())
  ctx.audit({ entity: 'traceability_stage', detail: { added } })
  return (await listStageRows(ctx.db, at)).map((row) => presentStage(row, at.place_id))
}

/** @throws Problem 404; 409; 422 `name_taken`, `unknown_task` */
export async function changeStage(
  ctx: Ctx,
  { params, body: { base_version, ...change } }: Input<typeof traceability.changeStage>,
): Promise<TraceabilityStage> {
  const at = placeOf(ctx)
  const row = await lockStageRow(ctx.db, at, params.id)
  if (row === undefined) throw notFound('traceability_stages')
  if (row.version !== base_version) throw versionConflict(presentStage(row, at.place_id))
  const { id, version: _, ...before } = row
  const after: StageValues = {
    name: change.name?.trim() ?? before.name,
    color: change.color ?? before.color,
    stage_type_id: change.stage_type_id ?? before.stage_type_id,
    is_preparation: change.is_preparation ?? before.is_preparation,
    order_number: change.order_number ?? before.order_number,
    task_id: change.task_id === undefined ? before.task_id : change.task_id,
  }
  if (await isStageNameTaken(ctx.db, at, { name: after.name, id })) throw taken()
  if (after.task_id !== before.task_id) await requireTask(ctx, after.task_id)
  await updateStageRow(ctx.db, at, { id, ...after, now: ctx.now.toISOString() })
  ctx.audit({ entity: 'traceability_stage', entity_id: id, detail: { before, after } })
  return showStage(ctx, id)
}

/** @throws Problem 404 */
export async function removeStage(
  ctx: Ctx,
  { params }: Input<typeof traceability.removeStage>,
): Promise<{ ok: true }> {
  const at = placeOf(ctx)
  const row = await lockStageRow(ctx.db, at, params.id)
  if (row === undefined) throw notFound('traceability_stages')
  await hideStageRow(ctx.db, at, params.id, ctx.now.toISOString())
  ctx.audit({ entity: 'traceability_stage', entity_id: params.id, detail: { removed: row.name } })
  return { ok: true }
}

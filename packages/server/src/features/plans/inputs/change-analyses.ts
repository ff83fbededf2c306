/**
 * Analyses of the place's own, and its changes of those that the knowledge base asks for: one table, whose
 * rows both APIs write (plan document and daily operations).
 */
import type { ResponseOf } from '@larder/contract/kit'
import type { planInputs } from '@larder/contract/plan-inputs'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { invalid, notFound, versionConflict } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { adoptAnalyses } from '#features/tasks/public.ts'
import {
  deleteAnalysis,
  insertAnalysis,
  knowledge,
  listCustomAnalyses,
  lockAnalysis,
  noteInput,
  planForTasks,
  updateAnalysis,
} from '#features/plan-data/public.ts'

type Stored = ResponseOf<typeof planInputs.createAnalysis>

/** The plan is no longer as it was confirmed, and the tasks of the day follow at once. */
async function follow(ctx: Ctx, at: PlaceKey): Promise<void> {
  await noteInput(ctx, at, 'analyses')
  await adoptAnalyses(ctx, at, await planForTasks(ctx, at, undefined))
}

/** Of the place's own alone. */
export const listAnalyses = async (ctx: Ctx): Promise<Stored[]> =>
  (await listCustomAnalyses(ctx.db, placeOf(ctx))).filter(({ default_key }) => default_key === null)

/**
 * @throws Problem 422 for an analysis that the knowledge base does not have, or that the place has changed.
 */
export async function createAnalysis(
  ctx: Ctx,
  { body }: Input<typeof planInputs.createAnalysis>,
): Promise<Stored> {
  const at = placeOf(ctx)
  const { default_key } = body
  if (default_key !== null) {
    const fact = knowledge.analyses.find(({ id }) => id === default_key)
    if (fact?.subtype !== body.task_subtype_id) throw invalid('default_key', 'not_offered')
    if ((await listCustomAnalyses(ctx.db, at)).some((one) => one.default_key === default_key))
      throw invalid('default_key', 'duplicate')
  }
  const analysis = await insertAnalysis(ctx.db, at, body, ctx.now.toISOString())
  await follow(ctx, at)
  ctx.audit({ entity: 'custom_analysis', entity_id: analysis.id, detail: { ...body } })
  return analysis
}

/** @throws Problem 404; 409 with the analysis as it is now when the caller has seen an older version. */
export async function changeAnalysis(
  ctx: Ctx,
  { params, body: { version, ...fields } }: Input<typeof planInputs.changeAnalysis>,
): Promise<Stored> {
  const at = placeOf(ctx)
  const before = await lockAnalysis(ctx.db, at, params.id)
  if (!before) throw notFound('CustomAnalysis')
  if (version !== undefined && version !== before.version) throw versionConflict(before)
  const task_subtype_id = before.default_key === null ? fields.task_subtype_id : before.task_subtype_id
  const analysis = await updateAnalysis(ctx.db, at, params.id, { ...fields, task_subtype_id })
  await follow(ctx, at)
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
  await follow(ctx, at)
  ctx.audit({ entity: 'custom_analysis', entity_id: params.id, detail: { removed } })
  return { ok: true }
}

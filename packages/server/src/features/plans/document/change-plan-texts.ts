/** Texts of the place's own before and after sections of its plan. */
import type { ResponseOf } from '@larder/contract/kit'
import type { beforeOrAfter } from '@larder/contract/own-words'
import { isOwnSection } from '@larder/core/haccp'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { invalid, notFound, versionConflict } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { lockPlan, noteEdit } from '#features/plan-data/public.ts'
import { findTextRow, insertTextRow, listTextRows, updateTextRow, type TextRow } from './own-words.queries.ts'
import { titlesOf } from './read-sections.ts'
import { writerOf } from './writer.ts'

type Answer = ResponseOf<typeof beforeOrAfter.create>

const MOST = 300

/** @throws Problem 404. */
async function getText(ctx: Ctx, at: PlaceKey, id: number): Promise<TextRow> {
  const row = await findTextRow(ctx.db, at, id)
  if (!row) throw notFound('BeforeOrAfter')
  return row
}

export const listPlanTexts = async (ctx: Ctx): Promise<Answer[]> => listTextRows(ctx.db, placeOf(ctx))

/**
 * @throws Problem 422 for a section that the plan does not have, or that is the place's own and has its text
 * already; `too_many`.
 */
export async function createPlanText(
  ctx: Ctx,
  { body }: Input<typeof beforeOrAfter.create>,
): Promise<Answer> {
  const at = placeOf(ctx)
  await lockPlan(ctx.db, at)
  const { static_name, position, reason } = body
  const names = await titlesOf(ctx, at, undefined)
  if (isOwnSection(static_name) || !names.some((one) => one.static_name === static_name))
    throw invalid('static_name', 'unknown', 'The plan has no such section.')
  if ((await listTextRows(ctx.db, at)).length >= MOST)
    throw invalid('text', 'too_many', 'A plan has at most 300 texts of its own.')
  const { id } = await insertTextRow(ctx.db, at, body, writerOf(ctx))
  await noteEdit(ctx, at, { sections: [static_name], code: 'text_added', detail: { id, position }, reason })
  ctx.audit({ entity: 'plan_text', entity_id: id, detail: { static_name, position } })
  return await getText(ctx, at, id)
}

/** @throws Problem 404; 409 with the text as it is now when the caller has seen an older version. */
export async function changePlanText(
  ctx: Ctx,
  { params, body }: Input<typeof beforeOrAfter.change>,
): Promise<Answer> {
  const at = placeOf(ctx)
  await lockPlan(ctx.db, at)
  const before = await getText(ctx, at, params.id)
  if (body.version !== before.version) throw versionConflict(before)
  const { text, language, reason } = body
  await updateTextRow(ctx.db, at, params.id, { text, language, ...writerOf(ctx) })
  await noteEdit(ctx, at, {
    sections: [before.static_name],
    code: 'text_changed',
    detail: { id: params.id, position: before.position },
    reason,
  })
  ctx.audit({ entity: 'plan_text', entity_id: params.id, detail: { before, after: { text, language } } })
  return await getText(ctx, at, params.id)
}

/** @throws Problem 404. */
export async function disablePlanText(
  ctx: Ctx,
  { params, body }: Input<typeof beforeOrAfter.disable>,
): Promise<Answer> {
  const at = placeOf(ctx)
  await lockPlan(ctx.db, at)
  const before = await getText(ctx, at, params.id)
  const { disabled_for_place } = body
  if (disabled_for_place !== before.disabled_for_place) {
    await updateTextRow(ctx.db, at, params.id, { disabled_for_place, ...writerOf(ctx) })
    await noteEdit(ctx, at, {
      sections: [before.static_name],
      code: disabled_for_place ? 'text_disabled' : 'text_enabled',
      detail: { id: params.id, position: before.position },
    })
  }
  ctx.audit({
    entity: 'plan_text',
    entity_id: params.id,
    detail: { before: before.disabled_for_place, after: disabled_for_place },
  })
  return await getText(ctx, at, params.id)
}

/** Sections of the place's own in its plan: added, changed, removed. */
import { ownSectionName } from '@larder/core/haccp'
import type { ResponseOf } from '@larder/contract/kit'
import type { sectionGroups } from '@larder/contract/own-words'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { invalid, notFound, versionConflict } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { lockPlan, noteEdit } from '#features/plan-data/public.ts'
import {
  deleteSectionRow,
  findSectionRow,
  insertSectionRow,
  listSectionRows,
  updateSectionRow,
  type SectionRow,
} from './own-words.queries.ts'
import { writerOf } from './writer.ts'

type Answer = ResponseOf<typeof sectionGroups.create>

/** So many fit into a menu that anybody still reads. */
const MOST = 100

const onWire = (row: SectionRow): Answer => ({ ...row, static_name: ownSectionName(row.id) })

/** @throws Problem 404. */
async function getSection(ctx: Ctx, at: PlaceKey, id: number): Promise<SectionRow> {
  const row = await findSectionRow(ctx.db, at, id)
  if (!row) throw notFound('SectionGroup')
  return row
}

export const listSectionGroups = async (ctx: Ctx): Promise<Answer[]> =>
  (await listSectionRows(ctx.db, placeOf(ctx))).map(onWire)

/** @throws Problem 422 `too_many` beyond a hundred. */
export async function createSectionGroup(
  ctx: Ctx,
  { body }: Input<typeof sectionGroups.create>,
): Promise<Answer> {
  const at = placeOf(ctx)
  await lockPlan(ctx.db, at)
  if ((await listSectionRows(ctx.db, at)).length >= MOST)
    throw invalid('name', 'too_many', 'A plan has at most a hundred sections of its own.')
  const { id } = await insertSectionRow(ctx.db, at, body, writerOf(ctx))
  await noteEdit(ctx, at, {
    sections: [ownSectionName(id)],
    code: 'section_added',
    detail: { id, name: body.name },
    reason: body.reason,
  })
  ctx.audit({
    entity: 'section_group',
    entity_id: id,
    detail: { name: body.name, section_group: body.section_group },
  })
  return onWire(await getSection(ctx, at, id))
}

/** @throws Problem 404; 409 with the section as it is now when the caller has seen an older version. */
export async function changeSectionGroup(
  ctx: Ctx,
  { params, body }: Input<typeof sectionGroups.change>,
): Promise<Answer> {
  const at = placeOf(ctx)
  await lockPlan(ctx.db, at)
  const before = await getSection(ctx, at, params.id)
  if (body.version !== before.version) throw versionConflict(onWire(before))
  await updateSectionRow(ctx.db, at, params.id, { ...body, ...writerOf(ctx) })
  await noteEdit(ctx, at, {
    sections: [ownSectionName(params.id)],
    code: 'section_changed',
    detail: { id: params.id, name: body.name },
    reason: body.reason,
  })
  const { reason: _reason, version: _version, ...after } = body
  ctx.audit({ entity: 'section_group', entity_id: params.id, detail: { before, after } })
  return onWire(await getSection(ctx, at, params.id))
}

/** @throws Problem 404. */
export async function removeSectionGroup(
  ctx: Ctx,
  { params }: Input<typeof sectionGroups.remove>,
): Promise<{ ok: true }> {
  const at = placeOf(ctx)
  await lockPlan(ctx.db, at)
  const before = await getSection(ctx, at, params.id)
  await deleteSectionRow(ctx.db, at, params.id)
  await noteEdit(ctx, at, {
    sections: [ownSectionName(params.id)],
    code: 'section_removed',
    detail: { id: params.id, name: before.name },
  })
  ctx.audit({ entity: 'section_group', entity_id: params.id, detail: { removed: before } })
  return { ok: true }
}

/**
 * A place's changes of hazards: words, estimation, responsible people, enabled or not; and hazards of its
 * own.
 */
import { baseLanguage } from '@larder/core/languages'
import { processNumber, processOfNumber, type PlanHazard } from '@larder/core/haccp'
import { numberOfPlanHazard, ownHazardOfNumber } from '@larder/core/plan-progress'
import type { ResponseOf } from '@larder/contract/kit'
import type { plans } from '@larder/contract/plans'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { conflict, invalid, notFound, versionConflict } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import {
  deleteHazardRow,
  findEditOf,
  findOwnHazard,
  insertHazardRow,
  listGroupNames,
  updateHazardRow,
  type EditRow,
} from './hazards.queries.ts'
import { lockPlan } from '#features/plan-data/public.ts'
import { readHazard, sectionsOfHazards } from './read-hazards.ts'
import { remakePlan } from '../generate/remake-plan.ts'
import { readPlan, type ReadPlan } from '../document/write-document.ts'
import { writerOf } from '../document/writer.ts'

type Detail = ResponseOf<typeof plans.hazard>
type Change = Input<typeof plans.changeHazard>['body']

/** Names of the work groups. @throws Problem 422 that names the first id which is not the place's. */
async function readMembers(
  ctx: Ctx,
  at: PlaceKey,
  ids: readonly number[],
): Promise<{ readonly members: readonly string[]; readonly member_ids: readonly number[] }> {
  if (ids.length === 0) return { members: [], member_ids: [] }
  const workGroups = await listGroupNames(ctx.db, at, ids)
  const missing = ids.findIndex((id) => !workGroups.some((group) => group.id === id))
  if (missing >= 0) throw invalid(`members.${missing}`, 'unknown', 'There is no such work group.')
  return { members: workGroups.map(({ name }) => name), member_ids: workGroups.map(({ id }) => id) }
}

/** @throws Problem 422 where the plan has no such step. */
function checkStep({ reading }: ReadPlan, process_id: number): void {
  if (!reading.plan.steps.some(({ id }) => processNumber(id) === process_id))
    throw invalid('process_id', 'not_in_plan', 'The plan has no such process.')
}

/** @throws Problem 404 before the plan is generated, 422 for a step or a work group that is not there. */
export async function createHazard(ctx: Ctx, { body }: Input<typeof plans.createHazard>): Promise<Detail> {
  const at = placeOf(ctx)
  const group = body.fsp_product_group_id ?? null
  await lockPlan(ctx.db, at)
  checkStep(await readPlan(ctx, at, { group }), body.process_id)
  const { type, severity, probability, words, control, language, reason } = body
  const content = {
    step: processOfNumber(body.process_id),
    type,
    severity,
    probability,
    words: { [baseLanguage(language)]: words },
    control,
    is_disabled: false,
    ...(await readMembers(ctx, at, body.members)),
  }
  const { id } = await insertHazardRow(ctx.db, at, {
    key: null,
    group,
    content: content as EditRow['content'],
    ...writerOf(ctx),
  })
  await remakePlan(ctx, at, {
    sections: sectionsOfHazards,
    code: 'hazard_added',
    detail: { id, name: words.name },
    reason,
  })
  ctx.audit({
    entity: 'hazard',
    entity_id: id,
    detail: { step: content.step, type, severity, probability, control: control !== null },
  })
  return readHazard(ctx, at, numberOfPlanHazard({ step: content.step, hazard: `H-own-${id}` }), {
    lang: language,
    group,
  })
}

/**
 * The content after the change. A hazard of the knowledge base keeps words in other languages; its own are
 * replaced.
 */
function changed(before: EditRow | undefined, key: string | null, body: Change): Record<string, unknown> {
  const old = before?.content
  const words: Record<string, unknown> = { ...old?.words }
  // A variant of English shares its words with the others.
  const language = baseLanguage(body.language)
  if (Object.keys(body.words).length > 0) words[language] = body.words
  else delete words[language]
  // Estimating a hazard that was kept from an older edition decides it again; its kept texts stay.
  const estimated =
    body.severity !== (old?.severity ?? null) || body.probability !== (old?.probability ?? null)
  if (key !== null)
    return {
      kept: null,
      ...old,
      ...(estimated ? { kept: null } : {}),
      words,
      severity: body.severity,
      probability: body.probability,
      is_disabled: body.disabled_for_place,
    }
  return {
    ...old,
    words,
    is_disabled: body.disabled_for_place,
    severity: body.severity ?? old?.severity,
    probability: body.probability ?? old?.probability,
    ...(body.control === undefined ? {} : { control: body.control }),
  }
}

/**
 * @throws Problem 422 for a change that only hazards of the place's own allow, or that would leave it without
 * a name.
 */
function checkChange(key: string | null, body: Change): void {
  if (key !== null && body.control != null)
    throw invalid('control', 'fixed', 'The knowledge base sets the control of this hazard.')
  if (key === null && body.words.name === undefined)
    throw invalid('words.name', 'required', 'A hazard needs a name.')
}

type HazardEdit = { readonly key: string | null; readonly row: EditRow | undefined }

/** The hazard behind a number on the wire, enabled or disabled. @throws Problem 404. */
async function findHazard(ctx: Ctx, at: PlaceKey, group: number | null, number: number): Promise<HazardEdit> {
  const own = ownHazardOfNumber(number)
  if (own !== null) {
    const row = await findOwnHazard(ctx.db, at, group, own)
    if (!row) throw notFound('Hazard')
    return { key: null, row }
  }
  const { reading } = await readPlan(ctx, at, { group })
  const hazard: PlanHazard | undefined = [...reading.plan.hazards, ...(reading.plan.disabled ?? [])].find(
    (one) => numberOfPlanHazard(one) === number,
  )
  if (!hazard) throw notFound('Hazard')
  return { key: hazard.key, row: await findEditOf(ctx.db, at, group, hazard.key) }
}

/** @throws Problem 409 with the hazard as it is now when the caller has seen an older version. */
export async function changeHazard(
  ctx: Ctx,
  { params, query, body }: Input<typeof plans.changeHazard>,
): Promise<Detail> {
  const at = placeOf(ctx)
  const group = query.fsp_product_group_id ?? null
  await lockPlan(ctx.db, at)
  const { key, row } = await findHazard(ctx, at, group, params.id)
  checkChange(key, body)
  const read = (): Promise<Detail> => readHazard(ctx, at, params.id, { lang: body.language, group })
  if (body.version !== (row?.version ?? 0)) throw versionConflict(await read())
  const content = {
    ...changed(row, key, body),
    ...(await readMembers(ctx, at, body.members)),
  } as EditRow['content']
  if (row) await updateHazardRow(ctx.db, at, row.id, { content, ...writerOf(ctx) })
  else await insertHazardRow(ctx.db, at, { key, group, content, ...writerOf(ctx) })
  await remakePlan(ctx, at, {
    sections: sectionsOfHazards,
    code: 'hazard_changed',
    detail: { hazard: params.id, key },
    reason: body.reason,
  })
  ctx.audit({
    entity: 'hazard',
    entity_id: params.id,
    detail: { key, before: row?.content ?? null, after: content },
  })
  return read()
}

/** @throws Problem 404; 409 for a hazard of the knowledge base that the place has not changed. */
export async function removeHazard(
  ctx: Ctx,
  { params, query }: Input<typeof plans.removeHazard>,
): Promise<{ ok: true }> {
  const at = placeOf(ctx)
  const group = query.fsp_product_group_id ?? null
  await lockPlan(ctx.db, at)
  const { key, row } = await findHazard(ctx, at, group, params.id)
  if (!row)
    throw conflict('This hazard has no changes to remove. Disable it if it does not concern this place.')
  const { base_version = row.version } = query
  if (base_version !== row.version) {
    const { version } = row
    throw versionConflict({ ...(await readHazard(ctx, at, params.id, { lang: undefined, group })), version })
  }
  await deleteHazardRow(ctx.db, at, row.id)
  await remakePlan(ctx, at, {
    sections: sectionsOfHazards,
    code: key === null ? 'hazard_removed' : 'hazard_restored',
    detail: { hazard: params.id, key },
  })
  ctx.audit({ entity: 'hazard', entity_id: params.id, detail: { key, removed: row.content } })
  return { ok: true }
}

/**
 * Saves the set-up in minutes through the calls of the detailed pages, so that both always store the same.
 * What is as it was is not saved again: a plan stays confirmed.
 */
import { isDeepStrictEqual } from 'node:util'
import { equipmentTypes } from '@larder/core/equipment'
import { answersOf, processNumber, withAnswers, type PlaceProfile } from '@larder/core/haccp'
import { numberOfGroup, numberOfSubProcess } from '@larder/core/plan-progress'
import { mergeFields } from '@larder/core/two-hands'
import type { placeSetup } from '@larder/contract/place-setup'
import type { ResponseOf } from '@larder/contract/kit'
import { placeOf, type AuditNote, type Ctx, type Input } from '#kit/context.ts'
import { invalid, Problem, versionConflict } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { changeEquipment, createEquipment, heldIn, listActiveUnits } from '#features/units/public.ts'
import { changeExtraData } from '#features/places/public.ts'
import {
  changeFoodGroups,
  changeProductGroups,
  confirmStep,
  readStatus,
  startWorkGroups,
} from '#features/plans/public.ts'
import { findInputs, knowledge } from '#features/plan-data/public.ts'
import { selectProcesses } from '#features/processes/public.ts'
import { copyOwnTasks } from '#features/tasks/public.ts'
import { copyWorkers, createWorkGroup, joinMatchingGroups, matchGroups } from '#features/people/public.ts'
import { checkAnswers, placesToCopy, readAsked, type SetupContext } from './read-setup.ts'

type Status = ResponseOf<typeof placeSetup.save>

/** One audit entry for all that was saved. */
async function auditedAsOne(
  ctx: Ctx,
  detail: Readonly<Record<string, unknown>>,
  save: (ctx: Ctx) => Promise<void>,
): Promise<Status> {
  const changes: AuditNote[] = []
  await save({ ...ctx, audit: (note) => void changes.push(note) })
  const at = placeOf(ctx)
  ctx.audit({ entity: 'place', entity_id: at.place_id, detail: { ...detail, changes } })
  return readStatus(ctx.db, at)
}

/** @throws Problem 422 at an unknown answer or unit; 409 for a place that is set up page by page. */
export async function saveSetup(ctx: Ctx, { query, body }: Input<typeof placeSetup.save>): Promise<Status> {
  const at = placeOf(ctx)
  const setup = await readAsked(ctx, at, query.lang)
  checkAnswers(body.answers, setup)
  const { questions } = setup
  const currentAnswers: Readonly<Record<string, boolean>> = answersOf(setup.profile, questions)
  const answers = Object.fromEntries(
    Object.entries(body.answers).map(([key, answer]) => [
      key,
      answer === body.base_answers?.[key] ? (currentAnswers[key] ?? answer) : answer,
    ]),
  )
  const profile = withAnswers(setup.profile, answers, { knowledge, questions })
  return auditedAsOne(ctx, { answers }, async (within) => {
    await store(within, at, setup, profile)
    for (const [index, unitsOfKind] of body.units.entries())
      await replaceUnits(within, at, unitsOfKind, `units.${index}.units`)
  })
}

/**
 * Copies what is named; people first, so that answers and tasks find their work groups. @throws Problem 422
 * `from_place_id` for a place that is not the company's or has another activity, `answers` where nothing is
 * named; 403 for people of a place whose people the caller may not see, or who may not add them here.
 */
export async function copySetup(ctx: Ctx, { query, body }: Input<typeof placeSetup.copy>): Promise<Status> {
  const at = placeOf(ctx)
  const setup = await readAsked(ctx, at, query.lang)
  const from = (await placesToCopy(ctx, at)).find(({ id }) => id === body.from_place_id)
  if (from === undefined)
    throw invalid('from_place_id', 'not_offered', 'This place has other questions, or is not yours.')
  if (!body.answers && !body.tasks && !body.people)
    throw invalid('answers', 'required', 'Choose what to copy.')
  if (body.people && from.people === null)
    throw new Problem('forbidden', 'You do not have sufficient permissions to do that.')
  const places = { from: { ...at, place_id: from.id }, to: at }
  const detail = { copied_from: from.id, answers: body.answers, tasks: body.tasks, people: body.people }
  return auditedAsOne(ctx, detail, async (within) => {
    if (body.people) await joinMatchingGroups(within, places, await copyWorkers(within, places))
    if (body.answers) await copyAnswers(within, setup, places.from)
    if (body.tasks) await copyOwnTasks(within, places, (ids) => matchGroups(within, places, ids))
  })
}

async function copyAnswers(ctx: Ctx, setup: SetupContext, from: PlaceKey): Promise<void> {
  const other = await readAsked(ctx, from, undefined)
  const { questions } = setup
  const answers = answersOf(other.profile, questions)
  await store(ctx, placeOf(ctx), setup, withAnswers(setup.profile, answers, { knowledge, questions }))
}

const same = (before: readonly number[] | null, after: readonly number[]): boolean =>
  before !== null && before.length === after.length && after.every((one) => before.includes(one))

/** The profile as the answers of the detailed pages; files of the place may come later. */
async function store(
  ctx: Ctx,
  at: PlaceKey,
  { profile: before }: SetupContext,
  after: PlaceProfile,
): Promise<void> {
  const params = { placeId: at.place_id }
  const inputs = await findInputs(ctx.db, at)
  if (!isDone(inputs.steps_saved, 'generalInfo') || !sameSet(before.extra_data, after.extra_data))
    await changeExtraData(ctx, { params, query: {}, body: { extra_data: [...after.extra_data] } })
  const products = after.product_groups.map(numberOfGroup)
  if (!same(inputs.product_groups, products))
    await changeProductGroups(ctx, { params, query: {}, body: { product_groups: products } })
  const foods = after.food_groups.map(numberOfGroup)
  if (!same(inputs.food_groups, foods))
    await changeFoodGroups(ctx, { params, query: {}, body: { food_groups: foods } })
  const stored = inputs.processes.flatMap(({ process_id }) => process_id ?? [])
  if (
    !same(
      stored.length === 0 ? null : stored,
      after.processes.map(({ id }) => processNumber(id)),
    )
  )
    await selectProcesses(ctx, { params, query: {}, body: selectionOf(after) })
  if (inputs.active_work_groups === 0) await addWorkGroups(ctx, at)
  await finishSteps(ctx, at)
}

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one))

const selectionOf = ({ processes }: PlaceProfile) =>
  processes.map(({ id, sub_processes }) => ({
    process_id: processNumber(id),
    sub_processes: sub_processes.map((sub) => ({ id: numberOfSubProcess(sub), selected: true })),
  }))

async function addWorkGroups(ctx: Ctx, at: PlaceKey): Promise<void> {
  const params = { placeId: at.place_id }
  for (const group of await startWorkGroups(ctx, { params, query: {}, body: {} }))
    await createWorkGroup(ctx, {
      params,
      query: {},
      body: { ...group, is_disabled: false },
    })
}

const isDone = (saved: Readonly<Record<string, string>>, step: string): boolean => saved[step] !== undefined

/** Pages that are only confirmed, and files that nobody has to look for now. */
async function finishSteps(ctx: Ctx, at: PlaceKey): Promise<void> {
  const { id, missing } = await readStatus(ctx.db, at)
  for (const key of ['generalInfo', 'analyses', 'locationPlan', 'drawings'] as const)
    if (missing.includes(key))
      await confirmStep(ctx, {
        params: { placeId: at.place_id, planId: id },
        query: {},
        body: { key, done: true },
      })
}

type UnitsOfKind = Input<typeof placeSetup.save>['body']['units'][number]
type UnitInput = UnitsOfKind['units'][number]
type ActiveUnit = Awaited<ReturnType<typeof listActiveUnits>>[number]

const namedUnit = ({ name, holds }: Pick<UnitInput, 'name' | 'holds'>) => ({
  name: name.trim(),
  holds: holds.toSorted(),
})

/**
 * The unit after the change; undefined where it stays as it is. @throws Problem 409 with the unit where others changed
 * the same of it
 */
function changedUnit(active: ActiveUnit, mine: UnitInput, base: UnitInput | undefined) {
  const before = namedUnit({ name: active.name, holds: [...heldIn(active)] })
  const after = base === undefined ? namedUnit(mine) : mergeFields(before, namedUnit(base), namedUnit(mine))
  if (after === null) throw versionConflict({ id: active.id, version: active.version, ...before })
  return isDeepStrictEqual(after, before) ? undefined : after
}

/** The units of the kind are these: new ones are made, renamed ones changed, others that the user saw disabled. */
async function replaceUnits(
  ctx: Ctx,
  at: PlaceKey,
  { kind, units, base }: UnitsOfKind,
  field: string,
): Promise<void> {
  const params = { placeId: at.place_id }
  const equipment_type = { id: equipmentTypes.find(({ key }) => key === kind)?.id ?? 0 }
  const all = await listActiveUnits(ctx.db, at)
  const active = all.filter(({ equipment_type_id }) => equipment_type_id === equipment_type.id)
  const isGone = (id: number | null): boolean => id !== null && !active.some((unit) => unit.id === id)
  const unknown = units.findIndex(({ id }) => isGone(id) && base?.some((one) => one.id === id) !== true)
  if (unknown >= 0) throw invalid(`${field}.${unknown}.id`, 'unknown_unit', 'There is no such unit.')
  const rest = { equipment_type, entity_task_subtypes: [] }
  for (const unit of units) {
    const before = active.find(({ id }) => id === unit.id)
    if (before === undefined) {
      if (unit.id !== null) continue
      const body = { ...rest, name: unit.name, holds: unit.holds, is_active: true }
      await createEquipment(ctx, { params, query: {}, body })
      continue
    }
    const after = changedUnit(
      before,
      unit,
      base?.find(({ id }) => id === unit.id),
    )
    if (after === undefined) continue
    const body = { ...rest, ...after, is_active: true }
    await changeEquipment(ctx, { params: { ...params, id: before.id }, query: {}, body })
  }
  for (const { id, name } of active) {
    if (units.some((unit) => unit.id === id)) continue
    if (base !== undefined && !base.some((unit) => unit.id === id)) continue
    const body = { ...rest, name, is_active: false }
    await changeEquipment(ctx, { params: { ...params, id }, query: {}, body })
  }
}

/** The part of plans that other features may use. */
import { groupProgress, type GroupStep, type PlanStepKey } from '@larder/core/plan-progress'
import type { Ctx } from '#kit/context.ts'
import type { Db } from '#db/transaction.ts'
import { notFound } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { unconfirmCustomPlan } from './versions/custom-plan.queries.ts'
import { groupFacts, placeProfile } from './inputs/place-profile.ts'
import { saveStep } from './inputs/plan-inputs.queries.ts'
import { findInputs, findPlanState, getPlace } from './plans.queries.ts'
import { readStatus } from './generate/read-status.ts'

/**
 * Notes a step as saved that no hazard follows from: location plan, drawings, capacities. The plan does not
 * have to be made again.
 */
export async function noteStep(ctx: Ctx, at: PlaceKey, step: PlanStepKey): Promise<void> {
  await saveStep(ctx.db, at, step, ctx.now.toISOString())
}

/** @throws Problem 404 when the plan in the path is not the place's. */
export async function requirePlan(db: Db, at: PlaceKey, planId: number): Promise<void> {
  if ((await findPlanState(db, at))?.id !== planId) throw notFound('FoodSafetyPlan')
}

/** The four statuses of each product group of the place, by its id. */
export async function groupStatusesOf(
  db: Db,
  at: PlaceKey,
): Promise<ReadonlyMap<number, Readonly<Record<GroupStep, boolean>>>> {
  const inputs = await findInputs(db, at)
  const profile = placeProfile(await getPlace(db, at), inputs)
  return new Map(inputs.groups.map((group) => [group.id, groupProgress(groupFacts(profile, group))]))
}

/**
 * The place's progress with the steps that its plan needs, 0 to 100; of a plan of its own, whether it has a
 * file.
 */
export const planPercent = async (db: Db, at: PlaceKey): Promise<number> =>
  (await readStatus(db, at)).completion_percent

/**
 * To be called where files of a plan of the place's own come, change or go: those that were confirmed are
 * others now.
 */
export const noteCustomPlan = (ctx: Ctx, at: PlaceKey) => unconfirmCustomPlan(ctx.db, at)

export { newestEdition, publishEdition } from './proposals/editions.ts'
export { enqueueProposing } from './plans.jobs.ts'
export { proposeToAll } from './proposals/publish-proposals.ts'
export { noteEdit } from './hazards/note-edit.ts'
export { knowledge, textsAt, textsIn } from './texts.ts'
export { noteInput } from './inputs/note-input.ts'
export { changeFoodGroups, changeProductGroups } from './inputs/change-inputs.ts'
export { startWorkGroups } from './inputs/onboarding.ts'
export { readDuties, sourcesAt, type DescribedDuty } from './inputs/standing-duties.ts'
export { temperatureUnit } from './inputs/temperature-unit.ts'
export { confirmStep, readStatus } from './generate/read-status.ts'
export { findActivity, foodsOfNumbers, placeProfile, startingProfile } from './inputs/place-profile.ts'
export {
  findCapacities,
  storeCapacities,
  type CapacitiesRow,
  type CapacityRow,
} from './inputs/plan-inputs.queries.ts'
export { findGroupPlan } from './generate/group-plans.queries.ts'
export { lawBrokenBy, lawsBrokenBy, planForTasks, type PlanForTasks } from './generate/plan-for-tasks.ts'
export { findInputs, getPlace, lockPlan } from './plans.queries.ts'
export type { PlaceRow } from './plans.queries.ts'
export { openPlan, reopenPlan } from './plan-state.queries.ts'
export { pdfCompilers } from './document/pdf-engine.ts'
export { sealVersionLate } from './versions/seal-version.ts'
export { listUnsealedVersions, sealedVersions } from './versions/version-projection.queries.ts'

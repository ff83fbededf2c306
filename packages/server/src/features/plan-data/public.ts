/** The part of the stored plan that other features may use. */
import { groupProgress, type GroupStep, type PlanStepKey } from '@larder/core/plan-progress'
import type { Ctx } from '#kit/context.ts'
import type { Db } from '#db/transaction.ts'
import { notFound } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { unconfirmCustomPlan } from './custom-plan.queries.ts'
import { groupFacts, placeProfile } from './inputs/place-profile.ts'
import { saveStep } from './inputs/plan-inputs.queries.ts'
import { findInputs, findPlanState, getPlace } from './plans.queries.ts'

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
 * To be called where files of a plan of the place's own come, change or go: those that were confirmed are
 * others now.
 */
export const noteCustomPlan = (ctx: Ctx, at: PlaceKey) => unconfirmCustomPlan(ctx.db, at)

export {
  findCustomConfirmation,
  listCustomFiles,
  storeCustomConfirmation,
  type CustomFile,
} from './custom-plan.queries.ts'
export { listOlderEditions } from './editions/editions.queries.ts'
export { editionOf, newestEdition, publishEdition, type Edition } from './editions/editions.ts'
export { findGroupPlan, listGroupPlans, replaceGroupPlans, type GroupPlanRow } from './group-plans.queries.ts'
export { noteInput } from './inputs/note-input.ts'
export {
  commonProfile,
  findActivity,
  foodsOfNumbers,
  groupProfile,
  placeProfile,
  progressOf,
  readSwitches,
  startingProfile,
} from './inputs/place-profile.ts'
export {
  deleteAnalysis,
  findCapacities,
  insertAnalysis,
  listCustomAnalyses,
  lockAnalysis,
  lockGroups,
  saveStep,
  storeCapacities,
  storeGroups,
  updateAnalysis,
  type CapacitiesRow,
  type CapacityRow,
} from './inputs/plan-inputs.queries.ts'
export { readDuties, sourcesAt, type DescribedDuty } from './inputs/standing-duties.ts'
export { temperatureUnit } from './inputs/temperature-unit.ts'
export { startingWorkGroups } from './inputs/work-group-names.ts'
export { noteEdit, type EditNote } from './note-edit.ts'
export { pdfCompilers, pdfEngine } from './pdf-engine.ts'
export {
  insertPlanChange,
  readEdits,
  setRestVersion,
  type HazardContent,
  type OwnHazardContent,
} from './plan-edits.queries.ts'
export { lawBrokenBy, lawsBrokenBy, planForTasks, type PlanForTasks } from './plan-for-tasks.ts'
export { openPlan, reopenPlan } from './plan-state.queries.ts'
export {
  findInputs,
  findPlan,
  findPlanGroups,
  findPlanState,
  findUserName,
  getPlace,
  listOwnProcesses,
  listPlanFiles,
  listVersions,
  listWorkGroups,
  lockPlan,
  storeConfirmation,
  storedHashes,
  storePlan,
  type GroupInput,
  type InputsRow,
  type PlaceRow,
  type PlanState,
} from './plans.queries.ts'
export {
  countBehind,
  decideRows,
  deleteOpenProposals,
  listOpenProposals,
  listPlansBehind,
  listPlanTexts,
  storeProposals,
  type PlanBehind,
  type PlanText,
  type ProposalRow,
} from './proposals.queries.ts'
export { knowledge, processNames, textsAt, textsIn, textsOf } from './texts.ts'

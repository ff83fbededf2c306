import type { PlaceProfile } from '@larder/core/haccp'
import type { plans } from '@larder/contract/plans'
import type { ResponseOf } from '@larder/contract/kit'
import { placeOf, userId, type Ctx } from '#kit/context.ts'
import { Problem } from '#kit/problem.ts'
import { noteProgress } from '#features/places/public.ts'
import { adoptPlanTasks } from '#features/tasks/public.ts'
import { groupSources, makeGroups, makeOne, storeMade } from './make-plans.ts'
import {
  deleteOpenProposals,
  editionOf,
  findInputs,
  getPlace,
  insertPlanChange,
  lockPlan,
  newestEdition,
  placeProfile,
  progressOf,
  readEdits,
  temperatureUnit,
  type InputsRow,
  type PlaceRow,
} from '#features/plan-data/public.ts'
import { ownPlan, readStatus } from './read-status.ts'

/**
 * Makes the plan from the place's answers, lays its diagram out, and makes its monitoring tasks the place's.
 * The same input gives the same plan. A confirmed plan is confirmed no longer; its version stays. @throws
 * Problem 422 with each step that is not done.
 */
export async function generate(ctx: Ctx): Promise<ResponseOf<typeof plans.generate>> {
  const at = placeOf(ctx)
  const { id, generated_at } = ownPlan(await lockPlan(ctx.db, at), null)
  const place = await getPlace(ctx.db, at)
  const inputs = await findInputs(ctx.db, at)
  const profile = completeProfile(place, inputs)
  const edition = await editionOf(
    ctx.db,
    ctx.platform,
    newestEdition.version,
    (await readEdits(ctx.db, at)).rest_version,
  )
  const newPlans = place.use_product_based_plan
    ? await makeGroups(ctx, at, groupSources(profile, inputs.groups), edition)
    : await makeOne(ctx, at, profile, edition)
  const { plan } = newPlans
  const { sha256 } = await storeMade(ctx, at, newPlans, { before: null, is_outdated: false })
  if (generated_at === null) await noteProgress(ctx.db, at, { plan_created: 'yes' })
  await adoptPlanTasks(ctx, at, { plan, edition, temperature_unit: temperatureUnit(place.temperature_scale) })
  // The plan has the newest edition now: nothing is left to propose.
  await deleteOpenProposals(ctx.db, at)
  await insertPlanChange(ctx.db, at, {
    sections: [],
    code: 'generated',
    detail: { knowledge_version: plan.knowledge_version },
    changed_at: ctx.now.toISOString(),
    changed_by: userId(ctx),
  })
  ctx.audit({
    entity: 'plan',
    entity_id: id,
    detail: {
      sha256,
      knowledge_version: plan.knowledge_version,
      hazards: plan.hazards.length,
      tasks: plan.tasks.length,
      groups: newPlans.groups.length,
    },
  })
  return readStatus(ctx.db, at)
}

function completeProfile(place: PlaceRow, inputs: InputsRow): PlaceProfile {
  const profile = placeProfile(place, inputs)
  if (!profile)
    throw new Problem('invalid', 'There is no plan for this business activity yet.', {
      errors: [
        {
          field: 'generalInfo',
          code: 'activity_not_covered',
          message: 'There is no plan for this business activity yet.',
        },
      ],
    })
  const { missing } = progressOf(place, inputs)
  if (missing.length > 0)
    throw new Problem('invalid', 'Not all sections are filled.', {
      errors: missing.map((step) => ({ field: step, code: 'step_incomplete', message: 'Not filled yet.' })),
    })
  return profile
}

import { createHash } from 'node:crypto'
import { generatePlan, type PlaceProfile } from '@larder/core/haccp'
import type { plans } from '@larder/contract/plans'
import type { ResponseOf } from '@larder/contract/kit'
import { placeOf, userId, type Ctx } from '#kit/context.ts'
import { Problem } from '#kit/problem.ts'
import { canonicalJson } from '#kit/records.ts'
import { adoptPlanTasks } from '#features/tasks/public.ts'
import { layOutFlow } from './lay-out-flow.ts'
import { placeProfile, progressOf } from './place-profile.ts'
import { findInputs, getPlace, lockPlan, storePlan, type At, type PlaceRow } from './plans.queries.ts'
import { ownPlan, readStatus } from './read-status.ts'
import { knowledge } from './texts.ts'
import { temperatureUnit } from './write-document.ts'

/**
 * Makes the plan from what is told of the place, lays its diagram out, and makes its monitoring tasks the place's.
 * The same input gives the same plan. A plan that was confirmed is so no longer; its version stays.
 * @throws Problem 422 with each step that is not done.
 */
export async function generate(ctx: Ctx): Promise<ResponseOf<typeof plans.generate>> {
  const at = placeOf(ctx)
  const { id } = ownPlan(await lockPlan(ctx.db, at), null)
  const place = await getPlace(ctx.db, at)
  const plan = generatePlan(await completeProfile(ctx, at, place), knowledge)
  const text = canonicalJson(plan)
  const sha256 = createHash('sha256').update(text).digest('hex')
  const flow = await layOutFlow(ctx.platform, plan)
  await storePlan(ctx.db, at, { plan: text, flow: JSON.stringify(flow), sha256, knowledge_version: plan.knowledge_version, generated_at: ctx.now.toISOString(), generated_by: userId(ctx) })
  await adoptPlanTasks(ctx, at, plan, temperatureUnit(place.temperature_scale))
  ctx.audit({ entity: 'plan', entity_id: id, detail: { sha256, knowledge_version: plan.knowledge_version, hazards: plan.hazards.length, tasks: plan.tasks.length } })
  return readStatus(ctx.db, at)
}

async function completeProfile(ctx: Ctx, at: At, place: PlaceRow): Promise<PlaceProfile> {
  const inputs = await findInputs(ctx.db, at)
  const profile = placeProfile(place, inputs)
  if (!profile) throw new Problem('invalid', 'There is no plan for this business activity yet.', { errors: [{ field: 'generalInfo', code: 'activity_not_covered', message: 'There is no plan for this business activity yet.' }] })
  const { missing } = progressOf(place, inputs)
  if (missing.length > 0) throw new Problem('invalid', 'Not all sections are filled.', { errors: missing.map((step) => ({ field: step, code: 'step_incomplete', message: 'Not filled yet.' })) })
  return profile
}

/** What other features may use of plans. */
import type { PlanPage } from '@larder/core/plan-progress'
import type { Ctx } from '#kit/context.ts'
import type { Db } from '#db/transaction.ts'
import { progressOf } from './place-profile.ts'
import { reopenPlan, saveStep } from './plan-inputs.queries.ts'
import { findInputs, getPlace, type At } from './plans.queries.ts'

/**
 * To be called in the transaction of every change of what a plan follows from: notes the step as saved, and a plan
 * that was made before is outdated and no longer confirmed.
 */
export async function noteInput(ctx: Ctx, at: At, step: PlanPage): Promise<void> {
  await saveStep(ctx.db, at, step, ctx.now.toISOString())
  await reopenPlan(ctx.db, at)
}

/** How far the place is with what its plan needs, 0 to 100. */
export const planPercent = async (db: Db, at: At): Promise<number> => progressOf(await getPlace(db, at), await findInputs(db, at)).completion_percent

export { knowledge, textsIn } from './texts.ts'
export { findActivity, readSwitches, startingProfile } from './place-profile.ts'
export { getPlace } from './plans.queries.ts'

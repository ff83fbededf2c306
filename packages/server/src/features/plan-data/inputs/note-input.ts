/** What every change of the plan's input does to the plan. */
import type { PlanPage } from '@larder/core/plan-progress'
import { writingUser, type Ctx } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { insertInputChange } from '../plan-edits.queries.ts'
import { reopenPlan } from '../plan-state.queries.ts'
import { saveStep } from './plan-inputs.queries.ts'

/** The sections that a step can change; a step that is not named may change any. */
const sectionsOf: Partial<Record<PlanPage, readonly string[]>> = {
  workGroups: ['work-groups', 'hazard-analyses-overview', 'ccp-list', 'monitoring-tasks'],
  analyses: ['analyses', 'monitoring-tasks'],
}

/**
 * To be called in the transaction of every change of the plan's input: notes the step as saved and lists the
 * change (`work_groups_changed`); an existing plan becomes outdated and no longer confirmed.
 */
export async function noteInput(ctx: Ctx, at: PlaceKey, step: PlanPage): Promise<void> {
  await saveStep(ctx.db, at, step, ctx.now.toISOString())
  await insertInputChange(ctx.db, at, {
    sections: sectionsOf[step] ?? [],
    code: `${step.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}_changed`,
    changed_at: ctx.now.toISOString(),
    changed_by: writingUser(ctx),
  })
  await reopenPlan(ctx.db, at)
}

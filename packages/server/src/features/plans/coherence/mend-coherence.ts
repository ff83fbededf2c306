import { checkCoherence, mendAct, type Finding, type MendAct } from '@larder/core/coherence'
import type { PlanCoherence, planCoherence } from '@larder/contract/plan-coherence'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { invalid } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import {
  adoptPlanTasks,
  listPlaceTasks,
  switchOff,
  takeBackChange,
  tightenRange,
} from '#features/tasks/public.ts'
import { setOwnLimit } from '../hazards/change-limits.ts'
import { lockPlan, planForTasks } from '#features/plan-data/public.ts'
import { readCoherence } from './read-coherence.ts'

/**
 * Fixes one finding: the task follows the plan again, is removed, one range of it gets the plan's figures, or
 * the plan gets the task's stricter limit. Sent again it changes nothing. @throws Problem 422 for a fix that
 * the finding does not offer, and `laxer_than_law`.
 */
export async function mendCoherence(
  ctx: Ctx,
  { query, body }: Input<typeof planCoherence.mend>,
): Promise<PlanCoherence> {
  const at = placeOf(ctx)
  const plan_id = (await lockPlan(ctx.db, at))?.id ?? null
  const { plan } = await planForTasks(ctx, at, query.lang)
  const tasks = (await listPlaceTasks(ctx, at, 'en')).map(({ task }) => task)
  const finding =
    plan === null ? undefined : checkCoherence(plan, tasks).find(({ id }) => id === body.finding)
  if (finding !== undefined) {
    const act = mendAct(finding, body.mend)
    if (act === undefined) throw invalid('mend', 'not_offered', 'The finding does not offer this fix.')
    await perform(ctx, at, { finding, act, reason: body.reason })
  }
  ctx.audit({
    entity: 'plan',
    entity_id: plan_id,
    detail: {
      finding: body.finding,
      mend: body.mend,
      task_id: finding?.task_id ?? null,
      gone: finding === undefined,
    },
  })
  return readCoherence(ctx, at, query.lang)
}

type Mending = { readonly finding: Finding; readonly act: MendAct; readonly reason: string }

async function perform(ctx: Ctx, at: PlaceKey, { finding, act, reason }: Mending): Promise<void> {
  const { task_id } = finding
  if (act.act === 'own_limit') {
    const [value] = act.edit.values
    if (value !== undefined)
      await setOwnLimit(ctx, at, act.edit.id, {
        min: value.min,
        max: value.max,
        hold_minutes: value.hold_minutes,
        reason,
      })
    return
  }
  if (act.act === 'remove') {
    if (task_id !== null) await switchOff(ctx, at, task_id)
    return
  }
  if (act.act === 'tighten') {
    if (task_id !== null) await tightenRange(ctx, at, task_id, act)
    return
  }
  if (task_id !== null && act.back !== null) await takeBackChange(ctx, at, task_id, act.back)
  const { plan, edition, temperature_unit } = await planForTasks(ctx, at, undefined)
  if (plan !== null) await adoptPlanTasks(ctx, at, { plan, edition, temperature_unit })
}

/** How far a plan is: its status, its steps, and the one step that users confirm by hand. */
import {
  isLaterPage,
  laterStep,
  planPages,
  planStepIds,
  type PlanPage,
  type PlanStepKey,
} from '@larder/core/plan-progress'
import type { plans } from '@larder/contract/plans'
import type { ResponseOf } from '@larder/contract/kit'
import type { Db } from '#db/transaction.ts'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { notFound } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { customStatus } from '../versions/custom-plan.ts'
import {
  findInputs,
  findPlanState,
  getPlace,
  progressOf,
  reopenPlan,
  saveStep,
} from '#features/plan-data/public.ts'

type Status = ResponseOf<typeof plans.status>
type StepStatus = ResponseOf<typeof plans.statuses>[number]

const statusNames = { 1: 'unfilled', 2: 'filled', 3: 'confirmed' } as const
const isStatus = (id: number): id is keyof typeof statusNames => id in statusNames

/** @throws Problem 404 when the plan in the path is not the place's. */
export function ownPlan<P extends { readonly id: number }>(plan: P | undefined, planId: number | null): P {
  if (!plan || (planId !== null && plan.id !== planId)) throw notFound('FoodSafetyPlan')
  return plan
}

/** The status of the place's plan as every call answers it. */
export async function readStatus(db: Db, at: PlaceKey, planId: number | null = null): Promise<Status> {
  const plan = ownPlan(await findPlanState(db, at), planId)
  const place = await getPlace(db, at)
  if (place.uses_custom_plan) return customStatus(db, at, plan)
  const { missing, add_later, completion_percent } = progressOf(place, await findInputs(db, at))
  const confirmedBy =
    plan.confirmed_by === null
      ? null
      : { id: plan.confirmed_by, firstname: plan.firstname ?? '', lastname: plan.lastname ?? '' }
  return {
    id: plan.id,
    place_id: plan.place_id,
    status_type_id: plan.status_type_id,
    status: isStatus(plan.status_type_id) ? statusNames[plan.status_type_id] : 'unfilled',
    completion_percent,
    missing: [...missing],
    add_later: [...add_later],
    uses_custom_plan: false,
    is_outdated: plan.is_outdated,
    is_product_based: plan.is_product_based,
    last_change: plan.last_change,
    knowledge_version: plan.knowledge_version,
    generated_at: plan.generated_at,
    sha256: plan.sha256,
    plan_confirmed_at: plan.confirmed_at,
    plan_confirmed_by: confirmedBy,
  }
}

export const getStatus = (ctx: Ctx, { params }: Input<typeof plans.status>): Promise<Status> =>
  readStatus(ctx.db, placeOf(ctx), params.planId)

/** The states of the plan as a whole, then its pages. */
export async function listStatuses(
  ctx: Ctx,
  { params }: Input<typeof plans.statuses>,
): Promise<StepStatus[]> {
  const at = placeOf(ctx)
  ownPlan(await findPlanState(ctx.db, at), params.planId)
  const inputs = await findInputs(ctx.db, at)
  const place = await getPlace(ctx.db, at)
  const { done } = progressOf(place, inputs)
  const whole = (key: PlanStepKey, isDone: boolean, updated_at: string | null): StepStatus => ({
    fsp_status_type_id: planStepIds[key],
    key,
    required: false,
    done: isDone,
    updated_at,
  })
  const page = (key: PlanPage): StepStatus => ({
    fsp_status_type_id: planStepIds[key],
    key,
    required: !place.uses_custom_plan,
    done: done[key],
    updated_at: inputs.steps_saved[key] ?? null,
  })
  return [...wholePlan(await readStatus(ctx.db, at), whole), ...planPages.map(page)]
}

type Whole = (key: PlanStepKey, isDone: boolean, updated_at: string | null) => StepStatus
const wholePlan = (plan: Status, whole: Whole): StepStatus[] => [
  whole('generalDataFillingInProgress', plan.status_type_id === 1, null),
  whole('generalDataIsFilled', plan.status_type_id >= 2, plan.generated_at),
  whole('confirmed', plan.status_type_id === 3, plan.plan_confirmed_at),
]

export async function confirmStep(
  ctx: Ctx,
  { params, body }: Input<typeof plans.confirmStep>,
): Promise<Status> {
  const at = placeOf(ctx)
  const plan = ownPlan(await findPlanState(ctx.db, at), params.planId)
  const isLater = isLaterPage(body.key)
  await saveStep(
    ctx.db,
    at,
    isLaterPage(body.key) ? laterStep(body.key) : body.key,
    body.done ? ctx.now.toISOString() : null,
  )
  // Nothing in the plan follows from files that are to come.
  if (!body.done && !isLater) await reopenPlan(ctx.db, at)
  ctx.audit({
    entity: 'plan',
    entity_id: plan.id,
    detail: { step: body.key, done: body.done, ...(isLater && { added_later: body.done }) },
  })
  return readStatus(ctx.db, at)
}

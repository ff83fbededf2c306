import type { plans } from '@larder/contract/plans'
import type { ResponseOf } from '@larder/contract/kit'
import { placeOf, userId, type Ctx, type Input } from '#kit/context.ts'
import { conflict, Problem } from '#kit/problem.ts'
import { enqueue } from '#kit/jobs/jobs.ts'
import { appendRevision } from '#kit/records/records.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { announce } from '#features/webhooks/public.ts'
import { confirmCustom } from './custom-plan.ts'
import {
  findInputs,
  findPlanState,
  findUserName,
  getPlace,
  insertPlanChange,
  listGroupPlans,
  lockPlan,
  progressOf,
  storeConfirmation,
} from '#features/plan-data/public.ts'
import { ownPlan, readStatus } from '../generate/read-status.ts'
import { drawShown, findShownFlow } from '../flow/shown-flow.ts'
import { withChangesSince } from '../document/short-plan.ts'
import { readPlan, writeDocument, type ReadPlan } from '../document/write-document.ts'

/** The reason why the plan cannot be confirmed, if any. */
function obstacle(
  { row }: ReadPlan,
  missing: readonly string[],
  seen: Input<typeof plans.confirm>['body'],
): Problem | null {
  if (missing.length > 0)
    return new Problem('conflict', 'Not all sections are filled.', {
      errors: missing.map((field) => ({ field, code: 'step_incomplete', message: 'Not filled yet.' })),
    })
  if (row.is_outdated) return conflict('The plan has to be generated again first.', 'plan_outdated')
  const isAnother =
    (seen.sha256 !== undefined && seen.sha256 !== row.sha256) ||
    (seen.last_change !== undefined && seen.last_change !== row.last_change)
  if (isAnother) return conflict('The plan has changed since it was shown.', 'plan_changed')
  return null
}

/** The diagrams of the product groups, by their hashes. */
async function groupFlows(
  ctx: Ctx,
  at: PlaceKey,
  { row }: ReadPlan,
): Promise<{ readonly fsp_product_group_id: number; readonly flow_sha256: string }[]> {
  const flows = []
  for (const { id, plan, flow } of await listGroupPlans(ctx.db, at))
    flows.push({
      fsp_product_group_id: id,
      flow_sha256: (await findShownFlow(ctx.db, at, { ...row, plan, flow }, id)).sha256,
    })
  return flows
}

/**
 * Confirms the present plan: makes a version that never changes, and a revision in the place's chain.
 * Confirming it again changes nothing and returns the first confirmation. @throws Problem 404 before it is
 * generated; 409 when steps are missing, inputs changed, or it is not the plan that was shown.
 */
export async function confirm(
  ctx: Ctx,
  { body }: Input<typeof plans.confirm>,
): Promise<ResponseOf<typeof plans.confirm>> {
  const at = placeOf(ctx)
  await lockPlan(ctx.db, at)
  const place = await getPlace(ctx.db, at)
  if (place.uses_custom_plan)
    return confirmCustom(ctx, at, {
      state: ownPlan(await findPlanState(ctx.db, at), null),
      seen: body.sha256,
    })
  const read = await readPlan(ctx, at, {})
  const { row } = read
  const { missing } = progressOf(place, await findInputs(ctx.db, at))
  const problem = obstacle(read, missing, body)
  if (problem) throw problem
  if (row.status_type_id === 3) {
    ctx.audit({ entity: 'plan', entity_id: row.id, detail: { sha256: row.sha256, already_confirmed: true } })
    return readStatus(ctx.db, at)
  }
  await storeVersion(ctx, at, read)
  return readStatus(ctx.db, at)
}

/** The version that never changes, its revision, and the jobs that follow. */
async function storeVersion(ctx: Ctx, at: PlaceKey, read: ReadPlan): Promise<void> {
  const { row } = read
  const confirmed_at = ctx.now.toISOString()
  const confirmed_by = userId(ctx)
  const written = await writeDocument(ctx, at, read, {
    at: confirmed_at,
    name: await findUserName(ctx.db, confirmed_by),
  })
  const document = await withChangesSince(ctx, at, read, written)
  const sha256 = row.sha256 ?? ''
  const shownFlow = await findShownFlow(ctx.db, at, row)
  const flow = JSON.stringify(drawShown(shownFlow, row, null))
  const { version, stored } = await storeConfirmation(ctx.db, at, {
    plan_id: row.id,
    confirmed_by,
    confirmed_at,
    flow,
    document: JSON.stringify(document),
  })
  await appendRevision(ctx, {
    ...at,
    entity: 'plan',
    entity_id: row.id,
    op: 'confirm',
    performed_at: confirmed_at,
    reason: null,
    source: 'generated',
    body: {
      plan_id: row.id,
      version,
      knowledge_version: row.knowledge_version,
      sha256,
      flow_sha256: shownFlow.sha256,
      ...(row.is_product_based && { group_flows: await groupFlows(ctx, at, read) }),
      confirmed_by,
      confirmed_at,
      stored,
    },
  })
  await insertPlanChange(ctx.db, at, {
    sections: [],
    code: 'confirmed',
    detail: { version },
    changed_at: confirmed_at,
    changed_by: confirmed_by,
  })
  await announce(ctx, {
    ...at,
    event: 'plan.confirmed',
    key: `plan:${row.id}:${version}`,
    data: { plan_id: row.id, version, sha256 },
  })
  // Signed first, so that the stored version names the signature that proves its confirmation.
  await enqueue(ctx, 'records.sign_heads', { company_id: at.company_id })
  await enqueue(ctx, 'plans.keep_version', { ...at, plan_id: row.id, version }, { company_id: at.company_id })
  await enqueue(ctx, 'plans.count_estimations', {})
  ctx.audit({ entity: 'plan', entity_id: row.id, detail: { version, sha256 } })
}

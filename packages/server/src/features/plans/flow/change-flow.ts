/**
 * Editing the flow diagram of a plan: replacing it, going back to the generated one, tidying it up, verifying
 * it on site.
 */
import type { FlowGraph } from '@larder/core/flow'
import { groupSection } from '@larder/core/haccp'
import { localDate } from '@larder/core/schedule'
import type { ResponseOf } from '@larder/contract/kit'
import type { planFlows } from '@larder/contract/plan-flows'
import { placeOf, userId, type Ctx, type Input, type Outside } from '#kit/context.ts'
import { invalid, versionConflict } from '#kit/problem.ts'
import { appendRevision } from '#kit/records/records.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { layOutGraph } from './lay-out-flow.ts'
import { findPlanState, getPlace, lockPlan, noteEdit } from '#features/plan-data/public.ts'
import { storeFlow, storeVerification } from './plan-flows.queries.ts'
import { readFlow, type AnsweredFlow } from './read-flow.ts'
import { ownPlan } from '../generate/read-status.ts'
import { graphSha256, type ShownFlow } from './shown-flow.ts'

const sectionOf = (group: number | null): string =>
  group === null ? 'technological-schema' : groupSection(group, 'technological-schema')

type Opened = {
  readonly at: PlaceKey
  readonly planId: number
  readonly lang: string | undefined
  readonly group: number | null
  readonly before: AnsweredFlow
  readonly shown: ShownFlow
}

/** Holds the plan, so that writers take turns, and reads its diagram. */
async function open(
  ctx: Ctx,
  { params, query }: Pick<Input<typeof planFlows.get>, 'params' | 'query'>,
): Promise<Opened> {
  const at = placeOf(ctx)
  ownPlan(await lockPlan(ctx.db, at), params.planId)
  const flowRequest = { planId: params.planId, lang: query.lang, group: query.fsp_product_group_id ?? null }
  const { answer, shown: shownFlow } = await readFlow(ctx, at, flowRequest)
  return { at, ...flowRequest, before: answer, shown: shownFlow }
}

/**
 * Stores the next version, null = the generated one. The plan is no longer confirmed; the verification ends
 * and stays in the audit.
 */
async function replace(
  ctx: Ctx,
  { at, planId, lang, group, shown: shownFlow }: Opened,
  graph: FlowGraph | null,
): Promise<AnsweredFlow> {
  const { id, version } = await storeFlow(ctx.db, at, {
    group,
    graph,
    base_sha256: shownFlow.generated_sha256,
    updated_at: ctx.now.toISOString(),
    updated_by: userId(ctx),
  })
  await noteEdit(ctx, at, {
    sections: [sectionOf(group)],
    code: graph === null ? 'flow_reset' : 'flow_changed',
    detail: { version },
  })
  const { answer: after } = await readFlow(ctx, at, { planId, lang, group })
  ctx.audit({
    entity: 'plan_flow',
    entity_id: id,
    detail: {
      plan_id: planId,
      fsp_product_group_id: group,
      version,
      is_edited: graph !== null,
      sha256: after.sha256,
      replaced_sha256: shownFlow.sha256,
      nodes: after.graph.nodes.length,
      edges: after.graph.edges.length,
      ...(shownFlow.verification === null ? {} : { ended_verification: shownFlow.verification }),
    },
  })
  return after
}

const unchanged = (ctx: Ctx, { planId, before, shown: shownFlow }: Opened): AnsweredFlow => {
  ctx.audit({
    entity: 'plan_flow',
    entity_id: shownFlow.row?.id ?? null,
    detail: { plan_id: planId, version: before.version, unchanged: true },
  })
  return before
}

/** @throws Problem 409 with the diagram of now when it is not the version that was edited. */
export async function changeFlow(
  ctx: Ctx,
  { params, query, body }: Input<typeof planFlows.change>,
): Promise<AnsweredFlow> {
  const opened = await open(ctx, { params, query })
  const { before } = opened
  if (body.version !== before.version) throw versionConflict(before)
  const same = graphSha256(body.graph) === before.sha256
  // Saving the same diagram again only records that it was compared with the present plan.
  return same && !before.is_behind ? unchanged(ctx, opened) : replace(ctx, opened, body.graph)
}

export async function resetFlow(
  ctx: Ctx,
  { params, query }: Input<typeof planFlows.reset>,
): Promise<AnsweredFlow> {
  const opened = await open(ctx, { params, query })
  if (query.version !== opened.before.version) throw versionConflict(opened.before)
  return opened.before.is_edited ? replace(ctx, opened, null) : unchanged(ctx, opened)
}

/** Lays a diagram out before the transaction: the thread may take a while. */
export const prepareTidy = (
  { platform }: Outside,
  { body }: Input<typeof planFlows.tidy>,
): Promise<FlowGraph> => layOutGraph(platform, body.graph)

export async function tidyFlow(
  ctx: Ctx,
  { params }: Input<typeof planFlows.tidy>,
  graph: FlowGraph,
): Promise<ResponseOf<typeof planFlows.tidy>> {
  ownPlan(await findPlanState(ctx.db, placeOf(ctx)), params.planId)
  return { graph }
}

/**
 * Codex CXC 1-1969, application of HACCP, step 5: a person has compared the diagram with the real work, at
 * all stages and hours of operation. It is a record and part of the plan: a confirmed plan has to be
 * confirmed again.
 */
export async function verifyFlow(
  ctx: Ctx,
  { params, query, body }: Input<typeof planFlows.verify>,
): Promise<AnsweredFlow> {
  const { at, planId, lang, group, before } = await open(ctx, { params, query })
  const { timezone } = await getPlace(ctx.db, at)
  const verified_at = ctx.now.toISOString()
  if (body.verified_on > localDate(verified_at, timezone))
    throw invalid('verified_on', 'future', 'This day is in the future.')
  if (body.sha256 !== undefined && body.sha256 !== before.sha256) throw versionConflict(before)
  const verification = {
    verified_on: body.verified_on,
    verified_by: body.verified_by.trim(),
    verified_by_user: userId(ctx),
    verified_at,
    verified_graph_sha256: before.sha256,
  }
  const { id } = await storeVerification(ctx.db, at, group, verification)
  await noteEdit(ctx, at, {
    sections: [sectionOf(group)],
    code: 'flow_verified',
    detail: { verified_on: body.verified_on, verified_by: verification.verified_by },
  })
  await appendRevision(ctx, {
    ...at,
    entity: 'plan',
    entity_id: planId,
    op: 'verify',
    performed_at: verified_at,
    reason: null,
    source: 'typed',
    body: {
      plan_id: planId,
      ...(group !== null && { fsp_product_group_id: group }),
      flow_sha256: before.sha256,
      verified_on: verification.verified_on,
      verified_by: verification.verified_by,
      noted_by: verification.verified_by_user,
    },
  })
  ctx.audit({
    entity: 'plan_flow',
    entity_id: id,
    detail: {
      plan_id: planId,
      fsp_product_group_id: group,
      ...verification,
      ...(before.verification === null ? {} : { ended_verification: before.verification }),
    },
  })
  return (await readFlow(ctx, at, { planId, lang, group })).answer
}

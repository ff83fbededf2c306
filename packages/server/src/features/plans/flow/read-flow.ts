/**
 * The present flow diagram: the edited one, else the generated one; its differences from the plan; the person
 * who verified it.
 */
import { checkFlow, flowFacts, linesOf } from '@larder/core/flow'
import { processOfNumber, type ProcessId } from '@larder/core/haccp'
import type { ResponseOf } from '@larder/contract/kit'
import type { planFlows } from '@larder/contract/plan-flows'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { findInputs, listOwnProcesses, processNames } from '#features/plan-data/public.ts'
import { findShownFlow, type ShownFlow } from './shown-flow.ts'
import { readPlan } from '../document/write-document.ts'

export type AnsweredFlow = ResponseOf<typeof planFlows.get>

/** `group`: of that product group's analysis. */
export type FlowAsked = {
  readonly planId: number
  readonly lang?: string | undefined
  readonly group: number | null
}

export async function readFlow(
  ctx: Ctx,
  at: PlaceKey,
  flowRequest: FlowAsked,
): Promise<{ readonly shown: ShownFlow; readonly answer: AnsweredFlow }> {
  const { row: generated, reading } = await readPlan(ctx, at, flowRequest)
  const shownFlow = await findShownFlow(ctx.db, at, generated, flowRequest.group)
  const { row, graph, sha256, generated_sha256, verification } = shownFlow
  const facts = flowFacts(generated.plan)
  const inputs = await findInputs(ctx.db, at)
  const { processes } = inputs.groups.find(({ id }) => id === flowRequest.group) ?? inputs
  const chosen = processes.flatMap(({ process_id, is_disabled }) =>
    process_id === null || is_disabled ? [] : [processOfNumber(process_id)],
  )
  const offered = new Set<string>([...generated.plan.steps.map(({ id }) => id), ...chosen])
  const stepIds = new Set([...offered, ...graph.nodes.flatMap(({ step }) => step ?? [])])
  const own = await listOwnProcesses(ctx.db, at, flowRequest.group)
  const answer: AnsweredFlow = {
    version: row?.version ?? 0,
    is_edited: row?.is_edited ?? false,
    graph,
    sha256,
    is_behind: row?.graph != null && row.base_sha256 !== generated_sha256,
    findings: checkFlow(graph, facts).map((finding) => ({ ...finding })),
    facts: {
      flow_steps: [...facts.flow_steps],
      steps: [...facts.steps],
      ccps: facts.ccps.map(({ number, steps }) => ({ number, steps: [...steps] })),
    },
    processes: [...stepIds].map((step) => ({
      step,
      name: reading.texts.processes[step as ProcessId]?.name ?? step,
      lines: Math.max(...processNames(step as ProcessId).map(linesOf)),
      offered: offered.has(step),
    })),
    own_processes: own.map(({ name, original_production_process_id: original }) => ({
      name: name ?? '',
      step: original === null ? null : processOfNumber(original),
    })),
    verification,
  }
  return { shown: shownFlow, answer }
}

/** @throws Problem 404 for another place's plan or product group, or one that is not generated yet. */
export async function getFlow(
  ctx: Ctx,
  { params, query }: Input<typeof planFlows.get>,
): Promise<AnsweredFlow> {
  return (
    await readFlow(ctx, placeOf(ctx), {
      planId: params.planId,
      lang: query.lang,
      group: query.fsp_product_group_id ?? null,
    })
  ).answer
}

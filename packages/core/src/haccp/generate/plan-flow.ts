import type { Process, ProcessId } from '../facts/facts.ts'
import { byText } from './order.ts'
import type { PlanFlow } from './plan.ts'

export type FlowEdge = { readonly from: ProcessId; readonly to: ProcessId }

const flowOrder = (process: Process): number => process.flow_order ?? Number.POSITIVE_INFINITY

/** In the order of the flow; site-wide programmes last, by id. */
export const inFlowOrder = (a: Process, b: Process): number =>
  flowOrder(a) === flowOrder(b) ? byText(a.id, b.id) : flowOrder(a) - flowOrder(b)

type Predecessor = { readonly id: ProcessId; readonly direct: boolean }

/** The chosen processes that a process takes from, looking through those that are not chosen. */
function predecessorsOf(
  process: Process,
  chosen: ReadonlySet<ProcessId>,
  all: ReadonlyMap<ProcessId, Process>,
): readonly Predecessor[] {
  const predecessors = new Map<ProcessId, boolean>()
  const seen = new Set<ProcessId>()
  const visit = (ids: readonly ProcessId[], direct: boolean): void => {
    for (const id of ids) {
      if (chosen.has(id)) {
        predecessors.set(id, direct || predecessors.get(id) === true)
      } else if (!seen.has(id)) {
        seen.add(id)
        visit(all.get(id)?.follows ?? [], false)
      }
    }
  }
  visit(process.follows, true)
  return [...predecessors].map(([id, direct]) => ({ id, direct }))
}

/** Every step that can be reached from each step along the edges. */
export function reachableFrom(edges: readonly FlowEdge[]): ReadonlyMap<ProcessId, ReadonlySet<ProcessId>> {
  const next = Map.groupBy(edges, (edge) => edge.from)
  const reached = new Map<ProcessId, Set<ProcessId>>()
  const visit = (id: ProcessId): Set<ProcessId> => {
    const cachedSteps = reached.get(id)
    if (cachedSteps !== undefined) return cachedSteps
    const here = new Set<ProcessId>()
    reached.set(id, here)
    for (const { to } of next.get(id) ?? []) for (const step of [to, ...visit(to)]) here.add(step)
    return here
  }
  for (const { from } of edges) visit(from)
  return reached
}

/**
 * Arrows between the chosen steps. They only lead forward, so the flow has no circle. Where a process between
 * two chosen ones is not chosen, an arrow bridges it, unless another way leads there. Steps that take from
 * nothing chosen take from the first step: the flow has one start and hangs together.
 */
export function flowEdges(
  steps: readonly Process[],
  all: ReadonlyMap<ProcessId, Process>,
): readonly FlowEdge[] {
  const position = new Map(steps.map((step, index) => [step.id, index]))
  const chosen = new Set(position.keys())
  const candidates = steps.flatMap((step, index) =>
    predecessorsOf(step, chosen, all)
      .filter(({ id }) => (position.get(id) ?? index) < index)
      .map(({ id, direct }) => ({ from: id, to: step.id, direct })),
  )
  const reached = reachableFrom(candidates)
  const hasDetour = (edge: FlowEdge): boolean =>
    candidates.some(
      (other) =>
        other.from === edge.from && other.to !== edge.to && reached.get(other.to)?.has(edge.to) === true,
    )
  const mainEdges: FlowEdge[] = candidates
    .filter((edge) => edge.direct || !hasDetour(edge))
    .map(({ from, to }) => ({ from, to }))
  const fed = new Set(mainEdges.map((edge) => edge.to))
  const start = steps[0]
  const joined = steps
    .slice(1)
    .filter((step) => !fed.has(step.id))
    .map((step) => ({ from: start?.id ?? step.id, to: step.id }))
  return [...mainEdges, ...joined].sort(
    (a, b) =>
      (position.get(a.from) ?? 0) - (position.get(b.from) ?? 0) ||
      (position.get(a.to) ?? 0) - (position.get(b.to) ?? 0),
  )
}

/** The flow as it is drawn: a node a step with the numbers of its critical control points. */
export function planFlow(
  steps: readonly Process[],
  edges: readonly FlowEdge[],
  ccps: ReadonlyMap<ProcessId, readonly number[]>,
): PlanFlow {
  return {
    nodes: steps.map((step) => ({ id: step.id, step: step.id, ccps: ccps.get(step.id) ?? [] })),
    edges: edges.map(({ from, to }) => ({ from, to })),
  }
}

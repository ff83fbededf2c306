/**
 * Where a flow diagram and its plan do not agree. Codex General Principles of Food Hygiene (CXC 1-1969),
 * application of HACCP, step 4: the diagram covers all steps of the operation.
 */
import type { Plan } from '../haccp/generate/plan.ts'
import type { FlowGraph, FlowNode } from './graph.ts'

/** The facts that the diagram has to agree with. */
export type FlowFacts = {
  /** Codes of the processes that a batch passes through, in order. */
  readonly flow_steps: readonly string[]
  /** Codes of all chosen processes, programmes of the whole site too. */
  readonly steps: readonly string[]
  readonly ccps: readonly { readonly number: number; readonly steps: readonly string[] }[]
}

export type FlowFindingCode =
  | 'ccp_not_shown'
  | 'ccp_unknown'
  | 'ccp_elsewhere'
  | 'process_missing'
  | 'process_not_in_plan'
  | 'own_step'
  | 'no_way_in'
  | 'no_way_out'
  | 'empty'
export type FlowFinding = {
  readonly code: FlowFindingCode
  readonly node: string | null
  readonly step: string | null
  readonly ccp: number | null
}

export function flowFacts(plan: Plan): FlowFacts {
  const points = new Map<number, Set<string>>()
  for (const { step, decision } of plan.hazards) {
    if (decision.class !== 'CCP' || decision.number === null) continue
    points.set(decision.number, (points.get(decision.number) ?? new Set()).add(step))
  }
  return {
    flow_steps: plan.flow.nodes.map(({ step }) => step),
    steps: plan.steps.map(({ id }) => id),
    ccps: [...points]
      .sort(([a], [b]) => a - b)
      .map(([number, steps]) => ({ number, steps: [...steps].sort() })),
  }
}

const finding = (code: FlowFindingCode, about: Partial<Omit<FlowFinding, 'code'>> = {}): FlowFinding => ({
  code,
  node: null,
  step: null,
  ccp: null,
  ...about,
})

const byId = (nodes: readonly FlowNode[]): readonly FlowNode[] =>
  nodes.toSorted((a, b) => a.y - b.y || a.x - b.x || (a.id < b.id ? -1 : 1))

function checkCcps(nodes: readonly FlowNode[], { ccps }: FlowFacts): readonly FlowFinding[] {
  const stepsByCcp = new Map(ccps.map(({ number, steps }) => [number, steps]))
  const marked = nodes.flatMap((node) => node.ccps.map((ccp) => ({ node, ccp, steps: stepsByCcp.get(ccp) })))
  const drawnCcps = new Set(marked.map(({ ccp }) => ccp))
  return [
    ...ccps
      .filter(({ number }) => !drawnCcps.has(number))
      .map(({ number }) => finding('ccp_not_shown', { ccp: number })),
    ...marked.flatMap(({ node, ccp, steps }) => {
      if (steps === undefined) return [finding('ccp_unknown', { node: node.id, ccp })]
      return node.step !== null && !steps.includes(node.step)
        ? [finding('ccp_elsewhere', { node: node.id, ccp, step: steps[0] ?? null })]
        : []
    }),
  ]
}

function checkSteps(nodes: readonly FlowNode[], { flow_steps, steps }: FlowFacts): readonly FlowFinding[] {
  const drawn = new Set(nodes.map(({ step }) => step))
  return [
    ...flow_steps.filter((step) => !drawn.has(step)).map((step) => finding('process_missing', { step })),
    ...nodes
      .filter(({ step }) => step !== null && !steps.includes(step))
      .map(({ id, step }) => finding('process_not_in_plan', { node: id, step })),
    ...nodes.filter(({ step }) => step === null).map(({ id }) => finding('own_step', { node: id })),
  ]
}

/** Every step that can be reached along the arrows, itself only by a way around. */
function reach(start: string, next: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set<string>()
  const open = [...(next.get(start) ?? [])]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    open.push(...(next.get(id) ?? []))
  }
  return reached
}

/** Steps that nothing leads to, but for the uppermost one, and loops that no arrow leaves. */
function checkWays(nodes: readonly FlowNode[], graph: FlowGraph): readonly FlowFinding[] {
  const next = new Map(
    [...Map.groupBy(graph.edges, ({ from }) => from)].map(([from, edges]) => [
      from,
      edges.map(({ to }) => to),
    ]),
  )
  const fed = new Set(graph.edges.map(({ to }) => to))
  const [start] = nodes.filter(({ id }) => !fed.has(id))
  const ends = new Set(nodes.filter(({ id }) => !next.has(id)).map(({ id }) => id))
  const loopNodes = new Set<string>()
  const loops = nodes.flatMap(({ id }) => {
    if (loopNodes.has(id)) return []
    const reached = reach(id, next)
    if (!reached.has(id) || [...reached].some((one) => ends.has(one))) return []
    for (const one of reached) loopNodes.add(one)
    return [finding('no_way_out', { node: id })]
  })
  return [
    ...nodes
      .filter(({ id }) => !fed.has(id) && id !== start?.id)
      .map(({ id }) => finding('no_way_in', { node: id })),
    ...loops,
  ]
}

/** The differences between the diagram and the plan, in the order of the diagram; none when they agree. */
export function checkFlow(graph: FlowGraph, facts: FlowFacts): readonly FlowFinding[] {
  const nodes = byId(graph.nodes)
  if (nodes.length === 0) return [finding('empty')]
  return [...checkCcps(nodes, facts), ...checkSteps(nodes, facts), ...checkWays(nodes, graph)]
}

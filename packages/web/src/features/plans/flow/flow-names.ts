import type { PlanFlow } from '@larder/contract/plan-flows'
import { labelOf, type FlowFinding, type FlowGraph, type FlowNode } from '@larder/core/flow'
import type { Say } from '#kit/i18n.ts'

export type Names = Pick<PlanFlow, 'processes'>

/** Names a process in the reader's language. */
export const processNamer = ({ processes }: Names): ((step: string) => string) => {
  const names = new Map(processes.map(({ step, name }) => [step, name]))
  return (step) => names.get(step) ?? step
}

/** The steps from top to bottom, as the picture is read. */
export const inOrder = ({ nodes }: FlowGraph): readonly FlowNode[] =>
  nodes.toSorted((a, b) => a.y - b.y || a.x - b.x || (a.id < b.id ? -1 : 1))

/** Where diagram and plan do not agree, in words. */
export function describeFinding(
  { code, node, step, ccp }: FlowFinding,
  graph: FlowGraph,
  nameOf: (step: string) => string,
  say: Say,
): string {
  const flowNode = graph.nodes.find(({ id }) => id === node)
  const name = flowNode === undefined ? (step === null ? '' : nameOf(step)) : labelOf(flowNode, nameOf)
  return say(`plan.flow_finding_${code}`, {
    name,
    number: ccp ?? '',
    other: step === null ? '' : nameOf(step),
  })
}

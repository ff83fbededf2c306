/**
 * The user's changes to a flow diagram. Each function returns the new diagram, or the same one where nothing
 * changes.
 */
import {
  edgeId,
  flowLimits,
  linesOf,
  nodeHeight,
  nodeWidth,
  type FlowEdge,
  type FlowGraph,
  type FlowNode,
  type Point,
} from './graph.ts'

/**
 * The label of a step. `lines` = lines of its longest name in any language, where the label is not its own.
 */
export type StepWords = {
  readonly step: string | null
  readonly label: string | null
  readonly lines: number
}

const gap = 44

const withNode = (graph: FlowGraph, id: string, change: (node: FlowNode) => FlowNode): FlowGraph => {
  const nodes = graph.nodes.map((node) => (node.id === id ? change(node) : node))
  return nodes.every((node, at) => node === graph.nodes[at]) ? graph : { ...graph, nodes }
}

const clamp = (value: number): number =>
  Math.round(
    Math.min(flowLimits.coordinate, Math.max(-flowLimits.coordinate, Number.isFinite(value) ? value : 0)) *
      10,
  ) / 10 || 0

const linesNeeded = ({ label, lines }: StepWords): number => (label === null ? lines : linesOf(label))

function freeId(graph: FlowGraph, step: string | null): string {
  const taken = new Set(graph.nodes.map(({ id }) => id))
  if (step !== null && !taken.has(step)) return step
  const name = step === null ? 'own' : step
  let number = 2
  while (taken.has(`${name}_${number}`)) number += 1
  return `${name}_${number}`
}

const overlaps = (a: FlowNode, b: FlowNode): boolean =>
  a.x < b.x + b.width + 8 && b.x < a.x + a.width + 8 && a.y < b.y + b.height + 8 && b.y < a.y + a.height + 8

/** Beside the place where it would cover another step. */
function besideOthers(graph: FlowGraph, node: FlowNode): FlowNode {
  let placed = node
  for (let tries = 0; tries <= graph.nodes.length; tries += 1) {
    const other = graph.nodes.find((one) => overlaps(one, placed))
    if (other === undefined) break
    placed = { ...placed, x: clamp(other.x + other.width + 32) }
  }
  return placed
}

/** Below the step that it follows, to which it is connected; else below the whole diagram. */
export function addStep(graph: FlowGraph, words: StepWords, after: string | null = null): FlowGraph {
  if (graph.nodes.length >= flowLimits.nodes) return graph
  const id = freeId(graph, words.step)
  const lowest = graph.nodes.reduce<FlowNode | undefined>(
    (low, node) => (low === undefined || node.y + node.height > low.y + low.height ? node : low),
    undefined,
  )
  const above = graph.nodes.find((node) => node.id === after) ?? lowest
  const x = above?.x ?? 12
  const y = above === undefined ? 12 : clamp(above.y + above.height + gap)
  const node = besideOthers(graph, {
    id,
    step: words.step,
    label: words.label,
    ccps: [],
    x,
    y,
    width: nodeWidth,
    height: nodeHeight(linesNeeded(words), []),
  })
  const added = { ...graph, nodes: [...graph.nodes, node] }
  return after === null ? added : connect(added, after, id)
}

/**
 * An arrow from one step to another; where there is one already, its words. A step is not connected to
 * itself.
 */
export function connect(graph: FlowGraph, from: string, to: string, label = ''): FlowGraph {
  const hasNode = (id: string): boolean => graph.nodes.some((node) => node.id === id)
  if (from === to || !hasNode(from) || !hasNode(to)) return graph
  const id = edgeId(from, to)
  const words = label.trim() === '' ? {} : { label: label.trim() }
  const old = graph.edges.find((edge) => edge.id === id)
  if (old !== undefined)
    return (old.label ?? '') === label.trim()
      ? graph
      : {
          ...graph,
          edges: graph.edges.map((edge) => (edge === old ? { ...withoutLabel(old), ...words } : edge)),
        }
  return graph.edges.length >= flowLimits.edges
    ? graph
    : { ...graph, edges: [...graph.edges, { id, from, to, ...words }] }
}

const withoutLabel = ({ id, from, to, points }: FlowEdge): FlowEdge => ({
  id,
  from,
  to,
  ...(points === undefined ? {} : { points }),
})

export function disconnect(graph: FlowGraph, id: string): FlowGraph {
  const edges = graph.edges.filter((edge) => edge.id !== id)
  return edges.length === graph.edges.length ? graph : { ...graph, edges }
}

export const move = (graph: FlowGraph, id: string, { x, y }: Point): FlowGraph =>
  withNode(graph, id, (node) =>
    node.x === clamp(x) && node.y === clamp(y) ? node : { ...node, x: clamp(x), y: clamp(y) },
  )

/** Other words for a step, or another process under its box. */
export const rename = (graph: FlowGraph, id: string, words: StepWords): FlowGraph =>
  withNode(graph, id, (node) =>
    node.step === words.step && node.label === words.label
      ? node
      : { ...node, step: words.step, label: words.label, height: nodeHeight(linesNeeded(words), node.ccps) },
  )

/** Takes the step away, with every arrow from and to it. */
export function remove(graph: FlowGraph, id: string): FlowGraph {
  const nodes = graph.nodes.filter((node) => node.id !== id)
  return nodes.length === graph.nodes.length
    ? graph
    : { nodes, edges: graph.edges.filter(({ from, to }) => from !== id && to !== id) }
}

const withCcps = (node: FlowNode, ccps: readonly number[]): FlowNode => ({
  ...node,
  ccps,
  height: node.height + nodeHeight(1, ccps) - nodeHeight(1, node.ccps),
})

export const markCcp = (graph: FlowGraph, id: string, ccp: number): FlowGraph =>
  withNode(graph, id, (node) =>
    node.ccps.includes(ccp) ||
    node.ccps.length >= flowLimits.ccps ||
    !Number.isInteger(ccp) ||
    ccp < 1 ||
    ccp > flowLimits.ccp
      ? node
      : withCcps(
          node,
          [...node.ccps, ccp].sort((a, b) => a - b),
        ),
  )

export const unmarkCcp = (graph: FlowGraph, id: string, ccp: number): FlowGraph =>
  withNode(graph, id, (node) =>
    node.ccps.includes(ccp)
      ? withCcps(
          node,
          node.ccps.filter((one) => one !== ccp),
        )
      : node,
  )

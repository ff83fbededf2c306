/**
 * The flow diagram of a plan: laid out once when the plan is made, stored, and drawn the same by browser and
 * PDF.
 */
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import { flowLimits, lineCount, nodeHeight, nodeWidth, type FlowGraph } from '@larder/core/flow'
import type { FlowLayout, KnowledgeTexts, Plan } from '@larder/core/haccp'
import type { Platform } from '#kit/platform.ts'
import { Problem, invalid } from '#kit/problem.ts'
import { flowEngine, tidyEngine } from './flow-engine.ts'
import { processNames } from '#features/plan-data/public.ts'

const MARGIN = 12

const layoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.spacing.nodeNodeBetweenLayers': '44',
  'elk.spacing.nodeNode': '32',
  'elk.padding': `[top=${MARGIN},left=${MARGIN},bottom=${MARGIN},right=${MARGIN}]`,
  'elk.randomSeed': '1',
}

/** Room for the longest name in any language: one layout serves all readers. */
const heightOf = (node: Plan['flow']['nodes'][number]): number =>
  nodeHeight(Math.max(...processNames(node.step).map((name) => lineCount(name))), node.ccps)

const round = (value: number | undefined): number => Math.round((value ?? 0) * 10) / 10

const pointsOf = ({ sections }: ElkExtendedEdge): FlowLayout['edges'][number]['points'] =>
  (sections ?? [])
    .flatMap(({ startPoint, bendPoints, endPoint }) => [startPoint, ...(bendPoints ?? []), endPoint])
    .map(({ x, y }) => ({ x: round(x), y: round(y) }))

type Boxes = {
  readonly nodes: readonly { readonly id: string; readonly width: number; readonly height: number }[]
  readonly edges: readonly { readonly from: string; readonly to: string }[]
}

const elkGraph = ({ nodes, edges }: Boxes): ElkNode => ({
  id: 'flow',
  layoutOptions,
  children: nodes.map(({ id, width, height }) => ({ id, width, height })),
  edges: edges.map(({ from, to }) => ({ id: `${from}-${to}`, sources: [from], targets: [to] })),
})

/** A thread that takes too long is load, not a fault: 503 instead of 500. */
const inTime = (laid: Promise<ElkNode>): Promise<ElkNode> =>
  laid.catch(() => {
    throw new Problem('overloaded', 'The diagram took too long to lay out.', { retry_after_seconds: 5 })
  })

/** Coordinates in px from the top left; labels stay empty, for they depend on the reader: see `labelFlow`. */
export async function layOutFlow(platform: Platform, { flow }: Plan): Promise<FlowLayout> {
  const laid = await inTime(
    flowEngine(platform).layout(
      elkGraph({
        nodes: flow.nodes.map((node) => ({ id: node.id, width: nodeWidth, height: heightOf(node) })),
        edges: flow.edges,
      }),
    ),
  )
  const ccps = new Map(flow.nodes.map((node) => [node.id, node.ccps]))
  return {
    width: round(laid.width),
    height: round(laid.height),
    nodes: (laid.children ?? []).map(({ id, x, y, width, height }) => ({
      id,
      label: '',
      ccps: ccps.get(id) ?? [],
      x: round(x),
      y: round(y),
      width: round(width),
      height: round(height),
    })),
    edges: (laid.edges ?? []).map((edge) => ({ id: edge.id, points: pointsOf(edge) })),
  }
}

/**
 * An edited diagram laid out again. Steps above others stay above them where arrows lead in a circle. @throws
 * Problem 503 when the thread takes too long; 422 when it finds no room for all arrows.
 */
export async function layOutGraph(platform: Platform, graph: FlowGraph): Promise<FlowGraph> {
  const ordered = graph.nodes.toSorted((a, b) => a.y - b.y || a.x - b.x)
  const laid = await inTime(tidyEngine(platform).layout(elkGraph({ nodes: ordered, edges: graph.edges })))
  if (Math.max(laid.width ?? 0, laid.height ?? 0) > flowLimits.coordinate)
    throw invalid('graph', 'too_wide', 'This diagram has too many arrows to be laid out.')
  const places = new Map(laid.children?.map((node) => [node.id, node]))
  const ways = new Map(laid.edges?.map((edge) => [edge.id, pointsOf(edge)]))
  return {
    nodes: graph.nodes.map((node) => ({
      ...node,
      x: round(places.get(node.id)?.x),
      y: round(places.get(node.id)?.y),
    })),
    edges: graph.edges.map((edge) => ({ ...edge, points: ways.get(edge.id)?.slice(0, flowLimits.points) })),
  }
}

/** The layout with the names of the processes in the reader's language. */
export function labelFlow(layout: FlowLayout, { flow }: Plan, texts: KnowledgeTexts): FlowLayout {
  const steps = new Map(flow.nodes.map(({ id, step }) => [id, step]))
  const nameOf = (id: string): string => {
    const step = steps.get(id)
    return step === undefined ? id : (texts.processes[step]?.name ?? step)
  }
  return { ...layout, nodes: layout.nodes.map((node) => ({ ...node, label: nameOf(node.id) })) }
}

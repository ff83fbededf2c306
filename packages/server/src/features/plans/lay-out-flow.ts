/** The flow diagram of a plan: laid out once when the plan is made, stored, and drawn the same by browser and PDF. */
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import type { FlowLayout, KnowledgeTexts, Plan } from '@larder/core/haccp'
import type { Platform } from '#kit/platform.ts'
import { flowEngine } from './flow-engine.ts'
import { processNames } from './texts.ts'

const WIDTH = 220
const LINE_HEIGHT = 20
const PADDING = 24
const CCP_HEIGHT = 18
const CHARACTERS_A_LINE = 24
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

/** Lines that a label takes when words are not broken. */
export function lineCount(label: string, perLine: number = CHARACTERS_A_LINE): number {
  let lines = 1
  let used = 0
  for (const word of label.split(/\s+/u)) {
    const length = Math.min(word.length, perLine)
    if (used > 0 && used + 1 + length > perLine) {
      lines += 1
      used = length
    } else used += (used > 0 ? 1 : 0) + length
  }
  return lines
}

/** Room for the longest name in any language: one layout serves all readers. */
const heightOf = (node: Plan['flow']['nodes'][number]): number =>
  PADDING + LINE_HEIGHT * Math.max(...processNames(node.step).map((name) => lineCount(name))) + (node.ccps.length > 0 ? CCP_HEIGHT : 0)

const round = (value: number | undefined): number => Math.round((value ?? 0) * 10) / 10

const pointsOf = ({ sections }: ElkExtendedEdge): FlowLayout['edges'][number]['points'] =>
  (sections ?? []).flatMap(({ startPoint, bendPoints, endPoint }) => [startPoint, ...(bendPoints ?? []), endPoint]).map(({ x, y }) => ({ x: round(x), y: round(y) }))

/** Coordinates in px from the top left; labels stay empty, for they depend on the reader: see `labelFlow`. */
export async function layOutFlow(platform: Platform, { flow }: Plan): Promise<FlowLayout> {
  const graph: ElkNode = {
    id: 'flow',
    layoutOptions,
    children: flow.nodes.map((node) => ({ id: node.id, width: WIDTH, height: heightOf(node) })),
    edges: flow.edges.map(({ from, to }) => ({ id: `${from}-${to}`, sources: [from], targets: [to] })),
  }
  const laid = await flowEngine(platform).layout(graph)
  const ccps = new Map(flow.nodes.map((node) => [node.id, node.ccps]))
  return {
    width: round(laid.width),
    height: round(laid.height),
    nodes: (laid.children ?? []).map(({ id, x, y, width, height }) => ({ id, label: '', ccps: ccps.get(id) ?? [], x: round(x), y: round(y), width: round(width), height: round(height) })),
    edges: (laid.edges ?? []).map((edge) => ({ id: edge.id, points: pointsOf(edge) })),
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

import type { FlowLayout, PlanFlow } from '../haccp/generate/plan.ts'
import type { FlowGraph, Point } from './graph.ts'
import { routeEdges } from './route-edges.ts'

const margin = 12
const round = (value: number): number => Math.round(value * 10) / 10

/**
 * The diagram as it is drawn, moved to the top left corner, with its words in place. `nameOf` names a
 * process.
 */
export function drawFlow(graph: FlowGraph, nameOf: (step: string) => string): FlowLayout {
  const ways = routeEdges(graph)
  const corners = [
    ...graph.nodes.flatMap(({ x, y, width, height }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
    ...[...ways.values()].flat(),
  ]
  const span = (of: (point: Point) => number): readonly [number, number] =>
    corners.reduce(
      ([low, high], point) => [Math.min(low, of(point)), Math.max(high, of(point))],
      [Infinity, -Infinity],
    )
  const [[left, right], [top, bottom]] =
    corners.length === 0
      ? [
          [0, 0],
          [0, 0],
        ]
      : [span(({ x }) => x), span(({ y }) => y)]
  const moved = ({ x, y }: Point): Point => ({ x: round(x - left + margin), y: round(y - top + margin) })
  return {
    width: round(right - left + 2 * margin),
    height: round(bottom - top + 2 * margin),
    nodes: graph.nodes.map((node) => ({
      id: node.id,
      label: labelOf(node, nameOf),
      ccps: node.ccps,
      ...moved(node),
      width: node.width,
      height: node.height,
    })),
    edges: graph.edges.map(({ id, label }) => ({
      id,
      points: (ways.get(id) ?? []).map(moved),
      ...(label === undefined || label === '' ? {} : { label }),
    })),
  }
}

/** The text in a step's box. */
export const labelOf = (
  { step, label }: FlowGraph['nodes'][number],
  nameOf: (step: string) => string,
): string => label ?? (step === null ? '' : nameOf(step))

/** The generated flow with its layout as a diagram that can be edited. */
export function graphOf({ nodes, edges }: PlanFlow, layout: FlowLayout): FlowGraph {
  const boxes = new Map(layout.nodes.map((node) => [node.id, node]))
  const ways = new Map(layout.edges.map(({ id, points }) => [id, points]))
  return {
    nodes: nodes.map(({ id, step, ccps }) => {
      const { x = 0, y = 0, width = 0, height = 0 } = boxes.get(id) ?? {}
      return { id, step, label: null, ccps: [...ccps], x, y, width, height }
    }),
    edges: edges.map(({ from, to }) => {
      const id = `${from}-${to}`
      const points = ways.get(id) ?? []
      return { id, from, to, ...(points.length < 2 ? {} : { points: points.map(({ x, y }) => ({ x, y })) }) }
    }),
  }
}

/** Where the words of an arrow stand: in the middle of its longest piece. */
export function labelPoint(points: readonly Point[]): Point | null {
  let longest = -1
  let midpoint: Point | null = null
  for (const [at, b] of points.entries()) {
    const a = points[at - 1]
    if (a === undefined) continue
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    if (length > longest) {
      longest = length
      midpoint = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
    }
  }
  return midpoint
}

/**
 * The ways of the arrows. A way that a layout found is drawn as long as it still fits; else the arrow leaves
 * at the bottom of a step, enters at the top of the next, turns at right angles and keeps clear of other
 * steps where it can.
 */
import type { FlowEdge, FlowGraph, FlowNode, Point } from './graph.ts'

type Way = readonly Point[]
type Segment = { readonly a: Point; readonly b: Point }

/** How far an arrow runs straight on before it turns, and how close it passes by a step. */
const stub = 14
const clearance = 4
const aside = 16
/**
 * How many channels beside steps are tried, nearest first, and how many paths are tested for covering another
 * arrow.
 */
const channelsTried = 24
const waysCompared = 12

const segmentsOf = (way: Way): readonly Segment[] => way.slice(1).map((b, at) => ({ a: way[at] ?? b, b }))

const cuts = ({ a, b }: Segment, { x, y, width, height }: FlowNode, room: number): boolean =>
  Math.max(a.x, b.x) > x - room &&
  Math.min(a.x, b.x) < x + width + room &&
  Math.max(a.y, b.y) > y - room &&
  Math.min(a.y, b.y) < y + height + room

/** Whether the way runs through a step; it only touches those that it connects. */
const isBlocked = (way: Way, edge: FlowEdge, nodes: readonly FlowNode[], room: number): boolean => {
  const segments = segmentsOf(way)
  return nodes.some((node) =>
    segments.some((segment) => cuts(segment, node, node.id === edge.from || node.id === edge.to ? -1 : room)),
  )
}

const isAtBorder = ({ x, y }: Point, node: FlowNode): boolean => {
  const within = (value: number, from: number, size: number): boolean =>
    value >= from - 1.5 && value <= from + size + 1.5
  const near = (value: number, line: number): boolean => Math.abs(value - line) <= 1.5
  return (
    within(x, node.x, node.width) &&
    within(y, node.y, node.height) &&
    (near(x, node.x) || near(x, node.x + node.width) || near(y, node.y) || near(y, node.y + node.height))
  )
}

/** Two pieces that lie on each other. */
const covers = (one: Segment, other: Segment): boolean => {
  const share = (a: number, b: number, c: number, d: number): boolean =>
    Math.min(Math.max(a, b), Math.max(c, d)) - Math.max(Math.min(a, b), Math.min(c, d)) > 6
  const level = (a: number, b: number): boolean => Math.abs(a - b) < 3
  if (level(one.a.x, one.b.x) && level(other.a.x, other.b.x))
    return level(one.a.x, other.a.x) && share(one.a.y, one.b.y, other.a.y, other.b.y)
  return (
    level(one.a.y, one.b.y) &&
    level(other.a.y, other.b.y) &&
    level(one.a.y, other.a.y) &&
    share(one.a.x, one.b.x, other.a.x, other.b.x)
  )
}

type Ends = { readonly from: FlowNode; readonly to: FlowNode; readonly p: Point; readonly q: Point }

/** Ways straight down or with one step aside. */
function downwards({ to, p, q }: Ends): readonly Way[] {
  if (q.y - p.y < 2 * stub) return []
  const straight = p.x > to.x + 8 && p.x < to.x + to.width - 8 ? [[p, { x: p.x, y: q.y }]] : []
  const levels = [q.y - 22, q.y - 30, q.y - stub, p.y + 22, p.y + 30, p.y + stub, (p.y + q.y) / 2].filter(
    (y) => y >= p.y + stub && y <= q.y - stub,
  )
  return [...straight, ...levels.map((y) => [p, { x: p.x, y }, { x: q.x, y }, q])]
}

/** Ways through a channel beside a step: around what stands between, and back up. */
function aroundSteps({ p, q }: Ends, nodes: readonly FlowNode[]): readonly Way[] {
  const middle = (p.x + q.x) / 2
  const channels = nodes
    .flatMap(({ x, width }) => [x - aside, x + width + aside])
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  const outer = [
    channels.reduce((low, x) => Math.min(low, x), p.x),
    channels.reduce((high, x) => Math.max(high, x), p.x),
  ]
  return [...new Set([...channels.slice(0, channelsTried), ...outer])].map((x) => [
    p,
    { x: p.x, y: p.y + stub },
    { x, y: p.y + stub },
    { x, y: q.y - stub },
    { x: q.x, y: q.y - stub },
    q,
  ])
}

/** The first way that is free; else the first that only covers an arrow; else the plainest. */
function choose(ends: Ends, edge: FlowEdge, nodes: readonly FlowNode[], drawn: readonly Segment[]): Way {
  const ways = [...downwards(ends), ...aroundSteps(ends, nodes)]
  const free = ways.filter((way) => !isBlocked(way, edge, nodes, clearance)).slice(0, waysCompared)
  const alone = free.find(
    (way) => !segmentsOf(way).some((segment) => drawn.some((other) => covers(segment, other))),
  )
  return alone ?? free[0] ?? ways[0] ?? [ends.p, ends.q]
}

const centre = ({ x, width }: FlowNode): number => x + width / 2

type Ports = ReadonlyMap<string, number>
type PortInput = {
  readonly nodes: ReadonlyMap<string, FlowNode>
  readonly edges: readonly FlowEdge[]
  /** Where ways that are kept leave or enter each step. */
  readonly taken: ReadonlyMap<string, readonly number[]>
}

/** The middle of the widest gap between what is taken. */
function widestGap({ x, width }: FlowNode, taken: readonly number[]): number {
  const marks = [x, ...taken.toSorted((a, b) => a - b), x + width]
  let widest = { from: x, room: 0 }
  for (const [at, from] of marks.entries()) {
    const room = (marks[at + 1] ?? from) - from
    if (room > widest.room) widest = { from, room }
  }
  return widest.from + widest.room / 2
}

/**
 * Where arrows leave and enter: side by side, in the order of the steps that they lead to or come from, apart
 * from those that are there.
 */
function portsOf({ nodes, edges, taken }: PortInput, end: 'from' | 'to'): Ports {
  const ports = new Map<string, number>()
  const other = end === 'from' ? 'to' : 'from'
  const place = (edge: FlowEdge): number => {
    const node = nodes.get(edge[other])
    return node === undefined ? 0 : centre(node)
  }
  for (const [id, here] of Map.groupBy(edges, (edge) => edge[end])) {
    const node = nodes.get(id)
    if (node === undefined) continue
    const used = [...(taken.get(id) ?? [])]
    for (const [at, edge] of here
      .toSorted((a, b) => place(a) - place(b) || (a.id < b.id ? -1 : 1))
      .entries()) {
      const port =
        (taken.get(id) ?? []).length === 0
          ? node.x + (node.width * (at + 1)) / (here.length + 1)
          : widestGap(node, used)
      used.push(port)
      ports.set(edge.id, port)
    }
  }
  return ports
}

const round = ({ x, y }: Point): Point => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 })

/** The way of every arrow by its id. Pure: the same diagram gives the same picture in browser and PDF. */
export function routeEdges({ nodes, edges }: FlowGraph): ReadonlyMap<string, Way> {
  const nodesById = new Map(nodes.map((node) => [node.id, node]))
  const ways = new Map<string, Way>()
  const drawn: Segment[] = []
  const draw = (id: string, way: Way): void => {
    ways.set(id, way.map(round))
    drawn.push(...segmentsOf(way))
  }
  const open = edges.filter((edge) => {
    const [from, to, way] = [nodesById.get(edge.from), nodesById.get(edge.to), edge.points ?? []]
    const [first, last] = [way[0], way.at(-1)]
    if (from === undefined || to === undefined || way.length < 2 || first === undefined || last === undefined)
      return true
    if (!isAtBorder(first, from) || !isAtBorder(last, to) || isBlocked(way, edge, nodes, 0)) return true
    draw(edge.id, way)
    return false
  })
  const routedEdges = edges.filter(({ id }) => ways.has(id))
  const ends = (end: 'from' | 'to'): Ports => {
    const taken = new Map(
      [...Map.groupBy(routedEdges, (edge) => edge[end])].map(([id, here]) => [
        id,
        here.flatMap((edge) => ways.get(edge.id)?.at(end === 'from' ? 0 : -1)?.x ?? []),
      ]),
    )
    return portsOf({ nodes: nodesById, edges: open, taken }, end)
  }
  const [leaves, enters] = [ends('from'), ends('to')]
  for (const edge of open) {
    const [from, to] = [nodesById.get(edge.from), nodesById.get(edge.to)]
    if (from === undefined || to === undefined) continue
    const between = {
      from,
      to,
      p: { x: leaves.get(edge.id) ?? centre(from), y: from.y + from.height },
      q: { x: enters.get(edge.id) ?? centre(to), y: to.y },
    }
    draw(edge.id, choose(between, edge, nodes, drawn))
  }
  return ways
}

import { labelPoint } from '@larder/core/flow'
import type { FlowLayout } from '@larder/core/haccp'

type Point = { readonly x: number; readonly y: number }
/** Points (1/72 inch). */
export type Area = { readonly width: number; readonly height: number }

export type FlowNode = Area &
  Point & {
    readonly id: string
    readonly label: string
    readonly ccps: readonly number[]
    readonly badge: string
    readonly sizes: readonly number[]
  }
export type FlowTile = Area & {
  readonly nodes: readonly FlowNode[]
  readonly edges: readonly {
    readonly points: readonly Point[]
    readonly arrow: readonly Point[] | null
    readonly label: (Point & { readonly text: string }) | null
  }[]
}

// The label size that the layout leaves room for, and smaller ones to try.
const labelPixels = 16
const smallestLabel = 6.5
const largestScale = 0.75
const smallestScale = 0.42
/** One page is read more easily than two of larger boxes; the words stay as large. */
const smallestWhole = 0.3
const gap = 6
/** A diagram that is strewn over more pages than this is drawn smaller, at the cost of its words. */
const mostTiles = 40

type Span = { readonly from: number; readonly to: number }

/**
 * Parts of at most `limit` of a length. Cut between nodes where that is possible; else the next part starts
 * before the nodes that would be cut, so that each node is whole in one.
 */
function cuts(length: number, limit: number, nodes: readonly Span[]): readonly Span[] {
  const result: Span[] = []
  let from = 0
  while (length - from > limit) {
    const furthest = from + limit
    const places = [furthest, ...nodes.flatMap((node) => [node.from - gap, node.to + gap])].filter(
      (place) =>
        place > from + limit / 3 &&
        place <= furthest &&
        nodes.every((node) => place <= node.from || place >= node.to),
    )
    const to = places.length > 0 ? Math.max(...places) : furthest
    result.push({ from, to })
    const crossed = nodes.filter((node) => node.from < to && node.to > to).map((node) => node.from - gap)
    from = Math.max(from + limit / 10, Math.min(to, ...crossed))
  }
  return [...result, { from, to: length }]
}

/** The part in which something stands whole; where there is none, the one with its middle. */
function partOf(parts: readonly Span[], { from, to }: Span): Span | undefined {
  const middle = (from + to) / 2
  return (
    parts.find((part) => from >= part.from - 0.01 && to <= part.to + 0.01) ??
    parts.find((part) => middle >= part.from && middle <= part.to)
  )
}

/** The head of the arrow at the end of a line; null when the line has no direction. */
function arrowHead(points: readonly Point[]): readonly Point[] | null {
  const tip = points.at(-1)
  const before = points.findLast((point) => tip !== undefined && (point.x !== tip.x || point.y !== tip.y))
  if (tip === undefined || before === undefined) return null
  const length = Math.hypot(tip.x - before.x, tip.y - before.y)
  const [along, across] = [(tip.x - before.x) / length, (tip.y - before.y) / length]
  const base = { x: tip.x - 4 * along, y: tip.y - 4 * across }
  return [
    tip,
    { x: base.x - 1.8 * across, y: base.y + 1.8 * along },
    { x: base.x + 1.8 * across, y: base.y - 1.8 * along },
  ]
}

/** From the size at this scale down to the smallest that is easy to read. */
function labelSizes(scale: number): number[] {
  const largest = Math.max(smallestLabel, Math.min(10, labelPixels * scale))
  const sizes = [largest]
  for (let size = Math.floor(largest * 2) / 2; size > smallestLabel; size -= 0.5)
    if (size < largest) sizes.push(size)
  return largest > smallestLabel ? [...sizes, smallestLabel] : sizes
}

/**
 * The largest scale (points a pixel) at which the diagram fits the area, or that of its parts if none does,
 * on a bearable number of pages.
 */
function scaleOf(layout: FlowLayout, area: Area): number {
  const byWidth = area.width / Math.max(1, layout.width)
  const whole = Math.min(largestScale, byWidth, area.height / Math.max(1, layout.height))
  const readable = whole >= smallestWhole ? whole : Math.min(0.6, Math.max(smallestScale, byWidth))
  const pages =
    Math.ceil((layout.width * readable) / area.width) * Math.ceil((layout.height * readable) / area.height)
  return pages <= mostTiles ? readable : readable * Math.sqrt(mostTiles / pages)
}

type Line = { readonly points: readonly Point[]; readonly label: string | undefined }
/** The part of the diagram that one tile shows, and whether a box belongs to it. */
type Window = {
  readonly x: Span
  readonly y: Span
  readonly holds: (box: Area & Point) => boolean
}

const scaledNodes = ({ nodes }: FlowLayout, scale: number) => {
  const sizes = labelSizes(scale)
  return nodes.map((node) => ({
    id: node.id,
    label: node.label,
    ccps: node.ccps,
    badge: node.ccps.map((number) => `CCP ${number}`).join(' · '),
    sizes,
    x: node.x * scale,
    y: node.y * scale,
    width: node.width * scale,
    height: node.height * scale,
  }))
}

const scaledLines = ({ edges }: FlowLayout, scale: number): readonly Line[] =>
  edges
    .map(({ points, label }) => ({
      label,
      points: points.map((point) => ({ x: point.x * scale, y: point.y * scale })),
    }))
    .filter(({ points }) => points.length > 1)

const crosses = ({ points }: Line, { x, y }: Window): boolean =>
  points.some((point, index) => {
    const next = points[index + 1] ?? point
    return (
      Math.max(point.x, next.x) >= x.from &&
      Math.min(point.x, next.x) <= x.to &&
      Math.max(point.y, next.y) >= y.from &&
      Math.min(point.y, next.y) <= y.to
    )
  })

const movedTo =
  ({ x, y }: Window) =>
  <P extends Point>(point: P): P => ({
    ...point,
    x: point.x - x.from,
    y: point.y - y.from,
  })

/** The text of a line is shown once: on the tile that holds the middle of the line. */
function labelIn({ points, label }: Line, window: Window): (Point & { readonly text: string }) | null {
  const point = label === undefined ? null : labelPoint(points)
  return label === undefined || point === null || !window.holds({ ...point, width: 0, height: 0 })
    ? null
    : { ...movedTo(window)(point), text: label }
}

const edgeIn = (line: Line, window: Window): FlowTile['edges'][number] => ({
  points: line.points.map(movedTo(window)),
  arrow: arrowHead(line.points)?.map(movedTo(window)) ?? null,
  label: labelIn(line, window),
})

/**
 * The diagram in points, cut into as many tiles of at most `area` as keep its text at 6.5 pt or more. Nodes
 * are not cut; lines run on from tile to tile.
 */
export function flowTiles(layout: FlowLayout, area: Area): readonly FlowTile[] {
  const scale = scaleOf(layout, area)
  const nodes = scaledNodes(layout, scale)
  const lines = scaledLines(layout, scale)
  const across = cuts(
    layout.width * scale,
    area.width,
    nodes.map((node) => ({ from: node.x, to: node.x + node.width })),
  )
  const down = cuts(
    layout.height * scale,
    area.height,
    nodes.map((node) => ({ from: node.y, to: node.y + node.height })),
  )
  const windows = down.flatMap((y) =>
    across.map((x): Window => ({
      x,
      y,
      holds: (box) =>
        partOf(across, { from: box.x, to: box.x + box.width }) === x &&
        partOf(down, { from: box.y, to: box.y + box.height }) === y,
    })),
  )
  return windows
    .map((window): FlowTile => ({
      width: window.x.to - window.x.from,
      height: window.y.to - window.y.from,
      nodes: nodes.filter((node) => window.holds(node)).map(movedTo(window)),
      edges: lines.filter((line) => crosses(line, window)).map((line) => edgeIn(line, window)),
    }))
    .filter((tile) => tile.nodes.length > 0 || tile.edges.length > 0)
}

import type { FlowLayout } from './block.ts'

type Point = { readonly x: number; readonly y: number }

/** How far a corner is rounded, and how long and half wide an arrow head is, in the layout's pixels. */
const corner = 6
const head = { length: 8, half: 4 }

/** A point on the way from `from` to `to`, at most `distance` away from `from` and not past the middle. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const share = length === 0 ? 0 : Math.min(distance / length, 0.5)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

const write = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`

/** An edge as an SVG path with rounded corners. */
export function pathOf(points: readonly Point[]): string {
  return points
    .map((point, at) => {
      const [before, after] = [points[at - 1], points[at + 1]]
      if (before === undefined) return `M ${write(point)}`
      if (after === undefined) return `L ${write(point)}`
      const [start, end] = [towards(point, before, corner), towards(point, after, corner)]
      return `L ${write(start)} Q ${write(point)} ${write(end)}`
    })
    .join(' ')
}

/** The head at the end of an edge, along its last piece. */
export function arrowOf(points: readonly Point[]): string {
  const end = points.at(-1)
  const before = points.at(-2)
  if (end === undefined || before === undefined) return ''
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1
  const along = { x: (end.x - before.x) / length, y: (end.y - before.y) / length }
  const base = { x: end.x - along.x * head.length, y: end.y - along.y * head.length }
  const side = { x: -along.y * head.half, y: along.x * head.half }
  const left = { x: base.x + side.x, y: base.y + side.y }
  const right = { x: base.x - side.x, y: base.y - side.y }
  return `M ${write(end)} L ${write(left)} L ${write(right)} Z`
}

/** The steps from top to bottom, each with those it leads to; edges are named `from-to`. */
export function stepsOf({ nodes, edges }: FlowLayout): readonly {
  readonly id: string
  readonly label: string
  readonly ccps: readonly number[]
  readonly next: readonly string[]
}[] {
  const names = new Map(nodes.map(({ id, label }) => [id, label]))
  return nodes
    .toSorted((a, b) => a.y - b.y || a.x - b.x)
    .map(({ id, label, ccps }) => ({
      id,
      label,
      ccps,
      next: edges
        .flatMap((edge) =>
          edge.id.startsWith(`${id}-`) ? [names.get(edge.id.slice(id.length + 1)) ?? ''] : [],
        )
        .filter((name) => name !== ''),
    }))
}

/** The scale at which the picture fits its frame, but never so small that its words cannot be read. */
export const zoomTo = (width: number, available: number): number =>
  Math.min(1, Math.max(0.6, available / width))

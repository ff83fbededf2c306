/** The way of lots as a graph: who supplied them, what they went into, and where it was sent. */

export type TraceLink = readonly [parent: number, child: number]

/**
 * The column of each lot: 0 for those where the trace starts, below zero for what went into them, above for
 * what was made of them. A lot that is reached on both ways is where it was reached forward.
 */
export function columnsOf(from: readonly number[], links: readonly TraceLink[]): ReadonlyMap<number, number> {
  const columns = new Map(from.map((id) => [id, 0]))
  for (const [direction, step] of [
    ['forward', 1],
    ['backward', -1],
  ] as const)
    for (let [frontier, column] = [new Set(from), step]; frontier.size > 0; column += step) {
      const reached = new Set<number>()
      for (const [parent, child] of links) {
        const [at, to] = direction === 'forward' ? [parent, child] : [child, parent]
        if (frontier.has(at) && !columns.has(to)) reached.add(to)
      }
      for (const id of reached) columns.set(id, column)
      frontier = reached
    }
  return columns
}

export type TraceNode = { readonly key: string; readonly column: number }
export type PlacedNode<Node> = Node & { readonly x: number; readonly y: number }
export type TraceEdge = { readonly from: string; readonly to: string }
export type TraceDrawing<Node> = {
  readonly width: number
  readonly height: number
  readonly nodes: readonly PlacedNode<Node>[]
  readonly edges: readonly (TraceEdge & { readonly path: string })[]
}

export const NODE_WIDTH = 176
export const NODE_HEIGHT = 56
const GAP_X = 56
const GAP_Y = 16
const EDGE_ROOM = 1

type Placed<Node> = { readonly columns: readonly (readonly Node[])[]; readonly first: number }

/** Orders each column by the middle of the neighbours before it, so that fewer lines cross. */
function order<Node extends TraceNode>(nodes: readonly Node[], edges: readonly TraceEdge[]): Placed<Node> {
  const first = Math.min(...nodes.map(({ column }) => column))
  const last = Math.max(...nodes.map(({ column }) => column))
  const rank = new Map<string, number>()
  const columns: Node[][] = []
  for (let column = first; column <= last; column += 1) {
    const middle = ({ key }: Node): number => {
      const before = edges.flatMap(({ from, to }) => (to === key ? [rank.get(from) ?? 0] : []))
      return before.length === 0 ? 0 : before.reduce((sum, at) => sum + at, 0) / before.length
    }
    const sorted = nodes
      .filter((node) => node.column === column)
      .map((node) => ({ node, at: middle(node) }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ node }) => node)
    for (const [at, { key }] of sorted.entries()) rank.set(key, at)
    columns.push(sorted)
  }
  return { columns, first }
}

/** Columns from left to right, each from the top; a line leaves a node on its right and enters the next on its left. */
export function drawTrace<Node extends TraceNode>(
  nodes: readonly Node[],
  edges: readonly TraceEdge[],
): TraceDrawing<Node> {
  if (nodes.length === 0) return { width: 0, height: 0, nodes: [], edges: [] }
  const { columns } = order(nodes, edges)
  const filledColumns = columns.filter((column) => column.length > 0)
  const rows = Math.max(...filledColumns.map((column) => column.length))
  const height = rows * (NODE_HEIGHT + GAP_Y) - GAP_Y + 2 * EDGE_ROOM
  const placed = filledColumns.flatMap((column, at) =>
    column.map((node, row) => ({
      ...node,
      x: at * (NODE_WIDTH + GAP_X) + EDGE_ROOM,
      y: row * (NODE_HEIGHT + GAP_Y) + EDGE_ROOM,
    })),
  )
  const byKey = new Map(placed.map((node) => [node.key, node]))
  return {
    width: filledColumns.length * (NODE_WIDTH + GAP_X) - GAP_X + 2 * EDGE_ROOM,
    height,
    nodes: placed,
    edges: edges.flatMap((edge) => {
      const [from, to] = [byKey.get(edge.from), byKey.get(edge.to)]
      return from === undefined || to === undefined ? [] : [{ ...edge, path: pathOf(from, to) }]
    }),
  }
}

type Point = { readonly x: number; readonly y: number }

function pathOf(from: Point, to: Point): string {
  const [x1, y1] = [from.x + NODE_WIDTH, from.y + NODE_HEIGHT / 2]
  const [x2, y2] = [to.x, to.y + NODE_HEIGHT / 2]
  const bend = Math.max(GAP_X / 2, (x2 - x1) / 2)
  return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`
}

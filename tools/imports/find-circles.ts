/** Edges of the import graph: file → the files that it imports, type imports included. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/**
 * Groups of files that import each other in a circle, by Tarjan's algorithm for strongly connected
 * components. A file that imports itself is a circle too.
 */
export function findCircles(graph: ImportGraph): readonly (readonly string[])[] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []
  const visit = (file: string): number => {
    const number = order.size
    order.set(file, number)
    lowest.set(file, number)
    stack.push(file)
    for (const next of graph.get(file) ?? []) {
      const reached = order.has(next)
        ? stack.includes(next)
          ? (order.get(next) ?? number)
          : number
        : visit(next)
      lowest.set(file, Math.min(lowest.get(file) ?? number, reached))
    }
    if (lowest.get(file) === number) {
      const circle = stack.splice(stack.indexOf(file))
      if (circle.length > 1 || (graph.get(file) ?? []).includes(file)) circles.push(circle.toSorted())
    }
    return lowest.get(file) ?? number
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return circles
}

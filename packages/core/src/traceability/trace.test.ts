import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnsOf, drawTrace } from './trace.ts'

const aGraph = fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 })), {
  maxLength: 40,
})

describe('columns of a trace', () => {
  it('has suppliers’ lots left and what was made of them right', () => {
    const columns = columnsOf(
      [2],
      [
        [1, 2],
        [2, 3],
        [3, 4],
        [4, 3],
        [9, 3],
      ],
    )
    expect(Object.fromEntries(columns)).toEqual({ 1: -1, 2: 0, 3: 1, 4: 2 })
  })
})

describe('drawing of a trace', () => {
  it('puts no node upon another, and draws each line between its nodes', () => {
    fc.assert(
      fc.property(aGraph, fc.integer({ min: 1, max: 12 }), (links, from) => {
        const columns = columnsOf([from], links)
        const nodes = [...columns].map(([id, column]) => ({ key: String(id), column }))
        const edges = links
          .filter(([a, b]) => columns.has(a) && columns.has(b))
          .map(([a, b]) => ({ from: String(a), to: String(b) }))
        const drawing = drawTrace(nodes, edges)
        expect(drawing.nodes).toHaveLength(nodes.length)
        expect(drawing.edges).toHaveLength(edges.length)
        expect(new Set(drawing.nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(nodes.length)
        for (const { x, y } of drawing.nodes) {
          expect(x).toBeLessThan(drawing.width)
          expect(y).toBeLessThan(drawing.height)
        }
      }),
    )
  })
  it('is empty without nodes', () => {
    expect(drawTrace([], [])).toEqual({ width: 0, height: 0, nodes: [], edges: [] })
  })
})

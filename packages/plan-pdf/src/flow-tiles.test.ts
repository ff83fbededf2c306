import type { FlowLayout } from '@larder/core/haccp'
import { expect, test } from 'vitest'
import { flowTiles } from './flow-tiles.ts'

const area = { width: 481, height: 638 }

function layoutOf(columns: number, rows: number): FlowLayout {
  const nodes = Array.from({ length: columns * rows }, (_, index) => ({
    id: `n${index}`, label: `Step ${index}`, ccps: index % 5 === 0 ? [index] : [],
    x: (index % columns) * 200 + 10, y: Math.floor(index / columns) * 100 + 10, width: 170, height: 50,
  }))
  const edges = nodes.slice(columns).map((node, index) => ({ id: `e${index}`, points: [{ x: node.x + 85, y: node.y - 50 }, { x: node.x + 85, y: node.y }] }))
  return { width: columns * 200, height: rows * 100, nodes, edges }
}

test('draws a small diagram whole, never larger than its pixels', () => {
  const [tile, ...others] = flowTiles(layoutOf(2, 3), area)
  expect(others).toEqual([])
  expect(tile).toMatchObject({ width: 300, height: 225 })
  expect(tile?.nodes).toHaveLength(6)
})

test.each([[3, 60], [12, 4], [14, 50]])('cuts %i × %i steps into pages that keep every step whole and readable', (columns, rows) => {
  const tiles = flowTiles(layoutOf(columns, rows), area)
  expect(tiles.length).toBeGreaterThan(1)
  expect(tiles.flatMap((tile) => tile.nodes.map((node) => node.id)).toSorted()).toEqual(layoutOf(columns, rows).nodes.map((node) => node.id).toSorted())
  for (const tile of tiles) {
    expect(tile.width).toBeLessThanOrEqual(area.width + 0.01)
    expect(tile.height).toBeLessThanOrEqual(area.height + 0.01)
    for (const node of tile.nodes) {
      expect(Math.min(...node.sizes)).toBeGreaterThanOrEqual(6.5)
      expect(node.x).toBeGreaterThanOrEqual(0)
      expect(node.x + node.width).toBeLessThanOrEqual(tile.width + 0.01)
    }
  }
})

test('bears a diagram without steps, without extent and with lines that go nowhere', () => {
  expect(flowTiles({ width: 0, height: 0, nodes: [], edges: [] }, area)).toEqual([])
  const point = { x: 5, y: 5 }
  expect(flowTiles({ width: 10, height: 10, nodes: [], edges: [{ id: 'a', points: [point, point] }, { id: 'b', points: [] }] }, area)[0]?.edges).toEqual([{ points: [{ x: 3.75, y: 3.75 }, { x: 3.75, y: 3.75 }], arrow: null }])
})

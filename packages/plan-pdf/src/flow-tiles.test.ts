import type { FlowLayout } from '@larder/core/haccp'
import { expect, test } from 'vitest'
import { flowTiles } from './flow-tiles.ts'

const area = { width: 481, height: 638 }

function layoutOf(columns: number, rows: number): FlowLayout {
  const nodes = Array.from({ length: columns * rows }, (_, index) => ({
    id: `n${index}`,
    label: `Step ${index}`,
    ccps: index % 5 === 0 ? [index] : [],
    x: (index % columns) * 200 + 10,
    y: Math.floor(index / columns) * 100 + 10,
    width: 170,
    height: 50,
  }))
  const edges = nodes.slice(columns).map((node, index) => ({
    id: `e${index}`,
    points: [
      { x: node.x + 85, y: node.y - 50 },
      { x: node.x + 85, y: node.y },
    ],
  }))
  return { width: columns * 200, height: rows * 100, nodes, edges }
}

test('draws a small diagram whole, never larger than its pixels', () => {
  const [tile, ...others] = flowTiles(layoutOf(2, 3), area)
  expect(others).toEqual([])
  expect(tile).toMatchObject({ width: 300, height: 225 })
  expect(tile?.nodes).toHaveLength(6)
})

test.each([
  [3, 60],
  [12, 4],
  [14, 50],
])('cuts %i × %i steps into pages that keep every step whole and readable', (columns, rows) => {
  const tiles = flowTiles(layoutOf(columns, rows), area)
  expect(tiles.length).toBeGreaterThan(1)
  expect(tiles.flatMap((tile) => tile.nodes.map((node) => node.id)).toSorted()).toEqual(
    layoutOf(columns, rows)
      .nodes.map((node) => node.id)
      .toSorted(),
  )
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

test('accepts a diagram without steps, without extent and with arrows without an end', () => {
  expect(flowTiles({ width: 0, height: 0, nodes: [], edges: [] }, area)).toEqual([])
  const point = { x: 5, y: 5 }
  expect(
    flowTiles(
      {
        width: 10,
        height: 10,
        nodes: [],
        edges: [
          { id: 'a', points: [point, point] },
          { id: 'b', points: [] },
        ],
      },
      area,
    )[0]?.edges,
  ).toEqual([
    {
      points: [
        { x: 3.75, y: 3.75 },
        { x: 3.75, y: 3.75 },
      ],
      arrow: null,
      label: null,
    },
  ])
})

test('limits the pages of a scattered diagram', () => {
  const wide = layoutOf(14, 14)
  const nodes = wide.nodes.map((node) => ({ ...node, x: node.x * 14, y: node.y * 28 }))
  const tiles = flowTiles({ width: 40_000, height: 40_000, nodes, edges: [] }, area)
  expect(tiles.length).toBeLessThanOrEqual(60)
  expect(tiles.flatMap((tile) => tile.nodes)).toHaveLength(nodes.length)
})

test('writes the words of an arrow once, in the middle of its longest piece', () => {
  const layout = {
    width: 100,
    height: 4_000,
    nodes: [],
    edges: [
      {
        id: 'a-b',
        points: [
          { x: 50, y: 0 },
          { x: 50, y: 4_000 },
        ],
        label: 'after 2 h',
      },
    ],
  }
  const labels = flowTiles(layout, area).flatMap((tile) => tile.edges.map(({ label }) => label))
  expect(labels.filter((label) => label !== null)).toMatchObject([{ text: 'after 2 h', x: 30 }])
})

test('keeps every step whole where there is no gap to cut at', () => {
  const nodes = Array.from({ length: 40 }, (_, at) => ({
    id: `n${at}`,
    label: 'Step',
    ccps: [],
    x: at * 90,
    y: at * 60,
    width: 220,
    height: 50,
  }))
  const tiles = flowTiles({ width: 3_730, height: 2_390, nodes, edges: [] }, area)
  expect(tiles.flatMap((tile) => tile.nodes.map(({ id }) => id)).toSorted()).toEqual(
    nodes.map(({ id }) => id).toSorted(),
  )
  for (const tile of tiles) {
    for (const { x, y, width, height } of tile.nodes) {
      expect([x >= 0, y >= 0, x + width <= tile.width + 0.01, y + height <= tile.height + 0.01]).toEqual([
        true,
        true,
        true,
        true,
      ])
    }
  }
})

import { expect, it } from 'vitest'
import { arrowOf, pathOf, stepsOf, zoomTo } from './flow-path.ts'

it('draws an edge with rounded corners and an arrow head at its end', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 0, y: 20 },
    { x: 40, y: 20 },
  ]
  expect(pathOf(points)).toBe('M 0 0 L 0 14 Q 0 20 6 20 L 40 20')
  expect(arrowOf(points)).toBe('M 40 20 L 32 24 L 32 16 Z')
  expect(arrowOf([{ x: 1, y: 1 }])).toBe('')
})

it('tells the steps from top to bottom with those that follow', () => {
  const at = (id: string, y: number) => ({
    id,
    label: id.toLowerCase(),
    ccps: [],
    x: 0,
    y,
    width: 10,
    height: 10,
  })
  const layout = {
    width: 10,
    height: 10,
    nodes: [at('P09', 50), at('P01', 0)],
    edges: [{ id: 'P01-P09', points: [] }],
  }
  expect(stepsOf(layout).map(({ label, next }) => [label, next])).toEqual([
    ['p01', ['p09']],
    ['p09', []],
  ])
})

it('fits the picture to its frame, but keeps its words readable', () => {
  expect(zoomTo(1_000, 2_000)).toBe(1)
  expect(zoomTo(1_000, 800)).toBe(0.8)
  expect(zoomTo(1_000, 200)).toBe(0.6)
})

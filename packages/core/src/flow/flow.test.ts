import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fixture } from '../haccp/fixture.ts'
import { defaultProfile } from '../haccp/facts/default-profile.ts'
import { generatePlan } from '../haccp/generate/generate-plan.ts'
import { addStep, connect, disconnect, markCcp, move, remove, rename, unmarkCcp } from './change-graph.ts'
import { checkFlow, flowFacts } from './check-flow.ts'
import { drawFlow, graphOf } from './draw-flow.ts'
import { edgeId, flowLimits, lineCount, type FlowGraph, type FlowNode } from './graph.ts'
import { record, redo, startHistory, undo } from './history.ts'
import { judgeGraph } from './judge-graph.ts'
import { routeEdges } from './route-edges.ts'

const node = (id: string, x: number, y: number, more: Partial<FlowNode> = {}): FlowNode => ({
  id,
  step: null,
  label: id,
  ccps: [],
  x,
  y,
  width: 220,
  height: 44,
  ...more,
})
const graphFrom = (nodes: readonly FlowNode[], edges: readonly (readonly [string, string])[]): FlowGraph => ({
  nodes,
  edges: edges.map(([from, to]) => ({ id: edgeId(from, to), from, to })),
})
const chain = graphFrom(
  [node('a', 0, 0), node('b', 0, 100), node('c', 0, 200)],
  [
    ['a', 'b'],
    ['b', 'c'],
  ],
)
const plan = generatePlan(
  {
    ...defaultProfile(
      { country: 'EE', region: null, activity: 'A01', location_type: 'kitchen', number_of_employees: '1-3' },
      fixture,
    ),
  },
  fixture,
)

type Change = (graph: FlowGraph) => FlowGraph
const id = fc.constantFrom('a', 'b', 'c', 'own_2', 'own_3', 'P09', 'P09_2', 'nobody')
const words = fc.record({
  step: fc.constantFrom('P09', null),
  label: fc.string({ minLength: 1, maxLength: 60 }),
  lines: fc.integer({ min: 1, max: 3 }),
})
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(words, fc.option(id)).map(
    ([given, after]): Change =>
      (graph) =>
        addStep(graph, given, after),
  ),
  fc.tuple(id, id, fc.string({ maxLength: 10 })).map(
    ([from, to, label]): Change =>
      (graph) =>
        connect(graph, from, to, label),
  ),
  fc.tuple(id, id).map(
    ([from, to]): Change =>
      (graph) =>
        disconnect(graph, edgeId(from, to)),
  ),
  fc.tuple(id, fc.double(), fc.double()).map(
    ([one, x, y]): Change =>
      (graph) =>
        move(graph, one, { x, y }),
  ),
  fc.tuple(id, words).map(
    ([one, given]): Change =>
      (graph) =>
        rename(graph, one, given),
  ),
  id.map(
    (one): Change =>
      (graph) =>
        remove(graph, one),
  ),
  fc.tuple(id, fc.integer({ min: -1, max: 1_001 })).map(
    ([one, ccp]): Change =>
      (graph) =>
        markCcp(graph, one, ccp),
  ),
  fc.tuple(id, fc.integer({ min: 1, max: 9 })).map(
    ([one, ccp]): Change =>
      (graph) =>
        unmarkCcp(graph, one, ccp),
  ),
)

describe('changing a diagram', () => {
  it('undoes any sequence to the same bytes, and redoes it to the same', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
        const before = JSON.stringify(chain)
        let history = changes.reduce((now, one) => record(now, one(now.present)), startHistory(chain))
        const after = JSON.stringify(history.present)
        const steps = history.past.length
        for (let at = 0; at < steps; at += 1) history = undo(history)
        expect(JSON.stringify(history.present)).toBe(before)
        expect(undo(history)).toBe(history)
        for (let at = 0; at < steps; at += 1) history = redo(history)
        expect(JSON.stringify(history.present)).toBe(after)
        expect(redo(history)).toBe(history)
      }),
    )
  })
  it('never leaves an arrow without its steps, an id twice or a value out of range', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 80 }), (changes) => {
        const graph = changes.reduce((now, one) => one(now), chain)
        expect(judgeGraph(graph).filter(({ code }) => code !== 'required')).toEqual([])
        for (const { x, y, height } of graph.nodes) {
          expect(Math.abs(x)).toBeLessThanOrEqual(flowLimits.coordinate)
          expect(Math.abs(y)).toBeLessThanOrEqual(flowLimits.coordinate)
          expect(height).toBeLessThanOrEqual(flowLimits.height)
        }
        expect(graph).toEqual(JSON.parse(JSON.stringify(graph)))
      }),
    )
  })
  it('clears the redo stack after another change', () => {
    const undone = undo(record(startHistory(chain), remove(chain, 'b')))
    expect(record(undone, chain)).toBe(undone)
    expect(record(undone, move(chain, 'a', { x: 5, y: 5 })).future).toEqual([])
  })
  it('puts a step below its predecessor, connected, and never on another one', () => {
    const added = addStep(chain, { step: null, label: 'Resting', lines: 1 }, 'a')
    const [placed] = added.nodes.slice(-1)
    expect(added.edges.at(-1)).toEqual({ id: `a-${placed?.id}`, from: 'a', to: placed?.id })
    expect(placed).toMatchObject({ id: 'own_2', x: 252, y: 88 })
  })
  it('refuses more steps and arrows than allowed', () => {
    const full = Array.from({ length: 250 }).reduce<FlowGraph>(
      (graph) => addStep(graph, { step: 'P09', label: null, lines: 1 }),
      { nodes: [], edges: [] },
    )
    expect(full.nodes).toHaveLength(flowLimits.nodes)
    const all = full.nodes
      .flatMap(({ id: from }) => full.nodes.map(({ id: to }) => [from, to] as const))
      .reduce((graph, [from, to]) => connect(graph, from, to), full)
    expect(all.edges).toHaveLength(flowLimits.edges)
  })
  it('leaves room for badges and for long names', () => {
    const marked = markCcp(markCcp(chain, 'a', 2), 'a', 1)
    expect(marked.nodes[0]).toMatchObject({ ccps: [1, 2], height: 62 })
    expect(unmarkCcp(unmarkCcp(marked, 'a', 1), 'a', 2)).toEqual(chain)
    expect(
      rename(marked, 'a', {
        step: null,
        label: 'Cooling of cooked rice, pasta and other garnishes',
        lines: 1,
      }).nodes[0]?.height,
    ).toBe(24 + 3 * 20 + 18)
  })
})

describe('judging a diagram', () => {
  it('names ids that are not unique and arrows that lead nowhere', () => {
    const bad: FlowGraph = {
      nodes: [node('a', 0, 0), node('a', 0, 0), node('b', 0, 0, { label: ' ', ccps: [1, 1] })],
      edges: [
        { id: 'x', from: 'a', to: 'a' },
        { id: 'a-b', from: 'a', to: 'b' },
        { id: 'a-b', from: 'a', to: 'z' },
      ],
    }
    expect(judgeGraph(bad).map(({ path, code }) => `${path.join('.')}:${code}`)).toEqual([
      'nodes.1.id:twice',
      'nodes.2.label:required',
      'nodes.2.ccps:twice',
      'edges.0.id:edge_id',
      'edges.0.to:self_loop',
      'edges.2.id:twice',
      'edges.2.to:unknown_step',
    ])
    expect(judgeGraph(chain)).toEqual([])
  })
})

describe('a diagram compared with its plan', () => {
  const layout = drawFlow(
    {
      nodes: plan.flow.nodes.map(({ id: step, ccps }, at) => node(step, 0, at * 100, { step, ccps })),
      edges: plan.flow.edges.map(({ from, to }) => ({ id: edgeId(from, to), from, to })),
    },
    (step) => step,
  )
  const generated = graphOf(plan.flow, layout)
  const facts = flowFacts(plan)
  const codes = (graph: FlowGraph) =>
    checkFlow(graph, facts).map(({ code, node: at, step, ccp }) => [code, at ?? step ?? ccp])

  it('agrees if it is the generated one', () => {
    expect(facts.ccps.length).toBeGreaterThan(0)
    expect(codes(generated)).toEqual([])
    expect(codes({ nodes: [], edges: [] })).toEqual([['empty', null]])
  })
  it('lacks a control point and a process when their step is removed', () => {
    const [point] = facts.ccps
    const gone = generated.nodes
      .filter(({ ccps }) => ccps.includes(point?.number ?? 0))
      .reduce((graph, { id: one }) => remove(graph, one), generated)
    expect(codes(gone)).toContainEqual(['ccp_not_shown', point?.number])
    expect(codes(gone)).toContainEqual(['process_missing', point?.steps[0]])
  })
  it('has findings for control points that are not in the plan or at another step', () => {
    const [point] = facts.ccps
    const other =
      generated.nodes.find(({ step }) => step !== null && !(point?.steps ?? []).includes(step))?.id ?? ''
    const marked = markCcp(markCcp(generated, other, 99), other, point?.number ?? 0)
    expect(codes(marked)).toEqual([
      ['ccp_elsewhere', other],
      ['ccp_unknown', other],
    ])
  })
  it('has findings for processes that are not in the plan and for steps in own words', () => {
    const added = addStep(
      addStep(generated, { step: 'P99', label: null, lines: 1 }, 'P01'),
      { step: null, label: 'Smoke break', lines: 1 },
      'P01',
    )
    expect(codes(added)).toEqual([
      ['process_not_in_plan', 'P99'],
      ['own_step', 'own_2'],
    ])
  })
  it('has findings for steps without an entrance and loops without an exit', () => {
    const loose = addStep(generated, { step: 'P01', label: null, lines: 1 })
    expect(codes(loose)).toEqual([['no_way_in', 'P01_2']])
    const none = { flow_steps: [], steps: [], ccps: [] }
    const loop = graphFrom(
      [node('a', 0, 0), node('b', 0, 100), node('c', 0, 200), node('d', 300, 0)],
      [
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'b'],
      ],
    )
    expect(
      checkFlow(loop, none)
        .filter(({ code }) => code !== 'own_step')
        .map(({ code, node: at }) => [code, at]),
    ).toEqual([
      ['no_way_in', 'd'],
      ['no_way_out', 'b'],
    ])
    expect(checkFlow(connect(loop, 'c', 'd'), none).filter(({ code }) => code !== 'own_step')).toEqual([])
  })
})

describe('drawing', () => {
  it('uses the path of the layout while it fits, and another one after a step has moved', () => {
    const points = [
      { x: 200, y: 44 },
      { x: 200, y: 100 },
    ]
    const given: FlowGraph = {
      ...chain,
      edges: chain.edges.map((edge) => (edge.id === 'a-b' ? { ...edge, points } : edge)),
    }
    expect(routeEdges(given).get('a-b')).toEqual(points)
    const moved = routeEdges(move(given, 'b', { x: 400, y: 300 })).get('a-b')
    expect(moved?.at(-1)).toEqual({ x: 510, y: 300 })
    expect(routeEdges(move(move(given, 'b', { x: 400, y: 300 }), 'b', { x: 0, y: 100 })).get('a-b')).toEqual(
      points,
    )
    expect(routeEdges(move(given, 'c', { x: 90, y: 50 })).get('a-b')).not.toEqual(points)
  })
  it('connects steps at right angles, around other steps', () => {
    const graph = connect(connect(chain, 'a', 'c'), 'c', 'a')
    const ways = routeEdges(graph)
    for (const { id: one, from, to } of graph.edges) {
      const way = ways.get(one) ?? []
      expect(way.length).toBeGreaterThan(1)
      for (const [at, point] of way.slice(1).entries()) {
        const before = way[at]
        expect(before?.x === point.x || before?.y === point.y).toBe(true)
        const crossed = chain.nodes.filter(
          ({ id: other, x, y, width, height }) =>
            other !== from &&
            other !== to &&
            Math.max(point.x, before?.x ?? 0) > x &&
            Math.min(point.x, before?.x ?? 0) < x + width &&
            Math.max(point.y, before?.y ?? 0) > y &&
            Math.min(point.y, before?.y ?? 0) < y + height,
        )
        expect(crossed.map(({ id: other }) => `${one} through ${other}`)).toEqual([])
      }
    }
  })
  it('starts at the top left, wherever its steps are, and contains its words', () => {
    const far = {
      nodes: chain.nodes.map((one) => ({ ...one, x: one.x - 19_000, y: one.y + 15_000 })),
      edges: chain.edges.map((edge) => ({ ...edge, label: 'hot' })),
    }
    const drawn = drawFlow(far, (step) => step)
    expect(drawn).toMatchObject({ width: 244, height: 268 })
    expect(drawn.nodes[0]).toMatchObject({ label: 'a', x: 12, y: 12 })
    expect(drawn.edges[0]).toMatchObject({ id: 'a-b', label: 'hot' })
    expect(drawFlow({ nodes: [], edges: [] }, (step) => step)).toEqual({
      width: 24,
      height: 24,
      nodes: [],
      edges: [],
    })
  })
  it('draws the largest diagram quickly', () => {
    const nodes = Array.from({ length: flowLimits.nodes }, (_, at) => node(`n${at}`, (at % 7) * 30, at * 13))
    const edges = Array.from(
      { length: flowLimits.edges },
      (_, at) => [`n${(at * 7) % 200}`, `n${(at * 13 + 1 + Math.floor(at / 200)) % 200}`] as const,
    ).filter(([from, to]) => from !== to)
    const started = performance.now()
    drawFlow(graphFrom(nodes, edges), (step) => step)
    expect(performance.now() - started).toBeLessThan(3_000)
  })
  it('counts the lines of a label as the box breaks them', () => {
    expect(lineCount('Cooking')).toBe(1)
    expect(lineCount('Cooling of cooked food in the blast chiller')).toBe(2)
  })
})

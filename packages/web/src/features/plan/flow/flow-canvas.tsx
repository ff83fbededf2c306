import { ActionIcon, Badge } from '@mantine/core'
import { IconMaximize, IconMinus, IconPlus } from '@tabler/icons-react'
import {
  applyNodeChanges,
  EdgeLabelRenderer,
  Handle,
  Panel,
  Position,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  type Edge,
  type EdgeProps,
  type Node,
  type NodeChange,
  type NodeProps,
} from '@xyflow/react'
import '@xyflow/react/dist/base.css'
import { useMemo, useState } from 'react'
import {
  connect,
  disconnect,
  labelOf,
  labelPoint,
  move,
  remove,
  routeEdges,
  type FlowGraph,
  type Point,
} from '@larder/core/flow'
import { useSay } from '#kit/i18n.ts'
import { arrowOf, pathOf } from '../document/flow-path.ts'
import styles from './flow-editor.module.css'
import type { Asking } from './asking.ts'
import { processNamer, type Names } from './flow-names.ts'
import type { Edits } from './use-edits.ts'

type StepNode = Node<{ readonly label: string; readonly ccps: readonly number[] }, 'step'>
type WayEdge = Edge<{ readonly points: readonly Point[]; readonly words: string }, 'way'>
type Props = { readonly edits: Edits; readonly names: Names; readonly onAsk: (asking: Asking) => void }

const nodeTypes = { step: StepBox }
const edgeTypes = { way: Way }

/**
 * The picture, to be edited with a mouse, a finger or the arrow keys. Drawn by the same ways as it is shown
 * and printed.
 */
export function FlowCanvas(props: Props) {
  return (
    <ReactFlowProvider>
      <Canvas {...props} />
    </ReactFlowProvider>
  )
}

function nodesOf(graph: FlowGraph, nameOf: (step: string) => string, selected: string | null): StepNode[] {
  return graph.nodes.map((node) => {
    const { id, x, y, width, height, ccps } = node
    const label = labelOf(node, nameOf)
    return {
      id,
      type: 'step',
      position: { x, y },
      width,
      height,
      measured: { width, height },
      selected: id === selected,
      ariaLabel: [label, ...ccps.map((ccp) => `CCP ${ccp}`)].join(', '),
      data: { label, ccps },
    }
  })
}

function Canvas({ edits, names, onAsk }: Props) {
  const say = useSay()
  const { graph, selected } = edits
  const nameOf = useMemo(() => processNamer(names), [names])
  // While a step is dragged its place is the canvas's own; the diagram learns it when it is let go.
  const [held, setHeld] = useState<{ readonly graph: FlowGraph; readonly nodes: StepNode[] } | null>(null)
  const nodes = held?.graph === graph ? held.nodes : nodesOf(graph, nameOf, selected)
  const edges = useMemo(() => {
    const places = new Map(held?.graph === graph ? held.nodes.map(({ id, position }) => [id, position]) : [])
    const ways = routeEdges({
      ...graph,
      nodes: graph.nodes.map((node) => ({ ...node, ...places.get(node.id) })),
    })
    const labels = new Map(graph.nodes.map((node) => [node.id, labelOf(node, nameOf)]))
    return graph.edges.map(({ id, from, to, label }): WayEdge => ({
      id,
      source: from,
      target: to,
      type: 'way',
      ariaLabel: say('plan.flow_arrow', { from: labels.get(from) ?? '', to: labels.get(to) ?? '' }),
      data: { points: ways.get(id) ?? [], words: label ?? '' },
    }))
  }, [graph, held, nameOf, say])

  const onNodesChange = (changes: NodeChange<StepNode>[]): void => {
    const placed = changes.flatMap((change) =>
      change.type === 'position' && change.dragging !== true && change.position !== undefined
        ? [{ id: change.id, position: change.position }]
        : [],
    )
    const next = applyNodeChanges(changes, nodes)
    setHeld({ graph, nodes: next })
    const chosen = next.filter((node) => node.selected)
    if (changes.some(({ type }) => type === 'select'))
      edits.select(chosen.length === 1 ? (chosen[0]?.id ?? null) : null)
    const moved = placed.reduce((now, { id, position }) => move(now, id, position), graph)
    if (moved !== graph)
      edits.change(
        moved,
        say('plan.flow_told_moved', {
          name: placed.map(({ id }) => next.find((node) => node.id === id)?.data.label ?? '').join(', '),
        }),
      )
  }
  const nameAt = (id: string): string => nodes.find((node) => node.id === id)?.data.label ?? ''
  return (
    <section className={styles.canvas} aria-label={say('plan.flow_picture')}>
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        onNodesChange={onNodesChange}
        onConnect={({ source, target }) =>
          edits.change(
            connect(graph, source, target),
            say('plan.flow_told_connected', { from: nameAt(source), to: nameAt(target) }),
          )
        }
        onDelete={({ nodes: gone, edges: cut }) =>
          edits.change(
            gone.reduce(
              (now, { id }) => remove(now, id),
              cut.reduce((now, { id }) => disconnect(now, id), graph),
            ),
            say('plan.flow_told_removed', { name: gone.map(({ data }) => data.label).join(', ') }),
          )
        }
        onNodeDoubleClick={(_event, { id }) => onAsk({ kind: 'edit', node: id })}
        deleteKeyCode={['Delete', 'Backspace']}
        fitView
        fitViewOptions={{ maxZoom: 1, padding: 0.06 }}
        minZoom={0.1}
        maxZoom={2}
        nodeExtent={[
          [-20_000, -20_000],
          [20_000, 20_000],
        ]}
        zoomOnScroll={false}
        preventScrolling={false}
        zoomOnDoubleClick={false}
        proOptions={{ hideAttribution: true }}
        ariaLabelConfig={{
          'node.a11yDescription.default': say('plan.flow_help_step'),
          'node.a11yDescription.keyboardDisabled': say('plan.flow_help_step'),
          'node.a11yDescription.ariaLiveMessage': ({ x, y }) =>
            say('plan.flow_help_moved', { x: Math.round(x), y: Math.round(y) }),
          'edge.a11yDescription.default': say('plan.flow_help_arrow'),
          'handle.ariaLabel': say('plan.flow_handle'),
        }}
      >
        <Zoom />
      </ReactFlow>
    </section>
  )
}

function Zoom() {
  const say = useSay()
  const { zoomIn, zoomOut, fitView } = useReactFlow()
  return (
    <Panel position="bottom-left" className={styles.zoom ?? ''}>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={say('plan.flow_zoom_in')}
        onClick={() => void zoomIn()}
      >
        <IconPlus size={18} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={say('plan.flow_zoom_out')}
        onClick={() => void zoomOut()}
      >
        <IconMinus size={18} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={say('plan.flow_fit_all')}
        onClick={() => void fitView({ maxZoom: 1, padding: 0.06 })}
      >
        <IconMaximize size={18} />
      </ActionIcon>
    </Panel>
  )
}

function StepBox({ data: { label, ccps }, selected }: NodeProps<StepNode>) {
  return (
    <>
      <Handle type="target" position={Position.Top} className={styles.handle ?? ''} />
      <div
        className={styles.box}
        data-ccp={ccps.length > 0 || undefined}
        data-selected={selected || undefined}
      >
        <span>{label}</span>
        {ccps.length > 0 && (
          <span className={styles.badges}>
            {ccps.map((ccp) => (
              <Badge key={ccp} color="red" size="sm">{`CCP ${ccp}`}</Badge>
            ))}
          </span>
        )}
      </div>
      <Handle type="source" position={Position.Bottom} className={styles.handle ?? ''} />
    </>
  )
}

function Way({ data, selected }: EdgeProps<WayEdge>) {
  const points = data?.points ?? []
  const middle = labelPoint(points)
  return (
    <>
      <path className={styles.way} data-selected={selected || undefined} d={pathOf(points)} />
      <path className={styles.wayHead} d={arrowOf(points)} />
      <path className={`react-flow__edge-interaction ${styles.wayRoom}`} d={pathOf(points)} />
      {data !== undefined && data.words !== '' && middle !== null && (
        <EdgeLabelRenderer>
          <span
            className={styles.words}
            style={{ transform: `translate(-50%, -50%) translate(${middle.x}px, ${middle.y}px)` }}
          >
            {data.words}
          </span>
        </EdgeLabelRenderer>
      )}
    </>
  )
}

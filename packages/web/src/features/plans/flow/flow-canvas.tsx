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
  type Connection,
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
import type { DialogRequest } from './flow-dialog.tsx'
import { processNamer, type Names } from './flow-names.ts'
import type { Edits } from './use-edits.ts'

type StepNode = Node<{ readonly label: string; readonly ccps: readonly number[] }, 'step'>
type ArrowEdge = Edge<{ readonly points: readonly Point[]; readonly words: string }, 'arrow'>
type Props = {
  readonly edits: Edits
  readonly names: Names
  readonly onOpenDialog: (request: DialogRequest) => void
}

const nodeTypes = { step: StepBox }
const edgeTypes = { arrow: Arrow }

/**
 * The picture, edited with mouse, finger or arrow keys. Its arrows are routed as on the page and in print.
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

/** Node positions while a step is dragged, and the graph that they belong to. */
type Dragged = { readonly graph: FlowGraph; readonly nodes: StepNode[] }

function useArrows(graph: FlowGraph, dragged: Dragged | null, nameOf: (step: string) => string): ArrowEdge[] {
  const say = useSay()
  return useMemo(() => {
    const nodes = dragged?.graph === graph ? dragged.nodes : []
    const positions = new Map(nodes.map(({ id, position }) => [id, position]))
    const routes = routeEdges({
      ...graph,
      nodes: graph.nodes.map((node) => ({ ...node, ...positions.get(node.id) })),
    })
    const labels = new Map(graph.nodes.map((node) => [node.id, labelOf(node, nameOf)]))
    return graph.edges.map(({ id, from, to, label }): ArrowEdge => ({
      id,
      source: from,
      target: to,
      type: 'arrow',
      ariaLabel: say('plan.flow_arrow', { from: labels.get(from) ?? '', to: labels.get(to) ?? '' }),
      data: { points: routes.get(id) ?? [], words: label ?? '' },
    }))
  }, [graph, dragged, nameOf, say])
}

/** Nodes, arrows and handlers for React Flow: changes in the picture change the edited diagram. */
function useCanvas({ edits, names }: Pick<Props, 'edits' | 'names'>) {
  const say = useSay()
  const { graph, selected } = edits
  const nameOf = useMemo(() => processNamer(names), [names])
  // A dragged step moves on the canvas only; the diagram changes when the user releases it.
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const nodes = dragged?.graph === graph ? dragged.nodes : nodesOf(graph, nameOf, selected)
  const edges = useArrows(graph, dragged, nameOf)
  const nameAt = (id: string): string => nodes.find((node) => node.id === id)?.data.label ?? ''
  const onNodesChange = (changes: NodeChange<StepNode>[]): void => {
    const released = changes.flatMap((change) =>
      change.type === 'position' && change.dragging !== true && change.position !== undefined
        ? [{ id: change.id, position: change.position }]
        : [],
    )
    const next = applyNodeChanges(changes, nodes)
    setDragged({ graph, nodes: next })
    const selection = next.filter((node) => node.selected)
    if (changes.some(({ type }) => type === 'select'))
      edits.select(selection.length === 1 ? (selection[0]?.id ?? null) : null)
    const moved = released.reduce((now, { id, position }) => move(now, id, position), graph)
    const name = released.map(({ id }) => nameAt(id)).join(', ')
    if (moved !== graph) edits.change(moved, say('plan.flow_told_moved', { name }))
  }
  const onConnect = ({ source, target }: Connection): void =>
    edits.change(
      connect(graph, source, target),
      say('plan.flow_told_connected', { from: nameAt(source), to: nameAt(target) }),
    )
  const onDelete = (removed: { nodes: StepNode[]; edges: ArrowEdge[] }): void => {
    const withoutArrows = removed.edges.reduce((now, { id }) => disconnect(now, id), graph)
    edits.change(
      removed.nodes.reduce((now, { id }) => remove(now, id), withoutArrows),
      say('plan.flow_told_removed', { name: removed.nodes.map(({ data }) => data.label).join(', ') }),
    )
  }
  return { nodes, edges, onNodesChange, onConnect, onDelete }
}

function useHelpTexts() {
  const say = useSay()
  return {
    'node.a11yDescription.default': say('plan.flow_help_step'),
    'node.a11yDescription.keyboardDisabled': say('plan.flow_help_step'),
    'node.a11yDescription.ariaLiveMessage': ({ x, y }: Point) =>
      say('plan.flow_help_moved', { x: Math.round(x), y: Math.round(y) }),
    'edge.a11yDescription.default': say('plan.flow_help_arrow'),
    'handle.ariaLabel': say('plan.flow_handle'),
  }
}

function Canvas({ edits, names, onOpenDialog }: Props) {
  const say = useSay()
  return (
    <section className={styles.canvas} aria-label={say('plan.flow_picture')}>
      <ReactFlow
        {...useCanvas({ edits, names })}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        onNodeDoubleClick={(_event, { id }) => onOpenDialog({ kind: 'edit', node: id })}
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
        ariaLabelConfig={useHelpTexts()}
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

function Arrow({ data, selected }: EdgeProps<ArrowEdge>) {
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

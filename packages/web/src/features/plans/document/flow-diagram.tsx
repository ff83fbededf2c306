import { ActionIcon, Badge, VisuallyHidden } from '@mantine/core'
import { IconMaximize, IconMinus, IconPlus } from '@tabler/icons-react'
import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { labelPoint } from '@larder/core/flow'
import { useSay } from '#kit/i18n.ts'
import type { FlowLayout } from './block.ts'
import { arrowOf, pathOf, stepsOf, zoomTo } from './flow-path.ts'
import styles from './flow.module.css'

type Props = {
  readonly alt: string
  readonly layout: FlowLayout
  /** Name of the part that scrolls, where a page shows several. */
  readonly region?: string
}

/**
 * The flow diagram in the server's layout: orthogonal edges, CCPs as badges. It scrolls and can be dragged;
 * screen readers get its steps as a list.
 */
export function FlowDiagram({ alt, layout, region }: Props) {
  const say = useSay()
  const { frame, scale, setScale, fit } = useFrame(layout)
  const drag = useDrag(frame)
  return (
    <div className={styles.diagram}>
      <div
        ref={frame}
        className={styles.frame}
        // A part that scrolls must be reachable by keyboard (WCAG 2.1.1).
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={say('plan.flow_region', { name: region ?? say('nav.plan_technological_schema') })}
        {...drag}
      >
        <FlowPicture alt={alt} layout={layout} scale={scale} />
      </div>
      <ZoomButtons scale={scale} onScale={setScale} onFit={fit} />
      <VisuallyHidden component="ol">
        {stepsOf(layout).map(({ id, label, ccps, next }) => (
          <li key={id}>
            {[label, ...ccps.map((ccp) => `CCP ${ccp}`)].join(', ')}
            {next.length > 0 && ` → ${next.join(', ')}`}
          </li>
        ))}
      </VisuallyHidden>
    </div>
  )
}

/** The frame of the picture, and its scale: at first the picture fits the frame. */
function useFrame(layout: FlowLayout) {
  const frame = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  const fit = useCallback((): void => {
    const room = frame.current?.clientWidth ?? layout.width
    const next = zoomTo(layout.width, room)
    setScale(next)
    const [first] = stepsOf(layout)
    const node = layout.nodes.find(({ id }) => id === first?.id)
    // A picture wider than its frame starts at its first step; the frame can scroll once it is drawn.
    if (node !== undefined)
      requestAnimationFrame(() => frame.current?.scrollTo((node.x + node.width / 2) * next - room / 2, 0))
  }, [layout])
  useEffect(fit, [fit])
  return { frame, scale, setScale, fit }
}

/** The diagram alone, drawn at a scale. */
export function FlowPicture({ alt, layout, scale }: Omit<Props, 'region'> & { readonly scale: number }) {
  return (
    <svg
      className={styles.picture}
      role="img"
      aria-label={alt}
      width={layout.width * scale}
      height={layout.height * scale}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
    >
      {layout.edges.map(({ id, points }) => (
        <g key={id}>
          <path className={styles.edge} d={pathOf(points)} />
          <path className={styles.arrow} d={arrowOf(points)} />
        </g>
      ))}
      {layout.edges.map(
        ({ id, points, label }) =>
          label !== undefined && <EdgeLabel key={id} points={points} label={label} />,
      )}
      {layout.nodes.map((node) => (
        <Step key={node.id} node={node} />
      ))}
    </svg>
  )
}

type ZoomProps = {
  readonly scale: number
  readonly onScale: (scale: number) => void
  readonly onFit: () => void
}

function ZoomButtons({ scale, onScale, onFit }: ZoomProps) {
  const say = useSay()
  return (
    <div className={styles.zoom}>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={say('plan.flow_zoom_in')}
        onClick={() => onScale(Math.min(2, scale * 1.25))}
      >
        <IconPlus size={18} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={say('plan.flow_zoom_out')}
        onClick={() => onScale(Math.max(0.3, scale / 1.25))}
      >
        <IconMinus size={18} />
      </ActionIcon>
      <ActionIcon variant="default" size="lg" aria-label={say('plan.flow_fit')} onClick={onFit}>
        <IconMaximize size={18} />
      </ActionIcon>
    </div>
  )
}

type LabelProps = { readonly points: FlowLayout['edges'][number]['points']; readonly label: string }

/** The place's own text on an arrow, over its line. */
function EdgeLabel({ points, label }: LabelProps) {
  const middle = labelPoint(points)
  return middle === null ? null : (
    <text className={styles.words} x={middle.x} y={middle.y}>
      {label}
    </text>
  )
}

/** HTML wraps the text inside the box that the layout measured for it. */
function Step({ node }: { readonly node: FlowLayout['nodes'][number] }) {
  const { label, ccps, x, y, width, height } = node
  return (
    <foreignObject x={x} y={y} width={width} height={height}>
      <div className={styles.step} data-ccp={ccps.length > 0 || undefined}>
        <span>{label}</span>
        {ccps.length > 0 && (
          <span className={styles.ccps}>
            {ccps.map((ccp) => (
              <Badge key={ccp} color="red" size="sm">{`CCP ${ccp}`}</Badge>
            ))}
          </span>
        )}
      </div>
    </foreignObject>
  )
}

/** Dragging with a mouse moves the picture; fingers scroll by themselves. */
function useDrag(frame: RefObject<HTMLDivElement | null>) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null)
  return {
    onPointerDown: (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && event.button === 0)
        from.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove: (event: PointerEvent): void => {
      if (from.current === null || event.buttons === 0) return
      frame.current?.scrollBy(from.current.x - event.clientX, from.current.y - event.clientY)
      from.current = { x: event.clientX, y: event.clientY }
    },
    onPointerUp: (): void => {
      from.current = null
    },
  }
}

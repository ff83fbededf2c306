import type { Trace } from '@larder/contract/recalls'
import { drawTrace, NODE_HEIGHT, NODE_WIDTH } from '@larder/core/traceability'
import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { nodesOf } from './trace-nodes.ts'
import styles from './recalls.module.css'

/** Letters that fit a box. */
const LETTERS = 22
/** Times the size that it is drawn in; smaller letters could not be read. */
const SMALLEST = 0.85
const cut = (text: string): string => (text.length > LETTERS ? `${text.slice(0, LETTERS - 1)}…` : text)

/** The way of the lots from left to right; the tables below it say the same in words. */
export function TraceGraph({ trace }: { readonly trace: Trace }) {
  const say = useSay()
  const { drawing, is_part } = useMemo(() => {
    const graph = nodesOf(trace)
    return { drawing: drawTrace(graph.nodes, graph.edges), is_part: graph.is_part }
  }, [trace])
  if (drawing.edges.length === 0) return null
  return (
    <Card title={say('recalls.graph')}>
      {/* It scrolls sideways, by the keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.drawing} tabIndex={0} role="group" aria-label={say('recalls.graph')}>
        <svg
          role="img"
          aria-label={drawing.nodes.map(({ name, under }) => `${name} ${under}`.trim()).join(', ')}
          style={{ width: `clamp(${drawing.width * SMALLEST}px, 100%, ${drawing.width}px)` }}
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        >
          <defs>
            <marker
              id="way"
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="7"
              markerHeight="7"
              orient="auto"
            >
              <path d="M0 0L8 4L0 8z" fill="var(--mantine-color-gray-6)" />
            </marker>
          </defs>
          {drawing.edges.map(({ from, to, path }) => (
            <path key={`${from} ${to}`} d={path} className={styles.edge} markerEnd="url(#way)" />
          ))}
          {drawing.nodes.map(({ key, kind, name, under, x, y }) => (
            <g key={key} transform={`translate(${x} ${y})`}>
              <title>{`${name} ${under}`.trim()}</title>
              <rect width={NODE_WIDTH} height={NODE_HEIGHT} rx={8} className={styles.box} data-kind={kind} />
              <text x={12} y={under === '' ? 33 : 24} className={styles.name}>
                {cut(name)}
              </text>
              <text x={12} y={43} className={styles.under}>
                {cut(under)}
              </text>
            </g>
          ))}
        </svg>
      </div>
      {is_part && (
        <Text mt="sm" size="sm">
          {say('recalls.graph_part')}
        </Text>
      )}
    </Card>
  )
}

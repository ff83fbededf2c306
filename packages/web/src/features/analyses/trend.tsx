import type { Criterion } from '@larder/core/analyses'
import type { AnalysisResult } from '@larder/contract/analyses'
import { Text } from '@mantine/core'
import { useCompanyFormat } from '#kit/access.ts'
import { formatDate } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import styles from './analyses.module.css'

type Point = { readonly date: string; readonly reading: number; readonly good: boolean }
export type TrendOf = {
  readonly parameter: string
  /** Of the newest result. */
  readonly criterion: Criterion
  /** Oldest first. */
  readonly points: readonly Point[]
}

/** One for each counted value that has two results or more. */
export function trendsOf(results: readonly AnalysisResult[]): readonly TrendOf[] {
  const values = results.flatMap(({ date, values: all }) =>
    all.flatMap(({ parameter, reading, criterion, verdict }) =>
      criterion === null || criterion.is_absence || reading === null
        ? []
        : [{ parameter, criterion, point: { date, reading, good: verdict !== 'unsatisfactory' } }],
    ),
  )
  return [...Map.groupBy(values, ({ parameter }) => parameter)].flatMap(([parameter, members]) => {
    const [first] = members
    return first === undefined || members.length < 2
      ? []
      : [{ parameter, criterion: first.criterion, points: members.map(({ point }) => point).toReversed() }]
  })
}

const WIDTH = 420
const HEIGHT = 150
const EDGE = { left: 8, right: 90, top: 12, bottom: 24 }

/** On a logarithmic scale, as bacteria grow: one more than the value, so that zero has a place. */
const scale = (value: number): number => Math.log10(value + 1)

/** The highest value of each result, with m and M as lines. */
export function Trend({ trend: { parameter, criterion, points } }: { readonly trend: TrendOf }) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const limits = [
    { name: 'm', value: criterion.m },
    ...(criterion.M === null ? [] : [{ name: 'M', value: criterion.M }]),
  ]
  const top = Math.max(...points.map(({ reading }) => reading), ...limits.map(({ value }) => value))
  const y = (value: number): number =>
    HEIGHT - EDGE.bottom - (scale(value) / (scale(top) || 1)) * (HEIGHT - EDGE.top - EDGE.bottom)
  const x = (index: number): number =>
    EDGE.left + 6 + (index / (points.length - 1)) * (WIDTH - EDGE.left - EDGE.right - 12)
  const [first, last] = [points[0], points.at(-1)]
  return (
    <figure style={{ margin: 0 }}>
      <Text component="figcaption" size="sm" fw={600} mb={4}>
        {say('analyses.trend_label', { parameter })}, {criterion.unit}
      </Text>
      <svg className={styles.trend} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
        {limits.map(({ name, value }) => (
          <g key={name}>
            <line
              x1={EDGE.left}
              x2={WIDTH - EDGE.right}
              y1={y(value)}
              y2={y(value)}
              stroke="currentColor"
              strokeDasharray="6 4"
              opacity={0.6}
            />
            <text x={WIDTH - EDGE.right + 6} y={y(value) + 4} fontSize={13} fill="currentColor">
              {name} = {value}
            </text>
          </g>
        ))}
        <polyline
          fill="none"
          stroke="var(--mantine-color-leaf-6, currentColor)"
          strokeWidth={2}
          points={points.map(({ reading }, index) => `${x(index)},${y(reading)}`).join(' ')}
        />
        {points.map(({ reading, good }, index) => (
          <circle
            key={`${index}`}
            cx={x(index)}
            cy={y(reading)}
            r={good ? 4 : 6}
            fill={good ? 'var(--mantine-color-leaf-6, currentColor)' : 'var(--mantine-color-red-6)'}
          />
        ))}
        <text x={EDGE.left} y={HEIGHT - 6} fontSize={13} fill="currentColor">
          {formatDate(first?.date ?? '', datePattern)}
        </text>
        <text x={WIDTH - EDGE.right} y={HEIGHT - 6} fontSize={13} fill="currentColor" textAnchor="end">
          {formatDate(last?.date ?? '', datePattern)}
        </text>
      </svg>
    </figure>
  )
}

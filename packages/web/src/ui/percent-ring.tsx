import { percentState } from '#kit/format.ts'
import styles from './percent-ring.module.css'

type Props = {
  /** 0 to 100, or null where there is nothing to count. */
  readonly percent: number | null
  readonly label: string
  /** Diameter in pixels. */
  readonly size?: number
  /** A way to an end: neutral until it is reached, for nothing is wrong before. */
  readonly progress?: boolean
}

const colors = {
  none: 'var(--larder-track)',
  overdue: 'var(--larder-overdue)',
  due: 'var(--larder-due)',
  ok: 'var(--larder-ok)',
} as const

/**
 * A percentage as a ring, in the colour of general 9, with the figure in its middle and a name for screen
 * readers.
 */
export function PercentRing({ percent, label, size = 96, progress = false }: Props) {
  const words = percent === null ? '–' : `${Math.floor(percent)}%`
  const thickness = Math.max(6, Math.round(size / 10))
  const circle = {
    cx: size / 2,
    cy: size / 2,
    r: (size - thickness) / 2,
    fill: 'none',
    strokeWidth: thickness,
  }
  return (
    <svg
      role="img"
      aria-label={`${label}: ${words}`}
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      className={styles.ring}
    >
      <circle {...circle} stroke="var(--larder-track)" />
      {percent !== null && percent > 0 && (
        <circle
          {...circle}
          stroke={progress && percent < 100 ? 'var(--mantine-color-dimmed)' : colors[percentState(percent)]}
          strokeLinecap="round"
          pathLength={100}
          strokeDasharray={percent >= 100 ? 'none' : `${percent} 100`}
          transform={`rotate(-90 ${size / 2} ${size / 2})`}
        />
      )}
      <text
        x="50%"
        y="50%"
        textAnchor="middle"
        dominantBaseline="central"
        className={styles.figure}
        fontSize={size < 80 ? 14 : 16}
      >
        {words}
      </text>
    </svg>
  )
}

import { RingProgress, Text } from '@mantine/core'
import { percentState } from '#kit/format.ts'

type Props = {
  /** 0 to 100, or null where there is nothing to count. */
  readonly percent: number | null
  readonly label: string
  /** Diameter in pixels. */
  readonly size?: number
}

const colors = { none: 'var(--larder-track)', overdue: 'var(--larder-overdue)', due: 'var(--larder-due)', ok: 'var(--larder-ok)' } as const

/** A percentage as a ring, in the colour of general 9, with the figure in its middle and a name for screen readers. */
export function PercentRing({ percent, label, size = 96 }: Props) {
  const words = percent === null ? '–' : `${Math.floor(percent)}%`
  return (
    <RingProgress
      role="img"
      aria-label={`${label}: ${words}`}
      size={size}
      thickness={Math.max(6, Math.round(size / 10))}
      roundCaps
      rootColor="var(--larder-track)"
      sections={percent === null || percent === 0 ? [] : [{ value: percent, color: colors[percentState(percent)] }]}
      label={
        <Text ta="center" fw={600} size={size < 100 ? 'sm' : 'md'}>
          {words}
        </Text>
      }
    />
  )
}

import { ActionIcon, Group } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useSay } from '#kit/i18n.ts'

/** The time that a curve shows, in milliseconds. */
export type TimeRange = { readonly from: number; readonly to: number }

const SHORTEST = 10 * 60_000
const LONGEST = 5 * 366 * 86_400_000

/** Another piece of the time, which never ends after `now`. */
const endingBy = (now: number, { from, to }: TimeRange): TimeRange =>
  to <= now ? { from, to } : { from: from - (to - now), to: now }

/** Half of the width earlier or later. */
export const step = ({ from, to }: TimeRange, way: -1 | 1, now: number): TimeRange =>
  endingBy(now, { from: from + (way * (to - from)) / 2, to: to + (way * (to - from)) / 2 })

/** Half or twice as wide, around the same moment. */
export function widen({ from, to }: TimeRange, times: 0.5 | 2, now: number): TimeRange {
  const width = Math.min(LONGEST, Math.max(SHORTEST, (to - from) * times))
  const middle = (from + to) / 2
  return endingBy(now, { from: middle - width / 2, to: middle + width / 2 })
}

type Props = { readonly shown: TimeRange; readonly now: number; readonly onShow: (shown: TimeRange) => void }

/** By finger and by keyboard what dragging does with a mouse. */
export function CurveSteps({ shown: range, now, onShow }: Props) {
  const say = useSay()
  const width = range.to - range.from
  const steps = [
    ['sensors.earlier', IconChevronLeft, () => step(range, -1, now), false],
    ['sensors.later', IconChevronRight, () => step(range, 1, now), range.to >= now],
    ['sensors.closer', IconZoomIn, () => widen(range, 0.5, now), width <= SHORTEST],
    ['sensors.farther', IconZoomOut, () => widen(range, 2, now), width >= LONGEST],
  ] as const
  return (
    <Group gap={4} wrap="nowrap">
      {steps.map(([label, Icon, next, ends]) => (
        <ActionIcon
          key={label}
          variant="default"
          size={44}
          aria-label={say(label)}
          title={say(label)}
          disabled={ends}
          onClick={() => onShow(next())}
        >
          <Icon size={20} stroke={1.8} aria-hidden />
        </ActionIcon>
      ))}
    </Group>
  )
}

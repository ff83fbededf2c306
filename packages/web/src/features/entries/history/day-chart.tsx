import { languageTag } from '@larder/core/languages'
import type { StatisticsDay } from '@larder/contract/activity-log'
import { Group, SegmentedControl, Text } from '@mantine/core'
import { useCompanyFormat } from '#kit/access.ts'
import { formatDate } from '#kit/format.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import type { Span } from '#kit/days.ts'
import styles from './history.module.css'

/** Checks that are still to come are drawn as an outline; done and overdue ones in colour. */
const parts = [
  ['ok', 'state.ok'],
  ['overdue', 'state.overdue'],
  ['due', 'state.due'],
] as const

const frame = { width: 640, height: 220, left: 36, top: 8, bottom: 30 }
/**
 * The axis reaches 5 and grows in steps of 5; the mark of the chosen day is 40 wide, 120 with 7 bars or fewer
 * (document 3 section 9).
 */
const STEP = 5
const markWidth = (bars: number, room: number): number => Math.min(bars > 7 ? 40 : 120, room)

const axisOf = (
  days: readonly StatisticsDay[],
): { readonly max: number; readonly ticks: readonly number[] } => {
  const most = Math.max(STEP, ...days.map(({ ok, due, overdue }) => ok + due + overdue))
  const step = STEP * Math.ceil(most / STEP / 6)
  const max = Math.ceil(most / step) * step
  return { max, ticks: Array.from({ length: max / step + 1 }, (_, index) => index * step) }
}

type Props = {
  readonly days: readonly StatisticsDay[]
  readonly chosen: string
  readonly onChoose: (date: string) => void
}

const height = frame.height - frame.top - frame.bottom
/** Places a number of checks on the vertical axis. */
type Scale = (value: number) => number

/** Checks of each day, one bar a day. A click opens the day; keyboards use the buttons beside the chart. */
export function DayChart({ days, chosen, onChoose }: Props) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const labelOf = useDayLabel(days, chosen)
  const { max, ticks } = axisOf(days)
  const room = (frame.width - frame.left) / Math.max(1, days.length)
  const y: Scale = (value) => frame.top + height - (value / max) * height
  const descriptions = days.map(({ date, ok, due, overdue }) =>
    say('activity_log.chart_day', { date: formatDate(date, datePattern), ok, due, overdue }),
  )
  return (
    <svg
      role="img"
      aria-label={`${say('activity_log.chart')}: ${descriptions.join('; ')}`}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      className={styles.chart}
    >
      {ticks.map((tick) => (
        <GridLine key={tick} tick={tick} y={y(tick)} />
      ))}
      {days.map((day, index) => (
        <g
          key={day.date}
          transform={`translate(${frame.left + index * room} 0)`}
          onClick={() => onChoose(day.date)}
          className={styles.day}
        >
          <title>{descriptions[index]}</title>
          <rect width={room} height={frame.height} fill="transparent" />
          {day.date === chosen && <ChosenMark width={markWidth(days.length, room)} room={room} />}
          {day.pauseMonitoring !== null && <PauseMark room={room} />}
          <Bar day={day} room={room} y={y} />
          <text
            x={room / 2}
            y={frame.height - 12}
            textAnchor="middle"
            className={day.date === chosen ? styles.chosen : styles.label}
          >
            {labelOf(day.date, index)}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** Weekdays below a week; numbers below a month, of the chosen day and every third one. */
function useDayLabel(
  days: readonly StatisticsDay[],
  chosen: string,
): (date: string, index: number) => string {
  const language = languageTag(useLanguage())
  const isMonth = days.length > 7
  const format = new Intl.DateTimeFormat(
    language,
    isMonth ? { day: 'numeric', timeZone: 'UTC' } : { weekday: 'short', timeZone: 'UTC' },
  )
  return (date, index) =>
    isMonth && index % 3 !== 0 && date !== chosen ? '' : format.format(Date.parse(`${date}T00:00:00Z`))
}

function GridLine({ tick, y }: { readonly tick: number; readonly y: number }) {
  return (
    <g>
      <line
        x1={frame.left}
        x2={frame.width}
        y1={y}
        y2={y}
        className={tick === 0 ? styles.base : styles.grid}
      />
      <text x={frame.left - 8} y={y} textAnchor="end" dominantBaseline="central" className={styles.tick}>
        {tick}
      </text>
    </g>
  )
}

const ChosenMark = ({ width, room }: { readonly width: number; readonly room: number }) => (
  <rect x={(room - width) / 2} width={width} y={0} height={frame.height - 2} rx={8} className={styles.mark} />
)

const PauseMark = ({ room }: { readonly room: number }) => (
  <rect x={room * 0.15} width={room * 0.7} y={frame.top} height={height} rx={4} className={styles.pause} />
)

type BarProps = { readonly day: StatisticsDay; readonly room: number; readonly y: Scale }

function Bar({ day, room, y }: BarProps) {
  const width = Math.min(34, room * 0.62)
  const pieces = parts.map(([name], index) => {
    const below = parts.slice(0, index).reduce((sum, [other]) => sum + day[other], 0)
    return { name, value: day[name], top: y(below + day[name]), bottom: y(below) }
  })
  return pieces.map(({ name, value, top, bottom }) =>
    value === 0 ? null : (
      <rect
        key={name}
        x={(room - width) / 2}
        width={width}
        y={top + 1}
        height={Math.max(1, bottom - top - 2)}
        rx={2}
        className={styles.part}
        data-part={name}
      />
    ),
  )
}

export function Legend() {
  const say = useSay()
  return (
    <Group gap="md" justify="center" mt="xs">
      {parts.map(([name, word]) => (
        <Group key={name} gap={6}>
          <span className={styles.key} data-part={name} aria-hidden />
          <Text size="sm">{say(word)}</Text>
        </Group>
      ))}
      <Group gap={6}>
        <span className={`${styles.key} ${styles.pauseKey}`} aria-hidden />
        <Text size="sm">{say('state.paused')}</Text>
      </Group>
    </Group>
  )
}

type SwitchProps = { readonly span: Span; readonly onChange: (span: Span) => void }

export function SpanSwitch({ span, onChange }: SwitchProps) {
  const say = useSay()
  return (
    <SegmentedControl
      size="sm"
      aria-label={say('activity_log.range')}
      value={span}
      onChange={(value) => onChange(value as Span)}
      data={[
        { value: 'week', label: say('activity_log.week') },
        { value: 'month', label: say('activity_log.month') },
      ]}
    />
  )
}

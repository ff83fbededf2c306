import type { StatisticsDay } from '@larder/contract/activity-log'
import { Group, SegmentedControl, Text } from '@mantine/core'
import { useCompanyFormat } from '#kit/access.ts'
import { formatDate } from '#kit/format.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import type { Span } from './days.ts'
import styles from './activity-log.module.css'

/** What is still to come is an outline: colour is for what asks for somebody, and for what is done. */
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

/**
 * Checks of each day, one bar a day. For pointers each bar opens its day; by keyboard the buttons beside it
 * do.
 */
export function DayChart({ days, chosen, onChoose }: Props) {
  const say = useSay()
  const language = useLanguage().replace('_', '-')
  const { datePattern } = useCompanyFormat()
  const { max, ticks } = axisOf(days)
  const room = (frame.width - frame.left) / Math.max(1, days.length)
  const height = frame.height - frame.top - frame.bottom
  const y = (value: number): number => frame.top + height - (value / max) * height
  const short = new Intl.DateTimeFormat(
    language,
    days.length > 7 ? { day: 'numeric', timeZone: 'UTC' } : { weekday: 'short', timeZone: 'UTC' },
  )
  const words = days.map(({ date, ok, due, overdue }) =>
    say('activity_log.chart_day', { date: formatDate(date, datePattern), ok, due, overdue }),
  )
  return (
    <svg
      role="img"
      aria-label={`${say('activity_log.chart')}: ${words.join('; ')}`}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      className={styles.chart}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={frame.left}
            x2={frame.width}
            y1={y(tick)}
            y2={y(tick)}
            className={tick === 0 ? styles.base : styles.grid}
          />
          <text
            x={frame.left - 8}
            y={y(tick)}
            textAnchor="end"
            dominantBaseline="central"
            className={styles.tick}
          >
            {tick}
          </text>
        </g>
      ))}
      {days.map((day, index) => (
        <g
          key={day.date}
          transform={`translate(${frame.left + index * room} 0)`}
          onClick={() => onChoose(day.date)}
          className={styles.day}
        >
          <title>{words[index]}</title>
          <rect width={room} height={frame.height} fill="transparent" />
          {day.date === chosen && (
            <rect
              x={(room - markWidth(days.length, room)) / 2}
              width={markWidth(days.length, room)}
              y={0}
              height={frame.height - 2}
              rx={8}
              className={styles.mark}
            />
          )}
          {day.pauseMonitoring !== null && (
            <rect
              x={room * 0.15}
              width={room * 0.7}
              y={frame.top}
              height={height}
              rx={4}
              className={styles.pause}
            />
          )}
          <Bar day={day} room={room} y={y} />
          <text
            x={room / 2}
            y={frame.height - 12}
            textAnchor="middle"
            className={day.date === chosen ? styles.chosen : styles.label}
          >
            {days.length > 7 && index % 3 !== 0 && day.date !== chosen
              ? ''
              : short.format(Date.parse(`${day.date}T00:00:00Z`))}
          </text>
        </g>
      ))}
    </svg>
  )
}

function Bar({
  day,
  room,
  y,
}: {
  readonly day: StatisticsDay
  readonly room: number
  readonly y: (value: number) => number
}) {
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

export function SpanSwitch({
  span,
  onChange,
}: {
  readonly span: Span
  readonly onChange: (span: Span) => void
}) {
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

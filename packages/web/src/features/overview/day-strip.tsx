import type { StatisticsDay } from '@larder/contract/activity-log'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { daysLater } from '#kit/days.ts'
import { useCompanyFormat, usePlaceZone } from '#kit/access.ts'
import { formatDate, todayAt } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { daysOf } from './overview.api.ts'
import styles from './status-card.module.css'

const DAYS = 30

/** How the checks of a day went: all done, some missed, all missed, paused, or none were due. */
export function stateOfDay({ ok, due, overdue, pauseMonitoring }: StatisticsDay) {
  if (pauseMonitoring !== null) return 'paused'
  if (ok + overdue === 0) return 'none'
  if (overdue === 0) return due === 0 ? 'done' : 'none'
  return ok === 0 ? 'missed' : 'part'
}

/** The last 30 days as squares, today last. */
export function DayStrip({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const today = todayAt(usePlaceZone() ?? undefined)
  const { data } = useQuery(daysOf(placeId, { startDate: daysLater(today, 1 - DAYS), endDate: today }))
  if (data === undefined || data.every((day) => stateOfDay(day) === 'none')) return null
  const count = (state: ReturnType<typeof stateOfDay>): number =>
    data.filter((day) => stateOfDay(day) === state).length
  const summary = say('overview.last_days', {
    days: DAYS,
    done: count('done'),
    part: count('part'),
    missed: count('missed'),
  })
  return (
    <div>
      <div role="img" aria-label={summary} className={styles.strip}>
        {data.map((day) => (
          <span
            key={day.date}
            className={styles.day}
            data-state={stateOfDay(day)}
            title={`${formatDate(day.date, datePattern)}: ${day.ok}/${day.ok + day.due + day.overdue}`}
          />
        ))}
      </div>
      <Text size="sm" c="dimmed" mt={6} aria-hidden>
        {summary}
      </Text>
    </div>
  )
}

import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCompanyFormat } from '#kit/access.ts'
import { formatDate } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { statisticsOf } from './history.api.ts'
import { DayChart, Legend, SpanSwitch } from './day-chart.tsx'
import { DayRadial } from './day-radial.tsx'
import { daysLater, rangeOf, type Span } from '#kit/days.ts'
import { ChartSkeleton, RingSkeleton } from './summary-skeleton.tsx'
import styles from './history.module.css'

type Props = {
  readonly placeId: number
  /** The day that is shown, and today at the place. */
  readonly date: string
  readonly today: string
  readonly span: Span
  readonly onSpan: (span: Span) => void
  readonly onDate: (date: string) => void
}

/**
 * The head of the timeline: bars of the week or month, and the chosen day as a ring with the way to the days
 * around it.
 */
export function DaySummary({ placeId, date, today, span, onSpan, onDate }: Props) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const days = useQuery({
    ...statisticsOf(placeId, rangeOf(span, date)),
    refetchInterval: 60_000,
    placeholderData: (before) => before,
  })
  return (
    <div className={styles.panels}>
      <Card
        title={say(span === 'week' ? 'activity_log.week' : 'activity_log.month')}
        aside={<SpanSwitch span={span} onChange={onSpan} />}
      >
        <QueryView query={days} skeleton={<ChartSkeleton />}>
          {(list) => (
            <>
              <DayChart days={list} chosen={date} onChoose={onDate} />
              <Legend />
            </>
          )}
        </QueryView>
      </Card>
      <Card title={date === today ? say('activity_log.today') : formatDate(date, datePattern)}>
        <DayTurner date={date} today={today} onDate={onDate} />
        <QueryView query={days} skeleton={<RingSkeleton />}>
          {(list) => {
            const day = list.find((one) => one.date === date)
            return day === undefined ? null : <DayRadial day={day} size={150} />
          }}
        </QueryView>
      </Card>
    </div>
  )
}

function DayTurner({ date, today, onDate }: Pick<Props, 'date' | 'today' | 'onDate'>) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  return (
    <Group justify="space-between" wrap="nowrap" mb="md">
      <ActionIcon
        size={44}
        variant="default"
        aria-label={say('activity_log.previous_day')}
        onClick={() => onDate(daysLater(date, -1))}
      >
        <IconChevronLeft size={20} aria-hidden />
      </ActionIcon>
      {date === today ? (
        <Text fw={600}>{formatDate(date, datePattern)}</Text>
      ) : (
        <Button variant="default" size="md" onClick={() => onDate(today)}>
          {say('activity_log.today')}
        </Button>
      )}
      <ActionIcon
        size={44}
        variant="default"
        aria-label={say('activity_log.next_day')}
        onClick={() => onDate(daysLater(date, 1))}
      >
        <IconChevronRight size={20} aria-hidden />
      </ActionIcon>
    </Group>
  )
}

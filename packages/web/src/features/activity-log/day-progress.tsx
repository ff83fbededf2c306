import { Group, Progress, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSay } from '#kit/i18n.ts'
import { StateBadge } from '#ui/state-badge.tsx'
import { statisticsOf } from './activity-log.api.ts'
import { rangeOf } from './days.ts'

/** How far the day is, in one line above the checks of a phone; as high before the figures come. */
export function DayProgress({ placeId, date }: { readonly placeId: number; readonly date: string }) {
  const say = useSay()
  const { data } = useQuery(statisticsOf(placeId, rangeOf('week', date)))
  const { ok, due, overdue } = data?.find((day) => day.date === date) ?? { ok: 0, due: 0, overdue: 0 }
  const count = ok + due + overdue
  const words = say('entries.done_of', { done: ok, count })
  return (
    <div style={{ minHeight: 44 }}>
      {count > 0 && (
        <>
          <Group justify="space-between" mb={6} wrap="nowrap">
            <Text size="sm" fw={600}>
              {words}
            </Text>
            {overdue > 0 && (
              <StateBadge state="overdue">{say('entries.overdue', { count: overdue })}</StateBadge>
            )}
          </Group>
          <Progress value={(100 * ok) / count} color="leaf" aria-label={words} />
        </>
      )}
    </div>
  )
}

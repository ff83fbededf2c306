import { Badge, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { usePlaceZone } from '#kit/access.ts'
import { todayAt } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { useSession } from '#kit/session.ts'
import { statisticsOf } from './history.api.ts'
import { rangeOf } from '#kit/days.ts'

/**
 * How many of today's checks are overdue, in the side navigation, and timers that have ended; nothing where
 * none is. The same figures as the ring of the day.
 */
export function OverdueCount() {
  const say = useSay()
  const { place_id } = useSession()
  const today = todayAt(usePlaceZone())
  const { data } = useQuery({
    ...statisticsOf(place_id ?? 0, rangeOf('week', today)),
    enabled: place_id !== null,
    refetchInterval: 60_000,
  })
  const day = data?.find(({ date }) => date === today)
  // Kept from before, the day knows no timers.
  const count = (day?.overdue ?? 0) + (day?.timers_overdue ?? 0)
  if (count === 0) return null
  return (
    <Badge color="red" size="sm" style={{ flex: 'none' }}>
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{say('entries.overdue', { count })}</VisuallyHidden>
    </Badge>
  )
}

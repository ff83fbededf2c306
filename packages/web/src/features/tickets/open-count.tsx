import { Badge, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSay } from '#kit/i18n.ts'
import { useSession } from '#kit/session.ts'
import { statusOf } from './tickets.api.ts'

/** The number of unanswered tickets, in the side navigation; hidden where there are none. */
export function OpenCount() {
  const say = useSay()
  const { place_id } = useSession()
  const { data } = useQuery({ ...statusOf(place_id ?? 0), enabled: place_id !== null })
  const count = data?.open ?? 0
  if (count === 0) return null
  return (
    <Badge color="amber" size="sm" style={{ flex: 'none' }}>
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{say('tickets.open_count', { count })}</VisuallyHidden>
    </Badge>
  )
}

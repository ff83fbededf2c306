import { Badge, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSay } from '#kit/i18n.ts'
import { useSession } from '#kit/session.ts'
import { waitingOf } from './verifications.api.ts'

/** How many entries wait for verification, in the side navigation; nothing where none does. */
export function WaitingCount() {
  const say = useSay()
  const { place_id } = useSession()
  const { data } = useQuery({ ...waitingOf(place_id ?? 0), enabled: place_id !== null })
  const count = data?.waiting ?? 0
  if (count === 0) return null
  return (
    <Badge color="ink" size="sm" style={{ flex: 'none' }}>
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{say('verify.waiting', { count })}</VisuallyHidden>
    </Badge>
  )
}

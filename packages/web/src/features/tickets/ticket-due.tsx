import { Text } from '@mantine/core'
import type { Ticket } from '@larder/contract/tickets'
import { useCompanyFormat, usePlaceZone } from '#kit/access.ts'
import { dateAt, formatDate } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { StateBadge } from '#ui/state-badge.tsx'

/** Until when a finding is to be put right: marked while it is open and the day has passed. */
export function TicketDue({ ticket: { due_on, status } }: { readonly ticket: Ticket }) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const today = dateAt(usePlaceZone(), Date.now())
  if (due_on === null) return null
  const words = say('tickets.due_on', { date: formatDate(due_on, datePattern) })
  return status === 'open' && due_on < today ? (
    <StateBadge state="overdue">{words}</StateBadge>
  ) : (
    <Text size="sm" c="dimmed">
      {words}
    </Text>
  )
}

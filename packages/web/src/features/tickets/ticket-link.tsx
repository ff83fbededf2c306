import { Link } from '@tanstack/react-router'
import type { Ticket } from '@larder/contract/tickets'
import { paths } from '#app/paths.ts'
import { useSay } from '#kit/i18n.ts'
import { TicketBadge } from './ticket-badge.tsx'

/** From an entry to the ticket that was raised with it. */
export function TicketLink({ ticket }: { readonly ticket: Pick<Ticket, 'id' | 'status'> }) {
  const say = useSay()
  return (
    <Link
      to={paths.activityLogTicket}
      params={{ id: String(ticket.id) }}
      style={{ display: 'inline-flex', alignItems: 'center', gap: 8, minHeight: 24, color: 'inherit' }}
    >
      {say('tickets.ticket')} <TicketBadge status={ticket.status} />
    </Link>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { usePlaceId } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { QueryView } from '#ui/query-view.tsx'
import { SidePanel } from '#ui/side-panel.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { TicketView } from './ticket-view.tsx'
import { ticketOf } from './tickets.api.ts'

const RaiseForm = lazyPiece(() => import('./raise-form.tsx'), 'RaiseForm')

/** The side panel of the timeline: a new ticket, or one of the day. */
export function TicketPanel({
  shown: ticketId,
  onClose,
}: {
  readonly shown: number | 'new'
  readonly onClose: () => void
}) {
  const say = useSay()
  return (
    <SidePanel title={say(ticketId === 'new' ? 'tickets.new' : 'tickets.ticket')} onClose={onClose}>
      {ticketId === 'new' ? (
        <Suspense fallback={<RowsSkeleton rows={3} />}>
          <RaiseForm onRaised={onClose} />
        </Suspense>
      ) : (
        <StoredTicket id={ticketId} onClose={onClose} />
      )}
    </SidePanel>
  )
}

function StoredTicket({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const stored = useQuery(ticketOf(usePlaceId(), id, useLanguage()))
  return (
    <QueryView query={stored} skeleton={<RowsSkeleton rows={4} />}>
      {(ticket) => <TicketView ticket={ticket} onRemoved={onClose} onAnswered={onClose} />}
    </QueryView>
  )
}

import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { usePlaceId } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { loadPiece } from '#kit/refresh.ts'
import { QueryView } from '#ui/query-view.tsx'
import { SidePanel } from '#ui/side-panel.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { TicketView } from './ticket-view.tsx'
import { ticketOf } from './tickets.api.ts'

const RaiseForm = lazy(() =>
  loadPiece(() => import('./raise-form.tsx')).then(({ RaiseForm: form }) => ({ default: form })),
)

/** The side panel of the timeline: a new ticket, or one of the day. */
export function TicketPanel({
  shown,
  onClose,
}: {
  readonly shown: number | 'new'
  readonly onClose: () => void
}) {
  const say = useSay()
  return (
    <SidePanel title={say(shown === 'new' ? 'tickets.new' : 'tickets.ticket')} onClose={onClose}>
      {shown === 'new' ? (
        <Suspense fallback={<RowsSkeleton rows={3} />}>
          <RaiseForm onRaised={onClose} />
        </Suspense>
      ) : (
        <StoredTicket id={shown} onClose={onClose} />
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

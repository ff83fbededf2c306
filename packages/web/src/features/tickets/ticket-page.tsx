import { Button } from '@mantine/core'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess, usePlaceId } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { Card } from '#ui/card.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { TicketView } from './ticket-view.tsx'
import { ticketOf } from './tickets.api.ts'

const RaiseForm = lazyPiece(() => import('./raise-form.tsx'), 'RaiseForm')

/** One ticket, or a new one. */
export function TicketPage() {
  const say = useSay()
  const { can } = useAccess()
  const navigate = useNavigate()
  const { id = 'new' } = useParams({ strict: false })
  const leave = (): void => void navigate({ to: paths.activityLogTickets })
  const fresh = id === 'new'
  if (fresh && !can('tickets.raise')) return <NoPermission title={say('tickets.new')} />
  return (
    <>
      <PageHeader title={say(fresh ? 'tickets.new' : 'tickets.ticket')}>
        <Button
          size="md"
          variant="default"
          renderRoot={(props) => <Link {...props} to={paths.activityLogTickets} />}
        >
          {say('tickets.all')}
        </Button>
      </PageHeader>
      <div style={{ maxWidth: '44rem' }}>
        <Card>
          <Suspense fallback={<RowsSkeleton rows={3} />}>
            {fresh ? <RaiseForm onRaised={leave} /> : <StoredTicket id={Number(id)} onRemoved={leave} />}
          </Suspense>
        </Card>
      </div>
    </>
  )
}

function StoredTicket({ id, onRemoved }: { readonly id: number; readonly onRemoved: () => void }) {
  const stored = useQuery(ticketOf(usePlaceId(), id, useLanguage()))
  return (
    <QueryView query={stored} skeleton={<RowsSkeleton rows={4} />}>
      {(ticket) => <TicketView key={ticket.id} ticket={ticket} onRemoved={onRemoved} />}
    </QueryView>
  )
}

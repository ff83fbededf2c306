import { useQuery } from '@tanstack/react-query'
import { usePlaceId } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { TicketTable } from './ticket-table.tsx'
import { statusOf, ticketEntriesOf } from './tickets.api.ts'

/**
 * The pseudo-task of another day: its state then, and the tickets raised on it. Hidden where there are none.
 */
export function TicketsOfDay({ date }: { readonly date: string }) {
  const say = useSay()
  const placeId = usePlaceId()
  const { data: day } = useQuery(statusOf(placeId, date))
  const { data: list } = useQuery(
    ticketEntriesOf(placeId, { fromDate: date, toDate: date, perPage: 50, lang: useLanguage() }),
  )
  if (day === undefined || (day.open === 0 && day.raised === 0)) return null
  return (
    <Card
      title={say('tickets.title')}
      aside={
        <StateBadge state={day.status}>
          {day.open > 0 ? say('tickets.open_count', { count: day.open }) : undefined}
        </StateBadge>
      }
      flush
    >
      {list !== undefined && list.data.length > 0 && (
        <TicketTable label={say('tickets.title')} rows={list.data} />
      )}
    </Card>
  )
}

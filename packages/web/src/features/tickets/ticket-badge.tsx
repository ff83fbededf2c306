import type { Ticket } from '@larder/contract/tickets'
import { useSay } from '#kit/i18n.ts'
import { StateBadge } from '#ui/state-badge.tsx'
import { ticketStates } from './ticket-words.ts'

export function TicketBadge({ status }: { readonly status: Ticket['status'] }) {
  const say = useSay()
  const { state, word } = ticketStates[status]
  return <StateBadge state={state}>{say(word)}</StateBadge>
}

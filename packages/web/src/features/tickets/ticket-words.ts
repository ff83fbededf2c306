import type { Ticket } from '@larder/contract/tickets'
import { useCompanyFormat } from '#kit/access.ts'
import { formatDate } from '#kit/format.ts'
import { useSay, type TextKey } from '#kit/i18n.ts'
import type { State } from '#ui/state-badge.tsx'

/** Color and name of a state. */
export const ticketStates = {
  open: { state: 'due', word: 'tickets.state_open' },
  done: { state: 'ok', word: 'tickets.state_done' },
  not_done: { state: 'overdue', word: 'tickets.state_not_done' },
} as const satisfies Record<Ticket['status'], { state: State; word: TextKey }>

export const nameOf = (person: Ticket['entry_created_by']): string =>
  person === null ? '' : `${person.firstname} ${person.lastname}`.trim()

/** Wall time at the place, as the company writes dates. */
export function useLocalTime(): (local: string | null) => string {
  const { datePattern } = useCompanyFormat()
  return (local) => {
    const [date = '', time = ''] = (local ?? '').split('T')
    return `${formatDate(date, datePattern)} ${time}`.trim()
  }
}

/** The text of a ticket, or a note that it was erased. */
export function useTicketText(): (ticket: Ticket) => string {
  const say = useSay()
  return ({ description }) => (description === '' ? say('records.erased') : description)
}

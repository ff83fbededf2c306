import type { CallInput } from '@larder/contract/kit'
import { tickets, type Ticket } from '@larder/contract/tickets'
import type { Problem } from '#kit/problem.ts'
import { query, useCall } from '#kit/query.ts'
import { useRemoval } from '#kit/removal.ts'

/** Tickets of today: the open ones, then those answered today. */
export const ticketsOf = (placeId: number, lang: string) =>
  query(tickets.list, { params: { placeId }, query: { lang } })
/** How they stand; of today where no day is named. */
export const statusOf = (placeId: number, date?: string) =>
  query(tickets.status, { params: { placeId }, query: date === undefined ? {} : { date } })
export type TicketsQuery = NonNullable<CallInput<typeof tickets.entries>['query']>
export const ticketEntriesOf = (placeId: number, filter: TicketsQuery) =>
  query(tickets.entries, { params: { placeId }, query: filter })
export const ticketOf = (placeId: number, id: number, lang: string) =>
  query(tickets.get, { params: { placeId, id }, query: { lang } })
export const ticketRevisionsOf = (placeId: number, id: number) =>
  query(tickets.revisions, { params: { placeId, id } })

export const useAnswerTicket = () => useCall(tickets.answer)
export const useChangeAnswer = () => useCall(tickets.changeAnswer)
export const useChangeTicket = () => useCall(tickets.change)
export const useEraseTicket = () => useCall(tickets.erase)
export const useRemoveTicket = () => useRemoval(tickets.remove)

/** The ticket that the server holds, out of a refusal with 409. */
export function currentTicket(problem: Problem): Ticket | null {
  const { current } = problem
  return problem.status === 409 &&
    typeof current === 'object' &&
    current !== null &&
    'entry_version' in current
    ? (current as Ticket)
    : null
}

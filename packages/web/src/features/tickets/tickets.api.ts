import { activityLog } from '@larder/contract/activity-log'
import type { CallInput, Route } from '@larder/contract/kit'
import { tickets, type Ticket } from '@larder/contract/tickets'
import type { Problem } from '#kit/problem.ts'
import { query, useCall } from '#kit/query.ts'

/** Tickets of today: the open ones, then those answered today. */
export const ticketsOf = (placeId: number, lang: string) =>
  query(tickets.list, { params: { placeId }, query: { lang } })
/** How they stand; of today where no day is named. */
export const statusOf = (placeId: number, date?: string) =>
  query(tickets.status, { params: { placeId }, query: date === undefined ? {} : { date } })
export type TicketsQuery = NonNullable<CallInput<typeof tickets.entries>['query']>
export const ticketEntriesOf = (placeId: number, asked: TicketsQuery) =>
  query(tickets.entries, { params: { placeId }, query: asked })
export const ticketOf = (placeId: number, id: number, lang: string) =>
  query(tickets.get, { params: { placeId, id }, query: { lang } })
export const ticketRevisionsOf = (placeId: number, id: number) =>
  query(tickets.revisions, { params: { placeId, id } })

/** What a new ticket makes stale. */
export const lists: readonly Route[] = [tickets.list, tickets.status, tickets.entries, activityLog.history]
/** What a change of one makes stale. */
export const shown: readonly Route[] = [...lists, tickets.get, tickets.revisions]

export const useAnswerTicket = () => useCall(tickets.answer, shown)
export const useChangeAnswer = () => useCall(tickets.changeAnswer, shown)
export const useChangeTicket = () => useCall(tickets.change, shown)
export const useEraseTicket = () => useCall(tickets.erase, shown)
export const useRemoveTicket = () => useCall(tickets.remove, lists)

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

/**
 * Tickets of the activity log. Document 3, sections 3, 4, 7 and 9; shapes that it does not show are ours
 * (docs/decisions/065-tickets.md).
 */
import { declareRoutes } from './kit/route.ts'
import type { ticketsSchemas } from './tickets.schemas.ts'

export type * from './tickets.schemas.ts'

const path = '/api/places/:placeId/tickets'

export const tickets = declareRoutes<typeof ticketsSchemas>({
  list: {
    name: 'tickets.list',
    method: 'GET',
    path,
    permission: 'tickets.view',
    reads: ['tickets', 'entries'],
  },
  status: {
    name: 'tickets.status',
    method: 'GET',
    path: `${path}/status`,
    permission: 'tickets.view',
    reads: ['tickets', 'entries'],
  },
  entries: {
    name: 'tickets.entries',
    method: 'GET',
    path: `${path}/entries`,
    permission: 'tickets.view',
    reads: ['tickets', 'entries'],
  },
  export: {
    name: 'tickets.export',
    method: 'GET',
    path: `${path}/entries/export`,
    permission: 'entries.export',
    produces: '*/*',
    reads: ['tickets', 'entries'],
  },
  get: {
    name: 'tickets.get',
    method: 'GET',
    path: `${path}/:id`,
    permission: 'tickets.view',
    reads: ['ticket'],
  },
  revisions: {
    name: 'tickets.revisions',
    method: 'GET',
    path: `${path}/:id/revisions`,
    permission: 'tickets.view',
    reads: ['ticket'],
  },
  create: {
    name: 'tickets.create',
    method: 'POST',
    path: `${path}/store-new`,
    permission: 'tickets.raise',
    status: 201,
    writes: ['tickets'],
  },
  change: {
    name: 'tickets.change',
    method: 'PUT',
    path: `${path}/:id`,
    permission: 'tickets.raise',
    writes: ['tickets', 'ticket'],
  },
  changeByPost: {
    name: 'tickets.change_by_post',
    method: 'POST',
    path: `${path}/:id`,
    permission: 'tickets.raise',
    writes: ['tickets', 'ticket'],
  },
  remove: {
    name: 'tickets.remove',
    method: 'DELETE',
    path: `${path}/:id`,
    permission: 'tickets.raise',
    writes: ['tickets'],
  },
  erase: {
    name: 'tickets.erase',
    method: 'DELETE',
    path: `${path}/:id/texts`,
    permission: 'tickets.erase',
    writes: ['tickets', 'ticket'],
  },
  answer: {
    name: 'tickets.answer',
    method: 'POST',
    path: `${path}/:ticketId/entry`,
    permission: 'tickets.answer',
    status: 201,
    writes: ['tickets', 'ticket'],
  },
  changeAnswer: {
    name: 'tickets.change_answer',
    method: 'PUT',
    path: `${path}/:ticketId/entry`,
    permission: 'tickets.answer',
    writes: ['tickets', 'ticket'],
  },
})

import { tickets } from '@larder/contract/tickets'
import { serve } from '#kit/http/serve.ts'
import { exports } from '#kit/http/throttle.ts'
import { answerTicket, changeAnswer } from './answer-ticket.ts'
import { changeTicket, eraseTicketTexts, readTicketRevisions, removeTicket } from './change-ticket.ts'
import { exportTickets } from './export-tickets.ts'
import { createTicket } from './raise-ticket.ts'
import { readEntries, readStatus, readToday } from './read-tickets.ts'
import { showTicket } from './show-ticket.ts'

export const ticketRoutes = [
  serve(tickets.list, readToday),
  serve(tickets.status, readStatus),
  serve(tickets.entries, readEntries),
  serve(tickets.export, exportTickets, { throttles: [exports] }),
  serve(tickets.get, (ctx, { params, query }) => showTicket(ctx, params.id, query.lang)),
  serve(tickets.revisions, readTicketRevisions),
  serve(tickets.create, createTicket, { replays: true }),
  serve(tickets.change, changeTicket, { replays: true }),
  serve(tickets.changeByPost, changeTicket, { replays: true }),
  serve(tickets.remove, removeTicket, { replays: true, versioned: { table: 'tickets', param: 'id' } }),
  serve(tickets.erase, eraseTicketTexts),
  serve(tickets.answer, answerTicket, { replays: true }),
  serve(tickets.changeAnswer, changeAnswer, { replays: true }),
]

export { attachToTickets } from './attach-photo.ts'
export { raiseFinding, raiseWithEntry, type StepTicket } from './raise-ticket.ts'
export { ticketProjection } from './ticket-projection.queries.ts'

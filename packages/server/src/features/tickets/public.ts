export { attachToTickets } from './attach-photo.ts'
export { sealTicketLate } from './change-ticket.ts'
export { raiseFinding, raiseWithEntry, type StepTicket } from './raise-ticket.ts'
export { listUnsealedTickets, sealedTickets } from './ticket-projection.queries.ts'

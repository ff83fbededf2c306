export { attachToTickets } from './attach-photo.ts'
export { raiseFinding, raiseWithEntry, type StepTicket } from './raise-ticket.ts'
export { sealedTickets } from './ticket-projection.queries.ts'

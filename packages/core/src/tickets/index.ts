export * from './ticket.ts'

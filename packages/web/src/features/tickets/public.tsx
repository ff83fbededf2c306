import { lazyPiece } from '#kit/lazy-piece.ts'

export { TicketLink } from './ticket-link.tsx'
export { useTicketsToday } from './use-tickets-today.ts'

/** Lazy, so that pages that only link to a ticket load neither: render them inside a `Suspense`. */
export const TicketsCard = lazyPiece(() => import('./tickets-card.tsx'), 'TicketsCard', 'first')
export const TicketsOfDay = lazyPiece(() => import('./tickets-of-day.tsx'), 'TicketsOfDay')

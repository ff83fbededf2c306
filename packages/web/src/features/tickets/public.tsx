import { lazy } from 'react'
import { loadPiece } from '#kit/refresh.ts'

export { TicketLink } from './ticket-link.tsx'
export { useTicketsToday } from './use-tickets-today.ts'

/** Lazy, so that pages that only link to a ticket load neither: render them inside a `Suspense`. */
export const TicketsCard = lazy(() =>
  loadPiece(() => import('./tickets-card.tsx')).then(({ TicketsCard: card }) => ({ default: card })),
)
export const TicketsOfDay = lazy(() =>
  loadPiece(() => import('./tickets-of-day.tsx')).then(({ TicketsOfDay: day }) => ({ default: day })),
)

import { lazy } from 'react'
import { loadPiece } from '#kit/refresh.ts'

export { TicketLink } from './ticket-link.tsx'
export { useTicketsToday } from './use-tickets-today.ts'

/** Both stand in a `Suspense`: pages that only link to a ticket load neither. */
export const TicketsCard = lazy(() =>
  loadPiece(() => import('./tickets-card.tsx')).then(({ TicketsCard: card }) => ({ default: card })),
)
export const TicketsOfDay = lazy(() =>
  loadPiece(() => import('./tickets-of-day.tsx')).then(({ TicketsOfDay: day }) => ({ default: day })),
)

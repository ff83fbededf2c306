import { lazyPiece } from '#kit/lazy-piece.ts'

/** Lazy: render it inside a `Suspense`. */
export const GuestMatrix = lazyPiece(() => import('./guest-matrix.tsx'), 'GuestMatrix')

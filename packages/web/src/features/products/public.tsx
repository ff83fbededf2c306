import { lazy } from 'react'
import { loadPiece } from '#kit/refresh.ts'

/** Lazy: render it inside a `Suspense`. */
export const GuestMatrix = lazy(() =>
  loadPiece(() => import('./guest-matrix.tsx')).then(({ GuestMatrix: part }) => ({ default: part })),
)

import { lazy, Suspense } from 'react'
import { loadPiece } from '#kit/refresh.ts'

const NotFoundPage = lazy(() =>
  loadPiece(() => import('./not-found-page.tsx')).then(({ NotFoundPage: page }) => ({ default: page })),
)

/** Loads when an address leads nowhere. */
export function NotFound() {
  return (
    <Suspense fallback={null}>
      <NotFoundPage />
    </Suspense>
  )
}

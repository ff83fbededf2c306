import { lazy } from 'react'
import { loadPiece } from '#kit/refresh.ts'

/** Loads when it opens for the first time; needs a `Suspense`. */
export const NewsPanel = lazy(() =>
  loadPiece(() => import('./news-panel.tsx')).then(({ NewsPanel: panel }) => ({ default: panel })),
)
export { hasUnseen } from './has-unseen.ts'
export { newsIn, useSeeNews } from './news.api.ts'

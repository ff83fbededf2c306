import { lazyPiece } from '#kit/lazy-piece.ts'

/** Loads when it opens for the first time; needs a `Suspense`. */
export const NewsPanel = lazyPiece(() => import('./news-panel.tsx'), 'NewsPanel')
export { hasUnseen } from './has-unseen.ts'
export { newsIn, useSeeNews } from './news.api.ts'

import { lazyPiece } from '#kit/lazy-piece.ts'

/** Lazy: render it inside a `Suspense`. */
export const VersionList = lazyPiece(() => import('./version-list.tsx'), 'VersionList')

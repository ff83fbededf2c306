import { lazyPiece } from '#kit/lazy-piece.ts'

/** Loads when it opens for the first time; needs a `Suspense`. */
export const HelpPanel = lazyPiece(() => import('./help-panel.tsx'), 'HelpPanel')

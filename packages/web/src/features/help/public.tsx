import { lazy } from 'react'
import { loadPiece } from '#kit/refresh.ts'

/** Loads when it opens for the first time; needs a `Suspense`. */
export const HelpPanel = lazy(() =>
  loadPiece(() => import('./help-panel.tsx')).then(({ HelpPanel: panel }) => ({ default: panel })),
)

import { lazy } from 'react'
import { loadPiece } from '#kit/refresh.ts'

export { EntryFacts } from './entry-facts.tsx'
export { sayIdentity } from './entry-words.ts'
export { EntryMarks } from './entry-marks.tsx'

export type { SavedReading } from './fill-panel.tsx'

/** Lazy, because they load the form of an entry: render them inside a `Suspense`. */
export const EntryPanel = lazy(() =>
  loadPiece(() => import('./entry-panel.tsx')).then(({ EntryPanel: panel }) => ({ default: panel })),
)
export const FillPanel = lazy(() =>
  loadPiece(() => import('./fill-panel.tsx')).then(({ FillPanel: panel }) => ({ default: panel })),
)
export const PracticeEntry = lazy(() =>
  loadPiece(() => import('./practice-entry.tsx')).then(({ PracticeEntry: entry }) => ({ default: entry })),
)

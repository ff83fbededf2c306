import { lazyPiece } from '#kit/lazy-piece.ts'

export { EntryFacts } from './entry-facts.tsx'
export { sayIdentity } from './entry-words.ts'
export { EntryMarks } from './entry-marks.tsx'

export type { SavedReading } from './long-form.tsx'

/** Lazy, because they load the form of an entry: render them inside a `Suspense`. */
export const EntryPanel = lazyPiece(() => import('./entry-panel.tsx'), 'EntryPanel')
export const FillPanel = lazyPiece(() => import('./fill-panel.tsx'), 'FillPanel')
export const PracticeEntry = lazyPiece(() => import('./practice-entry.tsx'), 'PracticeEntry')

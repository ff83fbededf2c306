import { lazyPiece } from '#kit/lazy-piece.ts'

export { EntryFacts } from './entry-facts.tsx'
export { EntryMarks } from './entry-marks.tsx'
export { EntryTable } from './history/entry-table.tsx'
export { historyOf } from './history/history.api.ts'
export { FROM_INTRO } from './intro-gate.tsx'

export type { SavedReading } from './long-form.tsx'

/** Lazy, because they load the form of an entry: render them inside a `Suspense`. */
export const EntryPanel = lazyPiece(() => import('./entry-panel.tsx'), 'EntryPanel')
export const FillPanel = lazyPiece(() => import('./fill-panel.tsx'), 'FillPanel')
export const RecordEntries = lazyPiece(() => import('./history/record-entries.tsx'), 'RecordEntries')
export const PracticeEntry = lazyPiece(() => import('./practice-entry.tsx'), 'PracticeEntry')

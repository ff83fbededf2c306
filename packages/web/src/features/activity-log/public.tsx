import { lazyPiece } from '#kit/lazy-piece.ts'

export { daysLater, historyStart, type Span } from './days.ts'
export { SummarySkeleton } from './summary-skeleton.tsx'

/** Lazy: render these inside a `Suspense`. */
export const DaySummary = lazyPiece(() => import('./day-summary.tsx'), 'DaySummary')
export const InstallSteps = lazyPiece(() => import('./app-page.tsx'), 'InstallSteps')
export const VersionList = lazyPiece(() => import('./version-list.tsx'), 'VersionList')
export const DayEntries = lazyPiece(() => import('./day-entries.tsx'), 'DayEntries')
export const TodayEntries = lazyPiece(() => import('./day-entries.tsx'), 'TodayEntries')
export const RecordEntries = lazyPiece(() => import('./record-entries.tsx'), 'RecordEntries')
export const ExportButtons = lazyPiece(() => import('./export-buttons.tsx'), 'ExportButtons')

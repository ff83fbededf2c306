import { lazy } from 'react'
import { loadPiece } from '#kit/refresh.ts'

export { daysLater, historyStart, type Span } from './days.ts'
export { SummarySkeleton } from './summary-skeleton.tsx'

/** Lazy: render these inside a `Suspense`. */
export const DaySummary = lazy(() =>
  loadPiece(() => import('./day-summary.tsx')).then(({ DaySummary: summary }) => ({ default: summary })),
)
export const InstallSteps = lazy(() =>
  loadPiece(() => import('./app-page.tsx')).then(({ InstallSteps: steps }) => ({ default: steps })),
)
export const VersionList = lazy(() =>
  loadPiece(() => import('./version-list.tsx')).then(({ VersionList: list }) => ({ default: list })),
)
export const DayEntries = lazy(() =>
  loadPiece(() => import('./day-entries.tsx')).then(({ DayEntries: entries }) => ({ default: entries })),
)
export const TodayEntries = lazy(() =>
  loadPiece(() => import('./day-entries.tsx')).then(({ TodayEntries: entries }) => ({ default: entries })),
)
export const RecordEntries = lazy(() =>
  loadPiece(() => import('./record-entries.tsx')).then(({ RecordEntries: entries }) => ({
    default: entries,
  })),
)
export const ExportButtons = lazy(() =>
  loadPiece(() => import('./export-buttons.tsx')).then(({ ExportButtons: buttons }) => ({
    default: buttons,
  })),
)

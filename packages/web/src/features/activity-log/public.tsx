import { lazy } from 'react'
import { loadPiece } from '#kit/refresh.ts'

export { InstallSteps } from './app-page.tsx'
export { DaySummary } from './day-summary.tsx'
export { daysLater, historyStart, todayAt } from './days.ts'
export { VersionList } from './version-list.tsx'

/** All stand in a `Suspense`. */
export const DayEntries = lazy(() => loadPiece(() => import('./day-entries.tsx')).then(({ DayEntries: entries }) => ({ default: entries })))
export const TodayEntries = lazy(() => loadPiece(() => import('./day-entries.tsx')).then(({ TodayEntries: entries }) => ({ default: entries })))
export const ExportButtons = lazy(() => loadPiece(() => import('./export-buttons.tsx')).then(({ ExportButtons: buttons }) => ({ default: buttons })))

export { DayEntries, TodayEntries } from './day-entries.tsx'
export { DaySummary } from './day-summary.tsx'
export { daysLater, historyStart, todayAt } from './days.ts'
export { VersionList } from './version-list.tsx'

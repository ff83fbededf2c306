export { DayEntries } from './day-entries.tsx'
export { DaySummary } from './day-summary.tsx'
export { daysLater, todayAt } from './days.ts'

/** The part of what reads entries that other features may use. */
export { countDays, countToday, missedOfWeek, monitoringShares } from './count-checks.ts'
export { describeEntry, limitOf, valuesOf } from './describe-entry.ts'
export {
  findEntryById,
  findEntryByUuid,
  listEntriesByUuid,
  listEntries,
  showFiles,
  unitName,
  type EntryRow,
} from './entries.queries.ts'
export { statisticsOf } from './get-statistics.ts'
export {
  everything,
  historyWhere,
  listBreaches,
  listHistoryBatch,
  type ExportRow,
} from './history.queries.ts'
export { dayBefore, dayOfTasks, listMissed, tasksInRange } from './list-missed.ts'
export { readFilter } from './read-history.ts'
export { readingOf, seesAddresses } from './reading-of.ts'
export { inLanguage, translatorOf, type Recorded } from './record-words.ts'
export type { ScheduleRow } from './statistics.queries.ts'
export { schedulesByUnit } from './unit-schedules.ts'

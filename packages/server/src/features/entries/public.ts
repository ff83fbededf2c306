export { markVerified } from './changes.queries.ts'
export { findEntryByUuid, listEntries, type EntryRow } from './entries.queries.ts'
export { entryProjection } from './entry-projection.ts'
export { scheduleOf } from './list-today.ts'

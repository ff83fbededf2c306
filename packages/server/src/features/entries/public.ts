/** The part of entries that other features may use. */
export { attachToEntry } from './attach-photo.ts'
export { markVerified } from './changes.queries.ts'
export { sealedEntries } from './entry-projection.queries.ts'
export { enterBySensor, type SensorEntry, type SensorValue } from './enter-by-sensor.ts'
export { listToday } from './list-today.ts'
export { saveEntries, type EntryOfTask } from './save-entries.ts'

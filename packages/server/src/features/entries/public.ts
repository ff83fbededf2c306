export { attachToEntry } from './attach-photo.ts'
export { markVerified } from './changes.queries.ts'
export {
  breachValue,
  correctedBy,
  deviceName,
  findEntryByUuid,
  listEntries,
  showFiles,
  traceabilityRecord,
  unitName,
  type EntryRow,
} from './entries.queries.ts'
export { identityOf } from './identity.ts'
export { sealedEntries } from './entry-projection.queries.ts'
export { readingOf, seesAddresses } from './reading-of.ts'
export { inLanguage } from './record-words.ts'
export { enterBySensor, type SensorEntry, type SensorValue } from './enter-by-sensor.ts'

export * from './judge-reading.ts'
export * from './check-entry.ts'

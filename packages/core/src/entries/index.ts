export * from './judge-reading.ts'
export * from './check-entry.ts'
export { isBlank } from './judge-value.ts'
export * from './say-value.ts'

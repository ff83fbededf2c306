export * from './place-rules.ts'
export * from './progress.ts'
export * from './visits.ts'
export * from './water-source.ts'

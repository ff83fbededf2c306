export * from './place-rules.ts'
export * from './place-creation.ts'
export * from './progress.ts'
export * from './visits.ts'

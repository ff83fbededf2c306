export * from './overall-percent.ts'
export * from './attention.ts'

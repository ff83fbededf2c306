export * from './overall-percent.ts'

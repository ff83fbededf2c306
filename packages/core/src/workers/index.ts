export * from './import-columns.ts'
export * from './plan-import.ts'

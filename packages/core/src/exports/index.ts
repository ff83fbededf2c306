export * from './cells.ts'
export * from './file-names.ts'

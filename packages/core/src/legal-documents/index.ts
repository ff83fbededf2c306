export * from './legal-files.ts'

export * from './search-sections.ts'

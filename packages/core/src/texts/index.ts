export * from './fill-text.ts'

export * from './shared-access-rules.ts'

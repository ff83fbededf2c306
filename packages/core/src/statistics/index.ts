export * from './overall-percent.ts'
export * from './attention.ts'
export * from './setup-steps.ts'
export * from './missing.ts'

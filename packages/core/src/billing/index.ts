export * from './packages.ts'
export * from './subscription-rules.ts'

export * from './package-features.ts'
export * from './packages.ts'
export * from './place-rules.ts'
export * from './subscription-rules.ts'

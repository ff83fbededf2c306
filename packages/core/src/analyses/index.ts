export * from './criterion.ts'
export * from './judge-samples.ts'
export * from './say-criterion.ts'

export * from './additive-numbers.ts'
export * from './read.ts'
export * from './declare.ts'

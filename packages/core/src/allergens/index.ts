export * from './additive-numbers.ts'
export * from './read.ts'
export type { Level } from './lexicon.ts'
export * from './declare.ts'

export * from './due.ts'
export * from './percent.ts'
export * from './questions.ts'
export * from './score.ts'

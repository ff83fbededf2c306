export * from './questions.ts'
export * from './score.ts'

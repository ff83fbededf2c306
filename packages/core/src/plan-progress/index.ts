export * from './fact-numbers.ts'
export * from './process-selection.ts'
export * from './frequencies.ts'
export * from './plan-progress.ts'

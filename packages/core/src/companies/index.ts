export * from './company-rules.ts'
export * from './fault.ts'
export * from './trial.ts'
export * from './vat-number.ts'

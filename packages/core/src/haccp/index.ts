export * from './facts.ts'
export * from './plan.ts'
export * from './document.ts'
export * from './plan-words.ts'

export * from './requirements.ts'
export * from './standing-duties.ts'

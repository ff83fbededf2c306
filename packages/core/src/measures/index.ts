export * from './units.ts'
export * from './convert.ts'
export * from './rational.ts'

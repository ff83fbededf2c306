export * from './additives.ts'
export * from './classes.ts'
export * from './packaging.ts'

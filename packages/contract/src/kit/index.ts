export * from './route.ts'
export * from './fields.ts'
export * from './problem.ts'
export * from './address.ts'

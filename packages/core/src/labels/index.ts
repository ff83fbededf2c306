export * from './gs1.ts'
export * from './label.ts'
export * from './sizes.ts'
export * from './zpl.ts'

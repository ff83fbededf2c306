export * from './actor.ts'
export * from './can.ts'
export * from './access.ts'

export * from './actor.ts'
export * from './can.ts'

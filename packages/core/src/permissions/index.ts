export * from './actor.ts'
export * from './can.ts'
export { tokenAreas, type TokenArea } from './token-areas.ts'

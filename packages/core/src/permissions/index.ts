export * from './actor.ts'
export * from './can.ts'
export { tokenAreas } from './token-areas.ts'

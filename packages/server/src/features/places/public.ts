/** The part of places that other features may use. */
export { changeExtraData } from './change-part.ts'
export { noteProgress, writePlace } from './write-place.ts'

/** The part of places that other features may use. */
export { noteProgress, writePlace } from './write-place.ts'

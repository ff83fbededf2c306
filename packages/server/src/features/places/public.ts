/** The part of places that other features may use. */
export { setPlanKind } from './places.queries.ts'

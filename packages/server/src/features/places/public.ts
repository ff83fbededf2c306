/** What other features may use of places. */
export { setPlanKind } from './places.queries.ts'

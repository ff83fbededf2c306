/** The part of shared links that other features may use. */
export { removeSharedAccessesOf } from './shared-accesses.queries.ts'

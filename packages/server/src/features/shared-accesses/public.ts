/** What other features may use of shared links. */
export { removeSharedAccessesOf } from './shared-accesses.queries.ts'

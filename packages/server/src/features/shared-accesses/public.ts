/** The part of shared links that other features may use. */
export { guestLink } from './guest-link.ts'
export { readDemoLink, writeDemoLink } from './demo-link.ts'
export { opensNow, removeSharedAccessesOf } from './shared-accesses.queries.ts'

/** The part of billing that other features may use. */
export { readSubscriptions } from './read-subscription.ts'

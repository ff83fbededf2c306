/** The part of billing that other features may use. */
export { readSubscriptions, requirePlanDownload } from './read-subscription.ts'

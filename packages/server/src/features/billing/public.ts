/** What other features may ask of billing. */
export { readSubscriptions, requirePlanDownload } from './read-subscription.ts'

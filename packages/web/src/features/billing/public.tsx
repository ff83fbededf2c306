export { Offer } from './offer.tsx'
export { SubscriptionReminder } from './subscription-reminder.tsx'
export { SubscriptionNotice } from './subscription-notice.tsx'
export { PackageGate } from './package-gate.tsx'

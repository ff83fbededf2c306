/** The part of billing that other features may use. */
export { readSubscriptions } from './read-subscription.ts'
export { followPlaces, requireRoomForPlace } from './add-place.ts'
export { endPayments, followRemoval } from './end-payments.ts'
export { isPromotionCode } from './promotion-codes.ts'

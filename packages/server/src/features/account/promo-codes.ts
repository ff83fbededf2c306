/** Coupons that registration accepts. None are offered at present. */
const promoCodes: readonly string[] = []

export const isPromoCode = (coupon: string): boolean => promoCodes.includes(coupon.trim().toUpperCase())

import type { Platform } from '#kit/platform.ts'
import { atStripe, takesPayments } from './stripe.ts'

/** Whether the code can be used now. Without payments there are none. @throws Problem `payments_down` */
export async function isPromotionCode(platform: Platform, code: string): Promise<boolean> {
  if (!takesPayments(platform) || code === '') return false
  const { data } = await atStripe(platform, (stripe) =>
    stripe.promotionCodes.list({ code, active: true, limit: 1 }),
  )
  return data.length > 0
}

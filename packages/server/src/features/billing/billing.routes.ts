import { billing } from '@larder/contract/billing'
import { serve } from '#kit/http/serve.ts'
import {
  createCheckout,
  prepareCheckout,
  preparePortal,
  prepareQuantityPreview,
  prepareRecurring,
} from './pay.ts'
import { getPackageCosts, getPrices, listPeriods } from './read-prices.ts'
import { getContact, getCurrentPackage, getSubscription, noteRecurring } from './read-subscription.ts'

export const billingRoutes = [
  serve(billing.subscription, getSubscription),
  serve(billing.currentPackage, getCurrentPackage),
  serve(billing.contact, getContact),
  serve(billing.periods, listPeriods),
  serve(billing.packageCosts, getPackageCosts),
  serve(billing.prices, getPrices),
  serve(billing.quantityPreview, async (_ctx, _input, preview) => preview, {
    before: prepareQuantityPreview,
  }),
  serve(billing.checkout, createCheckout, { before: prepareCheckout }),
  serve(billing.portal, async (_ctx, _input, session) => session, { before: preparePortal }),
  serve(billing.setRecurring, noteRecurring, { before: prepareRecurring }),
]

import { billing } from '@larder/contract/billing'
import { serve } from '#kit/http/serve.ts'
import { getContact, getCurrentPackage, getSubscription } from './read-subscription.ts'

export const billingRoutes = [
  serve(billing.subscription, getSubscription),
  serve(billing.currentPackage, getCurrentPackage),
  serve(billing.contact, getContact),
]

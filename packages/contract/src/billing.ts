/**
 * The subscription of a company (general 3 “Subscription”, 7.4). Read only: buying comes with the payment
 * provider.
 */
import { declareRoutes } from './kit/route.ts'
import type { billingSchemas } from './billing.schemas.ts'

export type * from './billing.schemas.ts'

const given = { method: 'GET', permission: 'subscriptions.view' } as const

export const billing = declareRoutes<typeof billingSchemas>({
  subscription: {
    ...given,
    name: 'billing.subscription',
    path: '/api/company/:companyId/subscription',
    reads: ['companies'],
  },
  currentPackage: {
    ...given,
    name: 'billing.current_package',
    path: '/api/company/:companyId/current-package',
    reads: ['companies'],
  },
  contact: {
    ...given,
    name: 'billing.contact',
    path: '/api/company/:companyId/billing-contact',
    reads: ['companies'],
  },
})

/** The subscription of a company and paying for it by card (general 3 “Subscription”, 7.4). */
import { declareRoutes } from './kit/route.ts'
import type { billingSchemas } from './billing.schemas.ts'

export type * from './billing.schemas.ts'

const readRoute = { method: 'GET', permission: 'subscriptions.view' } as const

export const billing = declareRoutes<typeof billingSchemas>({
  subscription: {
    ...readRoute,
    name: 'billing.subscription',
    path: '/api/company/:companyId/subscription',
    reads: ['companies'],
  },
  currentPackage: {
    ...readRoute,
    name: 'billing.current_package',
    path: '/api/company/:companyId/current-package',
    reads: ['companies'],
  },
  contact: {
    ...readRoute,
    name: 'billing.contact',
    path: '/api/company/:companyId/billing-contact',
    reads: ['companies'],
  },
  periods: {
    ...readRoute,
    name: 'billing.periods',
    path: '/api/company/:companyId/subscription/periods',
    reads: [],
  },
  packageCosts: {
    ...readRoute,
    name: 'billing.package_costs',
    path: '/api/company/:companyId/subscription/active-packages-costs',
    reads: ['companies'],
  },
  prices: {
    ...readRoute,
    name: 'billing.prices',
    path: '/api/price/country/:id',
    permission: 'public',
    reads: [],
  },
  quantityPreview: {
    ...readRoute,
    name: 'billing.quantity_preview',
    path: '/api/company/:companyId/subscription/quantity-change-preview',
    permission: 'billing.view',
    reads: ['companies'],
  },
  checkout: {
    name: 'billing.checkout',
    method: 'POST',
    path: '/api/payments/:companyId/create-checkout-session',
    permission: 'billing.view',
    writes: ['companies'],
  },
  portal: {
    ...readRoute,
    name: 'billing.portal',
    path: '/api/payments/:companyId/create-customer-portal-session',
    permission: 'billing.view',
    reads: [],
  },
  setRecurring: {
    name: 'billing.set_recurring',
    method: 'PUT',
    path: '/api/company/:companyId/subscription/recurring-payments',
    permission: 'billing.view',
    writes: ['companies'],
  },
})

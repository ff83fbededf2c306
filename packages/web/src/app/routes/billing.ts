import { createRoute, redirect } from '@tanstack/react-router'
import { lazyPage } from '../lazy-page.tsx'
import { paths } from '../paths.ts'
import { shellRoute } from './root.tsx'

const getParentRoute = () => shellRoute

const billing = createRoute({
  getParentRoute,
  path: paths.billing,
  component: lazyPage(() => import('#features/billing/billing-page.tsx'), 'BillingPage'),
})

/** Paying comes with the payment provider; until then the billing page shows the offers and a contact. */
const choosePayment = createRoute({
  getParentRoute,
  path: paths.choosePayment,
  beforeLoad: () => {
    throw redirect({ to: paths.billing, replace: true })
  },
})

export const billingRoutes = [billing, choosePayment] as const

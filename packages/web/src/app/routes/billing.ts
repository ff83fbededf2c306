import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../lazy-page.tsx'
import { paths } from '../paths.ts'
import { shellRoute } from './root.tsx'

const getParentRoute = () => shellRoute

const billing = createRoute({
  getParentRoute,
  path: paths.billing,
  component: lazyPage(() => import('#features/billing/billing-page.tsx'), 'BillingPage'),
})

const choosePayment = createRoute({
  getParentRoute,
  path: paths.choosePayment,
  /** The package, or `renewal`, that the reader came for (general 2.5). */
  validateSearch: (search): { payFor?: string } =>
    typeof search['payFor'] === 'string' ? { payFor: search['payFor'] } : {},
  component: lazyPage(() => import('#features/billing/choose-payment-page.tsx'), 'ChoosePaymentPage'),
})

const contact = createRoute({
  getParentRoute,
  path: paths.contact,
  component: lazyPage(() => import('#features/billing/contact-page.tsx'), 'ContactPage'),
})

export const billingRoutes = [billing, choosePayment, contact] as const

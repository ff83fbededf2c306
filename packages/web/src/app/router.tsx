/**
 * The router. A feature's routes are in `routes/<feature>.ts`; its array is added to the tree here. Pages are
 * loaded when used, and on intent (pointing at a link).
 */
import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { PageSkeleton } from '#ui/skeletons.tsx'
import { ErrorPage } from './error-page.tsx'
import { NotFound } from './not-found.tsx'
import { accountRoutes } from './routes/account.ts'
import { activityLogRoutes } from './routes/activity-log.ts'
import { auditRoutes } from './routes/audits.ts'
import { authRoutes, topLevelRoutes } from './routes/auth.ts'
import { billingRoutes } from './routes/billing.ts'
import { certificateRoutes } from './routes/certificates.ts'
import { companyRoutes, registrationRoutes } from './routes/companies.ts'
import { documentRoutes } from './routes/documents.ts'
import { overviewRoutes } from './routes/overview.ts'
import { planRoutes } from './routes/plan.ts'
import {
  authRoute,
  homeRoute,
  legalDocumentRoute,
  rootRoute,
  shellRoute,
  strangerRoute,
} from './routes/root.tsx'
import { productRoutes } from './routes/products.ts'
import { recallRoutes } from './routes/recalls.ts'
import { traceabilityRoutes } from './routes/traceability.ts'
import { sharedAccessRoutes } from './routes/shared-accesses.ts'
import { sensorRoutes } from './routes/sensors.ts'
import { setUpRoutes } from './routes/set-up.ts'
import { teamRoutes } from './routes/team.ts'

const routeTree = rootRoute.addChildren([
  strangerRoute.addChildren([homeRoute, legalDocumentRoute]),
  ...topLevelRoutes,
  authRoute.addChildren([...authRoutes, ...registrationRoutes]),
  shellRoute.addChildren([
    ...overviewRoutes,
    ...companyRoutes,
    ...certificateRoutes,
    ...setUpRoutes,
    ...teamRoutes,
    ...activityLogRoutes,
    ...accountRoutes,
    ...planRoutes,
    ...sharedAccessRoutes,
    ...sensorRoutes,
    ...billingRoutes,
    ...documentRoutes,
    ...productRoutes,
    ...recallRoutes,
    ...traceabilityRoutes,
    ...auditRoutes,
  ]),
])

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingMinMs: 200,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}

import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router'
import { ensureAccess, ensureVisit, settleSelection, worksByTheDay } from '#kit/access.ts'
import { currentSession, isAuthorized } from '#kit/session.ts'
import { BareError, BareNotFound } from '../bare-pages.tsx'
import { lazyPage } from '../lazy-page.tsx'
import { paths } from '../paths.ts'
import { RootFrame } from '../root-frame.tsx'
import { pageForVisitor } from '../visit-pages.ts'

export type RouterContext = { readonly queryClient: QueryClient }

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootFrame,
  notFoundComponent: BareNotFound,
  errorComponent: BareError,
})

/** Pages of the signed-in application: header, side navigation, page. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  component: lazyPage(() => import('../shell/shell.tsx'), 'Shell', 'first'),
  errorComponent: BareError,
  beforeLoad: async ({ context, location }) => {
    // General 2.8: without a session the user goes to login; without a company to company registration.
    if (!isAuthorized()) throw redirect({ to: paths.login, search: { from: location.href } })
    if (currentSession().shared_access_token !== null) {
      const { modules } = await ensureVisit(context.queryClient)
      const page = pageForVisitor(location.pathname, modules)
      if (page !== location.pathname) throw redirect({ href: page, replace: true })
      return
    }
    const access = await ensureAccess(context.queryClient)
    settleSelection(access.companies)
    const creating = location.pathname.startsWith('/create/') || location.pathname === paths.accountSettings
    if (access.companies.length === 0 && !creating) throw redirect({ href: paths.createCompany })
  },
})

/** Pages before somebody is signed in. */
export const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'auth',
  component: lazyPage(() => import('#features/auth/auth-frame.tsx'), 'AuthFrame', 'login'),
})

/** Pages that anybody may read. */
export const strangerRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'stranger',
  component: lazyPage(() => import('#features/front-page/stranger-frame.tsx'), 'StrangerFrame'),
})

export const homeRoute = createRoute({
  getParentRoute: () => strangerRoute,
  path: paths.home,
  beforeLoad: async ({ context }) => {
    if (!isAuthorized()) return
    if (currentSession().shared_access_token !== null) throw redirect({ to: paths.overview })
    const { companies, actor } = await ensureAccess(context.queryClient)
    settleSelection(companies)
    throw redirect({ to: worksByTheDay(actor) ? paths.activityLogTimeline : paths.overview })
  },
  pendingComponent: () => null,
  component: lazyPage(() => import('#features/front-page/front-page.tsx'), 'FrontPage'),
})

export const legalDocumentRoute = createRoute({
  getParentRoute: () => strangerRoute,
  path: paths.legalDocument,
  component: lazyPage(() => import('#features/legal-documents/legal-page.tsx'), 'LegalPage'),
})

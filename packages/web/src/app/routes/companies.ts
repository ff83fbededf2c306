import { createRoute, redirect } from '@tanstack/react-router'
import { ensureAccess } from '#kit/access.ts'
import { isAuthorized } from '#kit/session.ts'
import { FormSkeleton } from '#ui/skeletons.tsx'
import { lazyPage } from '../lazy-page.tsx'
import { paths } from '../paths.ts'
import { authRoute, shellRoute } from './root.tsx'

const getParentRoute = () => shellRoute

/** The second step of registration: for signed-in users without a company. */
const registerCompany = createRoute({
  getParentRoute: () => authRoute,
  path: paths.registerCompany,
  pendingComponent: FormSkeleton,
  beforeLoad: async ({ context }) => {
    if (!isAuthorized()) throw redirect({ to: paths.register })
    const { companies } = await ensureAccess(context.queryClient)
    if (companies.length > 0) throw redirect({ to: paths.overview })
  },
  component: lazyPage(() => import('#features/companies/register-company-page.tsx'), 'RegisterCompanyPage'),
})

const createCompany = createRoute({
  getParentRoute,
  path: paths.createCompany,
  component: lazyPage(() => import('#features/companies/create-company-page.tsx'), 'CreateCompanyPage'),
})

/** `?company=` names the company of the new place. */
const companyNamed = ({ company }: Record<string, unknown>): { company?: number } =>
  typeof company === 'number' ? { company } : {}

const createPlacePage = lazyPage(() => import('#features/places/create-place-page.tsx'), 'CreatePlacePage')
const createPlace = createRoute({
  getParentRoute,
  path: paths.createPlace,
  validateSearch: companyNamed,
  component: createPlacePage,
})
const createPlaceSettings = createRoute({
  getParentRoute,
  path: paths.createPlaceSettings,
  validateSearch: companyNamed,
  component: createPlacePage,
})

export const registrationRoutes = [registerCompany] as const
export const companyRoutes = [createCompany, createPlace, createPlaceSettings] as const

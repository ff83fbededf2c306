import { createRoute, redirect } from '@tanstack/react-router'
import { lazyPage } from '../lazy-page.tsx'
import { paths, type Path } from '../paths.ts'
import { shellRoute } from './root.tsx'

const getParentRoute = () => shellRoute
const idOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined
const leadTo = (href: Path) => () => {
  throw redirect({ href, replace: true })
}

const setUp = createRoute({ getParentRoute, path: paths.setUp, beforeLoad: leadTo(paths.setUpWelcome) })
const welcome = createRoute({
  getParentRoute,
  path: paths.setUpWelcome,
  component: lazyPage(() => import('#features/set-up/welcome-page.tsx'), 'WelcomePage'),
})

const companies = createRoute({
  getParentRoute,
  path: paths.setUpCompanies,
  validateSearch: (search): { company?: number } =>
    idOf(search['company']) === undefined ? {} : { company: Number(search['company']) },
  component: lazyPage(() => import('#features/companies/companies-page.tsx'), 'CompaniesPage'),
})
const newCompany = createRoute({
  getParentRoute,
  path: paths.setUpNewCompany,
  component: lazyPage(() => import('#features/companies/new-company-page.tsx'), 'NewCompanyPage'),
})

const places = createRoute({
  getParentRoute,
  path: paths.setUpPlaces,
  validateSearch: (search): { place?: number } =>
    idOf(search['place']) === undefined ? {} : { place: Number(search['place']) },
  component: lazyPage(() => import('#features/places/places-page.tsx'), 'PlacesPage'),
})
const newPlace = createRoute({
  getParentRoute,
  path: paths.setUpNewPlace,
  component: lazyPage(() => import('#features/places/new-place-page.tsx'), 'NewPlacePage'),
})

const placeGroups = createRoute({
  getParentRoute,
  path: paths.setUpPlaceGroups,
  component: lazyPage(() => import('#features/place-groups/place-groups-page.tsx'), 'PlaceGroupsPage'),
})

const users = createRoute({
  getParentRoute,
  path: paths.setUpUsers,
  component: lazyPage(() => import('#features/users/users-page.tsx'), 'UsersPage'),
})
const newUser = createRoute({
  getParentRoute,
  path: paths.setUpNewUser,
  validateSearch: (search): { from?: 'intro' } => (search['from'] === 'intro' ? { from: 'intro' } : {}),
  component: lazyPage(() => import('#features/users/new-user-page.tsx'), 'NewUserPage'),
})
const user = createRoute({
  getParentRoute,
  path: paths.setUpUser,
  component: lazyPage(() => import('#features/users/user-page.tsx'), 'UserPage'),
})

const integrations = createRoute({
  getParentRoute,
  path: paths.setUpIntegrations,
  component: lazyPage(() => import('#features/integrations/integrations-page.tsx'), 'IntegrationsPage'),
})

/** Addresses that the specification names beside the shorter ones. */
const longCompanies = createRoute({
  getParentRoute,
  path: paths.setUpSetUpCompanies,
  beforeLoad: leadTo(paths.setUpCompanies),
})
const longPlaces = createRoute({
  getParentRoute,
  path: paths.setUpSetUpPlaces,
  beforeLoad: leadTo(paths.setUpPlaces),
})

export const setUpRoutes = [
  setUp,
  welcome,
  companies,
  newCompany,
  places,
  newPlace,
  placeGroups,
  users,
  newUser,
  user,
  integrations,
  longCompanies,
  longPlaces,
] as const

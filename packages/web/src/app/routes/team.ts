import { createRoute, redirect } from '@tanstack/react-router'
import { lazyPage } from '../lazy-page.tsx'
import { paths } from '../paths.ts'
import { shellRoute } from './root.tsx'

const getParentRoute = () => shellRoute

const team = createRoute({
  getParentRoute,
  path: paths.team,
  beforeLoad: () => {
    throw redirect({ to: paths.teamPeople, replace: true })
  },
})
const people = createRoute({
  getParentRoute,
  path: paths.teamPeople,
  component: lazyPage(() => import('#features/workers/people-page.tsx'), 'PeoplePage'),
})
const onePerson = () => import('#features/workers/person-page.tsx')
const newPerson = createRoute({
  getParentRoute,
  path: paths.teamNewPerson,
  component: lazyPage(onePerson, 'NewPersonPage'),
})
const importing = createRoute({
  getParentRoute,
  path: paths.teamImport,
  component: lazyPage(() => import('#features/workers/import-page.tsx'), 'ImportPage'),
})
const person = createRoute({
  getParentRoute,
  path: paths.teamPerson,
  component: lazyPage(onePerson, 'PersonPage'),
})
const roles = createRoute({
  getParentRoute,
  path: paths.teamRoles,
  component: lazyPage(() => import('#features/workers/roles-page.tsx'), 'RolesPage'),
})
const tablets = createRoute({
  getParentRoute,
  path: paths.teamTablets,
  component: lazyPage(() => import('#features/tablet/tablets-page.tsx'), 'TabletsPage'),
})
const oneRole = () => import('#features/workers/role-page.tsx')
const newRole = createRoute({
  getParentRoute,
  path: paths.teamNewRole,
  component: lazyPage(oneRole, 'NewRolePage'),
})
const role = createRoute({
  getParentRoute,
  path: paths.teamRole,
  component: lazyPage(oneRole, 'RolePage'),
})

export const teamRoutes = [team, people, newPerson, importing, person, roles, newRole, role, tablets] as const

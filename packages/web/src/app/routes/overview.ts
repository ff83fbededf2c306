import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../lazy-page.tsx'
import { paths } from '../paths.ts'
import { shellRoute } from './root.tsx'

const getParentRoute = () => shellRoute
const component = lazyPage(() => import('#features/overview/overview-page.tsx'), 'OverviewPage')

const overview = createRoute({
  getParentRoute,
  path: paths.overview,
  /** The way back from the payment provider. */
  validateSearch: (search): { payment?: 'success' } =>
    search['payment'] === 'success' ? { payment: 'success' } : {},
  component,
})
const overviewGroup = createRoute({ getParentRoute, path: paths.overviewGroup, component })

export const overviewRoutes = [overview, overviewGroup] as const

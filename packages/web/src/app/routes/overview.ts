import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../lazy-page.tsx'
import { paths } from '../paths.ts'
import { shellRoute } from './root.tsx'

const overview = createRoute({ getParentRoute: () => shellRoute, path: paths.overview, component: lazyPage(() => import('#features/overview/overview-page.tsx'), 'OverviewPage') })

export const overviewRoutes = [overview] as const

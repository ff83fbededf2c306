import { createRoute, redirect } from '@tanstack/react-router'
import { lazyPage } from '../lazy-page.tsx'
import { paths } from '../paths.ts'
import { shellRoute } from './root.tsx'

const getParentRoute = () => shellRoute

const activityLog = createRoute({
  getParentRoute,
  path: paths.activityLog,
  beforeLoad: () => {
    throw redirect({ to: paths.activityLogTimeline })
  },
})

const timeline = createRoute({ getParentRoute, path: paths.activityLogTimeline, component: lazyPage(() => import('#features/entries/timeline-page.tsx'), 'TimelinePage') })

export const activityLogRoutes = [activityLog, timeline] as const

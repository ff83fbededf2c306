import { shareableModules, type ShareableModule } from '@larder/core/permissions'
import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../lazy-page.tsx'
import { paths } from '../paths.ts'
import { shellRoute } from './root.tsx'

const getParentRoute = () => shellRoute

const list = createRoute({
  getParentRoute,
  path: paths.shareAccesses,
  component: lazyPage(() => import('#features/shared-accesses/share-accesses-page.tsx'), 'ShareAccessesPage'),
})
/** The module that is chosen at the start. */
const withModule = (search: Record<string, unknown>): { module?: ShareableModule } => {
  const module = shareableModules.find((one) => one === search['module'])
  return module === undefined ? {} : { module }
}
const create = createRoute({
  getParentRoute,
  path: paths.newShareAccess,
  validateSearch: withModule,
  component: lazyPage(
    () => import('#features/shared-accesses/new-share-access-page.tsx'),
    'NewShareAccessPage',
  ),
})

export const sharedAccessRoutes = [list, create] as const

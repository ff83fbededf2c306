import { createRoute, redirect } from '@tanstack/react-router'
import { lazyPage } from '../lazy-page.tsx'
import { paths } from '../paths.ts'
import { shellRoute } from './root.tsx'

const getParentRoute = () => shellRoute

const accountSettings = createRoute({
  getParentRoute,
  path: paths.accountSettings,
  component: lazyPage(() => import('#features/account/account-settings-page.tsx'), 'AccountSettingsPage'),
})

const settings = createRoute({
  getParentRoute,
  path: paths.settings,
  beforeLoad: () => {
    throw redirect({ to: paths.accountSettings })
  },
})

export const accountRoutes = [accountSettings, settings] as const

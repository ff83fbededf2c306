import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../lazy-page.tsx'
import { paths } from '../paths.ts'
import { shellRoute } from './root.tsx'

const certificates = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.teamCertificates,
  component: lazyPage(() => import('#features/team-tasks/certificates-page.tsx'), 'CertificatesPage'),
})

export const certificateRoutes = [certificates] as const

import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../lazy-page.tsx'
import { paths } from '../paths.ts'
import { shellRoute } from './root.tsx'

const certificates = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.teamCertificates,
  // One person's row, from their page.
  validateSearch: (search): { person?: number | undefined } => {
    const person = Number(search['person'])
    return { person: Number.isInteger(person) && person > 0 ? person : undefined }
  },
  component: lazyPage(() => import('#features/team-tasks/certificates-page.tsx'), 'CertificatesPage'),
})

export const certificateRoutes = [certificates] as const

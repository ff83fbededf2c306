/**
 * Digital audits of a company. Document 3, section 7; templates and results come with the audits themselves.
 */
import { declareRoutes } from './kit/route.ts'
import type { digitalAuditsSchemas } from './digital-audits.schemas.ts'

export type * from './digital-audits.schemas.ts'

export const digitalAudits = declareRoutes<typeof digitalAuditsSchemas>({
  list: {
    name: 'digital_audits.list',
    method: 'GET',
    path: '/api/company/:companyId/digital-audits',
    permission: 'companies.view',
    reads: ['companies'],
  },
})

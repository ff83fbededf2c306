/**
 * Digital audits of a company. Document 3, section 7; templates and results come with the audits themselves.
 */
import { z } from 'zod'
import { CompanyParams, route } from './kit/index.ts'

export const DigitalAudit = z.object({ id: z.number().int(), name: z.string() })

export const digitalAudits = {
  list: route({
    name: 'digital_audits.list',
    method: 'GET',
    path: '/api/company/:companyId/digital-audits',
    permission: 'companies.view',
    params: CompanyParams,
    response: z.array(DigitalAudit),
    summary: 'Audit templates of the company; none can be made yet',
  }),
}

import { companies, companyExports } from '@larder/contract/companies'
import { serve } from '#kit/http/serve.ts'
import { exports } from '#kit/http/throttle.ts'
import { createExport, downloadExport, listExports } from './archive/exports.ts'
import { removeCompany } from './removal/remove-company.ts'
import { listRemoved, restoreCompany } from './removal/restore-company.ts'

export const companyArchiveRoutes = [
  serve(companies.remove, removeCompany, { versioned: { table: 'companies', param: 'companyId' } }),
  serve(companies.removed, listRemoved),
  serve(companies.restore, restoreCompany),
  serve(companyExports.list, listExports),
  serve(companyExports.create, createExport),
  serve(companyExports.download, downloadExport, { throttles: [exports] }),
]

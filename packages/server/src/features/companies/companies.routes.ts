import { companies, companyExports, companyTokens } from '@larder/contract/companies'
import { serve } from '#kit/http/serve.ts'
import { exports } from '#kit/http/throttle.ts'
import { createExport, downloadExport, listExports } from './archive/exports.ts'
import { createCompanyToken, listCompanyTokens, revokeCompanyToken } from './company-tokens.ts'
import { listCompanies } from './list-companies.ts'
import { listRemoved, restoreCompany } from './removal/restore-company.ts'
import { removeCompany } from './remove-company.ts'
import { changeCompany, createCompany } from './save-company.ts'

export const companyRoutes = [
  serve(companies.list, listCompanies),
  serve(companies.create, createCompany),
  serve(companies.change, changeCompany, { versioned: { table: 'companies', param: 'companyId' } }),
  serve(companies.remove, removeCompany, { versioned: { table: 'companies', param: 'companyId' } }),
  serve(companies.removed, listRemoved),
  serve(companies.restore, restoreCompany),
  serve(companyExports.list, listExports),
  serve(companyExports.create, createExport),
  serve(companyExports.download, downloadExport, { throttles: [exports] }),
  serve(companyTokens.list, listCompanyTokens),
  serve(companyTokens.create, createCompanyToken),
  serve(companyTokens.revoke, revokeCompanyToken),
]

import { companies, companyTokens } from '@larder/contract/companies'
import { serve } from '#kit/http/serve.ts'
import { createCompanyToken, listCompanyTokens, revokeCompanyToken } from './company-tokens.ts'
import { listCompanies } from './list-companies.ts'
import { changeCompany, createCompany } from './save-company.ts'

export const companyRoutes = [
  serve(companies.list, listCompanies),
  serve(companies.create, createCompany),
  serve(companies.change, changeCompany, { versioned: { table: 'companies', param: 'companyId' } }),
  serve(companyTokens.list, listCompanyTokens),
  serve(companyTokens.create, createCompanyToken),
  serve(companyTokens.revoke, revokeCompanyToken),
]

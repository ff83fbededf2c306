/** Companies and their tokens for integrations. General 5.2 and 7.3. */
import { declareRoutes } from './kit/route.ts'
import type { companiesSchemas, companyTokensSchemas } from './companies.schemas.ts'

export type * from './companies.schemas.ts'

export const companies = declareRoutes<typeof companiesSchemas>({
  list: {
    name: 'companies.list',
    method: 'GET',
    path: '/api/companies',
    permission: 'companies.list',
    reads: ['companies'],
  },
  create: {
    name: 'companies.create',
    method: 'POST',
    path: '/api/company',
    permission: 'companies.create',
    writes: ['companies'],
  },
  change: {
    name: 'companies.change',
    method: 'PUT',
    path: '/api/company/:companyId',
    permission: 'companies.edit',
    writes: ['companies', 'plan_progress'],
  },
  remove: {
    name: 'companies.remove',
    method: 'DELETE',
    path: '/api/company/:companyId',
    permission: 'companies.remove',
    writes: ['companies'],
  },
})

export const companyTokens = declareRoutes<typeof companyTokensSchemas>({
  list: {
    name: 'company_tokens.list',
    method: 'GET',
    path: '/api/company_token/:companyId',
    permission: 'company_tokens.manage',
    reads: ['access_tokens'],
  },
  create: {
    name: 'company_tokens.create',
    method: 'POST',
    path: '/api/company_token/:companyId',
    permission: 'company_tokens.manage',
    writes: ['access_tokens'],
  },
  revoke: {
    name: 'company_tokens.revoke',
    method: 'DELETE',
    path: '/api/company_token/:tokenId',
    permission: 'company_tokens.manage',
    scope: { kind: 'item', table: 'company_tokens', param: 'tokenId' },
    writes: ['access_tokens'],
  },
})

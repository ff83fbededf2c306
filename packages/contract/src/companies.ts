/** Companies, their exports, and their tokens for integrations. General 5.2 and 7.3. */
import { declareRoutes } from './kit/route.ts'
import type { companiesSchemas, companyExportsSchemas, companyTokensSchemas } from './companies.schemas.ts'

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
  removed: {
    name: 'companies.removed',
    method: 'GET',
    path: '/api/companies/removed',
    permission: 'companies.restore',
    reads: ['companies'],
  },
  restore: {
    name: 'companies.restore',
    method: 'POST',
    path: '/api/companies/removed/:id/restore',
    permission: 'companies.restore',
    writes: ['companies'],
  },
})

/** Everything that a company has, as one ZIP. */
export const companyExports = declareRoutes<typeof companyExportsSchemas>({
  list: {
    name: 'company_exports.list',
    method: 'GET',
    path: '/api/company/:companyId/exports',
    permission: 'company_exports.manage',
    reads: ['company_exports'],
  },
  create: {
    name: 'company_exports.create',
    method: 'POST',
    path: '/api/company/:companyId/exports',
    permission: 'company_exports.manage',
    status: 202,
    writes: ['company_exports'],
  },
  download: {
    name: 'company_exports.download',
    method: 'GET',
    path: '/api/company_export/:exportId',
    permission: 'company_exports.manage',
    scope: { kind: 'item', table: 'company_exports', param: 'exportId' },
    produces: 'application/zip',
    writes: ['company_exports'],
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

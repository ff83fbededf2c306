import { companyTokens } from '@larder/contract/companies'
import { query, useCall } from '#kit/query.ts'

export const tokensOf = (companyId: number) => query(companyTokens.list, { params: { companyId } })
export const useCreateToken = () => useCall(companyTokens.create, [companyTokens.list])
export const useRevokeToken = () => useCall(companyTokens.revoke, [companyTokens.list])

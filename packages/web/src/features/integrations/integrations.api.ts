import { companyTokens } from '@larder/contract/companies'
import { query, useCall } from '#kit/query.ts'

export const tokensOf = (companyId: number) => query(companyTokens.list, { params: { companyId } })
export const useCreateToken = () => useCall(companyTokens.create)
export const useRevokeToken = () => useCall(companyTokens.revoke)

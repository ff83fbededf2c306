import { companyTokens } from '@larder/contract/companies'
import { webhooks } from '@larder/contract/webhooks'
import { query, useCall } from '#kit/query.ts'
import { useRemoval } from '#kit/removal.ts'

export const tokensOf = (companyId: number) => query(companyTokens.list, { params: { companyId } })
export const useCreateToken = () => useCall(companyTokens.create)
export const useRevokeToken = () => useCall(companyTokens.revoke)

export const webhooksOf = (companyId: number) => query(webhooks.list, { params: { companyId } })
export const deliveriesOf = (companyId: number, id: number) =>
  query(webhooks.deliveries, { params: { companyId, id } })
export const useCreateWebhook = () => useCall(webhooks.create)
export const useChangeWebhook = () => useCall(webhooks.change)
export const useRemoveWebhook = () => useRemoval(webhooks.remove)
export const useTestWebhook = () => useCall(webhooks.test)
export const useSendAgain = () => useCall(webhooks.sendAgain)

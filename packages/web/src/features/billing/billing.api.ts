import { billing } from '@larder/contract/billing'
import { call } from '#kit/call.ts'
import { query, useCall } from '#kit/query.ts'

export const contactOf = (companyId: number) => query(billing.contact, { params: { companyId } })
export const packageCostsOf = (companyId: number) => query(billing.packageCosts, { params: { companyId } })
export const previewOf = (companyId: number) =>
  query(billing.quantityPreview, { params: { companyId }, query: { quantity_change: 1 } })
export const useCheckout = () => useCall(billing.checkout)
export const useSetRecurring = () => useCall(billing.setRecurring)

/** The address of the payment provider's page with invoices and card. */
export const openPortal = (companyId: number) =>
  call(billing.portal, { params: { companyId }, query: { return_url: '/billing' } })

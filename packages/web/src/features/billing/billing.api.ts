import { billing } from '@larder/contract/billing'
import { query } from '#kit/query.ts'

export const contactOf = (companyId: number) => query(billing.contact, { params: { companyId } })

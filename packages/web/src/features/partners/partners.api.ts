import { partners } from '@larder/contract/partners'
import { query, useCall } from '#kit/query.ts'

export const partnersOf = (placeId: number) => query(partners.list, { params: { placeId } })
export const useCreatePartner = () => useCall(partners.create)
export const useChangePartner = () => useCall(partners.change)

import { partners } from '@larder/contract/partners'
import { query, useCall } from '#kit/query.ts'
import { useRemoval } from '#kit/removal.ts'

export const partnersOf = (placeId: number) => query(partners.list, { params: { placeId } })
export const useCreatePartner = () => useCall(partners.create)
export const useChangePartner = () => useCall(partners.change)
/** Takes it off the list. */
export const useDisablePartner = () => useRemoval(partners.change)

import { sharedAccesses } from '@larder/contract/shared-accesses'
import { query, useCall } from '#kit/query.ts'

export const sharedAccessesOf = (placeId: number) => query(sharedAccesses.list, { params: { placeId } })
export const useCreateSharedAccess = () => useCall(sharedAccesses.create)
export const useRemoveSharedAccess = () => useCall(sharedAccesses.remove)

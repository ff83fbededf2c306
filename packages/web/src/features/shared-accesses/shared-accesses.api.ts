import { sharedAccesses } from '@larder/contract/shared-accesses'
import { query, useCall } from '#kit/query.ts'

export const sharedAccessesOf = (placeId: number) => query(sharedAccesses.list, { params: { placeId } })
export const sharedAccessOf = (placeId: number, token: string) =>
  query(sharedAccesses.get, { params: { placeId, token } })
export const useCreateSharedAccess = () => useCall(sharedAccesses.create)
export const useRemoveSharedAccess = () => useCall(sharedAccesses.remove)

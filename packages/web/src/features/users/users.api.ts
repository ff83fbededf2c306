import { placeUsers } from '@larder/contract/permissions'
import { workGroups } from '@larder/contract/work-groups'
import { query, useCall } from '#kit/query.ts'

export const placeUsersOf = (placeId: number) => query(placeUsers.list, { params: { placeId } })
export const placeUserOf = (placeId: number, id: number) => query(placeUsers.get, { params: { placeId, id } })
export const groupsOf = (placeId: number) => query(workGroups.list, { params: { placeId } })
export const useCreatePlaceUser = () => useCall(placeUsers.create)
export const useChangePlaceUser = () => useCall(placeUsers.change)

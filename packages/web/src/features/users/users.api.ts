import { entries } from '@larder/contract/entries'
import { permissions, placeUsers } from '@larder/contract/permissions'
import { workGroups } from '@larder/contract/work-groups'
import { query, useCall } from '#kit/query.ts'

const touched = [placeUsers.list, placeUsers.get, permissions.current] as const

export const placeUsersOf = (placeId: number) => query(placeUsers.list, { params: { placeId } })
export const placeUserOf = (placeId: number, id: number) => query(placeUsers.get, { params: { placeId, id } })
export const groupsOf = (placeId: number) => query(workGroups.list, { params: { placeId } })
export const useCreatePlaceUser = () => useCall(placeUsers.create, touched)
/** Without the person's own query: whose last access is taken away cannot be asked for any more. */
export const useChangePlaceUser = () =>
  useCall(placeUsers.change, [placeUsers.list, permissions.current, entries.choices])

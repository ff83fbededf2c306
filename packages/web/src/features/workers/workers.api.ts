import { workGroups } from '@larder/contract/work-groups'
import { workers } from '@larder/contract/workers'
import { query, useCall } from '#kit/query.ts'
import { useRemoval } from '#kit/removal.ts'

export const workersOf = (placeId: number) => query(workers.list, { params: { placeId } })
export const useCreateWorker = () => useCall(workers.create)
export const useChangeWorker = () => useCall(workers.change)
export const useRemoveWorker = () => useRemoval(workers.remove)

/** Roles are the work groups of the place. */
export const rolesOf = (placeId: number) => query(workGroups.list, { params: { placeId } })
export const useCreateRole = () => useCall(workGroups.create)
export const useChangeRole = () => useCall(workGroups.change)
export const useToggleRole = () => useCall(workGroups.toggle)
export const useRemoveRole = () => useRemoval(workGroups.remove)

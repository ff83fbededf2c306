import { partners } from '@larder/contract/partners'
import { workGroupTasks } from '@larder/contract/work-group-tasks'
import { workGroups } from '@larder/contract/work-groups'
import { query, useCall } from '#kit/query.ts'
import { useRemoval } from '#kit/removal.ts'

export const workGroupTasksOf = (placeId: number, lang: string) =>
  query(workGroupTasks.list, { params: { placeId }, query: { lang } })
export const groupsOf = (placeId: number) => query(workGroups.list, { params: { placeId } })
export const partnersOf = (placeId: number) => query(partners.list, { params: { placeId } })
export const useCreateWorkGroupTask = () => useCall(workGroupTasks.create)
export const useChangeWorkGroupTask = () => useCall(workGroupTasks.change)
export const useRemoveWorkGroupTask = () => useRemoval(workGroupTasks.remove)

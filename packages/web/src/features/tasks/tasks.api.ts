import { tasks } from '@larder/contract/tasks'
import { query, useCall } from '#kit/query.ts'
import { useRemoval } from '#kit/removal.ts'
import { dailyWork, type TaskArea } from './task-area.ts'

export const tasksOf = (placeId: number, lang: string, { taskTypeId }: TaskArea = dailyWork) =>
  query(tasks.list, {
    params: { placeId },
    query: { lang, ...(taskTypeId !== null && { taskTypeId }) },
  })

export const useCreateTask = () => useCall(tasks.create)
export const useOrderTasks = () => useCall(tasks.order)
export const useRemoveTask = () => useRemoval(tasks.remove)
export const useAskNewVersion = () => useCall(tasks.newVersionRequired)
export const useChangeTask = () => useCall(tasks.change)

import { tasks } from '@larder/contract/tasks'
import { query, useCall } from '#kit/query.ts'

export const tasksOf = (placeId: number, lang: string) =>
  query(tasks.list, { params: { placeId }, query: { lang } })

export const useCreateTask = () => useCall(tasks.create)
export const useOrderTasks = () => useCall(tasks.order)
export const useRemoveTask = () => useCall(tasks.remove)
export const useAskNewVersion = () => useCall(tasks.newVersionRequired)
export const useChangeTask = () => useCall(tasks.change)

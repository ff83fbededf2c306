import { entries } from '@larder/contract/entries'
import { planCoherence } from '@larder/contract/plan-coherence'
import { tasks } from '@larder/contract/tasks'
import { query, useCall } from '#kit/query.ts'

export const tasksOf = (placeId: number, lang: string) =>
  query(tasks.list, { params: { placeId }, query: { lang } })

export const useCreateTask = () => useCall(tasks.create, [tasks.list, entries.today, planCoherence.get])
export const useOrderTasks = () => useCall(tasks.order, [tasks.list, entries.today])
export const useRemoveTask = () => useCall(tasks.remove, [tasks.list, entries.today, planCoherence.get])
export const useAskNewVersion = () => useCall(tasks.newVersionRequired, [])
export const useChangeTask = () =>
  useCall(tasks.change, [tasks.list, tasks.get, entries.today, planCoherence.get])

import { activityLog } from '@larder/contract/activity-log'
import { entries } from '@larder/contract/entries'
import { placeUsers } from '@larder/contract/permissions'
import { places } from '@larder/contract/places'
import { tasks } from '@larder/contract/tasks'
import { query, useCall } from '#kit/query.ts'

export const placeOf = (placeId: number) => query(places.get, { params: { placeId } })
export const tasksOf = (placeId: number, lang: string) =>
  query(tasks.list, { params: { placeId }, query: { lang } })
export const todayOf = (placeId: number, lang: string) =>
  query(entries.today, { params: { placeId }, query: { lang } })
export const placeUsersOf = (placeId: number) => query(placeUsers.list, { params: { placeId } })
export const hasMobileEntriesOf = (placeId: number) =>
  query(activityLog.hasMobileEntries, { params: { placeId } })

export const useSaveProgress = () => useCall(places.save_progress)
export const useConfirmTasks = () => useCall(tasks.confirm)

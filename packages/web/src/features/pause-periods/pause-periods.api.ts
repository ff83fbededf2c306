import { activityLog } from '@larder/contract/activity-log'
import { entries } from '@larder/contract/entries'
import { pausePeriods } from '@larder/contract/pause-periods'
import { query, useCall } from '#kit/query.ts'

const stale = [pausePeriods.list, activityLog.statistics, entries.today] as const

export const pausePeriodsOf = (placeId: number) => query(pausePeriods.list, { params: { placeId } })
export const useCreatePause = () => useCall(pausePeriods.create, stale)
export const useChangePause = () => useCall(pausePeriods.change, stale)
export const useRemovePause = () => useCall(pausePeriods.remove, stale)

import { pausePeriods } from '@larder/contract/pause-periods'
import { query, useCall } from '#kit/query.ts'
import { useRemoval } from '#kit/removal.ts'

export const pausePeriodsOf = (placeId: number) => query(pausePeriods.list, { params: { placeId } })
export const useCreatePause = () => useCall(pausePeriods.create)
export const useChangePause = () => useCall(pausePeriods.change)
export const useRemovePause = () => useRemoval(pausePeriods.remove)

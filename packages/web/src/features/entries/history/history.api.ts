import { activityLog } from '@larder/contract/activity-log'
import type { CallInput } from '@larder/contract/kit'
import { query } from '#kit/query.ts'

export const statisticsOf = (
  placeId: number,
  range: { readonly startDate: string; readonly endDate: string },
) => query(activityLog.statistics, { params: { placeId }, query: range })
type HistoryQuery = NonNullable<CallInput<typeof activityLog.history>['query']>
export const historyOf = (placeId: number, filter: HistoryQuery) =>
  query(activityLog.history, { params: { placeId }, query: filter })

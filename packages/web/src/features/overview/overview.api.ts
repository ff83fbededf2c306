import { activityLog } from '@larder/contract/activity-log'
import { overview } from '@larder/contract/overview'
import type { OverviewArea } from '@larder/core/statistics'
import { query } from '#kit/query.ts'

export const overviewOf = (companyId: number) => query(overview.get, { query: { companyId } })
export const attentionOf = (placeId: number) => ({
  ...query(overview.attention, { params: { placeId } }),
  refetchInterval: 60_000,
})
export const daysOf = (placeId: number, range: { readonly startDate: string; readonly endDate: string }) =>
  query(activityLog.statistics, { params: { placeId }, query: range })
export const temperaturesOf = (placeId: number, lang: string) =>
  query(overview.temperatures, { params: { placeId }, query: { lang } })
export const missingOf = (placeId: number, area: OverviewArea, lang: string) =>
  query(overview.missing, { params: { placeId, area }, query: { lang } })

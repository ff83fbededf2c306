import { entries } from '@larder/contract/entries'
import { tasks } from '@larder/contract/tasks'
import { traceability, type TraceabilityRecord } from '@larder/contract/traceability'
import { query, useCall } from '#kit/query.ts'
import { useRemoval } from '#kit/removal.ts'

export const workbenchOf = (placeId: number) => query(traceability.workbench, { params: { placeId } })

type RecordsWanted = {
  readonly page: number
  readonly perPage: number
  readonly kind?: TraceabilityRecord['kind']
  readonly fromDate?: string
  readonly toDate?: string
  readonly expiryFromDate?: string
  readonly expiryToDate?: string
  readonly productName?: string
  readonly productBatchNumber?: string
  readonly ingredientName?: string
  readonly ingredientBatchNumber?: string
  readonly stageId?: number
}
export const recordsOf = (placeId: number, wanted: RecordsWanted) =>
  query(traceability.records, { params: { placeId }, query: wanted })
export const recordOf = (placeId: number, id: number) =>
  query(traceability.record, { params: { placeId, id } })
export const versionsOf = (placeId: number, id: number) =>
  query(traceability.versions, { params: { placeId, id } })
export const useChangeRecord = () => useCall(traceability.change)
export const useRemoveRecord = () => useRemoval(traceability.remove)

type StockWanted = {
  readonly page: number
  readonly perPage: number
  readonly show: 'on_hand' | 'expired' | 'imbalanced' | 'all'
  readonly search?: string
}
export const stockOf = (placeId: number, wanted: StockWanted) =>
  query(traceability.stock, { params: { placeId }, query: wanted })
export const lotOf = (placeId: number, id: number) => query(traceability.lot, { params: { placeId, id } })

const OF_BATCHES = 5
/** Tasks that ask for readings of batches. */
export const batchTasksOf = (placeId: number, lang: string) =>
  query(tasks.list, { params: { placeId }, query: { lang, taskTypeId: OF_BATCHES } })
/** The forms of the day's checks, and of those that ask for readings of batches. */
export const dailyChecksOf = (placeId: number, lang: string) =>
  query(entries.today, { params: { placeId }, query: { lang } })
export const batchChecksOf = (placeId: number, lang: string) =>
  query(entries.today, { params: { placeId }, query: { lang, taskTypeId: OF_BATCHES } })

export const stagesOf = (placeId: number) => query(traceability.stages, { params: { placeId } })
export const useCreateStage = () => useCall(traceability.createStage)
export const useCreateUsualStages = () => useCall(traceability.createUsualStages)
export const useChangeStage = () => useCall(traceability.changeStage)
export const useRemoveStage = () => useRemoval(traceability.removeStage)

import { analyses } from '@larder/contract/analyses'
import { query, useCall } from '#kit/query.ts'
import { useRemoval } from '#kit/removal.ts'

export const analysesOf = (placeId: number, lang: string) =>
  query(analyses.list, { params: { placeId }, query: { lang } })
export const resultsOf = (placeId: number, taskId: number) =>
  query(analyses.results, { params: { placeId, id: taskId } })
export const useCreateAnalysis = () => useCall(analyses.create)
export const useChangeAnalysis = () => useCall(analyses.change)
export const useRemoveAnalysis = () => useRemoval(analyses.remove)

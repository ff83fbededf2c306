import { records } from '@larder/contract/records'
import { callFile, type FileAnswer } from '#kit/call.ts'
import { query } from '#kit/query.ts'

export const recordsOf = (placeId: number) => query(records.state, { params: { placeId } })
/** Reads the whole chain again: a button starts it, and the result is not stored. */
export const checkOf = (placeId: number) => ({
  ...query(records.check, { params: { placeId } }),
  enabled: false,
  staleTime: 0,
  gcTime: 0,
})
export const downloadBundle = (
  placeId: number,
  days: { readonly fromDate: string; readonly toDate: string },
  name: string,
): Promise<FileAnswer> => callFile(records.bundle, { params: { placeId }, query: days }, name)
export type Days = { readonly fromDate: string; readonly toDate: string }
export const summaryOf = (placeId: number, days: Days, lang: string) =>
  query(records.summary, { params: { placeId }, query: { ...days, lang } })
export const downloadReport = (
  placeId: number,
  days: Days & { readonly lang: string },
  name: string,
): Promise<FileAnswer> => callFile(records.report, { params: { placeId }, query: days }, name)

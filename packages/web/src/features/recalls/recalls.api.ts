import type { CallInput } from '@larder/contract/kit'
import { partners } from '@larder/contract/partners'
import { products } from '@larder/contract/products'
import { recalls } from '@larder/contract/recalls'
import { query, useCall } from '#kit/query.ts'

export const traceOf = (placeId: number, id: number) => query(recalls.traceLot, { params: { placeId, id } })
export const recallsOf = (placeId: number) => query(recalls.list, { params: { placeId } })
export const recallOf = (placeId: number, id: number) => query(recalls.get, { params: { placeId, id } })
export type OriginQuery = NonNullable<CallInput<typeof recalls.originLots>['query']>
export const originLotsOf = (placeId: number, originQuery: OriginQuery) =>
  query(recalls.originLots, { params: { placeId }, query: originQuery })
export type MessageQuery = NonNullable<CallInput<typeof recalls.message>['query']>
export const messageOf = (placeId: number, id: number, messageQuery: MessageQuery) =>
  query(recalls.message, { params: { placeId, id }, query: messageQuery })
export const missingOf = (placeId: number) => query(recalls.fsmaMissing, { params: { placeId } })
export const useStartRecall = () => useCall(recalls.create)
export const useChangeRecall = () => useCall(recalls.change)
export const useNoteRecipient = () => useCall(recalls.note)
export const useCloseRecall = () => useCall(recalls.close)
export const suppliersOf = (placeId: number) => query(partners.list, { params: { placeId } })
export const foundProducts = (placeId: number, search: string) =>
  query(products.list, {
    params: { placeId },
    query: { page: 1, perPage: 50, kind: 'all', ...(search !== '' && { search }) },
  })

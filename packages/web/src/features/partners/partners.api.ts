import { entries } from '@larder/contract/entries'
import { partners } from '@larder/contract/partners'
import { query, useCall } from '#kit/query.ts'

const stale = [partners.list, entries.choices] as const

export const partnersOf = (placeId: number) => query(partners.list, { params: { placeId } })
export const useCreatePartner = () => useCall(partners.create, stale)
export const useChangePartner = () => useCall(partners.change, stale)

import { entries } from '@larder/contract/entries'
import { query, useCall } from '#kit/query.ts'

/** The tasks of today at the place, in the language of the interface. */
export const todayOf = (placeId: number, lang: string) => query(entries.today, { params: { placeId }, query: { lang } })
export const useCreateEntry = () => useCall(entries.create, [entries.today])

import { frequencies } from '@larder/contract/frequencies'
import { query, useCall } from '#kit/query.ts'

/** Lines that may be checked less often, or are to be checked as planned again. */
export const proposalsOf = (placeId: number, lang: string) =>
  query(frequencies.proposals, { params: { placeId }, query: { lang } })

export const useDecide = () => useCall(frequencies.decide)

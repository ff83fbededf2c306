/** Records that hold: the chain of a place, its signed heads, and the bundle that an inspector checks without us. */
import { z } from 'zod'
import { DateText, PlaceParams, route } from './kit/index.ts'

export const RecordsState = z.object({
  revisions: z.number().int(),
  /** Hash of the last revision, hexadecimal; null before the first. */
  head: z.string().nullable(),
  /** The last signed head that covers revisions of the place. */
  signed: z.object({ number: z.number().int(), signed_at: z.string(), seq: z.number().int(), root: z.string() }).nullable(),
  /** Revisions behind it. */
  unsigned: z.number().int(),
  oldest_unsigned_at: z.string().nullable(),
  /** Public keys as C2SP's signed notes write them. */
  keys: z.array(z.string()),
})
export type RecordsState = z.infer<typeof RecordsState>

export const RecordsCheck = z.object({
  revisions: z.number().int(),
  /** How many signed heads the chain agrees with. */
  signed_heads: z.number().int(),
  /** The first revision that does not hold; null when all do. */
  fault: z.object({ class: z.string(), seq: z.number().int().nullable(), detail: z.string() }).nullable(),
})
export type RecordsCheck = z.infer<typeof RecordsCheck>

export const records = {
  state: route({
    name: 'records.state', method: 'GET', path: '/api/places/:placeId/records', permission: 'records.view', params: PlaceParams, response: RecordsState,
    summary: 'How many revisions the place has, and which of them are signed',
  }),
  check: route({
    name: 'records.check', method: 'GET', path: '/api/places/:placeId/records/check', permission: 'records.view', params: PlaceParams, response: RecordsCheck,
    summary: 'Reads the whole chain of the place again and judges it against its signed heads',
  }),
  bundle: route({
    name: 'records.bundle', method: 'GET', path: '/api/places/:placeId/records/bundle', permission: 'records.view', params: PlaceParams,
    query: z.object({ fromDate: DateText, toDate: DateText }), produces: 'application/zip', writes: true,
    summary: 'The records that came in between two local dates, as a ZIP with a page that checks it without network and without us',
  }),
}

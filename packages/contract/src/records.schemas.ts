import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import { HistoryEntry } from './activity-log.schemas.ts'
import { DateText, PlaceParams, text } from './kit/fields.schemas.ts'

export const RecordsState = z.object({
  revisions: z.number().int(),
  /** Hash of the last revision, hexadecimal; null before the first. */
  head: z.string().nullable(),
  /** The last signed head that covers revisions of the place. */
  signed: z
    .object({ number: z.number().int(), signed_at: z.string(), seq: z.number().int(), root: z.string() })
    .nullable(),
  /** Revisions behind it. */
  unsigned: z.number().int(),
  oldest_unsigned_at: z.string().nullable(),
  /** Public keys as C2SP's signed notes write them. */
  keys: z.array(z.string()),
})
export type RecordsState = Wire<typeof RecordsState>

export const RecordsCheck = z.object({
  revisions: z.number().int(),
  /** How many signed heads the chain agrees with. */
  signed_heads: z.number().int(),
  /** The first revision that does not hold; null when all do. */
  fault: z.object({ class: z.string(), seq: z.number().int().nullable(), detail: z.string() }).nullable(),
})
export type RecordsCheck = Wire<typeof RecordsCheck>

const Period = z.object({
  fromDate: DateText,
  toDate: DateText,
  /** Of the texts; absent = the place's own. */ lang: text(10).optional(),
})

/** The proof that the records of some days give. */
export const RecordSummary = z.object({
  from: z.string(),
  /** The last of the days; never after today. */
  to: z.string(),
  /** Checks that were due and whose time has passed. */
  asked: z.number().int(),
  /** How many of them were done. */
  done: z.number().int(),
  /** Days with due checks but no entry. */
  days_missing: z.array(z.string()),
  /** Days of a pause. */
  days_paused: z.number().int(),
  entries: z.number().int(),
  /** Entries that were outside their limit, even where they were corrected. */
  breach_count: z.number().int(),
  /** How many of those name no corrective action. */
  breaches_without_action: z.number().int(),
  /** The newest of them. */
  breaches: z.array(HistoryEntry),
})
export type RecordSummary = Wire<typeof RecordSummary>

export const recordsSchemas = {
  summary: {
    params: PlaceParams,
    query: Period,
    response: RecordSummary,
    summary:
      'Proof of some days: the share of checks done, days without any, breaches and their corrective actions; at most 366 days',
  },
  report: {
    params: PlaceParams,
    query: Period,
    summary: 'The same with the entries of these days, as a PDF to read and print',
  },
  state: {
    params: PlaceParams,
    response: RecordsState,
    summary: 'Number of revisions of the place, and of signed ones',
  },
  check: {
    params: PlaceParams,
    response: RecordsCheck,
    summary: 'Reads the whole chain of the place again and compares it with its signed heads',
  },
  bundle: {
    params: PlaceParams,
    query: z.object({ fromDate: DateText, toDate: DateText }),
    summary:
      'The records received between two local dates, as a ZIP with a page that checks it offline and without Larder',
  },
} satisfies SchemaTable

/** Import of EPCIS 2.0: what a document would do, and what it did. */
import { epcisFaults, epcisViews, skipReasons } from '@larder/core/epcis'
import { recordKinds } from '@larder/core/traceability'
import { z } from 'zod'
import { text } from './kit/fields.schemas.ts'
import type { Wire } from './kit/route.ts'

/** Text of the document, for callers that do not send a file. */
export const EpcisBody = z.object({ document: text(1_000_000).optional() })

/** `0:12,3:7`: the first named one is number 12, the fourth is number 7. */
const choices = text(8_000)
  .refine((value) => value === '' || /^\d{1,5}:\d{1,9}(,\d{1,5}:\d{1,9})*$/.test(value), {
    message: 'invalid_format',
  })
  .default('')

export const EpcisQuery = z.object({
  /** Whose records the document has; guessed where absent. */
  view: z.enum(epcisViews).optional(),
  /** Products that the user chose, by their place in the preview. */
  products: choices,
  partners: choices,
})

const Match = z.object({ id: z.number().int(), name: z.string() }).nullable()

export const EpcisPreview = z.object({
  view: z.enum(epcisViews),
  event_count: z.number().int(),
  create_count: z.number().int(),
  change_count: z.number().int(),
  remove_count: z.number().int(),
  /** Read before. */
  known_count: z.number().int(),
  /** Read, but no record. */
  skipped_count: z.number().int(),
  fault_count: z.number().int(),
  /** The first 100. With a fault nothing is imported. */
  faults: z.array(
    z.object({
      /** Pointer into the document, RFC 6901. */
      path: z.string(),
      code: z.enum(epcisFaults),
      /** What is there; empty where it is no short text. */
      value: z.string(),
    }),
  ),
  /** In the order by which choices name them. Without a match the product joins the catalogue. */
  products: z.array(
    z.object({
      name: z.string(),
      gtin: z.string().nullable(),
      line_count: z.number().int(),
      match: Match,
    }),
  ),
  /** Without a match and a name one must be chosen. */
  partners: z.array(
    z.object({
      name: z.string(),
      gln: z.string().nullable(),
      /** Address by which the document names it. */
      uri: z.string(),
      record_count: z.number().int(),
      match: Match,
    }),
  ),
  /** The first 200: what becomes a record, then the others. */
  events: z.array(
    z.object({
      path: z.string(),
      type: z.string(),
      step: z.string(),
      occurred_at: z.string(),
      state: z.enum(['create', 'change', 'remove', 'skipped']),
      reason: z.enum(skipReasons).nullable(),
      kind: z.enum(recordKinds).nullable(),
      partner_name: z.string(),
      lines: z.array(
        z.object({
          product_name: z.string(),
          batch_number: z.string(),
          direction: z.enum(['in', 'out', 'waste', 'count']),
          amount: z.string(),
          amount_unit_id: z.number().int(),
        }),
      ),
    }),
  ),
})
export type EpcisPreview = Wire<typeof EpcisPreview>

export const EpcisImported = z.object({
  created: z.number().int(),
  changed: z.number().int(),
  removed: z.number().int(),
  known: z.number().int(),
  skipped: z.number().int(),
  products: z.number().int(),
})

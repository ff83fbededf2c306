import { MAX_ORIGIN_LOTS, recallOriginKinds, baseUnits, trackingEvents } from '@larder/core/traceability'
import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import {
  DateText,
  Flag,
  Id,
  Instant,
  InLanguage,
  PlaceItemParams,
  PlaceParams,
  requiredText,
  RowId,
  text,
} from './kit/fields.schemas.ts'

const Unit = z.enum(baseUnits)

/** Amounts are decimal texts in `base_unit`. `received` = `used` + `sent` + `wasted` + `on_hand` + `missing`. */
const Balance = z.object({
  received: z.string(),
  /** Taken for batches. */
  used: z.string(),
  sent: z.string(),
  wasted: z.string(),
  on_hand: z.string(),
  /** Below zero: more went out, or was counted, than came in. */
  missing: z.string(),
  is_counted: z.boolean(),
  state: z.enum(['balanced', 'missing', 'surplus', 'unknown']),
})

export const TracedLot = z.object({
  id: z.number().int(),
  /** Where the trace starts, what was made of it, or what went into it. */
  relation: z.enum(['origin', 'affected', 'source']),
  place_id: z.number().int(),
  place_name: z.string(),
  product_id: z.number().int(),
  product_name: z.string(),
  batch_number: z.string(),
  /** null = made at the place. */
  supplier_id: z.number().int().nullable(),
  supplier_name: z.string(),
  expiry_date: z.string().nullable(),
  base_unit: Unit,
  balance: Balance,
})
export type TracedLot = Wire<typeof TracedLot>

const Sent = z.object({
  lot_id: z.number().int(),
  product_name: z.string(),
  batch_number: z.string(),
  /** null = its unit has no way to that of the lot. */
  amount: z.string().nullable(),
  unit: Unit,
  sent_at: z.string(),
  document: z.string(),
})

export const Recipient = z.object({
  /** `partner:12`, `place:3` or `name:…`. */
  recipient: z.string(),
  name: z.string(),
  /** A place of the company. */
  is_own_place: z.boolean(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  lots: z.number().int(),
  amounts: z.array(z.object({ unit: Unit, amount: z.string() })),
  first_sent_at: z.string(),
  last_sent_at: z.string(),
  /** At most 20, newest first; all are in the export. */
  sent: z.array(Sent),
  informed_at: z.string().nullable(),
  informed_by: z.string().nullable(),
  answer: z.string(),
})
export type Recipient = Wire<typeof Recipient>

const Totals = z.object({
  unit: Unit,
  received: z.string(),
  on_hand: z.string(),
  used: z.string(),
  sent: z.string(),
  wasted: z.string(),
  missing: z.string(),
})

const Located = {
  /** Of the lots where the trace starts and of what was made of them. */
  totals: z.array(Totals),
  /** Per cent of the amounts whose whereabouts are known; null where nothing was received. */
  located_percent: z.number().nullable(),
  origin_count: z.number().int(),
  affected_count: z.number().int(),
  source_count: z.number().int(),
  /** Lots whose amounts do not add up. */
  imbalance_count: z.number().int(),
  /** Lots with amounts whose unit has no way to that of the lot. */
  unknown_count: z.number().int(),
  /** The nearest 500; all are in the export. */
  lots: z.array(TracedLot),
  links: z.array(z.object({ parent: z.number().int(), child: z.number().int() })),
  recipient_count: z.number().int(),
  /** At most 1000. */
  recipients: z.array(Recipient),
}
export const Trace = z.object(Located)
export type Trace = Wire<typeof Trace>

const Origin = z.object({
  kind: z.enum(recallOriginKinds),
  text: z.string(),
  partner_id: z.number().int().nullable(),
  product_id: z.number().int().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
})

export const Recall = z.object({
  id: z.number().int(),
  uuid: z.string(),
  place_id: z.number().int(),
  is_drill: z.boolean(),
  origin: Origin,
  /** The first lots where it starts, in words. */
  title: z.string(),
  reason: z.string(),
  started_at: z.string(),
  started_by: z.string().nullable(),
  closed_at: z.string().nullable(),
  closed_name: z.string().nullable(),
  closed_role: z.string().nullable(),
  /** From the start to the end; null while it is open. */
  minutes: z.number().int().nullable(),
  version: z.number().int(),
})
export type Recall = Wire<typeof Recall>

export const RecallDetails = Recall.extend(Located)
export type RecallDetails = Wire<typeof RecallDetails>

export const OriginLot = z.object({
  id: z.number().int(),
  product_name: z.string(),
  batch_number: z.string(),
  supplier_name: z.string(),
  expiry_date: z.string().nullable(),
  created_at: z.string(),
})
export type OriginLot = Wire<typeof OriginLot>

const FsmaMissing = z.object({
  /** The rule is for the place: it is in the United States. */
  applies: z.boolean(),
  events: z.number().int(),
  incomplete: z.number().int(),
  /** At most 100; all are in the spreadsheet. */
  rows: z.array(
    z.object({
      record_id: z.number().int(),
      event: z.enum(trackingEvents),
      date: z.string(),
      product: z.string(),
      batch: z.string(),
      /** Key data elements as the rule calls them. */
      missing: z.array(z.string()),
    }),
  ),
})
export type FsmaMissing = Wire<typeof FsmaMissing>

const Dated = { from: DateText.optional(), to: DateText.optional() }
const RecallFile = InLanguage

export const recallsSchemas = {
  traceLot: {
    params: PlaceItemParams,
    response: Trace,
    summary: 'What went into a lot of the place, what was made of it, and where it is now',
  },
  originLots: {
    params: PlaceParams,
    query: z.object({
      kind: z.enum(recallOriginKinds),
      /** Batch number or product, or the number of a document for `record`; case and spaces do not count. */
      search: text(255).optional(),
      partnerId: Id.optional(),
      productId: Id.optional(),
      ...Dated,
    }),
    response: z.object({ lots: z.array(OriginLot), is_more: z.boolean() }),
    summary: 'Lots of the place from which a recall may start, newest first, at most 500',
  },
  list: {
    params: PlaceParams,
    response: z.array(Recall),
    summary: 'Recalls and drills of the place, newest first',
  },
  create: {
    params: PlaceParams,
    body: z.object({
      uuid: z.uuid(),
      is_drill: Flag.default(false),
      reason: text(2_000).default(''),
      origin: z.object({
        kind: z.enum(recallOriginKinds),
        text: text(2_000).default(''),
        partner_id: RowId.nullable().default(null),
        product_id: RowId.nullable().default(null),
        from: DateText.nullable().default(null),
        to: DateText.nullable().default(null),
        lot_ids: z.array(RowId).min(1).max(MAX_ORIGIN_LOTS),
      }),
    }),
    response: RecallDetails,
    summary: 'Starts a recall or a drill; the same uuid again answers with the same recall',
  },
  get: {
    params: PlaceItemParams,
    response: RecallDetails,
    summary: 'A recall: what is where and who is to be informed; as it was signed once it is closed',
  },
  change: {
    params: PlaceItemParams,
    body: z.object({ base_version: RowId, reason: text(2_000), is_drill: Flag }),
    response: RecallDetails,
    summary: 'Changes the reason of an open recall',
  },
  note: {
    params: PlaceItemParams,
    body: z.object({
      recipient: requiredText(300),
      /** null = not informed yet. */
      informed_at: Instant.nullable(),
      answer: text(2_000).default(''),
      /** The note as the user saw it: what others changed of it since stays, or 409 with the recipient. */
      base: z.object({ informed_at: Instant.nullable(), answer: text(2_000) }).optional(),
    }),
    response: RecallDetails,
    summary: 'Notes when a recipient of an open recall was informed, and the answer',
  },
  close: {
    params: PlaceItemParams,
    body: z.object({ base_version: RowId, name: requiredText(255), role: requiredText(255) }),
    response: RecallDetails,
    summary: 'Closes a recall with name and role; its report is signed into the records',
  },
  message: {
    params: PlaceItemParams,
    query: InLanguage.extend({
      /** A recipient of the recall, or `authority`. */
      recipient: requiredText(300),
    }),
    response: z.object({ to: z.string(), email: z.string(), subject: z.string(), body: z.string() }),
    summary: 'The text of a message to a recipient of the goods or to the authority of the country',
  },
  report: {
    params: PlaceItemParams,
    query: RecallFile,
    summary: 'A recall with its amounts, recipients and time taken, as a PDF to read and print',
  },
  export: {
    params: PlaceItemParams,
    query: RecallFile.extend({
      /** `customers` leaves out the lots, so that it is ready sooner. */
      part: z.enum(['all', 'customers']).default('all'),
    }),
    summary: 'Customers, deliveries and lots of a recall as a spreadsheet, all of them',
  },
  epcis: {
    params: PlaceParams,
    query: z.object(Dated),
    summary: 'Records of the place as EPCIS 2.0 events in JSON-LD; corrections as error declarations',
  },
  fsma: {
    params: PlaceParams,
    query: z.object(Dated),
    summary: 'Records as the sortable spreadsheet of 21 CFR 1.1455; 409 outside the United States',
  },
  fsmaMissing: {
    params: PlaceParams,
    query: z.object(Dated),
    response: FsmaMissing,
    summary: 'Key data elements of 21 CFR 1.1340, 1.1345 and 1.1350 that are not entered',
  },
} satisfies SchemaTable

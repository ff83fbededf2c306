/** Stages, records, lots and filters of traceability, as they go over the wire. */
import { recordIssues, recordKinds, stageTypes } from '@larder/core/traceability'
import { z } from 'zod'
import { FileRef, StoredFile } from './entry-fields.schemas.ts'
import { DateText, Flag, Id, Instant, requiredText, RowId, text } from './kit/fields.schemas.ts'
import type { Wire, WireInput } from './kit/route.ts'

/** Decimal text, zero or more: at most 12 digits before the point and 6 after it. */
const AmountOrNone = z.string().refine((value) => /^\d{1,12}(\.\d{1,6})?$/.test(value), { message: 'amount' })
export const Amount = AmountOrNone.refine((value) => /[1-9]/.test(value), { message: 'amount' })
export const MaybeId = z.number().int().nullable()

export const TraceabilityStage = z.object({
  id: z.number().int(),
  fhp_id: z.number().int(),
  name: z.string(),
  /** `#rrggbb` */
  color: z.string(),
  stage_type_id: z.number().int(),
  is_preparation: z.boolean(),
  order_number: z.number().int(),
  /** The task whose entries are asked for each batch of this stage. */
  task_id: MaybeId,
  version: z.number().int(),
})
export type TraceabilityStage = Wire<typeof TraceabilityStage>

export const stageFields = {
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
  stage_type_id: z
    .number()
    .int()
    .refine((id) => stageTypes.some((one) => one.id === id), { message: 'not_offered' }),
  is_preparation: Flag.optional(),
  order_number: z.number().int().min(0).max(10_000).optional(),
  task_id: RowId.nullable().optional(),
}

const Issue = z.object({ code: z.enum(recordIssues), lot_id: MaybeId })

export const Line = z.object({
  direction: z.enum(['in', 'out', 'waste', 'count']),
  lot_id: z.number().int(),
  product_id: z.number().int(),
  product_name: z.string(),
  batch_number: z.string(),
  supplier_id: MaybeId,
  supplier_name: z.string(),
  expiry_date: z.string().nullable(),
  tlc: z.string(),
  tlc_source: z.string(),
  amount: z.string(),
  amount_unit_id: z.number().int(),
  amount_unit: z.string(),
})

/** Document 3, “Ingredient in a batch”. */
export const BatchIngredient = z.object({
  /** Of its lot. */
  id: z.number().int(),
  ingredient_product_id: z.number().int(),
  ingredient_product_name: z.string(),
  order_number: z.number().int(),
  amount: z.string(),
  amount_unit_id: z.number().int(),
  expiry_date: z.string().nullable(),
  batch_number: z.string(),
  /** Number of the lot among those of one ingredient, from 1. */
  batch_order_number: z.number().int(),
})

export const TraceabilityRecord = z.object({
  id: z.number().int(),
  uuid: z.string(),
  kind: z.enum(recordKinds),
  /** Of the batch that was made; of the first line of other records. */
  product_id: z.number().int(),
  product_name: z.string(),
  amount: z.string(),
  amount_unit_id: z.number().int(),
  amount_unit: z.string(),
  batch_number: z.string(),
  expiry_date: z.string().nullable(),
  /** What went into a batch; empty for other records. */
  ingredients: z.array(BatchIngredient),
  lines: z.array(Line),
  traceability_stage_id: MaybeId,
  stage_name: z.string(),
  partner_id: MaybeId,
  partner_name: z.string(),
  to_place_id: MaybeId,
  to_place_name: z.string(),
  document_type: z.string(),
  document_number: z.string(),
  recipe_version: MaybeId,
  comment: z.string(),
  photos: z.array(StoredFile),
  entry_ids: z.array(z.number().int()),
  has_issues: z.boolean(),
  issues: z.array(Issue),
  occurred_at: z.string(),
  received_at: z.string(),
  created_at: z.string(),
  /** Empty for a deleted account. */
  created_by: z.string(),
  identified_by: z.enum(['account', 'pin', 'pin_later', 'sensor']).nullable(),
  /** Who gave the code of the PIN. */
  vouched_by: z.string().nullable(),
  version: z.number().int(),
  /** Declared as made in error. */
  is_removed: z.boolean(),
})
export type TraceabilityRecord = Wire<typeof TraceabilityRecord>

/** A lot by its id, or by what makes it one: product, batch number and supplier. */
const LineInput = z.object({
  lot_id: RowId.optional(),
  product_id: RowId,
  /** Empty = not known. */
  batch_number: text(80).default(''),
  /** null = made here. */
  supplier_id: RowId.nullable().default(null),
  /** Of a supplier that has no id yet. */
  supplier_name: text(255).default(''),
  expiry_date: DateText.nullable().default(null),
  tlc: text(120).default(''),
  tlc_source: text(255).default(''),
  amount: AmountOrNone,
  amount_unit_id: RowId,
})

export type TraceabilityLineInput = WireInput<typeof LineInput>

const BatchInput = z.object({
  lot_id: RowId.optional(),
  product_id: RowId,
  batch_number: requiredText(80),
  expiry_date: DateText.nullable().default(null),
  tlc: text(120).default(''),
  tlc_source: text(255).default(''),
  amount: Amount,
  amount_unit_id: RowId,
})

export const RecordFields = {
  traceability_stage_id: RowId.nullable().default(null),
  /** Supplier of a receipt, customer of a dispatch. */
  partner_id: RowId.nullable().default(null),
  /** Of a partner that has no id yet: it joins the list. */
  partner_name: text(255).default(''),
  to_place_id: RowId.nullable().default(null),
  document_type: text(60).default(''),
  document_number: text(120).default(''),
  /** What a preparation makes. */
  batch: BatchInput.nullable().default(null),
  /** Ingredients of a preparation; goods of other records. */
  lines: z.array(LineInput).max(200).default([]),
  comment: text(5_000).default(''),
  photos: z.array(FileRef).max(20).default([]),
  entry_ids: z.array(RowId).max(50).default([]),
  /** Entries whose id the device does not know yet. */
  entry_uuids: z.array(z.uuid()).max(50).default([]),
  /** When it happened; absent = now. */
  performed_at: Instant.optional(),
}

export const RecordInput = z.object({ uuid: z.uuid(), kind: z.enum(recordKinds), ...RecordFields })
export type TraceabilityRecordInput = WireInput<typeof RecordInput>

export const meta = z.object({
  current_page: z.number().int(),
  per_page: z.number().int(),
  total: z.number().int(),
})
export const paging = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(25),
}

/** Document 3, “Traceability search filter”: case and spaces do not count. */
export const RecordFilter = {
  /** Local days of the place; the last one is today where it is not named. */
  fromDate: DateText.optional(),
  toDate: DateText.optional(),
  expiryFromDate: DateText.optional(),
  expiryToDate: DateText.optional(),
  productName: text(200).optional(),
  productBatchNumber: text(80).optional(),
  ingredientName: text(200).optional(),
  ingredientBatchNumber: text(80).optional(),
  kind: z.enum(recordKinds).optional(),
  stageId: Id.optional(),
}

export const StockLot = z.object({
  id: z.number().int(),
  product_id: z.number().int(),
  product_name: z.string(),
  batch_number: z.string(),
  supplier_id: MaybeId,
  supplier_name: z.string(),
  expiry_date: z.string().nullable(),
  /** Decimal text; below zero where more went out than came in. */
  on_hand: z.string(),
  /** 1 kg, 2 l, 3 piece, 12 pack, 17 box, 18 portion. */
  base_unit_id: z.number().int(),
  /** An amount has a unit that nothing connects to that of the lot. */
  is_incomplete: z.boolean(),
  is_expired: z.boolean(),
  /** More went out than came in. */
  is_imbalanced: z.boolean(),
  /** The other place of the company that sent it; null = bought or made here. */
  from_place_name: z.string().nullable(),
})
export type StockLot = Wire<typeof StockLot>

export const WorkbenchProduct = z.object({
  id: z.number().int(),
  name: z.string(),
  code: z.string(),
  ean: z.string(),
  is_ingredient: z.boolean(),
  is_outsourced: z.boolean(),
  expiration_time_unit_count: MaybeId,
  expiration_time_unit_id: MaybeId,
  recipe_total_amount: z.string().nullable(),
  recipe_total_amount_unit_id: MaybeId,
  portion_amount: z.string().nullable(),
  portion_amount_unit_id: MaybeId,
  piece_amount: z.string().nullable(),
  piece_amount_unit_id: MaybeId,
  density: z.string().nullable(),
  recipe_version: z.number().int(),
  ingredients: z.array(
    z.object({
      product_id: z.number().int(),
      amount: z.string(),
      amount_unit_id: z.number().int(),
    }),
  ),
})

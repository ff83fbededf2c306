import { recordKinds } from '@larder/core/traceability'
import { z } from 'zod'
import type { SchemaTable } from './kit/route.ts'
import {
  BaseQuery,
  Done,
  Id,
  InLanguage,
  PlaceItemParams,
  PlaceParams,
  requiredText,
  text,
} from './kit/fields.schemas.ts'

import { EpcisBody, EpcisImported, EpcisPreview, EpcisQuery } from './traceability-epcis.schemas.ts'
import {
  Amount,
  MaybeId,
  TraceabilityStage,
  stageFields,
  Line,
  BatchIngredient,
  TraceabilityRecord,
  RecordFields,
  RecordInput,
  meta,
  paging,
  RecordFilter,
  StockLot,
  WorkbenchProduct,
} from './traceability-parts.schemas.ts'

export type {
  TraceabilityStage,
  TraceabilityRecord,
  TraceabilityRecordInput,
  StockLot,
  TraceabilityLineInput,
} from './traceability-parts.schemas.ts'

export type { EpcisPreview } from './traceability-epcis.schemas.ts'

export const traceabilitySchemas = {
  stages: {
    params: PlaceParams,
    response: z.object({
      data: z.array(TraceabilityStage),
      /** Stages that places of this business start with and this one does not have. */
      usual: z.array(
        z.object({
          name: z.string(),
          color: z.string(),
          stage_type_id: z.number().int(),
          is_preparation: z.boolean(),
        }),
      ),
    }),
    summary: 'Stages of the place in their order, without removed ones',
  },
  createStage: {
    params: PlaceParams,
    body: z.object({ name: requiredText(120), ...stageFields }),
    response: TraceabilityStage,
    summary: 'Adds a stage; 422 where the place has one of this name',
  },
  createUsualStages: {
    params: PlaceParams,
    response: z.array(TraceabilityStage),
    summary: 'Adds the stages that places of this business start with, without those that it has',
  },
  changeStage: {
    params: PlaceItemParams,
    body: z.object({
      base_version: z.number().int().min(1),
      name: requiredText(120).optional(),
      ...stageFields,
      stage_type_id: stageFields.stage_type_id.optional(),
    }),
    response: TraceabilityStage,
    summary: 'Changes the named fields of a stage; 409 with the current one if another user has changed it',
  },
  removeStage: {
    params: PlaceItemParams,
    query: BaseQuery,
    response: Done,
    summary: 'Takes a stage off the list; records that name it keep it',
  },
  workbench: {
    params: PlaceParams,
    response: z.object({
      /** Local date of the place, `YYYY-MM-DD`. */
      today: z.string(),
      timezone: z.string(),
      /** The law of the place's country asks for traceability lot codes: 21 CFR 1.1320. */
      has_lot_codes: z.boolean(),
      products: z.array(WorkbenchProduct),
      units: z.array(
        z.object({
          id: z.number().int(),
          short_name: z.string(),
          /** To choose from; the others are for amounts that use them. */
          is_offered: z.boolean(),
          base_unit_id: MaybeId,
          base_unit_amount: z.string().nullable(),
        }),
      ),
      stages: z.array(TraceabilityStage),
      partners: z.array(
        z.object({
          id: z.number().int(),
          name: z.string(),
          is_supplier: z.boolean(),
          is_customer: z.boolean(),
        }),
      ),
      /** Other places of the company. */
      places: z.array(z.object({ id: z.number().int(), name: z.string() })),
      /** Lots with something on hand, and batches of the last two days; the first to expire first, at most 2000. */
      lots: z.array(StockLot),
    }),
    summary: 'Everything by which a device fills in records without a network',
  },
  prefill: {
    params: PlaceParams,
    query: z.object({ productId: Id, amount: Amount.optional(), amountUnitId: Id.optional() }),
    response: z.object({
      product_id: z.number().int(),
      product_name: z.string(),
      amount: z.string().nullable(),
      amount_unit_id: MaybeId,
      batch_number: z.string(),
      expiry_date: z.string(),
      recipe_version: z.number().int(),
      /** Amounts can be given in portions. */
      is_portion_unit_enabled: z.boolean(),
      /** The recipe says what it yields, so ingredients follow the amount. */
      is_recipe_total_amount_defined: z.boolean(),
      ingredients: z.array(
        BatchIngredient.extend({
          /** null = nothing on hand that is not expired. */
          id: MaybeId,
        }),
      ),
    }),
    summary: 'What a new batch is filled in with: the scaled recipe, lots that expire first, the date',
  },
  records: {
    params: PlaceParams,
    query: z.object({ ...RecordFilter, ...paging }),
    response: z.object({ data: z.array(TraceabilityRecord), meta }),
    summary: 'Records of the place, the newest first, without removed ones',
  },
  export: {
    params: PlaceParams,
    query: z.object({ ...RecordFilter, ...InLanguage.shape, format: z.enum(['xlsx', 'csv']) }),
    summary:
      'The same records, all of them, as a table for a spreadsheet: a line for each ingredient or good',
  },
  record: { params: PlaceItemParams, response: TraceabilityRecord, summary: 'A record, removed ones too' },
  versions: {
    params: PlaceItemParams,
    response: z.array(
      z.object({
        version: z.number().int(),
        written_at: z.string(),
        author: z.string(),
        reason: z.string(),
        is_removal: z.boolean(),
        partner_name: z.string(),
        comment: z.string(),
        occurred_at: z.string(),
        lines: z.array(Line),
      }),
    ),
    summary: 'Each version of a record as it was written, the newest first',
  },
  create: {
    params: PlaceParams,
    body: RecordInput,
    response: TraceabilityRecord,
    summary: 'Adds a record; sent again with the same uuid it changes nothing',
  },
  change: {
    params: PlaceItemParams,
    body: z.object({ base_version: z.number().int().min(1), reason: requiredText(2_000), ...RecordFields }),
    response: TraceabilityRecord,
    summary:
      'Replaces what a record says, with a reason; 409 with the current one if it was changed meanwhile',
  },
  remove: {
    params: PlaceItemParams,
    body: z.object({ base_version: z.number().int().min(1), reason: requiredText(2_000) }),
    response: Done,
    summary: 'Declares a record as made in error: its amounts no longer count, its versions stay',
  },
  stock: {
    params: PlaceParams,
    query: z.object({
      /** Part of the product, supplier or batch number. */
      search: text(200).optional(),
      productId: Id.optional(),
      show: z.enum(['on_hand', 'expired', 'imbalanced', 'all']).default('on_hand'),
      ...paging,
    }),
    response: z.object({ data: z.array(StockLot), meta }),
    summary: 'Lots of the place with what is left of them, the first to expire first',
  },
  lot: {
    params: PlaceItemParams,
    response: z.object({
      lot: StockLot,
      movements: z.array(
        z.object({
          record_id: z.number().int(),
          kind: z.enum(recordKinds),
          direction: z.enum(['in', 'out', 'waste', 'count']),
          amount: z.string(),
          amount_unit_id: z.number().int(),
          amount_unit: z.string(),
          occurred_at: z.string(),
          /** Supplier or customer. */
          partner_name: z.string(),
          /** Product of the batch that it went into. */
          product_name: z.string(),
          batch_number: z.string(),
        }),
      ),
    }),
    summary: 'A lot with the newest 200 movements',
  },
  previewEpcis: {
    params: PlaceParams,
    query: EpcisQuery,
    body: EpcisBody,
    response: EpcisPreview,
    summary: 'What an import of this EPCIS document would do: records, products, partners, and each fault',
  },
  importEpcis: {
    params: PlaceParams,
    query: EpcisQuery,
    body: EpcisBody,
    response: EpcisImported,
    summary: 'Imports an EPCIS 2.0 document, all of it or nothing; events that were read before add nothing',
  },
} satisfies SchemaTable

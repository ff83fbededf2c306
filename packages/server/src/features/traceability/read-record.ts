/** Records and stock as they are shown. */
import type { traceability, StockLot, TraceabilityRecord } from '@larder/contract/traceability'
import type { ResponseOf } from '@larder/contract/kit'
import { localDate } from '@larder/core/schedule'
import { isExpired, issuesNow, signOf, type RecordLine } from '@larder/core/traceability'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { notFound } from '#kit/problem.ts'
import { listLotMovements, pageStock, type StockRow } from './lots.queries.ts'
import {
  findRecord,
  listRecordVersions,
  pageRecords,
  type RecordFilter,
  type RecordRow,
} from './records.queries.ts'
import { findPlaceFacts } from './stages.queries.ts'

/** Number of the lot among the lines of one ingredient, from 1. */
function ingredientsOf(lines: readonly RecordLine[]): TraceabilityRecord['ingredients'] {
  const seen = new Map<number, number>()
  return lines.map((line, index) => {
    const batch_order_number = (seen.get(line.product_id) ?? 0) + 1
    seen.set(line.product_id, batch_order_number)
    return {
      id: line.lot_id,
      ingredient_product_id: line.product_id,
      ingredient_product_name: line.product_name,
      order_number: index + 1,
      amount: line.amount,
      amount_unit_id: line.amount_unit_id,
      expiry_date: line.expiry_date,
      batch_number: line.batch_number,
      batch_order_number,
    }
  })
}

export function presentRecord(row: RecordRow): TraceabilityRecord {
  const { content, stage_id, removed_at, identity, readings, body_hash: _, ...rest } = row
  const isBatch = row.kind === 'preparation'
  const issues = issuesNow(content.issues, readings)
  const main = content.lines.find(({ direction }) => !isBatch || direction === 'in')
  return {
    ...rest,
    product_id: main?.product_id ?? 0,
    product_name: main?.product_name ?? '',
    amount: main?.amount ?? '0',
    amount_unit_id: main?.amount_unit_id ?? 0,
    amount_unit: main?.amount_unit ?? '',
    batch_number: main?.batch_number ?? '',
    expiry_date: main?.expiry_date ?? null,
    ingredients: isBatch ? ingredientsOf(content.lines.filter(({ direction }) => direction === 'out')) : [],
    lines: content.lines.map((line) => ({ ...line })),
    traceability_stage_id: stage_id,
    stage_name: content.stage_name,
    photos: [...row.photos],
    entry_ids: [...row.entry_ids],
    has_issues: issues.length > 0,
    issues: issues.map((issue) => ({ ...issue })),
    created_at: row.occurred_at,
    identified_by: identity?.identified_by ?? null,
    vouched_by: identity?.vouched_by ?? null,
    is_removed: removed_at !== null,
  }
}

/** @throws Problem 404 */
export async function showRecord(ctx: Ctx, id: number): Promise<TraceabilityRecord> {
  const row = await findRecord(ctx.db, placeOf(ctx), id)
  if (row === undefined) throw notFound('traceability_records')
  return presentRecord(row)
}

/** @throws Problem 404 */
export const getRecord = (
  ctx: Ctx,
  { params }: Input<typeof traceability.record>,
): Promise<TraceabilityRecord> => showRecord(ctx, params.id)

type Query = Input<typeof traceability.records>['query']

export const readRecordFilter = (query: Omit<Query, 'page' | 'perPage'>, timezone: string): RecordFilter => ({
  timezone,
  from_date: query.fromDate ?? null,
  to_date: query.toDate ?? null,
  expiry_from: query.expiryFromDate ?? null,
  expiry_to: query.expiryToDate ?? null,
  product_name: query.productName ?? '',
  product_batch: query.productBatchNumber ?? '',
  ingredient_name: query.ingredientName ?? '',
  ingredient_batch: query.ingredientBatchNumber ?? '',
  kind: query.kind ?? null,
  stage_id: query.stageId ?? null,
})

export async function listRecords(
  ctx: Ctx,
  { query: { page, perPage, ...filter } }: Input<typeof traceability.records>,
): Promise<ResponseOf<typeof traceability.records>> {
  const at = placeOf(ctx)
  const { timezone } = await findPlaceFacts(ctx.db, at)
  const { rows, total } = await pageRecords(ctx.db, at, readRecordFilter(filter, timezone), {
    offset: (page - 1) * perPage,
    limit: perPage,
  })
  return { data: rows.map(presentRecord), meta: { current_page: page, per_page: perPage, total } }
}

/** @throws Problem 404 */
export async function listVersions(
  ctx: Ctx,
  { params }: Input<typeof traceability.versions>,
): Promise<ResponseOf<typeof traceability.versions>> {
  const rows = await listRecordVersions(ctx.db, placeOf(ctx), params.id)
  if (rows.length === 0) throw notFound('traceability_records')
  return rows.map(({ content, ...row }) => ({
    ...row,
    partner_name: content.partner_name,
    comment: content.comment,
    occurred_at: content.occurred_at,
    lines: content.lines.map((line) => ({ ...line })),
  }))
}

export const presentLot = (row: StockRow, today: string): StockLot => ({
  ...row,
  is_expired: isExpired(row, today),
  is_imbalanced: signOf(row.on_hand) < 0 && row.batch_number !== '',
})

export async function todayOf(ctx: Ctx): Promise<string> {
  const { timezone } = await findPlaceFacts(ctx.db, placeOf(ctx))
  return localDate(ctx.now.toISOString(), timezone)
}

export async function listStock(
  ctx: Ctx,
  { query }: Input<typeof traceability.stock>,
): Promise<ResponseOf<typeof traceability.stock>> {
  const { page, perPage, search = '', productId = null, show } = query
  const today = await todayOf(ctx)
  const { rows, total } = await pageStock(ctx.db, placeOf(ctx), {
    today,
    search,
    product_id: productId,
    lot_id: null,
    show,
    offset: (page - 1) * perPage,
    limit: perPage,
  })
  return {
    data: rows.map((row) => presentLot(row, today)),
    meta: { current_page: page, per_page: perPage, total },
  }
}

/** @throws Problem 404 */
export async function getLot(
  ctx: Ctx,
  { params }: Input<typeof traceability.lot>,
): Promise<ResponseOf<typeof traceability.lot>> {
  const at = placeOf(ctx)
  const today = await todayOf(ctx)
  const { rows } = await pageStock(ctx.db, at, {
    today,
    search: '',
    product_id: null,
    lot_id: params.id,
    show: 'all',
    offset: 0,
    limit: 1,
  })
  if (rows[0] === undefined) throw notFound('lots')
  const movements = await listLotMovements(ctx.db, at, params.id)
  return { lot: presentLot(rows[0], today), movements: movements.map((row) => ({ ...row })) }
}

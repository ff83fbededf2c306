/** Records as people write, correct and withdraw them. */
import { hash } from 'node:crypto'
import type { traceability, TraceabilityRecord } from '@larder/contract/traceability'
import { localDate } from '@larder/core/schedule'
import { judgeLines, type RecordContent, type RecordIssue, type RecordLine } from '@larder/core/traceability'
import { placeOf, writingUser, type Ctx, type Input } from '#kit/context.ts'
import { performedAt } from '#kit/records/device-time.ts'
import { invalid, notFound, versionConflict } from '#kit/problem.ts'
import { canonicalJson } from '#kit/records/records.ts'
import { markPartner } from '#features/partners/public.ts'
import { identityOf } from '#features/entries/public.ts'
import { findIdentity } from './facts.queries.ts'
import { deleteMovements, pageStock } from './lots.queries.ts'
import { moveLots } from './move-lots.ts'
import { showRecord } from './read-record.ts'
import {
  findRecord,
  findRecordByUuid,
  hideRecord,
  holdPhotos,
  insertRecord,
  insertRecordVersion,
  lockRecord,
  updateRecord,
  type RecordIdentity,
  type RecordRow,
} from './records.queries.ts'
import { resolveRecord, type ResolvedRecord, type SentRecord } from './resolve-record.ts'
import { sealRecord } from './seal-record.ts'

const absent = () => notFound('traceability_records')

const hashOf = (body: unknown): Buffer => hash('sha256', canonicalJson(body), 'buffer')

async function writerOf(ctx: Ctx): Promise<RecordIdentity> {
  return identityOf(ctx, {
    identity: { ...(await findIdentity(ctx.db, placeOf(ctx), ctx.session_id)), device_name: null },
  })
}

/** What is remarkable about the record, by what is left of its lots after it. */
async function issuesOf(
  ctx: Ctx,
  {
    lines,
    record,
    occurred_at,
  }: {
    readonly lines: readonly RecordLine[]
    readonly record: ResolvedRecord
    readonly occurred_at: string
  },
): Promise<readonly RecordIssue[]> {
  const today = localDate(occurred_at, record.place.timezone)
  const ids = [...new Set(lines.filter(({ direction }) => direction === 'out').map(({ lot_id }) => lot_id))]
  const left = new Map<number, string>()
  for (const lot_id of ids) {
    const { rows } = await pageStock(ctx.db, placeOf(ctx), {
      today,
      search: '',
      product_id: null,
      lot_id,
      show: 'all',
      offset: 0,
      limit: 1,
    })
    if (rows[0] !== undefined) left.set(lot_id, rows[0].on_hand)
  }
  const judged = lines.map((line) => ({ ...line, on_hand: left.get(line.lot_id) ?? null }))
  const outside: RecordIssue[] = record.entries.some(({ had_breach }) => had_breach)
    ? [{ code: 'outside_limit', lot_id: null }]
    : []
  return [...judgeLines(judged, today), ...outside]
}

type Written = {
  readonly id: number
  readonly uuid: string
  readonly version: number
  readonly occurred_at: string
  readonly reason: string | null
  readonly identity: RecordIdentity
  /** Lots that earlier versions brought. */
  readonly own: ReadonlySet<number>
}

/** Movements, links, version and revision of a record whose row is there. */
async function writeContent(ctx: Ctx, sent: SentRecord, record: ResolvedRecord, to: Written): Promise<void> {
  const at = placeOf(ctx)
  const now = ctx.now.toISOString()
  const { id, occurred_at, version } = to
  const lines = await moveLots(ctx, record, { record_id: id, occurred_at, own: to.own })
  const issues = await issuesOf(ctx, { lines, record, occurred_at })
  const made = record.lines.find(({ path }) => path === 'batch')
  const content: RecordContent = {
    kind: record.kind,
    stage_id: sent.traceability_stage_id,
    stage_name: record.stage_name,
    partner_id: record.partner?.id ?? null,
    partner_name: record.partner?.name ?? '',
    to_place_id: sent.to_place_id,
    document_type: sent.document_type.trim(),
    document_number: sent.document_number.trim(),
    recipe_version: made?.product.recipe_version ?? null,
    occurred_at,
    comment: sent.comment.trim(),
    lines,
    issues,
  }
  const entry_ids = record.entries.map((entry) => entry.id)
  await updateRecord(ctx.db, at, {
    id,
    now,
    updated_by: writingUser(ctx),
    version,
    values: { ...valuesOf(content), photos: record.photos, entry_ids },
  })
  await insertRecordVersion(ctx.db, at, {
    record_id: id,
    version,
    content,
    reason: to.reason ?? '',
    is_removal: false,
    written_at: now,
    written_by: writingUser(ctx),
  })
  await holdPhotos(ctx.db, at.company_id, now, record.photos)
  if (record.partner !== null)
    await markPartner(ctx, at, record.partner.id, record.kind === 'receipt' ? 'is_supplier' : 'is_customer')
  await sealRecord(ctx, at, {
    uuid: to.uuid,
    op: version === 1 ? 'create' : 'change',
    reason: to.reason,
    identity: to.identity,
    content,
    photos: record.photos,
    entry_ids,
  })
}

function valuesOf(content: RecordContent) {
  const { stage_name: _, kind: _kind, lines: _lines, issues, ...rest } = content
  return { ...rest, has_issues: issues.length > 0 }
}

/**
 * Saves a record. The uuid is its identity: sent again with the same body it changes nothing, with another one
 * it is refused. @throws Problem 422 as `resolveRecord` says, and `uuid` (`uuid_reused`), `performed_at` (`ahead`)
 */
export async function createRecord(
  ctx: Ctx,
  { body }: Input<typeof traceability.create>,
): Promise<TraceabilityRecord> {
  const at = placeOf(ctx)
  const { uuid, performed_at: _, ...sent } = body
  const occurred_at = performedAt(ctx, body)
  const body_hash = hashOf(body)
  const identity = await writerOf(ctx)
  const id = await insertRecord(ctx.db, at, {
    uuid,
    kind: sent.kind,
    body_hash,
    occurred_at,
    identity,
    created_by: writingUser(ctx),
    now: ctx.now.toISOString(),
  })
  const known = id === undefined ? await findRecordByUuid(ctx.db, at, uuid) : undefined
  if (id === undefined && !known?.body_hash?.equals(body_hash))
    throw invalid('uuid', 'uuid_reused', 'Another record has this uuid.')
  if (id !== undefined)
    await writeContent(ctx, sent, await resolveRecord(ctx, uuid, sent), {
      id,
      uuid,
      version: 1,
      occurred_at,
      reason: null,
      identity,
      own: new Set(),
    })
  const saved = id ?? known?.id ?? 0
  ctx.audit({
    entity: 'traceability_record',
    entity_id: saved,
    detail: { uuid, kind: sent.kind, replayed: id === undefined },
  })
  return showRecord(ctx, saved)
}

/** Locks a record of the place that was not withdrawn. @throws Problem 404; 409 with the present one */
async function lockPresent(ctx: Ctx, id: number, base_version: number): Promise<RecordRow> {
  const at = placeOf(ctx)
  if (!(await lockRecord(ctx.db, at, id))) throw absent()
  const row = await findRecord(ctx.db, at, id)
  if (row === undefined || row.removed_at !== null) throw absent()
  if (row.version !== base_version) throw versionConflict(await showRecord(ctx, id))
  return row
}

/** @throws Problem 404; 409; 422 as `createRecord` */
export async function changeRecord(
  ctx: Ctx,
  { params, body: { base_version, reason, performed_at, ...fields } }: Input<typeof traceability.change>,
): Promise<TraceabilityRecord> {
  const at = placeOf(ctx)
  const row = await lockPresent(ctx, params.id, base_version)
  const sent = { ...fields, kind: row.kind }
  const occurred_at = performed_at === undefined ? row.occurred_at : performedAt(ctx, { performed_at })
  const own = new Set(
    row.content.lines.filter(({ direction }) => direction === 'in').map((line) => line.lot_id),
  )
  await deleteMovements(ctx.db, at.company_id, row.id)
  await writeContent(ctx, sent, await resolveRecord(ctx, row.uuid, sent), {
    id: row.id,
    uuid: row.uuid,
    version: row.version + 1,
    occurred_at: new Date(occurred_at).toISOString(),
    reason: reason.trim(),
    identity: await writerOf(ctx),
    own,
  })
  ctx.audit({
    entity: 'traceability_record',
    entity_id: row.id,
    detail: { before: row.content, version: row.version + 1 },
  })
  return showRecord(ctx, row.id)
}

/** @throws Problem 404; 409 */
export async function removeRecord(
  ctx: Ctx,
  { params, body }: Input<typeof traceability.remove>,
): Promise<{ ok: true }> {
  const at = placeOf(ctx)
  const row = await lockPresent(ctx, params.id, body.base_version)
  const now = ctx.now.toISOString()
  const version = row.version + 1
  await deleteMovements(ctx.db, at.company_id, row.id)
  await hideRecord(ctx.db, at, { id: row.id, now, updated_by: writingUser(ctx), version })
  await insertRecordVersion(ctx.db, at, {
    record_id: row.id,
    version,
    content: row.content,
    reason: body.reason.trim(),
    is_removal: true,
    written_at: now,
    written_by: writingUser(ctx),
  })
  await sealRecord(ctx, at, {
    uuid: row.uuid,
    op: 'remove',
    reason: body.reason.trim(),
    identity: await writerOf(ctx),
    content: row.content,
    photos: row.photos,
    entry_ids: row.entry_ids,
  })
  ctx.audit({ entity: 'traceability_record', entity_id: row.id, detail: { removed: row.uuid } })
  return { ok: true }
}

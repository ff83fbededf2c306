/** Records as people write, correct and withdraw them. */
import { hash } from 'node:crypto'
import type { traceability, TraceabilityRecord } from '@larder/contract/traceability'
import { localDate } from '@larder/core/schedule'
import {
  judgeLines,
  takesFromLot,
  type RecordContent,
  type RecordIssue,
  type RecordLine,
} from '@larder/core/traceability'
import { placeOf, writingUser, type Ctx, type Input } from '#kit/context.ts'
import { performedHere } from '#kit/records/device-time.ts'
import { invalid, notFound, versionConflict } from '#kit/problem.ts'
import { canonicalJson } from '#kit/records/records.ts'
import { markPartner } from '#features/partners/public.ts'
import { identityOf } from '#kit/records/identity.ts'
import { findIdentity } from './facts.queries.ts'
import { deleteMovements, listOnHand, lockLots } from './lots.queries.ts'
import { moveLots } from './move-lots.ts'
import { once } from './once.ts'
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

const writerOf = (ctx: Ctx): Promise<RecordIdentity> =>
  once(ctx, 'writer', async () =>
    identityOf(ctx, {
      identity: await findIdentity(ctx.db, placeOf(ctx), ctx.session_id),
    }),
  )

/** What is remarkable about the lines of the record, by what is left of its lots after it. */
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
  const taken = lines.filter(({ direction }) => takesFromLot(direction)).map(({ lot_id }) => lot_id)
  if (taken.length > 0) await lockLots(ctx.db, placeOf(ctx), taken)
  const left =
    taken.length > 0 ? await listOnHand(ctx.db, placeOf(ctx), [...new Set(taken)]) : new Map<number, string>()
  const judged = lines.map((line) => ({ ...line, on_hand: left.get(line.lot_id) ?? null }))
  return judgeLines(judged, today)
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

/** That the partner delivers here, or is delivered to. */
async function markTheirRole(ctx: Ctx, { kind, partner }: ResolvedRecord): Promise<void> {
  if (partner === null) return
  const role = kind === 'receipt' ? 'is_supplier' : 'is_customer'
  await once(ctx, `${partner.id} ${role}`, () => markPartner(ctx, placeOf(ctx), partner.id, role))
}

/** Movements, links, version and revision of a record whose row is there. */
async function writeContent(
  ctx: Ctx,
  sent: SentRecord,
  record: ResolvedRecord,
  to: Written,
): Promise<readonly RecordLine[]> {
  const at = placeOf(ctx)
  const now = ctx.now.toISOString()
  const { id, occurred_at, version } = to
  const lines = await moveLots(ctx, record, { record_id: id, occurred_at, own: to.own })
  const issues = await issuesOf(ctx, { lines, record, occurred_at })
  const batchLine = record.lines.find(({ path }) => path === 'batch')
  const content: RecordContent = {
    kind: record.kind,
    stage_id: sent.traceability_stage_id,
    stage_name: record.stage_name,
    partner_id: record.partner?.id ?? null,
    partner_name: record.partner?.name ?? '',
    to_place_id: sent.to_place_id,
    document_type: sent.document_type.trim(),
    document_number: sent.document_number.trim(),
    recipe_version: batchLine?.product.recipe_version ?? null,
    occurred_at,
    comment: sent.comment.trim(),
    lines,
    issues,
  }
  const { entry_ids } = record
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
  if (record.photos.length > 0) await holdPhotos(ctx.db, at.company_id, now, record.photos)
  await markTheirRole(ctx, record)
  await sealRecord(ctx, at, {
    id,
    uuid: to.uuid,
    op: version === 1 ? 'create' : 'change',
    reason: to.reason,
    identity: to.identity,
    content,
    photos: record.photos,
    entry_ids,
  })
  return lines
}

function valuesOf(content: RecordContent) {
  const { stage_name: _, kind: _kind, lines: _lines, issues: _issues, ...rest } = content
  return rest
}

type NewRecord = {
  readonly uuid: string
  readonly occurred_at: string
  readonly sent: SentRecord
  /** Of what was sent: the same again changes nothing. */
  readonly body_hash: Buffer
}
export type SavedRecord = {
  readonly id: number
  readonly is_new: boolean
  readonly lines: readonly RecordLine[]
}

/** @throws Problem 422 as `resolveRecord` says, and `uuid` (`uuid_reused`) */
export async function addRecord(
  ctx: Ctx,
  { uuid, occurred_at, sent, body_hash }: NewRecord,
): Promise<SavedRecord> {
  const at = placeOf(ctx)
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
  if (id === undefined) {
    const existingRecord = await findRecordByUuid(ctx.db, at, uuid)
    if (!existingRecord?.body_hash?.equals(body_hash))
      throw invalid('uuid', 'uuid_reused', 'Another record has this uuid.')
    return { id: existingRecord.id, is_new: false, lines: existingRecord.content.lines }
  }
  const lines = await writeContent(ctx, sent, await resolveRecord(ctx, uuid, sent), {
    id,
    uuid,
    version: 1,
    occurred_at,
    reason: null,
    identity,
    own: new Set(),
  })
  return { id, is_new: true, lines }
}

/**
 * Saves a record. The uuid is its identity: sent again with the same body it changes nothing, with another one
 * it is refused. @throws Problem 422 as `addRecord`, and `performed_at` (`ahead`)
 */
export async function createRecord(
  ctx: Ctx,
  { body }: Input<typeof traceability.create>,
): Promise<TraceabilityRecord> {
  const { uuid, performed_at: _, ...sent } = body
  const { id, is_new } = await addRecord(ctx, {
    uuid,
    occurred_at: await performedHere(ctx, body),
    sent,
    body_hash: hashOf(body),
  })
  ctx.audit({
    entity: 'traceability_record',
    entity_id: id,
    detail: { uuid, kind: sent.kind, replayed: !is_new },
  })
  return showRecord(ctx, id)
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

type Replacement = {
  readonly sent: SentRecord
  readonly occurred_at: string
  readonly reason: string
}

/** The next version of a record that is locked. @throws Problem 422 as `resolveRecord` says */
async function replaceContent(
  ctx: Ctx,
  row: RecordRow,
  { sent, occurred_at, reason }: Replacement,
): Promise<readonly RecordLine[]> {
  const own = new Set(
    row.content.lines.filter(({ direction }) => direction === 'in').map((line) => line.lot_id),
  )
  await deleteMovements(ctx.db, placeOf(ctx).company_id, row.id)
  return writeContent(ctx, sent, await resolveRecord(ctx, row.uuid, sent), {
    id: row.id,
    uuid: row.uuid,
    version: row.version + 1,
    occurred_at: new Date(occurred_at).toISOString(),
    reason,
    identity: await writerOf(ctx),
    own,
  })
}

/** The same, by the id and the version that it must have. @throws Problem 404; 409; 422 */
export const replaceRecord = async (
  ctx: Ctx,
  { id, version }: { readonly id: number; readonly version: number },
  replacement: Replacement,
): Promise<readonly RecordLine[]> => replaceContent(ctx, await lockPresent(ctx, id, version), replacement)

/** The time that the record has already, or none. */
const isSameTime = (sentTime: string | undefined, occurred_at: string): boolean =>
  sentTime === undefined || Date.parse(sentTime) === Date.parse(occurred_at)

/** @throws Problem 404; 409; 422 as `createRecord` */
export async function changeRecord(
  ctx: Ctx,
  { params, body: { base_version, reason, performed_at, ...fields } }: Input<typeof traceability.change>,
): Promise<TraceabilityRecord> {
  const row = await lockPresent(ctx, params.id, base_version)
  await replaceContent(ctx, row, {
    sent: { ...fields, kind: row.kind },
    occurred_at: isSameTime(performed_at, row.occurred_at)
      ? row.occurred_at
      : await performedHere(ctx, { performed_at }),
    reason: reason.trim(),
  })
  ctx.audit({
    entity: 'traceability_record',
    entity_id: row.id,
    detail: { before: row.content, version: row.version + 1 },
  })
  return showRecord(ctx, row.id)
}

type Withdrawal = { readonly id: number; readonly version: number; readonly reason: string }

/** Declares a record as made in error; its uuid. @throws Problem 404; 409 */
export async function withdrawRecord(
  ctx: Ctx,
  { id, version: base_version, reason }: Withdrawal,
): Promise<string> {
  const at = placeOf(ctx)
  const row = await lockPresent(ctx, id, base_version)
  const now = ctx.now.toISOString()
  const version = row.version + 1
  await deleteMovements(ctx.db, at.company_id, row.id)
  await hideRecord(ctx.db, at, { id: row.id, now, updated_by: writingUser(ctx), version })
  await insertRecordVersion(ctx.db, at, {
    record_id: row.id,
    version,
    content: row.content,
    reason,
    is_removal: true,
    written_at: now,
    written_by: writingUser(ctx),
  })
  await sealRecord(ctx, at, {
    id: row.id,
    uuid: row.uuid,
    op: 'remove',
    reason,
    identity: await writerOf(ctx),
    content: row.content,
    photos: row.photos,
    entry_ids: row.entry_ids,
  })
  return row.uuid
}

/** @throws Problem 404; 409 */
export async function removeRecord(
  ctx: Ctx,
  { params: { id }, body }: Input<typeof traceability.remove>,
): Promise<{ ok: true }> {
  const uuid = await withdrawRecord(ctx, { id, version: body.base_version, reason: body.reason.trim() })
  ctx.audit({ entity: 'traceability_record', entity_id: id, detail: { removed: uuid } })
  return { ok: true }
}

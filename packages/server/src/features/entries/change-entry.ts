/** Corrections and removals: each is a revision with its reason, and nothing that was recorded is lost. */
import { isOutside, type NextStep } from '@larder/core/entries'
import { CORRECTION_MINUTES, sealedIn } from '@larder/core/records'
import { localDate } from '@larder/core/schedule'
import type { entries } from '@larder/contract/entries'
import { placeOf, userId, type Ctx, type Input } from '#kit/context.ts'
import { performedAt } from '#kit/records/device-time.ts'
import { invalid, notFound, versionConflict } from '#kit/problem.ts'
import { appendRevision } from '#kit/records/records.ts'
import { eraseTexts, listRevisions } from '#kit/records/revisions.ts'
import { unseal } from '#kit/records/unseal.ts'
import { rememberPartners } from '#features/partners/public.ts'
import { raiseWithEntry } from '#features/tickets/public.ts'
import { announceBreach } from './announce-breach.ts'
import {
  lockEntry,
  markRemoved,
  refreshState,
  revised,
  updateEntry,
  updateTexts,
  type BareTexts,
  type EntryAt,
  type LockedEntry,
} from './changes.queries.ts'
import { findEntryByUuid, readingOf, type EntryRow } from '#features/activity-log/public.ts'
import { identityOf } from '#kit/records/identity.ts'
import { findTaskToFill, type TaskToFill } from './task-to-fill.queries.ts'
import { refuseBeforeTask } from './save-entries.ts'
import { answeredAt, continuesEntry, sameValue } from './continue-entry.ts'
import {
  judgeEntry,
  namedFiles,
  namedProducts,
  waitsFor,
  type EntryBody,
  type EntryRecord,
  type Measured,
  type EntryContext,
} from './judge-entry.ts'
import { namePhotos } from './name-photos.ts'
import { recordedBy } from './seal-record.ts'
import { startTimer } from './timers.jobs.ts'
import { ticketsOf } from './tickets-of-entry.ts'

type Params = { readonly id: number; readonly taskId: number; readonly entryId: number | string }

async function lock(
  ctx: Ctx,
  params: Params,
  even_removed = false,
): Promise<{ at: EntryAt; entry: LockedEntry }> {
  const entry = await lockEntry(ctx.db, {
    ...placeOf(ctx),
    id: params.entryId,
    task_id: params.taskId,
    task_subtype_id: params.id,
    even_removed,
  })
  if (!entry) throw notFound('Entry')
  return { at: { ...placeOf(ctx), id: entry.id }, entry }
}

/**
 * Values that a sensor measured and that the user did not change: they stay the sensor's when a user adds a
 * corrective action.
 */
const stillMeasured = (
  { entry_fields }: LockedEntry,
  { entry_fields: sent }: Pick<EntryBody, 'entry_fields'>,
): Measured =>
  new Map(
    entry_fields.flatMap((field) =>
      field.source === 'sensor' &&
      field.measured_at !== null &&
      sent.some(
        ({ task_step_id, value }) => task_step_id === field.task_step_id && sameValue(field.value, value),
      )
        ? [[field.task_step_id, field.measured_at] as const]
        : [],
    ),
  )

async function requireEntry(ctx: Ctx, uuid: string): Promise<EntryRow> {
  const entry = await findEntryByUuid(ctx.db, readingOf(ctx), uuid)
  if (!entry) throw notFound('Entry')
  return entry
}

/**
 * New answers have the time of now; others keep theirs, and move with the entry when its time is corrected.
 */
function timesOf(
  entry: LockedEntry,
  draft: EntryBody,
  {
    performed_at,
    answered_at,
    is_continuation,
  }: Pick<Correction, 'performed_at' | 'answered_at' | 'is_continuation'>,
): EntryContext {
  if (is_continuation)
    return {
      answered_at,
      performed_at,
      before: entry.entry_fields,
      earlier_actions: entry.action_options.length,
    }
  const start = Date.parse(entry.performed_at)
  return {
    answered_at,
    performed_at,
    measured: stillMeasured(entry, draft),
    before: entry.entry_fields.map((field) =>
      field.answered_at !== undefined && Date.parse(field.answered_at) === start
        ? { ...field, answered_at: performed_at }
        : field,
    ),
  }
}

/**
 * Corrects an entry: judged as a new one is, by the version of its day, and with all its earlier values kept.
 * A breach stays marked. A change that only answers open steps is no correction. @throws Problem 404; 409
 * with the current one where it was changed meanwhile; 422 as on creation, and `reason` 15 minutes after it
 * was received.
 */
export async function changeEntry(
  ctx: Ctx,
  { params, body }: Input<typeof entries.change>,
): Promise<EntryRow> {
  const { entry } = await lock(ctx, params)
  if (body.base_version !== entry.version) throw versionConflict(await requireEntry(ctx, entry.uuid))
  const correction = await readCorrection(ctx, { params, body }, entry)
  await saveCorrection(ctx, entry, correction)
  await afterCorrection(ctx, entry, correction)
  ctx.audit({
    entity: 'entry',
    entity_id: entry.id,
    detail: { uuid: entry.uuid, version: entry.version + 1, status: correction.record.status },
  })
  return requireEntry(ctx, entry.uuid)
}

type Correction = {
  readonly task: TaskToFill
  readonly record: EntryRecord
  readonly next: NextStep | null
  readonly performed_at: string
  readonly entry_date: string
  readonly answered_at: string
  /** It only adds answers to an entry that waits for them. */
  readonly is_continuation: boolean
  readonly reason: string
}

/** The change, judged. @throws Problem as `changeEntry` */
async function readCorrection(
  ctx: Ctx,
  { params, body }: Pick<Input<typeof entries.change>, 'params' | 'body'>,
  entry: LockedEntry,
): Promise<Correction> {
  const { base_version: _base, reason: _reason, answered_at: sentTime, ...sent } = body
  const draft = await namePhotos(ctx, entry.uuid, { ...sent, uuid: entry.uuid })
  const is_continuation = body.performed_at === undefined && continuesEntry(entry, draft)
  const reason = body.reason.trim()
  const minutes = (ctx.now.getTime() - Date.parse(entry.received_at)) / 60_000
  if (!is_continuation && reason === '' && minutes > CORRECTION_MINUTES) throw invalid('reason', 'required')
  const answered_at = answeredAt(ctx, sentTime, entry)
  const performed_at = body.performed_at === undefined ? entry.performed_at : performedAt(ctx, draft)
  const task = await findTaskToFill(ctx.db, {
    ...placeOf(ctx),
    task_subtype_id: params.id,
    task_id: params.taskId,
    task_version: entry.task_version,
    performed_at,
    uuid: entry.uuid,
    file_ids: namedFiles(draft),
    product_ids: namedProducts(draft),
    session_id: ctx.session_id,
    even_disabled: true,
  })
  if (!task) throw notFound('Task')
  if (body.performed_at !== undefined) refuseBeforeTask(task, performed_at)
  const times = timesOf(entry, draft, { performed_at, answered_at, is_continuation })
  const record = judgeEntry(task, draft, times)
  return {
    task,
    record,
    next: waitsFor(task, record.entry_fields, times),
    performed_at,
    entry_date: localDate(performed_at, task.timezone),
    answered_at,
    is_continuation,
    reason,
  }
}

async function saveCorrection(ctx: Ctx, entry: LockedEntry, correction: Correction): Promise<void> {
  const { task, record, next, performed_at, entry_date, answered_at, is_continuation, reason } = correction
  const { source, files, task_id: _task, ...fields } = record
  await updateEntry(
    ctx.db,
    { ...placeOf(ctx), id: entry.id },
    {
      ...fields,
      entry_date,
      performed_at,
      limit: record.limit === null ? null : JSON.stringify(record.limit),
      action_options: JSON.stringify(record.action_options),
      entry_fields: JSON.stringify(record.entry_fields),
      files: JSON.stringify(files),
      source,
      is_corrected: !is_continuation,
      is_outside: isOutside(record),
      updated_at: ctx.now.toISOString(),
      updated_by: userId(ctx),
      next_step_id: next?.task_step_id ?? null,
      next_due_at: next?.due_at ?? null,
    },
  )
  await appendRevision(ctx, {
    ...placeOf(ctx),
    entity: 'entry',
    entity_id: entry.uuid,
    op: is_continuation ? 'continue' : 'change',
    performed_at: is_continuation ? answered_at : performed_at,
    reason: reason === '' ? null : reason,
    source,
    body: recordedBy(identityOf(ctx, task), record, { entry_date, next_due_at: next?.due_at ?? null }),
  })
}

/** Partners to choose, a timer, a notification, a ticket, and the state of the task at both units. */
async function afterCorrection(
  ctx: Ctx,
  entry: LockedEntry,
  { task, record, next, performed_at, entry_date }: Correction,
): Promise<void> {
  const at = placeOf(ctx)
  const { id, uuid, task_id, task_subtype_id } = entry
  await rememberPartners(ctx, at, record.entry_fields)
  await startTimer(ctx, at, id, next)
  await announceBreach(ctx, { id, uuid, performed_at, task_subtype_id }, record)
  await raiseWithEntry(ctx, { id, uuid, performed_at, entry_date }, ticketsOf(task, record))
  for (const unit_id of new Set([entry.related_entity_id ?? 0, record.related_entity_id ?? 0]))
    await refreshState(ctx.db, { ...at, id }, { task_id, unit_id })
}

/**
 * Removes an entry from the lists; the chain, the history and exports keep it with author, time and reason.
 * @throws Problem 404; 409 with the entry as it is now; 422 without a reason
 */
export async function removeEntry(
  ctx: Ctx,
  { params, body }: Input<typeof entries.remove>,
): Promise<{ ok: true }> {
  const { at, entry } = await lock(ctx, params)
  const { base_version = entry.version } = body
  if (base_version !== entry.version) throw versionConflict(await requireEntry(ctx, entry.uuid))
  const last = (await listRevisions(ctx.db, at, revised(entry.uuid))).findLast(
    ({ entity, op }) => entity === 'entry' && op !== 'erase',
  )
  await markRemoved(ctx.db, at, {
    removed_at: ctx.now.toISOString(),
    removed_by: userId(ctx),
    removal_reason: body.reason.trim(),
  })
  await appendRevision(ctx, {
    ...placeOf(ctx),
    entity: 'entry',
    entity_id: entry.uuid,
    op: 'remove',
    performed_at: ctx.now.toISOString(),
    reason: body.reason.trim(),
    source: 'typed',
    body: last === undefined ? {} : (JSON.parse(last.body) as unknown),
  })
  await refreshState(ctx.db, at, { task_id: entry.task_id, unit_id: entry.related_entity_id ?? 0 })
  ctx.audit({ entity: 'entry', entity_id: entry.id, detail: { uuid: entry.uuid, removed: true } })
  return { ok: true }
}

/**
 * Erases the free texts of an entry, a removed one too, in all its revisions: the seals still prove that the
 * texts existed, but their content is gone. @throws Problem 404
 */
export async function eraseEntryTexts(
  ctx: Ctx,
  { params, body }: Input<typeof entries.erase>,
): Promise<{ ok: true }> {
  const { at, entry } = await lock(ctx, params, true)
  const revisions = await listRevisions(ctx.db, at, revised(entry.uuid))
  const commitments = [...new Set(revisions.flatMap((revision) => sealedIn(revision.body)))]
  await eraseTexts(ctx.db, at, commitments)
  const last = revisions.findLast(({ entity, op }) => entity === 'entry' && op !== 'erase')
  const bare = unseal(JSON.parse(last?.body ?? '{}'), new Map()) as Partial<BareTexts>
  await updateTexts(ctx.db, at, entry.uuid, {
    comment: bare.comment ?? '',
    value: bare.value ?? null,
    entry_fields: bare.entry_fields ?? [],
    action_options: bare.action_options ?? [],
  })
  await appendRevision(ctx, {
    ...placeOf(ctx),
    entity: 'entry',
    entity_id: entry.uuid,
    op: 'erase',
    performed_at: ctx.now.toISOString(),
    reason: body.reason.trim(),
    source: 'typed',
    body: { erased: commitments },
  })
  await refreshState(ctx.db, at, { task_id: entry.task_id, unit_id: entry.related_entity_id ?? 0 })
  ctx.audit({
    entity: 'entry',
    entity_id: entry.id,
    detail: { uuid: entry.uuid, erased: commitments.length },
  })
  return { ok: true }
}

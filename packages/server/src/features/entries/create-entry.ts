import { hash } from 'node:crypto'
import { isOutside, type NextStep } from '@larder/core/entries'
import { lateMinutes } from '@larder/core/records'
import { isBeforeSetup, localDate } from '@larder/core/schedule'
import type { entries } from '@larder/contract/entries'
import { placeOf, userId, type Ctx, type Input } from '#kit/context.ts'
import { clockSkew, performedAt } from '#kit/records/device-time.ts'
import { invalid, notFound } from '#kit/problem.ts'
import { canonicalJson } from '#kit/records/records.ts'
import { rememberPartners } from '#features/partners/public.ts'
import { raiseWithEntry } from '#features/tickets/public.ts'
import { announceBreach } from './announce-breach.ts'
import { announceEntry } from './announce-entry.ts'
import { findEntryByUuid, readingOf, seesAddresses, type EntryRow } from '#features/activity-log/public.ts'
import { identityOf } from './identity.ts'
import {
  judgeEntry,
  namedFiles,
  namedProducts,
  waitsFor,
  type EntryRecord,
  type SentEntry,
} from './judge-entry.ts'
import { keepEntry, type EntryMark } from './keep-entry.ts'
import { namePhotos } from './name-photos.ts'
import { findTaskToFill, type TaskToFill } from './task-to-fill.queries.ts'
import { startTimer } from './timers.jobs.ts'
import { ticketsOf } from './tickets-of-entry.ts'

/**
 * Saves an entry with the limit of this moment and its revision. The uuid is its identity: sent again with
 * the same body it gets the same answer and changes nothing, with another body it is refused.
 * @throws Problem 404 for a task that is not the place's; 422 as `judgeEntry` says, and `uuid`,
 * `performed_at` (`ahead`, `before_task`).
 */
export async function createEntry(
  ctx: Ctx,
  { params, body }: Input<typeof entries.create>,
): Promise<EntryRow> {
  const { entry, replayed } = await saveEntry(
    ctx,
    { task_subtype_id: params.id, task_id: params.taskId },
    body,
  )
  const skew = clockSkew(ctx)
  ctx.audit({
    entity: 'entry',
    entity_id: entry.id,
    detail: {
      uuid: body.uuid,
      task_id: entry.task_id,
      status: entry.status,
      replayed,
      ...(skew !== 0 && { clock_skew_seconds: Math.round(skew / 1_000) }),
    },
  })
  return entry
}

/** @throws Problem 422 `before_task` */
export function refuseBeforeTask(
  { since, timezone }: Pick<TaskToFill, 'since' | 'timezone'>,
  performed_at: string,
): void {
  if (isBeforeSetup({ since, timezone }, performed_at))
    throw invalid('performed_at', 'before_task', 'The task did not exist yet.')
}

type TaskIds = { readonly task_subtype_id: number; readonly task_id: number }

/**
 * Saves an entry without its audit entry. @throws Problem, before anything is written but rows of announced
 * photos, which are removed later.
 */
export async function saveEntry(
  ctx: Ctx,
  ids: TaskIds,
  sent: SentEntry,
): Promise<{ readonly entry: EntryRow; readonly replayed: boolean }> {
  const at = placeOf(ctx)
  const performed_at = performedAt(ctx, sent)
  const body = await namePhotos(ctx, sent.uuid, sent)
  const task = await findTaskToFill(ctx.db, {
    ...at,
    ...ids,
    uuid: body.uuid,
    task_version: body.task_version ?? null,
    performed_at,
    file_ids: namedFiles(body),
    product_ids: namedProducts(body),
    session_id: ctx.session_id,
  })
  if (!task) throw notFound('Task')
  refuseBeforeTask(task, performed_at)
  const record = judgeEntry(task, body, { answered_at: performed_at })
  const next = waitsFor(task, record.entry_fields, { answered_at: performed_at })
  const mark: EntryMark = {
    uuid: body.uuid,
    entry_date: localDate(performed_at, task.timezone),
    performed_at,
    body_hash: hash('sha256', canonicalJson({ ...sent, task_id: task.id }), 'buffer'),
    created_by: userId(ctx),
    next_due_at: next?.due_at ?? null,
    identity: identityOf(ctx, task),
  }
  const saved = await keepEntry(ctx, { at, task, record }, mark)
  const entry =
    saved === undefined
      ? await findEntryByUuid(ctx.db, readingOf(ctx), body.uuid)
      : describeSaved(
          ctx,
          { id: saved.id, task, record, mark, next, received_at: ctx.now.toISOString() },
          await afterSave(ctx, { id: saved.id, task, record, mark, next }),
        )
  if (!entry?.body_hash.equals(mark.body_hash))
    throw invalid('uuid', 'uuid_reused', 'Another entry has this uuid.')
  return { entry, replayed: saved === undefined }
}

type Saved = {
  readonly id: number
  readonly task: TaskToFill
  readonly record: EntryRecord
  readonly mark: EntryMark
  readonly next: NextStep | null
}

/** The consequences of a new entry: partners to choose, a timer, a notification and a ticket. */
async function afterSave(
  ctx: Ctx,
  { id, task, record, mark, next }: Saved,
): Promise<{ readonly id: number } | null> {
  const { uuid, performed_at, entry_date } = mark
  const at = placeOf(ctx)
  await rememberPartners(ctx, at, record.entry_fields)
  await startTimer(ctx, at, id, next)
  await announceEntry(ctx, { ...at, id, mark, task, record })
  await announceBreach(ctx, { id, uuid, performed_at, task_subtype_id: task.task_subtype_id }, record)
  return raiseWithEntry(ctx, { id, uuid, performed_at, entry_date }, ticketsOf(task, record))
}

/** The new entry in the shape of the lists, without reading it back. */
function describeSaved(
  ctx: Ctx,
  { id, task, record, mark, next, received_at }: Saved & { readonly received_at: string },
  ticket: { readonly id: number } | null,
): EntryRow {
  const { source, files, ...fields } = record
  const { uuid, entry_date, performed_at, body_hash, identity } = mark
  const author = seesAddresses(ctx) ? task.author : { ...task.author, username: '' }
  return {
    ...fields,
    entry_fields: [...fields.entry_fields],
    action_options: [...fields.action_options],
    file_list: [...files],
    id,
    uuid,
    task_subtype_id: task.task_subtype_id,
    entry_date,
    entry_time: performed_at,
    received_at,
    created_by_user: author,
    updated_by_user: author,
    corrected_by: null,
    ...identity,
    device_name: task.identity.device_name,
    body_hash,
    filled_by_sensor: source === 'sensor',
    version: 1,
    updated_at: null,
    is_corrected: false,
    next_step_id: next?.task_step_id ?? null,
    next_due_at: next?.due_at ?? null,
    had_breach: isOutside(record),
    breach_value: null,
    recorded_late: lateMinutes({ performed_at, received_at }) !== null,
    traceability_record: null,
    verification: null,
    has_issues: record.status === 'not_done',
    ticket: ticket === null ? null : { id: ticket.id, status: 'open' },
    task_desc: task.definition.is_default ? null : (task.definition.texts['en']?.name ?? null),
  }
}

import { hash } from 'node:crypto'
import { lateMinutes } from '@larder/core/records'
import { isBeforeSetup, localDate } from '@larder/core/schedule'
import type { entries } from '@larder/contract/entries'
import type { Statement } from '#db/transaction.ts'
import { placeOf, userId, type Asker, type Ctx, type Input } from '#kit/context.ts'
import { clockSkew, performedAt } from '#kit/device-time.ts'
import { invalid, notFound } from '#kit/problem.ts'
import { canonicalJson } from '#kit/records.ts'
import { rememberPartners } from '#features/partners/public.ts'
import { raiseWithEntry } from '#features/tickets/public.ts'
import { announceBreach } from './announce-breach.ts'
import {
  findEntryByUuid,
  findTaskToFill,
  taskToFill,
  type EntryRow,
  type TaskToFill,
} from './entries.queries.ts'
import {
  isOutside,
  judgeEntry,
  namedFiles,
  namedProducts,
  waitsFor,
  type EntryBody,
  type SentEntry,
} from './judge-entry.ts'
import { keepEntry } from './keep-entry.ts'
import { namePhotos } from './name-photos.ts'
import { startTimer } from './timers.jobs.ts'
import { ticketsOf } from './tickets-of-entry.ts'

/**
 * Saves an entry with the limit of this moment and its revision. The uuid is its identity: the same one with
 * the
 * same body answers as before and changes nothing, with another body it is refused.
 * @throws Problem 404 for a task that is not the place's; 422 as `judgeEntry` says, and `uuid`,
 * `performed_at` (`ahead`, `before_task`).
 */
export async function createEntry(
  ctx: Ctx,
  { params, body }: Input<typeof entries.create>,
  found: readonly unknown[],
): Promise<EntryRow> {
  const { entry, replayed } = await saveEntry(
    ctx,
    { task_subtype_id: params.id, task_id: params.taskId, found: found[0] as TaskToFill | undefined },
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

/**
 * The task of an entry, to be found before the permission is known; not where photos follow, which get their
 * rows first.
 */
export function lookForTask({ params, body }: Input<typeof entries.create>, asker: Asker): Statement | null {
  const files = [...body.file_list, ...body.entry_fields.flatMap((field) => field.files)]
  if (files.some((file) => !('id' in file))) return null
  const named = body as EntryBody
  return taskToFill({
    company_id: null,
    place_id: asker.place_id,
    task_subtype_id: params.id,
    task_id: params.taskId,
    uuid: body.uuid,
    task_version: body.task_version ?? null,
    performed_at: performedAt(asker, body),
    file_ids: namedFiles(named),
    product_ids: namedProducts(named),
  })
}

/** @throws Problem 422 `before_task` */
export function refuseBeforeTask(
  { since, timezone }: Pick<TaskToFill, 'since' | 'timezone'>,
  performed_at: string,
): void {
  if (isBeforeSetup({ since, timezone }, performed_at))
    throw invalid('performed_at', 'before_task', 'The task did not exist yet.')
}

type OfTask = {
  readonly task_subtype_id: number
  readonly task_id: number
  /** Where it was looked for before. */ readonly found?: TaskToFill | undefined
}

/**
 * Without its audit entry. @throws Problem, before anything is written but rows of promised photos, which are
 * cleared away.
 */
export async function saveEntry(
  ctx: Ctx,
  { found, ...of }: OfTask,
  sent: SentEntry,
): Promise<{ readonly entry: EntryRow; readonly replayed: boolean }> {
  const at = placeOf(ctx)
  const performed_at = performedAt(ctx, sent)
  const body = await namePhotos(ctx, sent.uuid, sent)
  const task =
    found ??
    (await findTaskToFill(ctx.db, {
      ...at,
      ...of,
      uuid: body.uuid,
      task_version: body.task_version ?? null,
      performed_at,
      file_ids: namedFiles(body),
      product_ids: namedProducts(body),
    }))
  if (!task) throw notFound('Task')
  refuseBeforeTask(task, performed_at)
  const record = judgeEntry(task, body, { answered_at: performed_at })
  const next = waitsFor(task, record.entry_fields, { answered_at: performed_at })
  const body_hash = hash('sha256', canonicalJson({ ...sent, task_id: task.id }), 'buffer')
  const entry_date = localDate(performed_at, task.timezone)
  const received_at = ctx.now.toISOString()
  const { source, files, ...kept } = record
  const saved = await keepEntry(
    ctx,
    { at, task, record },
    {
      uuid: body.uuid,
      entry_date,
      performed_at,
      body_hash,
      created_by: userId(ctx),
      next_due_at: next?.due_at ?? null,
    },
  )
  if (saved) await rememberPartners(ctx, at, record.entry_fields)
  if (saved) await startTimer(ctx, at, saved.id, next)
  if (saved)
    await announceBreach(
      ctx,
      { id: saved.id, uuid: body.uuid, performed_at, task_subtype_id: task.task_subtype_id },
      record,
    )
  const ticket = saved
    ? await raiseWithEntry(
        ctx,
        { id: saved.id, uuid: body.uuid, performed_at, entry_date },
        ticketsOf(task, record),
      )
    : null
  const entry: EntryRow | undefined = saved
    ? {
        ...kept,
        entry_fields: [...kept.entry_fields],
        action_options: [...kept.action_options],
        file_list: [...files],
        id: saved.id,
        uuid: body.uuid,
        task_subtype_id: task.task_subtype_id,
        entry_date,
        entry_time: performed_at,
        received_at,
        created_by_user: task.author,
        updated_by_user: task.author,
        corrected_by: null,
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
        verification: null,
        has_issues: record.status === 'not_done',
        ticket: ticket === null ? null : { id: ticket.id, status: 'open' },
        task_desc: task.definition.is_default ? null : (task.definition.texts['en']?.name ?? null),
      }
    : await findEntryByUuid(ctx.db, at, body.uuid)
  if (!entry || !entry.body_hash.equals(body_hash))
    throw invalid('uuid', 'uuid_reused', 'Another entry has this uuid.')
  return { entry, replayed: !saved }
}

/** Saves entries that are sent together: one is the usual number, a round or what waited on a device are many. */
import { hash } from 'node:crypto'
import { isOutside, type NextStep } from '@larder/core/entries'
import { lateMinutes } from '@larder/core/records'
import { isBeforeSetup, localDate } from '@larder/core/schedule'
import { placeOf, userId, type Ctx } from '#kit/context.ts'
import { performedAt } from '#kit/records/device-time.ts'
import { Problem, invalid, notFound } from '#kit/problem.ts'
import { canonicalJson } from '#kit/records/records.ts'
import { findEntryByUuid, readingOf, seesAddresses, type EntryRow } from '#features/activity-log/public.ts'
import { rememberPartners } from '#features/partners/public.ts'
import { raiseWithEntry } from '#features/tickets/public.ts'
import { announceBreach } from './announce-breach.ts'
import { announceEntries } from './announce-entry.ts'
import { identityOf } from '#kit/records/identity.ts'
import {
  judgeEntry,
  namedFiles,
  namedProducts,
  waitsFor,
  type EntryBody,
  type EntryRecord,
  type SentEntry,
} from './judge-entry.ts'
import { keepEntries, type EntryMark } from './keep-entry.ts'
import { namePhotos } from './name-photos.ts'
import { findTasksToFill, findTaskToFill, type TaskToFill } from './task-to-fill.queries.ts'
import { ticketsOf } from './tickets-of-entry.ts'
import { startTimer } from './timers.jobs.ts'

export type EntryOfTask = {
  readonly task_subtype_id: number
  readonly task_id: number
  readonly sent: SentEntry
}

/** `replayed`: it was there already, and nothing was written. */
export type SavedEntry = { readonly entry: EntryRow; readonly replayed: boolean }

/** @throws Problem 422 `before_task` */
export function refuseBeforeTask(
  { since, timezone }: Pick<TaskToFill, 'since' | 'timezone'>,
  performed_at: string,
): void {
  if (isBeforeSetup({ since, timezone }, performed_at))
    throw invalid('performed_at', 'before_task', 'The task did not exist yet.')
}

/**
 * Without their audit entries; each has its own answer, in their order. An entry is refused before anything of
 * it is written but rows of announced photos, which are removed later.
 */
export async function saveEntries(
  ctx: Ctx,
  sent: readonly EntryOfTask[],
): Promise<readonly (SavedEntry | Problem)[]> {
  const drafts: (Draft | Problem)[] = []
  for (const one of sent) drafts.push(await orProblem(() => draftOf(ctx, one)))
  const tasks = await findTasks(
    ctx,
    drafts.flatMap((one) => (one instanceof Problem ? [] : [one])),
  )
  const judged: (Judged | Problem)[] = []
  let next = 0
  for (const draft of drafts) {
    if (draft instanceof Problem) judged.push(draft)
    else {
      const task = tasks[next++]
      judged.push(await orProblem(async () => judge(ctx, draft, task)))
    }
  }
  const ids = await keepEntries(
    ctx,
    placeOf(ctx),
    judged.flatMap((one) => (one instanceof Problem ? [] : [one])),
  )
  await announceEntries(
    ctx,
    placeOf(ctx),
    judged.flatMap((one) => {
      const id = one instanceof Problem ? undefined : ids.get(one)
      return one instanceof Problem || id === undefined ? [] : [{ ...one, id }]
    }),
  )
  const saved: (SavedEntry | Problem)[] = []
  for (const one of judged)
    saved.push(one instanceof Problem ? one : await orProblem(() => answerOf(ctx, one, ids.get(one))))
  return saved
}

async function orProblem<T>(work: () => Promise<T>): Promise<T | Problem> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

type Draft = EntryOfTask & { readonly body: EntryBody; readonly performed_at: string }

async function draftOf(ctx: Ctx, one: EntryOfTask): Promise<Draft> {
  const performed_at = performedAt(ctx, one.sent)
  return { ...one, performed_at, body: await namePhotos(ctx, one.sent.uuid, one.sent) }
}

async function findTasks(ctx: Ctx, drafts: readonly Draft[]): Promise<readonly (TaskToFill | undefined)[]> {
  const common = { ...placeOf(ctx), session_id: ctx.session_id }
  const keys = drafts.map(({ task_id, task_subtype_id, body, performed_at }) => ({
    task_id,
    task_subtype_id,
    uuid: body.uuid,
    task_version: body.task_version ?? null,
    performed_at,
    file_ids: namedFiles(body),
    product_ids: namedProducts(body),
  }))
  const [only, ...others] = keys
  if (only !== undefined && others.length === 0) return [await findTaskToFill(ctx.db, { ...common, ...only })]
  return findTasksToFill(ctx.db, common, keys)
}

type Judged = {
  readonly task: TaskToFill
  readonly record: EntryRecord
  readonly mark: EntryMark
  readonly next: NextStep | null
}

function judge(ctx: Ctx, { sent, body, performed_at }: Draft, task: TaskToFill | undefined): Judged {
  if (task === undefined) throw notFound('Task')
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
  return { task, record, mark, next }
}

/** @throws Problem 422 `uuid` where another entry has the uuid */
async function answerOf(ctx: Ctx, judged: Judged, id: number | undefined): Promise<SavedEntry> {
  const { mark } = judged
  const entry =
    id === undefined
      ? await findEntryByUuid(ctx.db, readingOf(ctx), mark.uuid)
      : describeSaved(ctx, { ...judged, id }, await afterSave(ctx, { ...judged, id }))
  if (!entry?.body_hash.equals(mark.body_hash))
    throw invalid('uuid', 'uuid_reused', 'Another entry has this uuid.')
  return { entry, replayed: id === undefined }
}

type Saved = Judged & { readonly id: number }

/** The consequences of a new entry: partners to choose, a timer, a notification and a ticket. */
async function afterSave(
  ctx: Ctx,
  { id, task, record, mark, next }: Saved,
): Promise<{ readonly id: number } | null> {
  const { uuid, performed_at, entry_date } = mark
  const at = placeOf(ctx)
  await rememberPartners(ctx, at, record.entry_fields)
  await startTimer(ctx, at, id, next)
  await announceBreach(ctx, { id, uuid, performed_at, task_subtype_id: task.task_subtype_id }, record)
  return raiseWithEntry(ctx, { id, uuid, performed_at, entry_date }, ticketsOf(task, record))
}

/** The new entry in the shape of the lists, without reading it back. */
function describeSaved(
  ctx: Ctx,
  { id, task, record, mark, next }: Saved,
  ticket: { readonly id: number } | null,
): EntryRow {
  const { source, files, ...fields } = record
  const { uuid, entry_date, performed_at, body_hash, identity } = mark
  const received_at = ctx.now.toISOString()
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

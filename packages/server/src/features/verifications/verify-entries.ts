/**
 * Verifying: a person with the permission, who is not an author of the entry, confirms that they checked it.
 */
import type { StoredFile } from '@larder/core/tasks'
import type { ResponseOf } from '@larder/contract/kit'
import type { verifications } from '@larder/contract/verifications'
import { placeOf, userId, type Ctx, type Input } from '#kit/context.ts'
import { invalid, notFound, versionConflict } from '#kit/problem.ts'
import { appendRevisions, personal } from '#kit/records/records.ts'
import { markVerified } from '#features/entries/public.ts'
import {
  listEntriesByUuid,
  inLanguage,
  readingOf,
  showFiles,
  type EntryRow,
} from '#features/activity-log/public.ts'
import { readVersions } from '#features/tasks/public.ts'
import {
  countOthersWaiting,
  hasTask,
  listEntries,
  listVerifiedTasks,
  lockEntries,
  lockWaiting,
  type ToVerify,
} from './verifications.queries.ts'

/** More are done by asking again: one transaction stays short. */
const MOST = 1_000

type Look = ToVerify & { readonly comment: string }

async function recordAll(ctx: Ctx, entries: readonly Look[]): Promise<void> {
  const at = placeOf(ctx)
  const verified_at = ctx.now.toISOString()
  await markVerified(ctx.db, at, { verified_at, verified_by: userId(ctx), entries })
  await appendRevisions(
    ctx,
    entries.map(({ uuid, version, comment }) => ({
      ...at,
      entity: 'verification',
      entity_id: uuid,
      op: 'verify',
      performed_at: verified_at,
      reason: null,
      source: 'typed',
      body: { entry: uuid, entry_version: version, meaning: 'verified', comment: personal(comment) },
    })),
  )
}

/** In the order of the uuids. @throws Problem 404 */
async function shownAll(ctx: Ctx, uuids: readonly string[]): Promise<EntryRow[]> {
  const rows = await listEntriesByUuid(ctx.db, readingOf(ctx), uuids)
  const byUuid = new Map(rows.map((row) => [row.uuid, row]))
  return uuids.map((uuid) => {
    const entry = byUuid.get(uuid)
    if (entry === undefined) throw notFound('Entry')
    return entry
  })
}

/**
 * @throws Problem 404; 409 with the present entry where it was changed; 422 `own_entry`, `not_asked`,
 * `unfinished` at the entry
 */
export async function verifyEntries(
  ctx: Ctx,
  { params, body }: Input<typeof verifications.verify>,
): Promise<ResponseOf<typeof verifications.verify>> {
  const entriesById = new Map(
    (
      await lockEntries(ctx.db, placeOf(ctx), {
        task_subtype_id: params.id,
        ids: body.entries.map(({ id }) => id),
      })
    ).map((entry) => [entry.id, entry]),
  )
  const fresh: Look[] = []
  for (const [index, { id, base_version, comment }] of body.entries.entries()) {
    const entry = entriesById.get(id)
    if (!entry) throw notFound('Entry')
    if (!entry.asks)
      throw invalid(`entries.${index}.id`, 'not_asked', 'Entries of this task are not verified.')
    if (entry.is_own)
      throw invalid(`entries.${index}.id`, 'own_entry', 'Another user has to verify this entry.')
    if (!entry.is_finished) throw invalid(`entries.${index}.id`, 'unfinished', 'The entry is not finished.')
    if (entry.version !== base_version) throw versionConflict((await shownAll(ctx, [entry.uuid]))[0])
    if (entry.verified_at === null && !fresh.some((one) => one.id === id)) fresh.push({ ...entry, comment })
  }
  await recordAll(ctx, fresh)
  ctx.audit({ entity: 'verification', detail: { entries: fresh.map(({ id }) => id) } })
  return shownAll(
    ctx,
    body.entries.map(({ id }) => entriesById.get(id)?.uuid ?? ''),
  )
}

/** Own entries are left. @throws Problem 404 where the place has no such task, or none of this kind */
export async function verifyAll(
  ctx: Ctx,
  { params, body }: Input<typeof verifications.verifyAll>,
): Promise<ResponseOf<typeof verifications.verifyAll>> {
  const at = placeOf(ctx)
  const of = { task_subtype_id: params.id, task_id: body.task_id ?? null }
  if (!(await hasTask(ctx.db, at, of))) throw notFound('Task')
  const waiting = await lockWaiting(ctx.db, at, { ...of, until: body.until, most: MOST })
  const others = waiting.filter(({ is_own }) => !is_own)
  await recordAll(
    ctx,
    others.map((entry) => ({ ...entry, comment: body.comment })),
  )
  ctx.audit({
    entity: 'verification',
    detail: { task_subtype_id: params.id, until: body.until, verified: others.length },
  })
  return {
    verified: others.length,
    own_left: waiting.length - others.length,
    left: await countOthersWaiting(ctx.db, at, { ...of, until: body.until }),
  }
}

const filesOf = ({ file_list, entry_fields }: EntryRow): StoredFile[] => [
  ...file_list,
  ...entry_fields.flatMap(({ files }) => files),
]

export async function readEntries(
  ctx: Ctx,
  { params, query }: Input<typeof verifications.entries>,
): Promise<ResponseOf<typeof verifications.entries>> {
  const { rows, total } = await listEntries(ctx.db, placeOf(ctx), {
    task_subtype_id: params.id,
    task_id: query.taskId ?? null,
    from: query.fromDate,
    to: query.toDate,
    waiting: query.waiting,
    page: query.page,
    per_page: query.perPage,
  })
  const at = placeOf(ctx)
  const entries = await shownAll(
    ctx,
    rows.map(({ uuid }) => uuid),
  )
  const translated = query.lang === undefined ? entries : await inLanguage(ctx.db, at, entries, query.lang)
  const files = await showFiles(ctx.db, at, translated.flatMap(filesOf))
  const data = translated.map((entry, index) => ({
    ...entry,
    is_own: rows[index]?.is_own ?? true,
    unit_name: rows[index]?.unit_name ?? '',
    files: files.filter(({ id }) => filesOf(entry).some((file) => file.id === id)),
  }))
  return { data, meta: { current_page: query.page, per_page: query.perPage, total } }
}

/** Of tasks whose entries are verified now; a kind without has none. */
export async function readVerifiedVersions(
  ctx: Ctx,
  input: Input<typeof verifications.versions>,
): Promise<ResponseOf<typeof verifications.versions>> {
  const verified = new Set(await listVerifiedTasks(ctx.db, placeOf(ctx), input.params.id))
  return (await readVersions(ctx, input)).filter(({ task_id }) => verified.has(task_id))
}

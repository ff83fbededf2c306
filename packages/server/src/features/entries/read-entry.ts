/** One entry for its page or its correction: the values, the questions, and all its revisions. */
import { translateRecorded } from '@larder/core/entries'
import type { entries } from '@larder/contract/entries'
import type { ResponseOf } from '@larder/contract/kit'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { notFound } from '#kit/problem.ts'
import { listRevisions, openRevisions } from '#kit/records/revisions.ts'
import { findEntry, revised, type FoundEntry } from './changes.queries.ts'
import {
  findEntryById,
  findEntryByUuid,
  readingOf,
  showFiles,
  translatorOf,
  type EntryRow,
  type Recorded,
} from '#features/activity-log/public.ts'
import { describeForm } from './describe-form.ts'
import { findTaskToFill, wordsIn } from './task-to-fill.queries.ts'

type Params = { readonly id: number; readonly taskId: number; readonly entryId: number }

/**
 * Everything that was ever recorded of an entry, removed ones too, oldest first; word by word unless a
 * language is named. @throws Problem 404
 */
export async function readRevisions(
  ctx: Ctx,
  { params, query }: Input<typeof entries.revisions>,
): Promise<ResponseOf<typeof entries.revisions>> {
  const at = placeOf(ctx)
  const { uuid } = await find(ctx, params)
  const rows = await openRevisions(ctx.db, at, await listRevisions(ctx.db, at, revised(uuid)))
  if (query.lang === undefined) return rows
  const translate = await translatorOf(
    ctx.db,
    at,
    rows.flatMap(({ body }) => (isEntry(body) ? [body] : [])),
    query.lang,
  )
  return rows.map((row) => (isEntry(row.body) ? { ...row, body: translate(row.body) } : row))
}

/**
 * Bodies of verifications and erasures, and of entries from before there were versions, hold none of the
 * plan's words.
 */
const isEntry = (body: Record<string, unknown>): body is Record<string, unknown> & Recorded =>
  typeof body['task_version'] === 'number' &&
  Array.isArray(body['action_options']) &&
  Array.isArray(body['entry_fields'])

async function find(ctx: Ctx, params: Params): Promise<FoundEntry> {
  const entry = await findEntry(ctx.db, {
    ...placeOf(ctx),
    id: params.entryId,
    task_id: params.taskId,
    task_subtype_id: params.id,
  })
  if (!entry) throw notFound('Entry')
  return entry
}

/**
 * An entry in the shape of the lists. @throws Problem 404 where the place has none of this id, or it was
 * removed
 */
export async function readItem(ctx: Ctx, { params, query }: Input<typeof entries.item>): Promise<EntryRow> {
  const entry = await findEntryById(ctx.db, readingOf(ctx), params.id)
  if (!entry) throw notFound('Entry')
  return query.lang === undefined
    ? entry
    : (await translatorOf(ctx.db, placeOf(ctx), [entry], query.lang))(entry)
}

/** An entry with its questions, in the reader's language. @throws Problem 404 */
export async function readEntry(
  ctx: Ctx,
  { params, query }: Input<typeof entries.get>,
): Promise<ResponseOf<typeof entries.get>> {
  const { uuid, task_version, performed_at, local_time, removal } = await find(ctx, params)
  const task = await findTaskToFill(ctx.db, {
    ...placeOf(ctx),
    task_subtype_id: params.id,
    task_id: params.taskId,
    task_version,
    performed_at,
    file_ids: [],
    product_ids: [],
    even_disabled: true,
  })
  if (!task) throw notFound('Task')
  const entry = await findEntryByUuid(ctx.db, readingOf(ctx), uuid)
  if (!entry) throw notFound('Entry')
  const lang = query.lang ?? 'en'
  return {
    entry: translateRecorded(entry, task.definition.texts, lang),
    local_time,
    task: describeForm(task, wordsIn(task.definition, lang)),
    files: await showFiles(ctx.db, placeOf(ctx), [
      ...entry.file_list,
      ...entry.entry_fields.flatMap(({ files }) => files),
    ]),
    removal,
  }
}

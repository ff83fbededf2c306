/** Changes of a place's files: announced, filled with content, renamed, given another type, removed. */
import { can } from '@larder/core/permissions'
import { isDrawing, isOfPlan, type FileType } from '@larder/core/files'
import type { Done, ResponseOf } from '@larder/contract/kit'
import type { files, PlaceFile } from '@larder/contract/files'
import type { z } from 'zod'
import { placeOf, userId, type Ctx, type Input, type Outside } from '#kit/context.ts'
import { acceptFile, type AcceptedFile } from '#kit/files/file-content.ts'
import { fileStore } from '#kit/files/files.ts'
import { enqueue } from '#kit/jobs/jobs.ts'
import { Problem, notFound } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { noteCustomPlan, noteStep } from '#features/plans/public.ts'
import {
  countFiles,
  findFile,
  insertFile,
  listFiles,
  lockFile,
  updateFile,
  type FileRow,
} from './files.queries.ts'
import { refuseOverLimit } from './storage.ts'

/** More than a place can use; keeps a runaway client from filling the disk. */
const MAX_FILES_OF_PLACE = 1_000
const DAY_MS = 86_400_000

const absent = (): Problem => notFound('files')
const found = (row: FileRow | undefined): FileRow => {
  if (!row) throw absent()
  return row
}

export const present = ({ on_paper, ...row }: FileRow): PlaceFile => ({
  ...row,
  on_paper: on_paper ? 1 : 0,
  status: row.sha256 === null ? 'waiting' : 'ready',
})

/** Location plan and drawings change no hazard: the step is noted, the plan stays what it is. */
async function noteType(ctx: Ctx, at: PlaceKey, ...types: readonly string[]): Promise<void> {
  if (types.includes('location_plan')) await noteStep(ctx, at, 'locationPlan')
  if (types.some(isDrawing)) await noteStep(ctx, at, 'drawings')
  if (types.includes('custom_plan')) await noteCustomPlan(ctx, at)
}

/**
 * Visitors with a shared link see the files of the modules that it opens: of the plan, or of the records of
 * the activity log.
 */
const isShown = ({ actor }: Ctx, { type, held_at }: FileRow): boolean =>
  actor.kind !== 'shared' ||
  (actor.modules.includes('plan') && isOfPlan(type)) ||
  (actor.modules.includes('activity_log') && held_at !== null)

export const list = async (ctx: Ctx, { query }: Input<typeof files.list>): Promise<PlaceFile[]> =>
  (await listFiles(ctx.db, placeOf(ctx), query.type === undefined ? null : [query.type]))
    .filter((row) => isShown(ctx, row))
    .map(present)

/** Who may not edit files of the place sends those of entries and tickets, once. @throws Problem 403 */
function mayWrite(
  ctx: Ctx,
  { type, sha256 }: { readonly type: string; readonly sha256: string | null },
): void {
  if (can(ctx.actor, 'files.edit', ctx.target) || (type === 'task_entry' && sha256 === null)) return
  throw new Problem('forbidden', 'You do not have sufficient permissions to do that.')
}

/** @throws Problem 403; 409 where the place has more files than it can use */
export async function create(
  ctx: Ctx,
  { body }: Input<typeof files.create>,
): Promise<ResponseOf<typeof files.create>> {
  const at = placeOf(ctx)
  const { place_id: _, metadata, on_paper, ...told } = body
  mayWrite(ctx, { type: body.type, sha256: null })
  if ((await countFiles(ctx.db, at)) >= MAX_FILES_OF_PLACE)
    throw new Problem('conflict', 'The place has too many files.', {
      errors: [{ field: '', code: 'too_many_files', message: 'The place has too many files.' }],
    })
  const row = await insertFile(ctx.db, at, {
    ...told,
    on_paper: on_paper === 1,
    metadata: JSON.stringify(metadata),
    created_at: ctx.now.toISOString(),
    created_by: userId(ctx),
  })
  await enqueue(
    ctx,
    'files.discard_waiting',
    { file_id: row.id },
    { run_at: new Date(ctx.now.getTime() + DAY_MS) },
  )
  if (row.on_paper) await noteType(ctx, at, row.type)
  ctx.audit({
    entity: 'file',
    entity_id: row.id,
    detail: { type: row.type, filename: row.filename, on_paper },
  })
  return present(row)
}

/** A file that a record names stays unchanged. @throws Problem 409 `in_record` */
function refuseHeld({ held_at }: FileRow): void {
  if (held_at !== null)
    throw new Problem('conflict', 'A record names this file.', {
      errors: [{ field: '', code: 'in_record', message: 'A record names this file.' }],
    })
}

/**
 * The content of the request, stored; null where the request changes only the file's description. The checks
 * of `change` run before anything is stored. @throws Problem as `change`, and 422 `company_storage`
 */
export async function takeContent(
  outside: Outside,
  { params }: Input<typeof files.change>,
): Promise<AcceptedFile | null> {
  if (!outside.has_upload) return null
  await outside.judge(async (ctx) => {
    const before = found(await findFile(ctx.db, placeOf(ctx), params.id))
    mayWrite(ctx, before)
    refuseHeld(before)
    await refuseOverLimit(ctx)
  })
  const upload = await outside.upload()
  return upload === null ? null : acceptFile(fileStore(outside.platform), upload.bytes)
}

/** @throws Problem 403; 404; 409 where a record names the content that would be replaced */
export async function change(
  ctx: Ctx,
  { params, body }: Input<typeof files.change>,
  content: AcceptedFile | null,
): Promise<PlaceFile> {
  const at = placeOf(ctx)
  const before = found(await lockFile(ctx.db, at, params.id))
  mayWrite(ctx, before)
  if (content !== null) refuseHeld(before)
  const { filename, on_paper, metadata } = body
  const told = {
    ...(filename === undefined ? {} : { filename }),
    ...(on_paper === undefined ? {} : { on_paper: on_paper === 1 }),
    ...(metadata === undefined ? {} : { metadata: JSON.stringify(metadata) }),
    ...(content === null ? {} : { ...content, uploaded_at: ctx.now.toISOString() }),
  }
  const row = Object.keys(told).length === 0 ? before : found(await updateFile(ctx.db, at, params.id, told))
  await noteType(ctx, at, row.type)
  ctx.audit({
    entity: 'file',
    entity_id: row.id,
    detail:
      content === null ? { ...body } : { sha256: content.sha256, size: content.size, mime: content.mime },
  })
  return present(row)
}

export async function attach(ctx: Ctx, { params, query }: Input<typeof files.attach>): Promise<PlaceFile> {
  const at = placeOf(ctx)
  const before = found(await lockFile(ctx.db, at, params.id))
  const type: FileType = query.type
  const row = found(await updateFile(ctx.db, at, params.id, { type, fsp_product_group_id: null }))
  await noteType(ctx, at, before.type, row.type)
  ctx.audit({ entity: 'file', entity_id: row.id, detail: { type, was: before.type } })
  return present(row)
}

/** Makes the file one of a product group. @throws Problem 404 */
export async function attachToGroup(
  ctx: Ctx,
  at: PlaceKey,
  { id, group, type }: { readonly id: number; readonly group: number; readonly type: FileType },
): Promise<PlaceFile> {
  const before = found(await lockFile(ctx.db, at, id))
  const row = found(await updateFile(ctx.db, at, id, { type, fsp_product_group_id: group }))
  await noteType(ctx, at, before.type, row.type)
  ctx.audit({
    entity: 'file',
    entity_id: row.id,
    detail: { type, was: before.type, fsp_product_group_id: group },
  })
  return present(row)
}

/** @throws Problem 404; 409 where a record names it */
export async function remove(
  ctx: Ctx,
  { params }: Input<typeof files.remove>,
): Promise<z.infer<typeof Done>> {
  const at = placeOf(ctx)
  refuseHeld(found(await lockFile(ctx.db, at, params.id)))
  const row = found(await updateFile(ctx.db, at, params.id, { removed_at: ctx.now.toISOString() }))
  await noteType(ctx, at, row.type)
  ctx.audit({
    entity: 'file',
    entity_id: row.id,
    detail: { type: row.type, filename: row.filename, sha256: row.sha256 },
  })
  return { ok: true }
}

/** @throws Problem 404 also for a file that the actor may not see */
export async function getFile(ctx: Ctx, id: number): Promise<FileRow> {
  const row = found(await findFile(ctx.db, placeOf(ctx), id))
  if (!isShown(ctx, row)) throw absent()
  return row
}

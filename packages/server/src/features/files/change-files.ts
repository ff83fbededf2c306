/** Changes of a place's files: announced, filled with content, renamed, given another type, removed. */
import { can } from '@larder/core/permissions'
import { isDrawing, type FileType } from '@larder/core/files'
import type { Done, ResponseOf, Wire } from '@larder/contract/kit'
import type { files, PlaceFile } from '@larder/contract/files'
import { placeOf, userId, type Ctx, type Input, type Outside } from '#kit/context.ts'
import { acceptFile, type AcceptedFile } from '#kit/files/file-content.ts'
import { fileStore } from '#kit/files/files.ts'
import { enqueue } from '#kit/jobs/jobs.ts'
import { conflict, Problem, notFound } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { noteCustomPlan, noteStep } from '#features/plan-data/public.ts'
import {
  countFiles,
  countUnnamed,
  findFile,
  insertFile,
  listFiles,
  lockFile,
  updateFile,
  type FileRow,
} from './files.queries.ts'
import { keepVersion } from './documents.queries.ts'
import { judgeShown } from './open-folders.ts'
import { placeIn, readFacts, refuseUnknown } from './place-document.ts'
import { present } from './present-file.ts'
import { sealScans } from './seal-scans.ts'
import { refuseOverLimit } from './storage.ts'

/** More than a place can use; keeps a runaway client from filling the disk. */
const MAX_FILES_OF_PLACE = 20_000
/** Photos of a person that wait for their records: an entry names 20. Those that none names go after a day. */
const MAX_UNNAMED = 60
const DAY_MS = 86_400_000

const absent = (): Problem => notFound('files')
const requireFile = (row: FileRow | undefined): FileRow => {
  if (!row) throw absent()
  return row
}

/** Location plan and drawings change no hazard: the step is noted, the plan stays what it is. */
async function noteType(ctx: Ctx, at: PlaceKey, ...types: readonly string[]): Promise<void> {
  if (types.includes('location_plan')) await noteStep(ctx, at, 'locationPlan')
  if (types.some(isDrawing)) await noteStep(ctx, at, 'drawings')
  if (types.includes('custom_plan')) await noteCustomPlan(ctx, at)
}

export const list = async (ctx: Ctx, { query }: Input<typeof files.list>): Promise<PlaceFile[]> =>
  (await listFiles(ctx.db, placeOf(ctx), query.type === undefined ? null : [query.type]))
    .filter(await judgeShown(ctx))
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
  const { metadata, on_paper, filename, folder_id } = body
  const place = folder_id === undefined ? { type: body.type, folder_id: null } : await placeIn(ctx, folder_id)
  mayWrite(ctx, { type: place.type, sha256: null })
  await refuseUnknown(ctx, body)
  const isFull = (await countFiles(ctx.db, at)) >= MAX_FILES_OF_PLACE
  const isPhoto = place.type === 'task_entry'
  if (isFull || (isPhoto && (await countUnnamed(ctx.db, at, userId(ctx))) >= MAX_UNNAMED))
    throw conflict('The place has too many files.', 'too_many_files')
  const row = await insertFile(ctx.db, at, {
    filename,
    ...readFacts(body),
    ...place,
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
    detail: {
      type: row.type,
      filename: row.filename,
      on_paper,
      folder_id: row.folder_id,
      ...readFacts(body),
    },
  })
  return present(row)
}

/** A file that a record names stays unchanged. @throws Problem 409 `in_record` */
function refuseHeld({ held_at }: FileRow): void {
  if (held_at !== null) throw conflict('A record names this file.', 'in_record')
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
  const isDocument = await outside.judge(async (ctx) => {
    const before = await getFile(ctx, params.id)
    mayWrite(ctx, before)
    refuseHeld(before)
    await refuseOverLimit(ctx)
    return before.folder_id !== null
  })
  const upload = await outside.upload()
  return upload === null
    ? null
    : acceptFile(fileStore(outside.platform), upload.bytes, isDocument ? upload.filename : null)
}

/** @throws Problem 403; 404; 409 where a record names the content that would be replaced */
export async function change(
  ctx: Ctx,
  { params, body }: Input<typeof files.change>,
  content: AcceptedFile | null,
): Promise<PlaceFile> {
  const at = placeOf(ctx)
  const before = await lockShown(ctx, params.id)
  mayWrite(ctx, before)
  if (content !== null) refuseHeld(before)
  await refuseUnknown(ctx, body)
  const { filename, on_paper, metadata } = body
  const changes = {
    ...readFacts(body),
    ...(filename === undefined ? {} : { filename }),
    ...(on_paper === undefined ? {} : { on_paper: on_paper === 1 }),
    ...(metadata === undefined ? {} : { metadata: JSON.stringify(metadata) }),
    ...(content === null ? {} : { ...content, uploaded_at: ctx.now.toISOString() }),
  }
  if (content !== null && before.folder_id !== null)
    await keepVersion(ctx.db, at, before.id, ctx.now.toISOString())
  const row =
    Object.keys(changes).length === 0 ? before : requireFile(await updateFile(ctx.db, at, params.id, changes))
  if (content !== null) await sealScans(ctx, row.id, content.sha256)
  await noteType(ctx, at, row.type)
  ctx.audit({
    entity: 'file',
    entity_id: row.id,
    detail:
      content === null ? { ...body } : { sha256: content.sha256, size: content.size, mime: content.mime },
  })
  return present(row)
}

/** A file of a record stays there. @throws Problem 409 `in_record`; 422 `unknown_folder` */
async function placeOfAttached(
  ctx: Ctx,
  before: FileRow,
  { type, folder_id }: Input<typeof files.attach>['query'],
): Promise<{ readonly type: FileType; readonly folder_id: number | null }> {
  if (folder_id !== undefined) {
    if (before.type === 'task_entry') refuseHeld(before)
    return placeIn(ctx, folder_id)
  }
  return { type: type ?? 'documentation', folder_id: null }
}

/**
 * Gives the file another type, or moves it into a folder: it is in one place. @throws Problem 404; 409; 422
 */
export async function attach(ctx: Ctx, { params, query }: Input<typeof files.attach>): Promise<PlaceFile> {
  const at = placeOf(ctx)
  const before = await lockShown(ctx, params.id)
  const place = await placeOfAttached(ctx, before, query)
  const row = requireFile(await updateFile(ctx.db, at, params.id, { ...place, fsp_product_group_id: null }))
  await noteType(ctx, at, before.type, row.type)
  ctx.audit({
    entity: 'file',
    entity_id: row.id,
    detail: { ...place, was: { type: before.type, folder_id: before.folder_id } },
  })
  return present(row)
}

/** Makes the file one of a product group. @throws Problem 404 */
export async function attachToGroup(
  ctx: Ctx,
  at: PlaceKey,
  { id, group, type }: { readonly id: number; readonly group: number; readonly type: FileType },
): Promise<PlaceFile> {
  const before = await lockShown(ctx, id)
  const row = requireFile(await updateFile(ctx.db, at, id, { type, fsp_product_group_id: group }))
  await noteType(ctx, at, before.type, row.type)
  ctx.audit({
    entity: 'file',
    entity_id: row.id,
    detail: { type, was: before.type, fsp_product_group_id: group },
  })
  return present(row)
}

/** @throws Problem 404; 409 where a record names it */
export async function remove(ctx: Ctx, { params }: Input<typeof files.remove>): Promise<Wire<typeof Done>> {
  const at = placeOf(ctx)
  refuseHeld(await lockShown(ctx, params.id))
  const row = requireFile(await updateFile(ctx.db, at, params.id, { removed_at: ctx.now.toISOString() }))
  await sealScans(ctx, row.id, null)
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
  const row = requireFile(await findFile(ctx.db, placeOf(ctx), id))
  if (!(await judgeShown(ctx))(row)) throw absent()
  return row
}

/** The same, locked until the transaction ends. */
async function lockShown(ctx: Ctx, id: number): Promise<FileRow> {
  const row = requireFile(await lockFile(ctx.db, placeOf(ctx), id))
  if (!(await judgeShown(ctx))(row)) throw absent()
  return row
}

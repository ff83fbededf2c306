/** Scans and photos of certificates: files of the person, which only owners and `personnel` open. */
import type { TeamTaskEntry, teamTasks } from '@larder/contract/team-tasks'
import { placeOf, type Ctx, type Input, type Outside } from '#kit/context.ts'
import { acceptFile, type AcceptedFile } from '#kit/files/file-content.ts'
import { fileStore } from '#kit/files/files.ts'
import { invalid, notFound } from '#kit/problem.ts'
import { addContent, refuseOverLimit, removePaper, renamePaper } from '#features/files/public.ts'
import { nameEntries } from './change-team-tasks.ts'
import { sealCertificate } from './seal-certificate.ts'
import { findEntry, lockEntry, updateEntry, type EntryRow } from './team-tasks.queries.ts'

type TakenScan = { readonly filename: string; readonly accepted: AcceptedFile }

const absent = () => notFound('TeamTaskEntry')

async function lockOne(ctx: Ctx, id: number): Promise<EntryRow> {
  const row = await lockEntry(ctx.db, placeOf(ctx), id)
  if (row === undefined) throw absent()
  return row
}

/**
 * The content of the form, stored; null without one. @throws Problem 404; 422 `company_storage`, `file_type`
 */
export async function takeScan(
  outside: Outside,
  { params }: Input<typeof teamTasks.sendScan>,
): Promise<TakenScan | null> {
  if (!outside.has_upload) return null
  await outside.judge(async (ctx) => {
    if ((await findEntry(ctx.db, placeOf(ctx), params.id)) === undefined) throw absent()
    await refuseOverLimit(ctx)
  })
  const upload = await outside.upload()
  if (upload === null) return null
  const accepted = await acceptFile(fileStore(outside.platform), upload.bytes)
  return { filename: upload.filename, accepted }
}

/** An earlier scan is removed. @throws Problem 404; 422 `required` where there is neither file nor scan */
export async function keepScan(
  ctx: Ctx,
  { params, body, query }: Input<typeof teamTasks.sendScan>,
  taken: TakenScan | null,
): Promise<TeamTaskEntry> {
  const at = placeOf(ctx)
  const { file, worker_id } = await lockOne(ctx, params.id)
  if (taken === null && file === null) throw invalid('file', 'required', 'There is no file in the form.')
  if (taken !== null) {
    if (file !== null) await removePaper(ctx, file.id)
    const added = await addContent(ctx, { type: 'documentation', worker_id, ...taken })
    await updateEntry(ctx.db, at, params.id, { file_id: added.id, updated_at: ctx.now.toISOString() })
    await sealCertificate(ctx, at, params.id, 'change')
    ctx.audit({ entity: 'team_task_entry', entity_id: params.id, detail: { file_id: added.id } })
  } else if (file !== null) {
    if (body.filename !== undefined) await renamePaper(ctx, file.id, body.filename)
    ctx.audit({ entity: 'team_task_entry', entity_id: params.id, detail: { renamed: file.id } })
  }
  const [entry] = await nameEntries(ctx, at, [await lockOne(ctx, params.id)], query.lang)
  if (entry === undefined) throw absent()
  return entry
}

/** @throws Problem 404 also where there is none */
export async function removeScan(
  ctx: Ctx,
  { params }: Input<typeof teamTasks.removeScan>,
): Promise<{ ok: true }> {
  const { file } = await lockOne(ctx, params.id)
  if (file === null) throw notFound('files')
  await removePaper(ctx, file.id)
  await updateEntry(ctx.db, placeOf(ctx), params.id, { file_id: null, updated_at: ctx.now.toISOString() })
  await sealCertificate(ctx, placeOf(ctx), params.id, 'change')
  ctx.audit({ entity: 'team_task_entry', entity_id: params.id, detail: { removed: file.id } })
  return { ok: true }
}

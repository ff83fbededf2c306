/** Files that come with their content: photos of audits, papers of people. */
import { buffer } from 'node:stream/consumers'
import type { FileType } from '@larder/core/files'
import { placeOf, userId, type Ctx } from '#kit/context.ts'
import type { AcceptedFile } from '#kit/files/file-content.ts'
import { fileStore } from '#kit/files/files.ts'
import { notFound } from '#kit/problem.ts'
import { nameWithEnding } from './open-file.ts'
import { findFile, insertFile, updateFile } from './files.queries.ts'

type Content = {
  readonly type: FileType
  /** The person whose paper it is: only owners and `personnel` see it. */
  readonly worker_id?: number
  readonly filename: string
  readonly accepted: AcceptedFile
}

/** Adds a file with its stored content. */
export async function addContent(
  ctx: Ctx,
  { type, worker_id, filename, accepted }: Content,
): Promise<{ id: number; sha256: string }> {
  const at = placeOf(ctx)
  const now = ctx.now.toISOString()
  const { id } = await insertFile(ctx.db, at, {
    type,
    ...(worker_id !== undefined && { worker_id }),
    filename: filename.trim().slice(0, 200) || 'photo',
    on_paper: false,
    metadata: '{}',
    created_at: now,
    created_by: userId(ctx),
  })
  await updateFile(ctx.db, at, id, { ...accepted, uploaded_at: now })
  return { id, sha256: accepted.sha256 }
}

/** Reads a file of the place into memory. @throws Problem 404 */
export async function readContentOf(
  ctx: Ctx,
  id: number,
): Promise<{ bytes: Buffer; filename: string; mime: string }> {
  const row = await findFile(ctx.db, placeOf(ctx), id)
  if (row === undefined || row.sha256 === null || row.mime === null) throw notFound('files')
  const bytes = await buffer(await fileStore(ctx.platform).open(row.sha256))
  return { bytes, filename: nameWithEnding(row.filename, row.mime), mime: row.mime }
}

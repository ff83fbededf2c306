/** Photos that a record names before they have come. */
import type { FileRef } from '@larder/contract/entry-fields.schemas'
import { placeOf, userId, type Ctx } from '#kit/context.ts'
import { enqueue } from '#kit/jobs/jobs.ts'
import { invalid, notFound } from '#kit/problem.ts'
import type { AcceptedFile } from '#kit/files/file-content.ts'
import {
  findFile,
  findPromised,
  insertPromised,
  lockFile,
  lockPromised,
  updateFile,
  type FileRow,
} from './files.queries.ts'
import { refuseOverLimit } from './storage.ts'

const DAY_MS = 86_400_000

type Photo = Exclude<FileRef, { readonly id: number }>
/** Where the references of a record stand: its own, and those of each of its fields. */
type FieldRef = { readonly at: string; readonly ref: FileRef }

const isPhoto = (ref: FileRef): ref is Photo => 'uuid' in ref

/**
 * Makes a row for each photo that the record promises, and returns the name of each from now on. Rows of a
 * record that is refused in the same transaction are removed after a day. @throws Problem 422 `unknown_file`
 * for the uuid of another photo, or of a photo of another record
 */
export async function promisePhotos(
  ctx: Ctx,
  record_uuid: string,
  fieldRefs: readonly FieldRef[],
): Promise<(ref: FileRef) => { id: number }> {
  const at = placeOf(ctx)
  const photos = fieldRefs.flatMap(({ ref }) => (isPhoto(ref) ? [ref] : []))
  if (photos.length === 0) return (ref) => ({ id: 'id' in ref ? ref.id : 0 })
  const uuids = [...new Map(photos.map((photo) => [photo.uuid, photo])).values()]
  const newFileIds = await insertPromised(
    ctx.db,
    at,
    uuids.map(({ uuid, sha256, filename }) => ({
      uuid,
      sent_sha256: sha256,
      record_uuid,
      filename,
      created_at: ctx.now.toISOString(),
      created_by: userId(ctx),
    })),
  )
  for (const file_id of newFileIds)
    await enqueue(ctx, 'files.discard_waiting', { file_id }, { run_at: new Date(ctx.now.getTime() + DAY_MS) })
  const rows = new Map(
    (
      await lockPromised(
        ctx.db,
        at,
        uuids.map(({ uuid }) => uuid),
      )
    ).map((row) => [row.uuid, row]),
  )
  for (const { at: path, ref } of fieldRefs) {
    if (!isPhoto(ref)) continue
    const row = rows.get(ref.uuid.toLowerCase())
    if (row === undefined || row.sent_sha256 !== ref.sha256 || row.record_uuid !== record_uuid.toLowerCase())
      throw invalid(path, 'unknown_file', 'Another photo has this uuid.')
  }
  return (ref) => ({ id: isPhoto(ref) ? (rows.get(ref.uuid.toLowerCase())?.id ?? 0) : ref.id })
}

export type Arrived = {
  readonly row: FileRow
  readonly record_uuid: string
  /** Whether it had come before. */
  readonly replayed: boolean
}

/**
 * The content sent for a photo: its SHA-256 as sent, and the stored content; null where the photo has one
 * already.
 */
export type SentPhoto = { readonly sent_sha256: string; readonly accepted: AcceptedFile | null }

/**
 * Whether the photo waits for its content. @throws Problem as `fillPhoto`, and 422 `company_storage`, before
 * anything is stored
 */
export async function judgePhoto(
  ctx: Ctx,
  uuid: string,
): Promise<{ readonly sent_sha256: string; readonly is_waiting: boolean }> {
  const at = placeOf(ctx)
  const [promised] = await findPromised(ctx.db, at, [uuid])
  const row = promised && (await findFile(ctx.db, at, promised.id))
  if (!promised || !row) throw notFound('files')
  if (row.sha256 === null) await refuseOverLimit(ctx)
  return { sent_sha256: promised.sent_sha256, is_waiting: row.sha256 === null }
}

/** @throws Problem 422 `content_differs` */
export function refuseOther(sent: string, promised: string): void {
  if (sent !== promised)
    throw invalid('file', 'content_differs', 'The content is not the photo that the record names.')
}

/**
 * Gives a promised photo its content; one that has it keeps it.
 * @throws Problem 404 for a photo that no record of the place names; 422 `content_differs` where it is not
 * what was promised, `required` without a content
 */
export async function fillPhoto(ctx: Ctx, uuid: string, content: SentPhoto | null): Promise<Arrived> {
  const at = placeOf(ctx)
  const [promised] = await lockPromised(ctx.db, at, [uuid])
  const before = promised && (await lockFile(ctx.db, at, promised.id))
  if (!promised || !before) throw notFound('files')
  if (content !== null) refuseOther(content.sent_sha256, promised.sent_sha256)
  if (before.sha256 !== null) return { row: before, record_uuid: promised.record_uuid, replayed: true }
  if (content === null || content.accepted === null)
    throw invalid('file', 'required', 'There is no file in the form.')
  const row = await updateFile(ctx.db, at, promised.id, {
    ...content.accepted,
    uploaded_at: ctx.now.toISOString(),
  })
  if (!row) throw notFound('files')
  return { row, record_uuid: promised.record_uuid, replayed: false }
}

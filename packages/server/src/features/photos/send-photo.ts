/** The content of a photo comes after its record: the record's chain then names what is stored. */
import { createHash } from 'node:crypto'
import type { PlaceFile } from '@larder/contract/files'
import type { photos } from '@larder/contract/photos'
import type { Ctx, Input, Outside } from '#kit/context.ts'
import { acceptFile } from '#kit/files/file-content.ts'
import { fileStore } from '#kit/files/files.ts'
import { attachToAudit } from '#features/digital-audits/public.ts'
import { attachToEntry } from '#features/entries/public.ts'
import { fillPhoto, judgePhoto, present, refuseOther, type SentPhoto } from '#features/files/public.ts'
import { attachToTraceability } from '#features/traceability/public.ts'
import { attachToTickets } from '#features/tickets/public.ts'

/**
 * The sent content, stored where the photo waits for it; null where nothing was sent. @throws Problem as
 * `fillPhoto`, before anything is stored
 */
export async function takePhoto(
  outside: Outside,
  { params }: Input<typeof photos.send>,
): Promise<SentPhoto | null> {
  const promised = await outside.judge((ctx) => judgePhoto(ctx, params.uuid))
  const upload = await outside.upload()
  if (upload === null) return null
  const sent_sha256 = createHash('sha256').update(upload.bytes).digest('hex')
  refuseOther(sent_sha256, promised.sent_sha256)
  return {
    sent_sha256,
    accepted: promised.is_waiting ? await acceptFile(fileStore(outside.platform), upload.bytes) : null,
  }
}

/** @throws Problem as `fillPhoto` says, and 422 for a content that is not taken */
export async function sendPhoto(
  ctx: Ctx,
  { params }: Input<typeof photos.send>,
  taken: SentPhoto | null,
): Promise<PlaceFile> {
  const { row, record_uuid, replayed } = await fillPhoto(ctx, params.uuid, taken)
  const { id, sha256 } = row
  if (!replayed && sha256 !== null) {
    await attachToEntry(ctx, record_uuid, { id, sha256 })
    await attachToTickets(ctx, record_uuid, { id, sha256 })
    await attachToAudit(ctx, record_uuid, { id, sha256 })
    await attachToTraceability(ctx, record_uuid, { id, sha256 })
  }
  ctx.audit({
    entity: 'file',
    entity_id: id,
    detail: { sha256, size: row.size, mime: row.mime, record_uuid, replayed },
  })
  return present(row)
}

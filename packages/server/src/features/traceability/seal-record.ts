/** Records in the chain of their place, and photos that come after them. */
import { withContent } from '@larder/core/records'
import type { RecordContent } from '@larder/core/traceability'
import type { StoredFile } from '@larder/core/tasks'
import { placeOf, type Ctx } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { appendRevision, personal, type Recording } from '#kit/records/records.ts'
import { listNamedLots, numberLots, readEffects } from './effects.queries.ts'
import { findRecordByUuid, lockRecord, updatePhotos, type RecordIdentity } from './records.queries.ts'

type Sealed = {
  readonly id: number
  readonly uuid: string
  readonly op: 'create' | 'change' | 'remove' | 'attach' | 'seal'
  readonly reason: string | null
  readonly identity: RecordIdentity | null
  readonly content: RecordContent
  readonly photos: readonly StoredFile[]
  readonly entry_ids: readonly number[]
  /** Lots that earlier versions named: of a record that is sealed late. */
  readonly also?: readonly number[]
}

/**
 * After its movements and links were written: the revision says them, and the lots as they are now. A comment
 * may name a person.
 */
export async function sealRecord(
  ctx: Recording,
  at: PlaceKey,
  { id, uuid, op, reason, identity, content, photos, entry_ids, also = [] }: Sealed,
): Promise<void> {
  const { occurred_at, comment, ...sealedContent } = content
  const effects = await readEffects(ctx.db, { company_id: at.company_id, record_id: id }, also)
  await appendRevision(ctx, {
    ...at,
    entity: 'traceability_record',
    entity_id: uuid,
    op,
    performed_at: op === 'create' || op === 'change' ? occurred_at : ctx.now.toISOString(),
    reason,
    source: op === 'seal' ? 'generated' : 'typed',
    body: {
      ...sealedContent,
      comment: personal(comment),
      occurred_at,
      ...effects,
      entry_ids,
      files: photos,
      identity,
    },
  })
}

/** A record whose last revision does not say what it did to lots. */
export async function sealTraceLate(ctx: Recording, at: PlaceKey, uuid: string): Promise<void> {
  const storedRecord = await findRecordByUuid(ctx.db, at, uuid)
  if (storedRecord === undefined || !(await lockRecord(ctx.db, at, storedRecord.id))) return
  const { removed_at: _removed, ...row } = (await findRecordByUuid(ctx.db, at, uuid)) ?? storedRecord
  const also = await listNamedLots(ctx.db, at, row.id)
  await numberLots(ctx.db, at.company_id, also)
  await sealRecord(ctx, at, { ...row, op: 'seal', reason: null, also })
}

/** A photo of a record has come. */
export async function attachToTraceability(
  ctx: Ctx,
  uuid: string,
  file: { readonly id: number; readonly sha256: string },
): Promise<void> {
  const at = placeOf(ctx)
  const storedRecord = await findRecordByUuid(ctx.db, at, uuid)
  if (
    storedRecord === undefined ||
    storedRecord.removed_at !== null ||
    !(await lockRecord(ctx.db, at, storedRecord.id))
  )
    return
  const row = (await findRecordByUuid(ctx.db, at, uuid)) ?? storedRecord
  const photos = withContent(row.photos, file)
  if (photos === row.photos) return
  await updatePhotos(ctx.db, at, row.id, photos)
  const { uuid: _, removed_at: _removed, ...rest } = row
  await sealRecord(ctx, at, { ...rest, uuid, op: 'attach', reason: null, photos })
}

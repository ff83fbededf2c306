/** Records in the chain of their place, and photos that come after them. */
import { parseDecimal, rational, toDecimal } from '@larder/core/measures'
import { withContent } from '@larder/core/records'
import type { RecordContent } from '@larder/core/traceability'
import type { StoredFile } from '@larder/core/tasks'
import { placeOf, type Ctx } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { appendRevision, personal } from '#kit/records/records.ts'
import { findRecordByUuid, lockRecord, updatePhotos, type RecordIdentity } from './records.queries.ts'

const ZERO = rational(0n)

type Sealed = {
  readonly uuid: string
  readonly op: 'create' | 'change' | 'remove' | 'attach'
  readonly reason: string | null
  readonly identity: RecordIdentity | null
  readonly content: RecordContent
  readonly photos: readonly StoredFile[]
  readonly entry_ids: readonly number[]
}

/** `moved` is what the stock is counted from; a comment may name a person. */
export async function sealRecord(
  ctx: Ctx,
  at: PlaceKey,
  { uuid, op, reason, identity, content, photos, entry_ids }: Sealed,
): Promise<void> {
  const { occurred_at, comment, ...said } = content
  await appendRevision(ctx, {
    ...at,
    entity: 'traceability_record',
    entity_id: uuid,
    op,
    performed_at: op === 'attach' || op === 'remove' ? ctx.now.toISOString() : occurred_at,
    reason,
    source: 'typed',
    body: {
      ...said,
      comment: personal(comment),
      moved:
        op === 'remove'
          ? []
          : content.lines.map(({ direction, lot_id, amount, amount_unit_id }) => ({
              direction,
              lot_id,
              amount: toDecimal(parseDecimal(amount) ?? ZERO, 6),
              amount_unit_id,
            })),
      entry_ids,
      files: photos,
      identity,
    },
  })
}

/** A photo of a record has come. */
export async function attachToTraceability(
  ctx: Ctx,
  uuid: string,
  file: { readonly id: number; readonly sha256: string },
): Promise<void> {
  const at = placeOf(ctx)
  const found = await findRecordByUuid(ctx.db, at, uuid)
  if (found === undefined || found.removed_at !== null || !(await lockRecord(ctx.db, at, found.id))) return
  const row = (await findRecordByUuid(ctx.db, at, uuid)) ?? found
  const photos = withContent(row.photos, file)
  if (photos === row.photos) return
  await updatePhotos(ctx.db, at, row.id, photos)
  const { uuid: _, removed_at: _removed, ...rest } = row
  await sealRecord(ctx, at, { ...rest, uuid, op: 'attach', reason: null, photos })
}

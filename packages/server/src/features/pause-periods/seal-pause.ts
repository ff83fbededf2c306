/** Pauses of monitoring in the chain of their place. */
import type { PlaceKey } from '#kit/place-key.ts'
import { appendRevision, personal, type Recording } from '#kit/records/records.ts'
import { findWholePause } from './pause-projection.queries.ts'

/** As it is stored now, before it is deleted; its name may be that of a person. */
export async function sealPause(
  ctx: Recording,
  at: PlaceKey,
  id: number,
  op: 'create' | 'change' | 'remove' | 'seal',
): Promise<void> {
  const row = await findWholePause(ctx.db, at, id)
  if (row === undefined) return
  await appendRevision(ctx, {
    ...at,
    entity: 'pause',
    entity_id: id,
    op,
    performed_at: ctx.now.toISOString(),
    reason: null,
    source: op === 'seal' ? 'generated' : 'typed',
    body: { ...row, name: personal(row.name) },
  })
}

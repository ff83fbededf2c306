/** Confirmed versions from before their revisions said what is stored. */
import type { PlaceKey } from '#kit/place-key.ts'
import { appendRevision, type Recording } from '#kit/records/records.ts'
import { findStoredVersion } from './version-projection.queries.ts'

export async function sealVersionLate(ctx: Recording, at: PlaceKey, item: string): Promise<void> {
  const body = await findStoredVersion(ctx.db, at, item)
  if (body === undefined) return
  await appendRevision(ctx, {
    ...at,
    entity: 'plan',
    entity_id: body.plan_id,
    op: 'seal',
    performed_at: ctx.now.toISOString(),
    reason: null,
    source: 'generated',
    body,
  })
}

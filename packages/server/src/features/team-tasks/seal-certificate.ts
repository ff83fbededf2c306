/** Certificates and trainings in the chain of their place. */
import { sealedIn } from '@larder/core/records'
import type { PlaceKey } from '#kit/place-key.ts'
import { appendRevision, personal, type Recording } from '#kit/records/records.ts'
import { eraseTexts, listRevisions } from '#kit/records/revisions.ts'
import { eraseEntries, findWholeEntry, listEntryIds } from './team-tasks.queries.ts'

const entity = 'certificate'

/** As it is stored now; names of trainers, comments and the contents of scans are sealed, so that they can be erased. */
export async function sealCertificate(
  ctx: Recording,
  at: PlaceKey,
  id: number,
  op: 'create' | 'change' | 'remove' | 'seal',
): Promise<void> {
  const row = await findWholeEntry(ctx.db, at, id)
  if (row === undefined) return
  const { trainer, comment, scan, ...certificate } = row
  await appendRevision(ctx, {
    ...at,
    entity,
    entity_id: id,
    op,
    performed_at: ctx.now.toISOString(),
    reason: null,
    source: op === 'seal' ? 'generated' : 'typed',
    body: {
      ...certificate,
      trainer: personal(trainer),
      comment: personal(comment),
      scan: personal(scan),
    },
  })
}

/** Erases what was written about a person; that there were certificates stays in the chain. */
export async function eraseCertificates(ctx: Recording, at: PlaceKey, worker_id: number): Promise<void> {
  const ids = await listEntryIds(ctx.db, at, worker_id)
  await eraseEntries(ctx.db, at, worker_id, ctx.now.toISOString())
  for (const id of ids) {
    await sealCertificate(ctx, at, id, 'remove')
    const revisions = await listRevisions(ctx.db, at, { entities: [entity], entity_id: String(id) })
    const erased = [...new Set(revisions.flatMap(({ body }) => sealedIn(body)))]
    await eraseTexts(ctx.db, at, erased)
    await appendRevision(ctx, {
      ...at,
      entity,
      entity_id: id,
      op: 'erase',
      performed_at: ctx.now.toISOString(),
      reason: null,
      source: 'typed',
      body: { erased },
    })
  }
}

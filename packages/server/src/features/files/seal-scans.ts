/** The content of a scan changed among the documents: the chain of its certificate says what is shown now. */
import { placeOf, type Ctx } from '#kit/context.ts'
import { appendRevision, personal } from '#kit/records/records.ts'
import { listRevisions } from '#kit/records/revisions.ts'
import { listCertificatesOf } from './documents.queries.ts'

const entity = 'certificate'

/** `sha256`: null where the file is removed. One that no revision knows yet is sealed late. */
export async function sealScans(ctx: Ctx, file_id: number, sha256: string | null): Promise<void> {
  const at = placeOf(ctx)
  for (const entity_id of await listCertificatesOf(ctx.db, at, file_id)) {
    const revisions = await listRevisions(ctx.db, at, { entities: [entity], entity_id })
    const last = revisions.findLast(({ op }) => op !== 'erase')
    if (last === undefined) continue
    await appendRevision(ctx, {
      ...at,
      entity,
      entity_id,
      op: 'change',
      performed_at: ctx.now.toISOString(),
      reason: null,
      source: 'typed',
      body: { ...(JSON.parse(last.body) as object), scan: personal(sha256 ?? '') },
    })
  }
}

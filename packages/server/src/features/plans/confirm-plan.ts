import type { plans } from '@larder/contract/plans'
import type { ResponseOf } from '@larder/contract/kit'
import { placeOf, userId, type Ctx, type Input } from '#kit/context.ts'
import { Problem } from '#kit/problem.ts'
import { appendRevision } from '#kit/records.ts'
import { findInputs, findUserName, getPlace, lockPlan, storeConfirmation } from './plans.queries.ts'
import { progressOf } from './place-profile.ts'
import { readStatus } from './read-status.ts'
import { readPlan, writeDocument, type ReadPlan } from './write-document.ts'

const refuse = (code: string, message: string): Problem => new Problem('conflict', message, { errors: [{ field: '', code, message }] })

/** What keeps the plan from being confirmed, if anything. */
function obstacle({ row }: ReadPlan, missing: readonly string[], sha256: string | undefined): Problem | null {
  if (missing.length > 0) return new Problem('conflict', 'Not all sections are filled.', { errors: missing.map((field) => ({ field, code: 'step_incomplete', message: 'Not filled yet.' })) })
  if (row.is_outdated) return refuse('plan_outdated', 'The plan has to be generated again first.')
  if (sha256 !== undefined && sha256 !== row.sha256) return refuse('plan_changed', 'The plan has changed since it was shown.')
  return null
}

/**
 * Confirms the plan as it stands: a version that never changes, and a revision in the place's chain. Confirming what
 * is confirmed already changes nothing and answers who did it and when.
 * @throws Problem 404 before it is generated; 409 when steps are missing, inputs changed, or it is not what was shown.
 */
export async function confirm(ctx: Ctx, { body }: Input<typeof plans.confirm>): Promise<ResponseOf<typeof plans.confirm>> {
  const at = placeOf(ctx)
  await lockPlan(ctx.db, at)
  const read = await readPlan(ctx, at, {})
  const { row } = read
  const { missing } = progressOf(await getPlace(ctx.db, at), await findInputs(ctx.db, at))
  const problem = obstacle(read, missing, body.sha256)
  if (problem) throw problem
  if (row.status_type_id === 3) {
    ctx.audit({ entity: 'plan', entity_id: row.id, detail: { sha256: row.sha256, already_confirmed: true } })
    return readStatus(ctx.db, at)
  }
  const confirmed_at = ctx.now.toISOString()
  const confirmed_by = userId(ctx)
  const document = await writeDocument(ctx, at, read, { at: confirmed_at, name: await findUserName(ctx.db, confirmed_by) })
  const sha256 = row.sha256 ?? ''
  const version = await storeConfirmation(ctx.db, at, { plan_id: row.id, sha256, confirmed_by, confirmed_at, document: JSON.stringify(document) })
  await appendRevision(ctx, {
    ...at, entity: 'plan', entity_id: row.id, op: 'confirm', performed_at: confirmed_at, reason: null, source: 'generated',
    body: { plan_id: row.id, version, knowledge_version: row.knowledge_version, sha256, confirmed_by },
  })
  ctx.audit({ entity: 'plan', entity_id: row.id, detail: { version, sha256 } })
  return readStatus(ctx.db, at)
}

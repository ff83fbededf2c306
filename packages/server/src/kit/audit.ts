/** A write without exactly one audit entry does not commit, in any environment. */
import { personOf } from '@larder/core/permissions'
import { isWriting, type Route } from '@larder/contract/kit'
import type { Statement } from '#db/transaction.ts'
import type { AuditNote, Ctx } from './context.ts'

/**
 * The entry of a request, which travels with the commit; null for a route that only reads.
 * @throws when a writing route noted nothing or more than one thing, or a reading one noted anything.
 */
export function auditStatement({
  route,
  ctx,
  notes,
}: {
  readonly route: Route
  readonly ctx: Ctx
  readonly notes: readonly AuditNote[]
}): Statement | null {
  const [note, ...more] = notes
  const expected = isWriting(route) ? 1 : 0
  if (expected === 0 && note === undefined) return null
  if (note === undefined || more.length > 0 || expected === 0)
    throw new Error(`${route.name}: ${notes.length} audit entries, expected ${expected}`)
  const { actor, target } = ctx
  const values = [
    ctx.now.toISOString(),
    note.company_id ?? target.company_id,
    note.place_id ?? target.place_id,
    actor.kind,
    note.user_id ?? personOf(actor),
    route.name,
    note.entity,
    note.entity_id,
    JSON.stringify(note.detail ?? {}),
    ctx.request.correlation_id,
  ]
  return {
    text: `insert into audit (at, company_id, place_id, actor, user_id, route, entity, entity_id, detail,
      correlation_id) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: values.map((value) => (value === null || value === undefined ? null : String(value))),
  }
}

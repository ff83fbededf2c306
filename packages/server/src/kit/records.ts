/**
 * Records are what an inspector relies on: entries, verifications, confirmed plans. Each write of one appends a
 * revision to its place's hash chain in the same transaction (`app.append_revision`); the current-state tables are
 * projections of it. The body is stored as RFC 8785 canonical JSON, and that text is what is hashed.
 */
import { sql, type RawBuilder } from 'kysely'
import type { Ctx } from './context.ts'

export type Revision = {
  readonly company_id: number
  readonly place_id: number
  readonly entity: 'entry' | 'plan' | 'verification'
  readonly entity_id: string | number
  readonly op: 'create' | 'change' | 'remove' | 'verify' | 'confirm'
  readonly performed_at: string
  readonly reason: string | null
  readonly source: 'typed' | 'sensor' | 'confirmed_prefill' | 'generated'
  readonly body: unknown
}

/** RFC 8785 (JCS): members sorted by UTF-16 code units, ECMAScript number and string forms. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`
  }
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('JSON has no such number.')
  return JSON.stringify(value)
}

/** The call of `app.append_revision`, for statements that write the record and its revision in one. */
export function revisionCall(ctx: Ctx, revision: Revision): RawBuilder<number> {
  const { company_id, place_id, entity, op, performed_at, reason, source } = revision
  const actor = ctx.actor.kind === 'user' ? `user:${ctx.actor.user_id}` : ctx.actor.kind
  const received_at = ctx.now.toISOString()
  const entity_id = String(revision.entity_id)
  const envelope = canonicalJson({ company_id, place_id, entity, entity_id, op, actor, performed_at, received_at, reason, source })
  return sql<number>`app.append_revision(${company_id}, ${place_id}, ${entity}, ${entity_id}, ${op}, ${actor},
    ${performed_at}::timestamptz, ${received_at}::timestamptz, ${reason}, ${source}, ${canonicalJson(revision.body)}, ${envelope})`
}

/** Appends the revision and returns its number in the place's chain, from 1. */
export async function appendRevision(ctx: Ctx, revision: Revision): Promise<number> {
  const { rows } = await sql<{ seq: number }>`select ${revisionCall(ctx, revision)} as seq`.execute(ctx.db)
  return rows[0]?.seq ?? 0
}

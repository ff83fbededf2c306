/**
 * Records are what an inspector relies on: entries, verifications, confirmed plans. Each write of one appends
 * a revision to its place's hash chain in the same transaction (`app.append_revision`); the current-state
 * tables are projections of it. The body is stored as RFC 8785 canonical JSON, and the hash covers that text.
 * docs/decisions/061-records.md describes how a chain is checked and what a signed head adds.
 */
import { createHash, hash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { canonicalJson } from '@larder/core/canonical-json'
import { envelopeText, type Hashing } from '@larder/core/records'
import type { Ctx } from '../context.ts'

export { canonicalJson }

/**
 * Answered as a string and put into the pool of buffers: a buffer of its own costs as much as the hash of a
 * short text.
 */
const sha256 = (input: string | Uint8Array): Buffer => Buffer.from(hash('sha256', input, 'binary'), 'binary')

/** SHA-256 of this process. */
export const hashing: Hashing = {
  ofText: sha256,
  ofBytes: sha256,
  write: (text, into, at) => {
    const digest = hash('sha256', text, 'binary')
    for (let index = 0; index < 32; index += 1) into[at + index] = digest.charCodeAt(index)
  },
}

/** The author of a record and its means: a request, or a job with `{ kind: 'system' }`. */
export type Recording = Pick<Ctx, 'db' | 'now'> & {
  readonly actor: { readonly kind: string; readonly user_id?: number }
  readonly request?: Pick<Ctx['request'], 'client'>
}

export type Revision = {
  readonly company_id: number
  readonly place_id: number
  readonly entity:
    | 'certificate'
    | 'digital_audit'
    | 'entry'
    | 'epcis_import'
    | 'pause'
    | 'pin'
    | 'place'
    | 'plan'
    | 'recall'
    | 'ticket'
    | 'ticket_entry'
    | 'traceability_record'
    | 'verification'
  readonly entity_id: string | number
  /** `seal`: what older revisions of the record did not say, as it was found. */
  readonly op:
    | 'create'
    | 'change'
    | 'remove'
    | 'verify'
    | 'confirm'
    | 'erase'
    | 'attach'
    | 'continue'
    | 'seal'
  readonly performed_at: string
  /**
   * Why. People write it, so it goes sealed into the body as `reason`; the envelope's own holds those of
   * older revisions only.
   */
  readonly reason: string | null
  readonly source: 'typed' | 'probe' | 'sensor' | 'confirmed_prefill' | 'imported' | 'generated'
  /** Free text that may name a person is written as `personal(text)`, anywhere in the body. */
  readonly body: unknown
}

/**
 * Free text that may have to be erased one day: the chain holds its commitment, a table beside it the text.
 */
export class Personal {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Seals a text in a revision's body; an empty one is not sealed. */
export const personal = (text: string): Personal | string => (text === '' ? '' : new Personal(text))

const SALT_BYTES = 16

/** sha256('larder.text.1' ‖ salt ‖ text), hexadecimal. */
export const commitmentOf = (salt: Uint8Array, text: string): string =>
  createHash('sha256').update('larder.text.1').update(salt).update(text).digest('hex')

type SealedText = readonly [commitment: string, salt: string, text: string]

/** The body with `{ sealed: commitment }` where a personal text stood. */
function seal(value: unknown, texts: SealedText[]): unknown {
  if (value instanceof Personal) {
    const salt = randomBytes(SALT_BYTES)
    const commitment = commitmentOf(salt, value.text)
    texts.push([commitment, salt.toString('hex'), value.text])
    return { sealed: commitment }
  }
  if (Array.isArray(value)) return value.map((item: unknown) => seal(item, texts))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, seal(member, texts)]))
}

/** What `app.append_revision` takes: the envelope, the body without its personal texts, and these. */
export type SealedRevision = {
  readonly envelope: string
  readonly body: string
  readonly texts: readonly SealedText[] | null
}

export function sealRevision(ctx: Recording, revision: Revision): SealedRevision {
  const { body, reason, entity_id, performed_at, ...rest } = revision
  const { kind, user_id } = ctx.actor
  const actor = user_id === undefined ? kind : `user:${user_id}`
  const envelope = envelopeText(
    {
      ...rest,
      reason: null,
      device: ctx.request?.client ?? null,
      actor,
      entity_id: String(entity_id),
      performed_at: new Date(performed_at).toISOString(),
      received_at: ctx.now.toISOString(),
    },
    2,
  )
  const texts: SealedText[] = []
  // A body that was taken from an older revision still says why that one was made.
  const { reason: _older, ...bodyWithoutReason } = Object(body) as Record<string, unknown>
  const sealed = canonicalJson(
    seal(reason === null ? bodyWithoutReason : { ...bodyWithoutReason, reason: personal(reason) }, texts),
  )
  return { envelope, body: sealed, texts: texts.length === 0 ? null : texts }
}

/** Appends the revision and returns its number in the place's chain, from 1. */
export async function appendRevision(ctx: Recording, revision: Revision): Promise<number> {
  const { envelope, body, texts } = sealRevision(ctx, revision)
  const { rows } = await sql<{ seq: number }>`
    select app.append_revision(${envelope}, ${body}, ${texts === null ? null : JSON.stringify(texts)}::jsonb) as seq
  `.execute(ctx.db)
  return rows[0]?.seq ?? 0
}

/** The same of many records at once, in their order. */
export async function appendRevisions(ctx: Recording, revisions: readonly Revision[]): Promise<void> {
  if (revisions.length === 0) return
  const sealed = revisions.map((revision) => sealRevision(ctx, revision))
  await sql`
    select app.append_revision(r ->> 'envelope', r ->> 'body', nullif(r -> 'texts', 'null'))
    from (select r from jsonb_array_elements(${JSON.stringify(sealed)}::jsonb) with ordinality as l(r, place)
      order by place) one`.execute(ctx.db)
}

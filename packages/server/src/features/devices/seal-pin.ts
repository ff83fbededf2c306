/** Whose a PIN is, in the chain of its place: who vouched, who chose it, and which account it opens. */
import { sealedIn } from '@larder/core/records'
import type { PlaceKey } from '#kit/place-key.ts'
import { appendRevision, personal, type Recording, type Revision } from '#kit/records/records.ts'
import { eraseTexts, listRevisions } from '#kit/records/revisions.ts'
import { deletePin } from './delete-pin.queries.ts'
import { findPin } from './pin-projection.queries.ts'

const entity = 'pin'
type Source = Extract<Revision['source'], 'typed' | 'generated'>

const text = (name: string | null) => (name === null ? null : personal(name))

/** As it is stored now; nothing where the worker never had one. Names of people are sealed. */
export async function sealPin(
  ctx: Recording,
  at: PlaceKey,
  worker_id: number,
  source: Source = 'typed',
): Promise<void> {
  const pin = await findPin(ctx.db, at, worker_id)
  if (pin === undefined) return
  const { is_stored, is_known, given_by, code_given_by, ...sealedPin } = pin
  if (!is_stored && !is_known) return
  const change = source === 'generated' ? 'seal' : is_known ? 'change' : 'create'
  const op = is_stored ? change : 'remove'
  await appendRevision(ctx, {
    ...at,
    entity,
    entity_id: worker_id,
    op,
    performed_at: ctx.now.toISOString(),
    reason: null,
    source,
    body: {
      ...sealedPin,
      given_by: text(given_by),
      code_given_by: text(code_given_by),
    },
  })
}

/** Removes the PIN of a worker who is erased, and the names of those who gave it. */
export async function erasePin(ctx: Recording, at: PlaceKey, worker_id: number): Promise<void> {
  await deletePin(ctx.db, at.company_id, worker_id)
  await sealPin(ctx, at, worker_id)
  const revisions = await listRevisions(ctx.db, at, { entities: [entity], entity_id: String(worker_id) })
  const erased = [...new Set(revisions.flatMap(({ body }) => sealedIn(body)))]
  if (erased.length === 0) return
  await eraseTexts(ctx.db, at, erased)
  await appendRevision(ctx, {
    ...at,
    entity,
    entity_id: worker_id,
    op: 'erase',
    performed_at: ctx.now.toISOString(),
    reason: null,
    source: 'typed',
    body: { erased },
  })
}

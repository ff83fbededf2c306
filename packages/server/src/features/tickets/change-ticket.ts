/** Corrections, removal and erasure of tickets: nothing is overwritten unseen. */
import { sealedIn } from '@larder/core/records'
import { needsReason } from '@larder/core/tickets'
import type { ResponseOf } from '@larder/contract/kit'
import type { Ticket, tickets } from '@larder/contract/tickets'
import { placeOf, userId, type Ctx, type Input } from '#kit/context.ts'
import { invalid, notFound, versionConflict } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { appendRevision, type Recording } from '#kit/records/records.ts'
import { eraseTexts, listRevisions, openRevisions } from '#kit/records/revisions.ts'
import { namedFiles, relatedEntry, sealTicket } from './raise-ticket.ts'
import { emptyTexts, findByUuid, lockTicket, updateTicket, type LockedTicket } from './records.queries.ts'
import { showTicket } from './show-ticket.ts'
import { findTicketUuid } from './tickets.queries.ts'

/** @throws Problem 404 */
export async function lock(ctx: Ctx, id: number, even_removed = false): Promise<LockedTicket> {
  const ticket = await lockTicket(ctx.db, placeOf(ctx), id)
  if (!ticket || (ticket.removed_at !== null && !even_removed)) throw notFound('Ticket')
  return ticket
}

const revisionsOf = ({ db }: Pick<Ctx, 'db'>, at: PlaceKey, uuid: string) =>
  listRevisions(db, at, { entities: ['ticket', 'ticket_entry'], entity_id: uuid })

/** The last recorded body of the ticket itself. */
async function lastBody(ctx: Pick<Ctx, 'db'>, at: PlaceKey, uuid: string): Promise<Record<string, unknown>> {
  const last = (await revisionsOf(ctx, at, uuid)).findLast(
    ({ entity, op }) => entity === 'ticket' && op !== 'erase',
  )
  return JSON.parse(last?.body ?? '{}') as Record<string, unknown>
}

/**
 * @throws Problem 404; 409 with the present one; 422 `reason` 15 minutes after it came in, or an unknown file
 */
export async function changeTicket(
  ctx: Ctx,
  { params, body }: Input<typeof tickets.change>,
): Promise<Ticket> {
  const at = placeOf(ctx)
  const ticket = await lock(ctx, params.id)
  if (body.base_version !== ticket.version) throw versionConflict(await showTicket(ctx, ticket.id))
  const reason = body.reason.trim()
  if (reason === '' && needsReason(ticket.received_at, ctx.now)) throw invalid('reason', 'required')
  const files = await namedFiles(ctx, ticket.uuid, body.file_list)
  const description = body.description.trim()
  const { raised_on, related_task_entry_id, due_on } = await lastBody(ctx, at, ticket.uuid)
  const related = await relatedEntry(ctx, at, related_task_entry_id as number | null)
  await updateTicket(ctx.db, at, ticket.id, {
    description,
    files: JSON.stringify(files),
    version: ticket.version + 1,
    updated_at: ctx.now.toISOString(),
  })
  await appendRevision(ctx, {
    ...at,
    entity: 'ticket',
    entity_id: ticket.uuid,
    op: 'change',
    performed_at: ctx.now.toISOString(),
    reason: reason === '' ? null : reason,
    source: 'typed',
    body: sealTicket(
      { description, files },
      { raised_on, ...related, ...(due_on !== undefined && { due_on }) },
    ),
  })
  ctx.audit({
    entity: 'ticket',
    entity_id: ticket.id,
    detail: { uuid: ticket.uuid, version: ticket.version + 1 },
  })
  return showTicket(ctx, ticket.id)
}

/** A ticket about an entry whose last revision names the entry by its number alone. */
export async function sealTicketLate(ctx: Recording, at: PlaceKey, uuid: string): Promise<void> {
  const storedTicket = await findByUuid(ctx.db, at, uuid)
  if (storedTicket === undefined || !(await lockTicket(ctx.db, at, storedTicket.id))) return
  const body = await lastBody(ctx, at, uuid)
  const related = await relatedEntry(ctx, at, body['related_task_entry_id'] as number | null)
  await appendRevision(ctx, {
    ...at,
    entity: 'ticket',
    entity_id: uuid,
    op: 'seal',
    performed_at: ctx.now.toISOString(),
    reason: null,
    source: 'generated',
    body: { ...body, ...related },
  })
}

/** @throws Problem 404 */
export async function removeTicket(
  ctx: Ctx,
  { params, body }: Input<typeof tickets.remove>,
): Promise<{ ok: true }> {
  const at = placeOf(ctx)
  const ticket = await lock(ctx, params.id)
  const now = ctx.now.toISOString()
  await updateTicket(ctx.db, at, ticket.id, {
    removed_at: now,
    removed_by: userId(ctx),
    updated_at: now,
    version: ticket.version + 1,
  })
  await appendRevision(ctx, {
    ...at,
    entity: 'ticket',
    entity_id: ticket.uuid,
    op: 'remove',
    performed_at: now,
    reason: body.reason.trim(),
    source: 'typed',
    body: await lastBody(ctx, at, ticket.uuid),
  })
  ctx.audit({ entity: 'ticket', entity_id: ticket.id, detail: { uuid: ticket.uuid, removed: true } })
  return { ok: true }
}

/**
 * Erases the free texts of a ticket and its answer, a removed one too; the seals still prove that they
 * existed. @throws Problem 404
 */
export async function eraseTicketTexts(
  ctx: Ctx,
  { params, body }: Input<typeof tickets.erase>,
): Promise<{ ok: true }> {
  const at = placeOf(ctx)
  const ticket = await lock(ctx, params.id, true)
  const commitments = [
    ...new Set((await revisionsOf(ctx, at, ticket.uuid)).flatMap((revision) => sealedIn(revision.body))),
  ]
  await eraseTexts(ctx.db, at, commitments)
  await emptyTexts(ctx.db, at, ticket)
  await appendRevision(ctx, {
    ...at,
    entity: 'ticket',
    entity_id: ticket.uuid,
    op: 'erase',
    performed_at: ctx.now.toISOString(),
    reason: body.reason.trim(),
    source: 'typed',
    body: { erased: commitments },
  })
  ctx.audit({
    entity: 'ticket',
    entity_id: ticket.id,
    detail: { uuid: ticket.uuid, erased: commitments.length },
  })
  return { ok: true }
}

/** Everything that was ever recorded, of a removed one too. @throws Problem 404 */
export async function readTicketRevisions(
  ctx: Ctx,
  { params }: Input<typeof tickets.revisions>,
): Promise<ResponseOf<typeof tickets.revisions>> {
  const at = placeOf(ctx)
  const uuid = await findTicketUuid(ctx.db, at, params.id)
  if (uuid === undefined) throw notFound('Ticket')
  return openRevisions(ctx.db, at, await revisionsOf(ctx, at, uuid))
}

/** The answer to a ticket: fixed, or looked at and not fixed, after which another answer follows. */
import { localDate } from '@larder/core/schedule'
import { needsReason } from '@larder/core/tickets'
import type { Ticket, tickets } from '@larder/contract/tickets'
import { placeOf, userId, type Ctx, type Input } from '#kit/context.ts'
import { performedAt } from '#kit/records/device-time.ts'
import { conflict, invalid, versionConflict } from '#kit/problem.ts'
import { appendRevision, personal } from '#kit/records/records.ts'
import { lock } from './change-ticket.ts'
import { namedFiles } from './raise-ticket.ts'
import { updateTicket } from './records.queries.ts'
import { showTicket } from './show-ticket.ts'
import { findPlace } from './tickets.queries.ts'

/**
 * A ticket that was not fixed is answered again when it is: its history keeps both. @throws Problem 404; 409
 * with the present one where it was fixed; 422 an unknown file, or `performed_at` in the future or before the
 * ticket
 */
export async function answerTicket(
  ctx: Ctx,
  { params, body }: Input<typeof tickets.answer>,
): Promise<Ticket> {
  const at = placeOf(ctx)
  const ticket = await lock(ctx, params.ticketId)
  if (ticket.entry_status === 'done') throw versionConflict(await showTicket(ctx, ticket.id))
  const entry_files = await namedFiles(ctx, ticket.uuid, body.file_list)
  const entry_at = performedAt(ctx, body)
  if (entry_at < new Date(ticket.raised_at).toISOString())
    throw invalid('performed_at', 'before_ticket', 'The time is before the ticket.')
  const { timezone } = await findPlace(ctx.db, at)
  const entry_on = localDate(entry_at, timezone)
  const entry_comment = body.entry_comment.trim()
  const { entry_status } = body
  await updateTicket(ctx.db, at, ticket.id, {
    entry_status,
    entry_comment,
    entry_files: JSON.stringify(entry_files),
    entry_at,
    entry_on,
    entry_received_at: ctx.now.toISOString(),
    entry_by: userId(ctx),
    entry_version: ticket.entry_version + 1,
  })
  await appendRevision(ctx, {
    ...at,
    entity: 'ticket_entry',
    entity_id: ticket.uuid,
    op: ticket.entry_status === null ? 'create' : 'continue',
    performed_at: entry_at,
    reason: null,
    source: 'typed',
    body: { entry_status, entry_comment: personal(entry_comment), entry_files, entry_on },
  })
  ctx.audit({ entity: 'ticket_entry', entity_id: ticket.id, detail: { uuid: ticket.uuid, entry_status } })
  return showTicket(ctx, ticket.id)
}

/**
 * Corrects the answer; the earlier one stays in the chain. @throws Problem 404; 409 with the present one; 422
 * `reason` 15 minutes after it was received, or an unknown file
 */
export async function changeAnswer(
  ctx: Ctx,
  { params, body }: Input<typeof tickets.changeAnswer>,
): Promise<Ticket> {
  const at = placeOf(ctx)
  const ticket = await lock(ctx, params.ticketId)
  if (ticket.entry_received_at === null) throw conflict('The ticket has no answer yet.')
  if (body.base_version !== ticket.entry_version) throw versionConflict(await showTicket(ctx, ticket.id))
  const reason = body.reason.trim()
  if (reason === '' && needsReason(ticket.entry_received_at, ctx.now)) throw invalid('reason', 'required')
  const entry_files = await namedFiles(ctx, ticket.uuid, body.file_list)
  const entry_comment = body.entry_comment.trim()
  const { entry_status } = body
  await updateTicket(ctx.db, at, ticket.id, {
    entry_status,
    entry_comment,
    entry_files: JSON.stringify(entry_files),
    entry_version: ticket.entry_version + 1,
    updated_at: ctx.now.toISOString(),
  })
  await appendRevision(ctx, {
    ...at,
    entity: 'ticket_entry',
    entity_id: ticket.uuid,
    op: 'change',
    performed_at: ctx.now.toISOString(),
    reason: reason === '' ? null : reason,
    source: 'typed',
    body: { entry_status, entry_comment: personal(entry_comment), entry_files, entry_on: ticket.entry_on },
  })
  ctx.audit({
    entity: 'ticket_entry',
    entity_id: ticket.id,
    detail: { uuid: ticket.uuid, entry_status, version: ticket.entry_version + 1 },
  })
  return showTicket(ctx, ticket.id)
}

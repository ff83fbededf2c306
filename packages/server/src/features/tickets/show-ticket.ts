/** A ticket as the wire has it. */
import { ticketState } from '@larder/core/tickets'
import type { Ticket } from '@larder/contract/tickets'
import { placeOf, type Ctx } from '#kit/context.ts'
import { notFound } from '#kit/problem.ts'
import { findTicket, type TicketRow } from './tickets.queries.ts'

/** Visitors with a shared link, people on a tablet and integrations read names, not numbers of persons. */
function personFor(ctx: Ctx, person: Ticket['created_by']): Ticket['created_by'] {
  return ctx.actor.kind === 'user' ? person : { ...person, phone: null, id_code: null }
}

export const present = (ctx: Ctx, row: TicketRow): Ticket => ({
  ...row,
  status: ticketState(row.entry_status),
  created_by: personFor(ctx, row.created_by),
  entry_created_by: row.entry_created_by === null ? null : personFor(ctx, row.entry_created_by),
})

/** @throws Problem 404, of a removed one too */
export async function showTicket(ctx: Ctx, id: number, lang = 'en'): Promise<Ticket> {
  const row = await findTicket(ctx.db, placeOf(ctx), id, lang)
  if (!row) throw notFound('Ticket')
  return present(ctx, row)
}

/** A photo of a ticket or its answer has come: row and chain name the content from now on. */
import { withContent } from '@larder/core/records'
import { placeOf, type Ctx } from '#kit/context.ts'
import { appendRevision } from '#kit/records/records.ts'
import { listRevisions } from '#kit/records/revisions.ts'
import { lockNaming, updateTicket } from './records.queries.ts'

const parts = [
  { entity: 'ticket', column: 'files' },
  { entity: 'ticket_entry', column: 'entry_files' },
] as const

/** `uuid`: of the ticket, or of the entry that it was raised with. */
export async function attachToTickets(
  ctx: Ctx,
  uuid: string,
  file: { readonly id: number; readonly sha256: string },
): Promise<void> {
  const at = placeOf(ctx)
  for (const ticket of await lockNaming(ctx.db, at, uuid)) {
    const revisions = await listRevisions(ctx.db, at, {
      entities: ['ticket', 'ticket_entry'],
      entity_id: ticket.uuid,
    })
    for (const { entity, column } of parts) {
      const before = JSON.parse(
        revisions.findLast((one) => one.entity === entity && one.op !== 'erase')?.body ?? 'null',
      ) as unknown
      const body = withContent(before, file)
      if (body === before) continue
      await updateTicket(ctx.db, at, ticket.id, {
        [column]: JSON.stringify(withContent(ticket[column], file)),
      })
      await appendRevision(ctx, {
        ...at,
        entity,
        entity_id: ticket.uuid,
        op: 'attach',
        performed_at: ctx.now.toISOString(),
        reason: null,
        source: 'typed',
        body,
      })
    }
  }
}

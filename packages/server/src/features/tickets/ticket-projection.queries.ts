import { sql } from 'kysely'
import type { Fault } from '@larder/core/records'
import type { Db } from '#db/transaction.ts'
import { projectionFaults } from '#kit/records/projection.ts'

/** Tickets and answers that are shown otherwise than recorded. */
export async function ticketProjection(
  db: Db,
  at: { readonly company_id: number; readonly place_id: number },
): Promise<Fault[]> {
  const rows = sql`select * from tickets where company_id = ${at.company_id} and place_id = ${at.place_id}`
  return [
    ...(await projectionFaults(db, at, { entity: 'ticket', removable: true, rows })),
    ...(await projectionFaults(db, at, {
      entity: 'ticket_entry',
      removable: false,
      rows: sql`${rows} and entry_status is not null`,
    })),
  ]
}

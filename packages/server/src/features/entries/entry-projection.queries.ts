import { sql } from 'kysely'
import type { Fault } from '@larder/core/records'
import type { Db } from '#db/transaction.ts'
import { projectionFaults } from '#kit/records/projection.ts'

/** Entries that are shown otherwise than recorded. */
export const entryProjection = (
  db: Db,
  at: { readonly company_id: number; readonly place_id: number },
): Promise<Fault[]> =>
  projectionFaults(db, at, {
    entity: 'entry',
    removable: true,
    rows: sql`select * from task_entries where company_id = ${at.company_id} and place_id = ${at.place_id}`,
  })

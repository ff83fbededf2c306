import { sql } from 'kysely'
import type { Fault } from '@larder/core/records'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { projectionFaults } from '#kit/records/projection.ts'

/** Closed recalls whose report is shown otherwise than it was signed. */
export const recallProjection = (db: Db, at: PlaceKey): Promise<Fault[]> =>
  projectionFaults(db, at, {
    entity: 'recall',
    removable: false,
    rows: sql`select uuid, is_drill, report from recalls
      where company_id = ${at.company_id} and place_id = ${at.place_id} and closed_at is not null`,
  })

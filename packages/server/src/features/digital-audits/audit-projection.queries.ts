import { sql } from 'kysely'
import type { Fault } from '@larder/core/records'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { projectionFaults } from '#kit/records/projection.ts'

/** Audits that were confirmed once and are shown otherwise than recorded. */
export const auditProjection = (db: Db, at: PlaceKey): Promise<Fault[]> =>
  projectionFaults(db, at, {
    entity: 'digital_audit',
    removable: true,
    rows: sql`select uuid, digital_audit_id, digital_audit_version, name, pass_percent, questions,
        case when confirmed_at is null then null else comment end as comment, confirmed_name, confirmed_role,
        case when confirmed_at is null then null else score end as score, removed_at
      from digital_audit_results
      where company_id = ${at.company_id} and place_id = ${at.place_id} and recorded_at is not null`,
  })

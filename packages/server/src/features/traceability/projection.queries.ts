import { sql } from 'kysely'
import type { Fault } from '@larder/core/records'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { projectionFaults } from '#kit/records/projection.ts'

/** Records of traceability that are shown, or counted, otherwise than recorded. */
export const traceabilityProjection = (db: Db, at: PlaceKey): Promise<Fault[]> =>
  projectionFaults(db, at, {
    entity: 'traceability_record',
    removable: true,
    rows: sql`select r.uuid, r.kind, r.stage_id, r.partner_id, r.partner_name, r.to_place_id, r.document_type,
        r.document_number, r.recipe_version, r.comment, r.entry_ids, r.removed_at,
        v.content -> 'lines' as lines, v.content -> 'issues' as issues,
        v.content -> 'stage_name' as stage_name,
        coalesce((select jsonb_agg(jsonb_build_object('direction', m.direction, 'lot_id', m.lot_id,
            'amount', trim_scale(m.amount)::text, 'amount_unit_id', m.amount_unit_id) order by m.order_number)
          from lot_movements m where m.company_id = r.company_id and m.record_id = r.id
            and m.place_id = r.place_id), '[]') as moved
      from traceability_records r join traceability_record_versions v
        on v.company_id = r.company_id and v.record_id = r.id and v.version = r.version
      where r.company_id = ${at.company_id} and r.place_id = ${at.place_id}`,
  })

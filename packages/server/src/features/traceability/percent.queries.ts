import { sql } from 'kysely'
import { BATCHES_COUNT_DAYS, productionPercent, type PlaceBatches } from '@larder/core/traceability'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

/** The percentage of the area `production` of a place. */
export async function productionPercentOf(
  db: Db,
  { company_id, place_id }: PlaceKey,
  now: Date,
): Promise<number | null> {
  const { rows } = await sql<PlaceBatches>`
    select count(*)::int as made, count(*) filter (where b.is_traceable)::int as traceable from (
      select coalesce(bool_and(case when m.direction = 'in' then l.expiry_date is not null
          else l.batch_key <> '' end), false) and bool_or(m.direction = 'out') as is_traceable
      from traceability_records r
      left join lot_movements m on m.company_id = r.company_id and m.record_id = r.id
      left join lots l on l.company_id = m.company_id and l.id = m.lot_id
      where r.company_id = ${company_id} and r.place_id = ${place_id} and r.kind = 'preparation'
        and r.removed_at is null
        and r.occurred_at > ${now.toISOString()}::timestamptz - make_interval(days => ${BATCHES_COUNT_DAYS})
      group by r.id) b`.execute(db)
  return productionPercent(rows[0] ?? { made: 0, traceable: 0 })
}

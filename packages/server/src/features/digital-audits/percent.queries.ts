import { sql } from 'kysely'
import { AUDIT_COUNTS_DAYS, auditsPercent, type PlaceAudits } from '@larder/core/audits'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

const findPlaceAudits = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  now: Date,
): Promise<PlaceAudits | undefined> =>
  (
    await sql<PlaceAudits>`select
      (select count(*)::int from digital_audits a where a.company_id = ${company_id} and not a.is_archived
        and exists (select 1 from digital_audit_questions q where q.company_id = a.company_id
          and q.digital_audit_id = a.id)) as templates,
      coalesce((select json_agg(l.percent) from (select distinct on (r.digital_audit_id)
          (r.score ->> 'percent')::int as percent from digital_audit_results r
        where r.company_id = ${company_id} and r.place_id = ${place_id} and r.removed_at is null
          and r.confirmed_at is not null
          and r.started_at > ${now.toISOString()}::timestamptz - make_interval(days => ${AUDIT_COUNTS_DAYS})
        order by r.digital_audit_id, r.started_at desc, r.id desc) l), '[]') as percents`.execute(db)
  ).rows[0]

/** The percentage of the area `audits` of a place. */
export const auditsPercentOf = async (db: Db, at: PlaceKey, now: Date): Promise<number | null> =>
  auditsPercent((await findPlaceAudits(db, at, now)) ?? { templates: 0, percents: [] })

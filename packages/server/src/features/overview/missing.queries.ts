/** SQL of what lowers the percentages of a place. */
import { sql } from 'kysely'
import { AUDIT_COUNTS_DAYS } from '@larder/core/audits'
import { BATCHES_COUNT_DAYS } from '@larder/core/traceability'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

type TaskName = { readonly id: number; readonly name: string }

export const listTaskNames = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  lang: string,
): Promise<readonly TaskName[]> =>
  (
    await sql<TaskName>`select t.id, coalesce(t.texts -> ${lang}::text, t.texts -> 'en') ->> 'name' as name
      from tasks t where t.company_id = ${company_id} and t.place_id = ${place_id}`.execute(db)
  ).rows

/** The last confirmed audit of each template; `percent` null where none of its answers gives points. */
export const listLastAudits = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  now: Date,
): Promise<readonly (TaskName & { readonly percent: number | null })[]> =>
  (
    await sql<TaskName & { percent: number | null }>`
      select distinct on (r.digital_audit_id) r.id, r.name, (r.score ->> 'percent')::int as percent
      from digital_audit_results r
      where r.company_id = ${company_id} and r.place_id = ${place_id} and r.removed_at is null
        and r.confirmed_at is not null
        and r.started_at > ${now.toISOString()}::timestamptz - make_interval(days => ${AUDIT_COUNTS_DAYS})
      order by r.digital_audit_id, r.started_at desc, r.id desc`.execute(db)
  ).rows

/** Templates by which an audit could be made. */
export const listUsedTemplates = async (db: Db, company_id: number): Promise<readonly TaskName[]> =>
  (
    await sql<TaskName>`select a.id, a.name from digital_audits a
      where a.company_id = ${company_id} and not a.is_archived
        and exists (select 1 from digital_audit_questions q where q.company_id = a.company_id
          and q.digital_audit_id = a.id) order by a.name, a.id`.execute(db)
  ).rows

/** Batches that cannot be traced: an ingredient without its batch, or a product without a date. */
export const listBatchesWithGaps = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  now: Date,
): Promise<readonly (TaskName & { readonly date: string })[]> =>
  (
    await sql<TaskName & { date: string }>`
      select r.id, coalesce(min(l.product_name) filter (where m.direction = 'in'), '') as name,
        to_char(r.occurred_at at time zone p.timezone, 'YYYY-MM-DD') as date
      from traceability_records r
      join places p on p.company_id = r.company_id and p.id = r.place_id
      left join lot_movements m on m.company_id = r.company_id and m.record_id = r.id
      left join lots l on l.company_id = m.company_id and l.id = m.lot_id
      where r.company_id = ${company_id} and r.place_id = ${place_id} and r.kind = 'preparation'
        and r.removed_at is null
        and r.occurred_at > ${now.toISOString()}::timestamptz - make_interval(days => ${BATCHES_COUNT_DAYS})
      group by r.id, r.occurred_at, p.timezone
      having not (coalesce(bool_and(case when m.direction = 'in' then l.expiry_date is not null
          else l.batch_key <> '' end), false) and coalesce(bool_or(m.direction = 'out'), false))
      order by r.occurred_at desc`.execute(db)
  ).rows

/** SQL of a place's own changes to its plan, and of the list of changes. */
import { sql } from 'kysely'
import { noEdits, type HazardEdit, type OwnHazard, type PlanEdits } from '@larder/core/haccp'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

/**
 * The edits of the place's plan, or of one product group's analysis, in a fixed order: the same edits give
 * the same plan.
 */
export async function readEdits(
  db: Db,
  at: PlaceKey,
  fsp_product_group_id: number | null = null,
): Promise<PlanEdits> {
  const { rows } = await sql<Omit<PlanEdits, 'rest_version'> & { readonly rest_version: number | null }>`
    select coalesce((select jsonb_agg(h.content || jsonb_build_object('key', h.key) order by h.key)
      from place_hazards h
        where h.company_id = ${at.company_id} and h.place_id = ${at.place_id}
          and h.fsp_product_group_id is not distinct from ${fsp_product_group_id}::int
          and h.key is not null), '[]') as hazards,
      coalesce((select jsonb_agg(h.content || jsonb_build_object('id', h.id) order by h.id)
        from place_hazards h
        where h.company_id = ${at.company_id} and h.place_id = ${at.place_id}
          and h.fsp_product_group_id is not distinct from ${fsp_product_group_id}::int
          and h.key is null), '[]') as own,
      coalesce((select jsonb_agg(jsonb_build_object('id', l.limit_id, 'values', l.content) || case
        when l.is_kept then '{"kept": true}'::jsonb else '{}' end order by l.limit_id) from place_limits l
        where l.company_id = ${at.company_id} and l.place_id = ${at.place_id}), '[]') as limits,
      (select p.rest_version from food_safety_plans p where p.company_id = ${at.company_id}
      and p.place_id = ${at.place_id}) as rest_version`.execute(db)
  const [row] = rows
  if (row === undefined) return noEdits
  const { rest_version, ...edits } = row
  return rest_version === null ? edits : { ...edits, rest_version }
}

/**
 * Tasks, programmes, analyses and duties stay as that edition has them; null = as the plan's own has them.
 */
export const setRestVersion = (db: Db, at: PlaceKey, rest_version: number | null) =>
  db
    .updateTable('food_safety_plans')
    .set({ rest_version })
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .execute()

export type HazardContent = Omit<HazardEdit, 'key'>
export type OwnHazardContent = Omit<OwnHazard, 'id'>

export type PlanChange = {
  /** Static names of the sections that say something else now. */
  readonly sections: readonly string[]
  readonly code: string
  readonly detail?: Readonly<Record<string, unknown>>
  readonly reason?: string
  readonly changed_at: string
  readonly changed_by: number | null
}

export const insertPlanChange = (
  db: Db,
  at: PlaceKey,
  { sections, code, detail = {}, reason = '', changed_at, changed_by }: PlanChange,
) =>
  db
    .insertInto('plan_changes')
    .values({
      ...at,
      sections: JSON.stringify(sections),
      code,
      detail: JSON.stringify(detail),
      reason,
      changed_at,
      changed_by,
    })
    .execute()

/** Lists a change of the plan's input; before the first confirmation there is nothing to compare it with. */
export const insertInputChange = (
  db: Db,
  at: PlaceKey,
  { sections, code, changed_at, changed_by }: PlanChange,
) =>
  sql`
  insert into plan_changes (company_id, place_id, sections, code, changed_at, changed_by)
  select ${at.company_id}, ${at.place_id}, ${JSON.stringify(sections)}::jsonb, ${code},
    ${changed_at}::timestamptz, ${changed_by}::int
  where exists (select from plan_versions v where v.company_id = ${at.company_id}
  and v.place_id = ${at.place_id})`.execute(db)

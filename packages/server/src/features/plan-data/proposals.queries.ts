/** SQL of proposals: the changes that a newer edition of the knowledge base would make in plans. */
import { sql } from 'kysely'
import type { Proposed } from '@larder/core/haccp'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

export type ProposalRow = Omit<Proposed, 'group'> & {
  readonly group: number | null
  readonly id: number
  readonly from_version: number
  readonly to_version: number
}

/** The open proposals of the place's plan, in the order of the page; none of groups that are gone. */
export const listOpenProposals = (db: Db, at: PlaceKey): Promise<ProposalRow[]> =>
  db
    .selectFrom('plan_proposals')
    .select([
      'id',
      'from_version',
      'to_version',
      sql<Proposed['kind']>`kind`.as('kind'),
      'key',
      sql<readonly string[]>`hazards`.as('hazards'),
      'is_new',
      'is_removed',
      'fsp_product_group_id as group',
    ])
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('state', '=', 0)
    .where(
      sql<boolean>`(fsp_product_group_id is null
        or exists (select from fsp_group_plans g where g.company_id = plan_proposals.company_id
        and g.fsp_product_group_id = plan_proposals.fsp_product_group_id))`,
    )
    .orderBy('id')
    .execute()

export const deleteOpenProposals = (db: Db, at: PlaceKey) =>
  db
    .deleteFrom('plan_proposals')
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('state', '=', 0)
    .execute()

export type Decision = { readonly id: number; readonly state: number }

export const decideRows = (
  db: Db,
  at: PlaceKey,
  decisions: readonly Decision[],
  by: { readonly decided_at: string; readonly decided_by: number },
) =>
  sql`update plan_proposals p
    set state = d.state, decided_at = ${by.decided_at}, decided_by = ${by.decided_by}
    from jsonb_to_recordset(${JSON.stringify(decisions)}::jsonb) as d(id int, state int)
    where p.company_id = ${at.company_id} and p.place_id = ${at.place_id} and p.id = d.id
    and p.state = 0`.execute(db)

/** A plan whose edition is older. */
export type PlanBehind = {
  readonly company_id: number
  readonly place_id: number
  readonly plan_id: number
  readonly sha256: string
  readonly knowledge_version: number
}

/** The input for the analyses of its product groups; null in a plan with one analysis. */
const analyses = sql`(select jsonb_agg(jsonb_build_object('id', g.fsp_product_group_id, 'profile',
  g.plan -> 'profile') || case when g.plan ? 'edits' then jsonb_build_object('edits', g.plan -> 'edits')
  else '{}' end order by g.fsp_product_group_id)
  from fsp_group_plans g where g.company_id = p.company_id and g.place_id = p.place_id)`
/** With them, as it is compared. */
const planText = sql<string>`case when p.plan ? 'groups'
  then (p.plan || jsonb_build_object('of_groups', ${analyses}))::text else p.plan::text end`

/**
 * Plans of all companies that rest on an edition older than `version` and were not looked at for it, by id.
 */
export async function listPlansBehind(
  db: Db,
  { version, after, limit }: { readonly version: number; readonly after: number; readonly limit: number },
): Promise<PlanBehind[]> {
  const { rows } = await sql<PlanBehind>`
    select p.company_id, p.place_id, p.id as plan_id, p.sha256, p.knowledge_version
    from food_safety_plans p join places l on l.company_id = p.company_id and l.id = p.place_id
      join companies c on c.id = p.company_id
    where p.plan is not null and p.knowledge_version < ${version}
      and coalesce(p.proposed_version, 0) < ${version} and p.id > ${after}
      and l.removed_at is null and c.removed_at is null
    order by p.id limit ${limit}`.execute(db)
  return rows
}

/** As text: it is read in another thread. */
export type PlanText = { readonly sha256: string; readonly knowledge_version: number; readonly plan: string }

/** The plans themselves; without those that were made again since they were listed. */
export async function listPlanTexts(db: Db, plans: readonly PlanBehind[]): Promise<PlanText[]> {
  if (plans.length === 0) return []
  const { rows } = await sql<PlanText>`
    select p.sha256, p.knowledge_version, ${planText} as plan
    from jsonb_to_recordset(${JSON.stringify(plans)}::jsonb) as g(company_id int, plan_id int, sha256 text)
    join food_safety_plans p on p.company_id = g.company_id and p.id = g.plan_id
    and p.sha256 = g.sha256`.execute(db)
  return rows
}

export type ProposalsOfPlan = {
  readonly company_id: number
  readonly place_id: number
  readonly plan_id: number
  readonly sha256: string
  readonly from_version: number
  readonly proposals: readonly Proposed[]
}

/**
 * Makes these the open proposals of the plans: other open ones are removed, existing ones stay under their
 * ids. A plan that was made again meanwhile is left for the next time. Returns how many plans were compared.
 */
export async function storeProposals(
  db: Db,
  planProposals: readonly ProposalsOfPlan[],
  { version, now }: { readonly version: number; readonly now: string },
): Promise<number> {
  const { rows } = await sql<{ plans: number }>`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(planProposals)}::jsonb) as g(company_id int, place_id int,
        plan_id int, sha256 text, from_version int, proposals jsonb)
    ), current as materialized (
      select g.* from given g join food_safety_plans p on p.company_id = g.company_id and p.id = g.plan_id
        and p.sha256 = g.sha256 for no key update of p
    ), named as materialized (
      select c.company_id, c.place_id, c.from_version, r.*
      from current c cross join lateral rows
        from (jsonb_to_recordset(c.proposals) as (kind text, key text, hazards jsonb, is_new boolean,
        is_removed boolean, "group" int))
        with ordinality as r(kind, key, hazards, is_new, is_removed, group_id, position)
    ), gone as (
      delete from plan_proposals x using current c
      where x.company_id = c.company_id and x.place_id = c.place_id and x.state = 0
        and (x.to_version <> ${version}
          or not exists (select from named n where n.company_id = x.company_id and n.place_id = x.place_id
          and n.kind = x.kind and n.key = x.key and n.group_id is not distinct from x.fsp_product_group_id))
    ), made as (
      insert into plan_proposals (company_id, place_id, fsp_product_group_id, from_version, to_version, kind,
        key, hazards, is_new, is_removed, created_at)
      select company_id, place_id, group_id, from_version, ${version}::int, kind, key, hazards, is_new,
        is_removed, ${now}::timestamptz from named order by company_id, place_id, position
      on conflict (company_id, place_id, coalesce(fsp_product_group_id, 0), to_version, kind, key) do nothing
    ), looked as (
      update food_safety_plans p set proposed_version = ${version}::int from current c
        where p.company_id = c.company_id and p.id = c.plan_id returning p.id
    )
    select count(*)::int as plans from looked`.execute(db)
  return rows[0]?.plans ?? 0
}

export const countBehind = async (db: Db, version: number): Promise<number> => {
  const { rows } = await sql<{ behind: number }>`
    select count(*)::int as behind from food_safety_plans p join places l on l.company_id = p.company_id
      and l.id = p.place_id join companies c on c.id = p.company_id
    where p.plan is not null and p.knowledge_version < ${version}
    and coalesce(p.proposed_version, 0) < ${version} and l.removed_at is null
    and c.removed_at is null`.execute(db)
  return rows[0]?.behind ?? 0
}

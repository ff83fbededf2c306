/** SQL of the analyses of product groups. */
import type { FlowLayout, Plan } from '@larder/core/haccp'
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

const content = [sql<Plan>`plan`.as('plan'), sql<FlowLayout>`flow`.as('flow')] as const

const plansOf = (db: Db, at: PlaceKey) =>
  db
    .selectFrom('fsp_group_plans as p')
    .innerJoin('fsp_product_groups as g', (join) =>
      join.onRef('g.company_id', '=', 'p.company_id').onRef('g.id', '=', 'p.fsp_product_group_id'),
    )
    .select(['g.id', 'g.name', 'p.sha256', 'p.generated_at', ...content])
    .where('p.company_id', '=', at.company_id)
    .where('p.place_id', '=', at.place_id)

export type GroupPlanRow = NonNullable<Awaited<ReturnType<typeof findGroupPlan>>>

export const findGroupPlan = (db: Db, at: PlaceKey, group: number) =>
  plansOf(db, at).where('g.id', '=', group).executeTakeFirst()

export const listGroupPlans = (db: Db, at: PlaceKey): Promise<GroupPlanRow[]> =>
  plansOf(db, at).orderBy('g.id').execute()

type NewGroupPlan = {
  readonly id: number
  readonly plan: string
  readonly flow: string
  readonly sha256: string
  readonly generated_at: string
}

/** The analyses of all groups as they are now; those of groups that have none any more go. */
export async function replaceGroupPlans(
  db: Db,
  at: PlaceKey,
  groupPlans: readonly NewGroupPlan[],
): Promise<void> {
  await db
    .deleteFrom('fsp_group_plans')
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .execute()
  for (const { id, ...row } of groupPlans)
    await db
      .insertInto('fsp_group_plans')
      .values({ ...at, ...row, fsp_product_group_id: id })
      .execute()
}

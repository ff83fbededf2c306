/**
 * SQL of flow diagrams that were edited, and of their verification on site. Of the whole place, or of a
 * product group.
 */
import type { FlowGraph } from '@larder/core/flow'
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

export type FlowRow = NonNullable<Awaited<ReturnType<typeof findFlow>>>

/** Of the place's plan, or of a product group's analysis. */
export const findFlow = (db: Db, at: PlaceKey, group: number | null = null) =>
  db
    .selectFrom('plan_flows')
    .leftJoin('users', 'users.id', 'plan_flows.verified_by_user')
    .select([
      'plan_flows.id',
      'plan_flows.is_edited',
      'plan_flows.base_sha256',
      'plan_flows.version',
      'plan_flows.verified_by',
      'plan_flows.verified_by_user',
      'plan_flows.verified_at',
      'plan_flows.verified_graph_sha256',
      'users.firstname',
      'users.lastname',
      sql<FlowGraph | null>`plan_flows.graph`.as('graph'),
      sql<string | null>`plan_flows.verified_on::text`.as('verified_on'),
    ])
    .where('plan_flows.company_id', '=', at.company_id)
    .where('plan_flows.place_id', '=', at.place_id)
    .where(sql<boolean>`plan_flows.fsp_product_group_id is not distinct from ${group}::int`)
    .executeTakeFirst()

type Stored = {
  readonly group: number | null
  readonly graph: FlowGraph | null
  readonly base_sha256: string
  readonly updated_at: string
  readonly updated_by: number
}

/**
 * The next version, without a verification: that was of another picture. Returns the row's id and version.
 */
export async function storeFlow(
  db: Db,
  at: PlaceKey,
  { group, graph, base_sha256, updated_at, updated_by }: Stored,
): Promise<{ readonly id: number; readonly version: number }> {
  const values = {
    is_edited: graph !== null,
    graph: graph === null ? null : JSON.stringify(graph),
    base_sha256,
    updated_at,
    updated_by,
  }
  const ended = {
    verified_on: null,
    verified_by: null,
    verified_by_user: null,
    verified_at: null,
    verified_graph_sha256: null,
  }
  return db
    .insertInto('plan_flows')
    .values({ ...at, fsp_product_group_id: group, ...values, version: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'place_id', 'fsp_product_group_id'])
        .doUpdateSet({ ...values, ...ended, version: sql`plan_flows.version + 1` }),
    )
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
}

export type Verification = {
  readonly verified_on: string
  readonly verified_by: string
  readonly verified_by_user: number
  readonly verified_at: string
  readonly verified_graph_sha256: string
}

export const storeVerification = (db: Db, at: PlaceKey, group: number | null, verification: Verification) =>
  db
    .insertInto('plan_flows')
    .values({
      ...at,
      fsp_product_group_id: group,
      ...verification,
      is_edited: false,
      updated_at: verification.verified_at,
      updated_by: verification.verified_by_user,
    })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'place_id', 'fsp_product_group_id']).doUpdateSet({ ...verification }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()

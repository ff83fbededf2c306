/** SQL of hazards as a place has changed them, and of hazards of its own. */
import { sql } from 'kysely'
import type { LimitEdit } from '@larder/core/haccp'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import type { HazardContent, OwnHazardContent } from '#features/plan-data/public.ts'
import type { Writer } from '../document/writer.ts'

/**
 * The data that the place stores beside core's edit: the ids of the work groups whose names are in `members`.
 */
type Stored = { readonly member_ids: readonly number[] }
export type EditRow = {
  readonly id: number
  readonly version: number
  readonly key: string | null
  readonly content: (HazardContent | OwnHazardContent) & Stored
}

const inGroup = (db: Db, at: PlaceKey, group: number | null) =>
  db
    .selectFrom('place_hazards')
    .select(['id', 'version', 'key', sql<EditRow['content']>`content`.as('content')])
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where(sql<boolean>`fsp_product_group_id is not distinct from ${group}::int`)

/** All edits and own hazards of a plan, for lists. */
export const listEditRows = (db: Db, at: PlaceKey, group: number | null): Promise<EditRow[]> =>
  inGroup(db, at, group).orderBy('id').execute()

export const findEditOf = (
  db: Db,
  at: PlaceKey,
  group: number | null,
  key: string,
): Promise<EditRow | undefined> => inGroup(db, at, group).where('key', '=', key).executeTakeFirst()

export const findOwnHazard = (
  db: Db,
  at: PlaceKey,
  group: number | null,
  id: number,
): Promise<EditRow | undefined> =>
  inGroup(db, at, group).where('id', '=', id).where('key', 'is', null).executeTakeFirst()

export const insertHazardRow = (
  db: Db,
  at: PlaceKey,
  row: {
    readonly key: string | null
    readonly group: number | null
    readonly content: EditRow['content']
  } & Writer,
) =>
  db
    .insertInto('place_hazards')
    .values({
      ...at,
      key: row.key,
      fsp_product_group_id: row.group,
      content: JSON.stringify(row.content),
      updated_at: row.updated_at,
      updated_by: row.updated_by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

export const updateHazardRow = (
  db: Db,
  at: PlaceKey,
  id: number,
  { content, updated_at, updated_by }: { readonly content: EditRow['content'] } & Writer,
) =>
  db
    .updateTable('place_hazards')
    .set({ content: JSON.stringify(content), version: sql`version + 1`, updated_at, updated_by })
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

export const deleteHazardRow = (db: Db, at: PlaceKey, id: number) =>
  db
    .deleteFrom('place_hazards')
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', id)
    .execute()

export const listGroupNames = (db: Db, at: PlaceKey, ids: readonly number[]) =>
  db
    .selectFrom('user_groups')
    .select(['id', 'name'])
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute()

export type LimitRow = {
  readonly limit_id: string
  readonly version: number
  readonly reason: string
  readonly content: LimitEdit['values']
}

export const findLimitRow = (db: Db, at: PlaceKey, limit_id: string): Promise<LimitRow | undefined> =>
  db
    .selectFrom('place_limits')
    .select(['limit_id', 'version', 'reason', sql<LimitRow['content']>`content`.as('content')])
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('limit_id', '=', limit_id)
    .executeTakeFirst()

export const upsertLimitRow = (
  db: Db,
  at: PlaceKey,
  row: {
    readonly limit_id: string
    readonly content: LimitEdit['values']
    readonly reason: string
    readonly is_kept?: boolean
  } & Writer,
) => {
  const content = JSON.stringify(row.content)
  const { reason, updated_at, updated_by, is_kept = false } = row
  return db
    .insertInto('place_limits')
    .values({ ...at, limit_id: row.limit_id, content, reason, is_kept, updated_at, updated_by })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'place_id', 'limit_id']).doUpdateSet({
        content,
        reason,
        is_kept,
        updated_at,
        updated_by,
        version: sql`place_limits.version + 1`,
      }),
    )
    .execute()
}

export const deleteLimitRow = (db: Db, at: PlaceKey, limit_id: string) =>
  db
    .deleteFrom('place_limits')
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('limit_id', '=', limit_id)
    .executeTakeFirst()

export type Counted = { readonly severity: number; readonly probability: number; readonly companies: number }

export const listEstimations = (db: Db, key: string): Promise<Counted[]> =>
  db
    .selectFrom('hazard_estimations')
    .select(['severity', 'probability', 'companies'])
    .where('hazard_key', '=', key)
    .execute()

/** Counts the estimations of all companies again, unless that was done within a day. */
export const countEstimations = (db: Db, now: string) =>
  sql`select app.count_estimations(${now}::timestamptz)`.execute(db)

/** SQL of what records are judged and filled in by: products, units, partners and places. */
import { sql } from 'kysely'
import type { StoredFile } from '@larder/core/tasks'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

export type ProductFacts = {
  readonly id: number
  readonly name: string
  readonly code: string
  readonly ean: string
  readonly is_ingredient: boolean
  readonly is_outsourced: boolean
  readonly expiration_time_unit_count: number | null
  readonly expiration_time_unit_id: number | null
  readonly recipe_total_amount: string | null
  readonly recipe_total_amount_unit_id: number | null
  readonly portion_amount: string | null
  readonly portion_amount_unit_id: number | null
  readonly piece_amount: string | null
  readonly piece_amount_unit_id: number | null
  readonly density: string | null
  readonly recipe_version: number
  readonly ingredients: readonly {
    readonly product_id: number
    readonly amount: string
    readonly amount_unit_id: number
  }[]
}

const columns = sql`p.id, p.name, p.code, p.ean, p.is_ingredient, p.is_outsourced,
  p.expiration_time_unit_count, p.expiration_time_unit_id,
  trim_scale(p.recipe_total_amount)::text as recipe_total_amount, p.recipe_total_amount_unit_id,
  trim_scale(p.portion_amount)::text as portion_amount, p.portion_amount_unit_id,
  trim_scale(p.piece_amount)::text as piece_amount, p.piece_amount_unit_id,
  trim_scale(p.density)::text as density, p.recipe_version,
  coalesce((select jsonb_agg(jsonb_build_object('product_id', i.ingredient_product_id,
      'amount', trim_scale(i.amount)::text, 'amount_unit_id', i.amount_unit_id) order by i.order_number, i.id)
    from product_ingredients i where i.company_id = p.company_id and i.product_id = p.id), '[]') as ingredients`

/** Also removed ones: a device may have recorded them before. */
export const listProductFacts = async (
  db: Db,
  company_id: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ProductFacts>> =>
  new Map(
    (
      await sql<ProductFacts>`select ${columns} from products p where p.company_id = ${company_id}
        and p.id = any (${[...ids]}::int[])`.execute(db)
    ).rows.map((row) => [row.id, row]),
  )

/** More than a form lets people choose from. */
const MOST_PRODUCTS = 5_000

/**
 * Products of the list, by name. Of a larger catalogue those that the place has had, then those with a recipe.
 */
export const listAllProductFacts = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
): Promise<readonly ProductFacts[]> =>
  (
    await sql<ProductFacts>`
      select ${columns} from products p where p.company_id = ${company_id} and p.id in (
        select n.id from products n where n.company_id = ${company_id} and n.removed_at is null
        order by exists (select from lots l where l.company_id = n.company_id and l.place_id = ${place_id}
          and l.product_id = n.id) desc, n.recipe_version > 0 desc, lower(n.name), n.id limit ${MOST_PRODUCTS})
      order by lower(p.name), p.id`.execute(db)
  ).rows

export type PartnerFacts = { readonly id: number; readonly name: string }

export const listPartnerFacts = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PartnerFacts>> =>
  new Map(
    (
      await db
        .selectFrom('partners')
        .select(['id', 'name'])
        .where('company_id', '=', company_id)
        .where('place_id', '=', place_id)
        .where('id', 'in', [0, ...ids])
        .execute()
    ).map((row) => [row.id, row]),
  )

export const listChoosablePartners = (db: Db, { company_id, place_id }: PlaceKey) =>
  db
    .selectFrom('partners')
    .select(['id', 'name', 'is_supplier', 'is_customer'])
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('is_disabled', '=', false)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()

/** Other places of the company, by name. */
export const listSiblings = (db: Db, { company_id, place_id }: PlaceKey) =>
  db
    .selectFrom('places')
    .select(['id', 'name'])
    .where('company_id', '=', company_id)
    .where('id', '<>', place_id)
    .where('removed_at', 'is', null)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()

type Writer = {
  readonly worker_id: number | null
  readonly device_id: number | null
  readonly vouched_by: string | null
}

export const findIdentity = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  session_id: number | null,
): Promise<Writer> =>
  (
    await sql<Writer>`
      select w.id as worker_id, s.device_id, case when s.device_id is not null then (select n.given_by
          from worker_pins n where n.company_id = w.company_id and n.worker_id = w.id and n.set_by is null)
          end as vouched_by
      from sessions s left join workers w on w.company_id = ${company_id} and w.place_id = ${place_id}
        and w.user_id = (select app.user_id()) and w.removed_at is null
      where s.id = ${session_id}`.execute(db)
  ).rows[0] ?? { worker_id: null, device_id: null, vouched_by: null }

/** Files of the place that the record may name: its own photos, and those that records hold. */
export const findRecordFiles = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  { uuid, ids }: { readonly uuid: string; readonly ids: readonly number[] },
): Promise<readonly StoredFile[]> =>
  (
    await sql<{ id: number; sha256: string | null; sent_sha256: string }>`select f.id, f.sha256,
      f.sent_sha256 from files f where f.company_id = ${company_id}
      and f.place_id = ${place_id} and f.id = any (${[...ids]}::int[]) and f.removed_at is null
      and (f.record_uuid = ${uuid}::uuid or (f.sha256 is not null
        and (f.type = 'task_entry' or f.held_at is not null)))`.execute(db)
  ).rows.map(({ id, sha256, sent_sha256 }) =>
    sha256 === null ? { id, sha256, sent_sha256 } : { id, sha256 },
  )

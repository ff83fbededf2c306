/** SQL of what a record did to lots, as its revision says it. */
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#db/transaction.ts'
import { exactInstantSql } from '#kit/text/instant-sql.ts'

/** Amounts as decimal texts, whatever their scale. */
const decimal = (column: string): RawBuilder<unknown> => sql`trim_scale(${sql.raw(column)})::text`

/** Of a movement `m`, a link `k` and a lot `l`. */
export const movementJson = sql`jsonb_build_object('place_id', m.place_id, 'order_number', m.order_number,
  'lot_id', m.lot_id, 'direction', m.direction, 'amount', ${decimal('m.amount')},
  'amount_unit_id', m.amount_unit_id, 'base_amount', ${decimal('m.base_amount')}, 'base_unit', m.base_unit,
  'occurred_at', ${sql.raw(exactInstantSql('m.occurred_at'))})`
export const linkJson = sql`jsonb_build_object('parent', k.parent, 'child', k.child,
  'base_amount', ${decimal('k.base_amount')}, 'base_unit', k.base_unit)`
export const lotJson = sql`jsonb_build_object('id', l.id, 'place_id', l.place_id,
  'product_id', l.product_id, 'product_name', l.product_name, 'batch_number', l.batch_number,
  'batch_key', l.batch_key, 'supplier_id', l.supplier_id, 'expiry_date', l.expiry_date, 'tlc', l.tlc,
  'tlc_source', l.tlc_source, 'created_at', ${sql.raw(exactInstantSql('l.created_at'))},
  'base_unit_id', l.base_unit_id, 'origin_lot_id', l.origin_lot_id, 'version', l.version)`

export type Effects = {
  readonly moved: readonly unknown[]
  readonly links: readonly unknown[]
  readonly lots: readonly unknown[]
  /** The entries that it names. */
  readonly entry_uuids: readonly string[]
}

/** Amounts, links and lots of a record as they are now. `also`: lots that earlier versions named. */
export const readEffects = async (
  db: Db,
  at: { readonly company_id: number; readonly record_id: number },
  also: readonly number[] = [],
): Promise<Effects> =>
  (
    await sql<Effects>`select
      coalesce((select jsonb_agg(${movementJson} order by m.place_id, m.order_number) from lot_movements m
        where m.company_id = ${at.company_id} and m.record_id = ${at.record_id}), '[]') as moved,
      coalesce((select jsonb_agg(${linkJson} order by k.parent, k.child) from lot_links k
        where k.company_id = ${at.company_id} and k.record_id = ${at.record_id}), '[]') as links,
      coalesce((select jsonb_agg(${lotJson} order by l.id) from lots l where l.company_id = ${at.company_id}
        and l.id = any (array(select m.lot_id from lot_movements m where m.company_id = ${at.company_id}
          and m.record_id = ${at.record_id}) || ${[...also]}::int[])), '[]') as lots,
      coalesce((select jsonb_agg(e.uuid order by n.at) from traceability_records r,
        jsonb_array_elements_text(r.entry_ids) with ordinality n (id, at), task_entries e
        where r.company_id = ${at.company_id} and r.id = ${at.record_id} and e.company_id = r.company_id
          and e.id = n.id::bigint), '[]') as entry_uuids`.execute(db)
  ).rows[0] ?? { moved: [], links: [], lots: [], entry_uuids: [] }

/** Lots that any version of a record named, or that it moved. */
export const listNamedLots = async (
  db: Db,
  { company_id }: { readonly company_id: number },
  record_id: number,
): Promise<readonly number[]> =>
  (
    await sql<{ id: number }>`
      select (x ->> 'lot_id')::int as id from traceability_record_versions v,
        jsonb_array_elements(v.content -> 'lines') x
        where v.company_id = ${company_id} and v.record_id = ${record_id}
      union select m.lot_id from lot_movements m
        where m.company_id = ${company_id} and m.record_id = ${record_id}
      union select l.id from lots l, traceability_record_versions v,
        jsonb_array_elements(v.content -> 'lines') x
        where v.company_id = ${company_id} and v.record_id = ${record_id} and l.company_id = v.company_id
          and l.origin_lot_id = (x ->> 'lot_id')::int and l.place_id = (v.content ->> 'to_place_id')::int`.execute(
      db,
    )
  ).rows.map(({ id }) => id)

/** Gives lots from before their values were numbered their first number. */
export const numberLots = (db: Db, company_id: number, ids: readonly number[]): Promise<unknown> =>
  db
    .updateTable('lots')
    .set({ version: 1 })
    .where('company_id', '=', company_id)
    .where('version', '=', 0)
    .where('id', '=', sql<number>`any (${[...ids]}::int[])`)
    .execute()

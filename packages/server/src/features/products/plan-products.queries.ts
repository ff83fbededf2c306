/** SQL of catalogue products that the plan names. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

/** The id of the company's product of this name, ignoring case; it joins the catalogue where it is new. */
export async function productNamed(
  db: Db,
  { company_id, place_id }: PlaceKey,
  { name, now }: { readonly name: string; readonly now: string },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with known as (select id from products where company_id = ${company_id} and removed_at is null
        and lower(name) = lower(${name}) order by (created_from_fhp_id = ${place_id}) desc nulls last, id limit 1),
      added as (insert into products (company_id, name, created_from_fhp_id, created_at, updated_at)
        select ${company_id}, ${name}, ${place_id}, ${now}, ${now} where not exists (select from known)
        returning id)
    select id from known union all select id from added`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('The product is neither known nor added.')
  return row.id
}

/** The new name of a product of the plan, where no other product of a plan is the same one. */
export async function renameFromPlan(
  db: Db,
  { company_id, id, name, now }: { company_id: number; id: number; name: string; now: string },
): Promise<boolean> {
  const { rows } = await sql`
    update products set name = ${name}, updated_at = ${now}, version = version + 1
    where company_id = ${company_id} and id = ${id} and removed_at is null
      and (select count(*) from plan_products where company_id = ${company_id}
        and catalogue_product_id = ${id}) = 1
      and not exists (select from products o where o.company_id = ${company_id} and o.removed_at is null
        and lower(o.name) = lower(${name}) and o.id <> ${id}) returning id`.execute(db)
  return rows.length > 0
}

/** Product groups of the place's plan in which the product is. */
export const groupsOfProduct = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  id: number,
): Promise<readonly number[]> =>
  (
    await sql<{ id: number }>`
      select distinct g.id from plan_products p
        join fsp_product_groups g on g.company_id = p.company_id and g.id = p.fsp_product_group_id
      where p.company_id = ${company_id} and g.place_id = ${place_id} and p.catalogue_product_id = ${id}
      order by g.id`.execute(db)
  ).rows.map((row) => row.id)

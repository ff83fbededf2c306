/** SQL of the options of entries. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'

export type Choices = {
  /** Work groups of the place, and those of the user. */
  readonly groups: { id: number; name: string }[]
  readonly my_group_ids: number[]
  /** Names; disabled ones are not offered. */
  readonly partners: string[]
  /** The first ones by name, dishes before ingredients; others are found by searching. */
  readonly products: { id: number; name: string }[]
  readonly has_more_products: boolean
  readonly units: { kind: 'equipment' | 'room'; id: number; name: string }[]
}

/** Products that a device keeps and that people scan; a larger catalogue is searched. */
const MOST_PRODUCTS = 300

/** The options of the place's entries, in alphabetical order. */
export async function listChoices(
  db: Db,
  at: { company_id: number; place_id: number },
  user_id: number | null,
): Promise<Choices> {
  const { rows: products } = await sql<
    Choices['products'][number]
  >`select id, name from products where company_id = ${at.company_id} and removed_at is null
    order by is_ingredient, lower(name), id limit ${MOST_PRODUCTS + 1}`.execute(db)
  const { rows: units } = await sql<Choices['units'][number]>`
    select 'equipment' as kind, id, name from equipment where company_id = ${at.company_id}
      and place_id = ${at.place_id}
    union all select 'room', id, name from rooms where company_id = ${at.company_id}
    and place_id = ${at.place_id} order by 3, 2`.execute(db)
  const { rows: partners } = await sql<{
    name: string
  }>`select name from partners where company_id = ${at.company_id} and place_id = ${at.place_id}
    and not is_disabled order by lower(name)`.execute(db)
  const { rows: groups } = await sql<{ id: number; name: string; is_mine: boolean }>`
    select g.id, g.name, exists (select from work_group_members m
      join workers w on w.company_id = m.company_id and w.id = m.worker_id and w.removed_at is null
      where m.company_id = g.company_id and m.user_group_id = g.id and w.user_id = ${user_id}::int) as is_mine
    from user_groups g where g.company_id = ${at.company_id} and g.place_id = ${at.place_id}
    and not g.is_disabled order by g.id`.execute(db)
  return {
    groups: groups.map(({ id, name }) => ({ id, name })),
    my_group_ids: groups.filter(({ is_mine }) => is_mine).map(({ id }) => id),
    partners: partners.map(({ name }) => name),
    products: products.slice(0, MOST_PRODUCTS),
    has_more_products: products.length > MOST_PRODUCTS,
    units,
  }
}

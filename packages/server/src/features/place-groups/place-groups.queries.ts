/** SQL of groups of places and of their counted days. */
import { sql } from 'kysely'
import { MANY_PLACES } from '@larder/core/chain'
import type { PlaceGroup } from '@larder/contract/place-groups'
import type { Db } from '#db/transaction.ts'

/** All of the company, or one. */
export const listGroupRows = async (db: Db, company_id: number, id?: number): Promise<PlaceGroup[]> =>
  (
    await sql<PlaceGroup>`
      select g.id, g.name, g.version, coalesce(array_agg(p.id order by p.id) filter (where p.id is not null), '{}')
        as place_ids
      from place_groups g
      left join place_group_places m on m.company_id = g.company_id and m.group_id = g.id
      left join places p on p.company_id = m.company_id and p.id = m.place_id and p.removed_at is null
      where g.company_id = ${company_id} ${id === undefined ? sql`` : sql`and g.id = ${id}`}
      group by g.id, g.name, g.version order by lower(g.name), g.id`.execute(db)
  ).rows

export const findGroupByName = (db: Db, company_id: number, name: string) =>
  db
    .selectFrom('place_groups')
    .select('id')
    .where('company_id', '=', company_id)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst()

export const insertGroup = (
  db: Db,
  row: {
    readonly company_id: number
    readonly name: string
    readonly created_at: string
    readonly created_by: number
  },
) => db.insertInto('place_groups').values(row).returning('id').executeTakeFirstOrThrow()

/** @returns whether it was there */
export const renameGroup = async (db: Db, company_id: number, id: number, name: string): Promise<boolean> =>
  (await db
    .updateTable('place_groups')
    .set({ name })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** @returns whether it was there */
export const deleteGroup = async (db: Db, company_id: number, id: number): Promise<boolean> =>
  (await db
    .deleteFrom('place_groups')
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** Exactly these places are in the group; places of other groups move. */
export async function putPlaces(
  db: Db,
  company_id: number,
  group_id: number,
  place_ids: readonly number[],
): Promise<void> {
  await sql`
    delete from place_group_places where company_id = ${company_id} and group_id = ${group_id}
      and place_id <> all (${place_ids}::int[])`.execute(db)
  await sql`
    insert into place_group_places (company_id, place_id, group_id)
    select ${company_id}, id, ${group_id} from unnest(${place_ids}::int[]) as id
    on conflict (company_id, place_id) do update set group_id = excluded.group_id`.execute(db)
}

/** Companies that compare their places: with groups, or with many places. As the operator. */
export const listComparingCompanies = async (db: Db): Promise<number[]> =>
  (
    await sql<{ company_id: number }>`
      select company_id from place_groups
      union
      select company_id from places where removed_at is null group by company_id having count(*) > ${MANY_PLACES}
      order by 1`.execute(db)
  ).rows.map(({ company_id }) => company_id)

/** Places of the company with the last day that was counted. */
export const listCountedPlaces = async (
  db: Db,
  company_id: number,
): Promise<readonly { id: number; timezone: string; last: string | null }[]> =>
  (
    await sql<{ id: number; timezone: string; last: string | null }>`
      select p.id, p.timezone, (select max(d.date) from place_days d
        where d.company_id = p.company_id and d.place_id = p.id)::text as last
      from places p where p.company_id = ${company_id} and p.removed_at is null order by p.id`.execute(db)
  ).rows

export type CountedDay = { readonly date: string; readonly ok: number; readonly missed: number }

/** Writes the days of a place with the breaches of each, and forgets those before `since`. */
export async function putDays(
  db: Db,
  { company_id, place_id }: { readonly company_id: number; readonly place_id: number },
  days: readonly CountedDay[],
  since: string,
): Promise<void> {
  await sql`
    insert into place_days (company_id, place_id, date, ok, missed, breaches)
    select ${company_id}, ${place_id}, d.date, d.ok, d.missed,
      (select count(*) from task_entries e where e.company_id = ${company_id} and e.place_id = ${place_id}
        and e.entry_date = d.date and e.had_breach and e.removed_at is null)
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as d (date date, ok int, missed int)
    on conflict (company_id, place_id, date) do update
      set ok = excluded.ok, missed = excluded.missed, breaches = excluded.breaches`.execute(db)
  await sql`
    delete from place_days where company_id = ${company_id} and place_id = ${place_id}
      and date < ${since}::date`.execute(db)
}

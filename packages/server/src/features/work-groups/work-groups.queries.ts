/** SQL of work groups. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

const columns = [
  'id',
  'place_id',
  'name',
  'email',
  'workers_count',
  'is_default',
  'is_disabled',
  'version',
] as const

const rowsOf = (db: Db, at: PlaceKey) =>
  db
    .selectFrom('user_groups')
    .select(columns)
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)

export const listGroups = (db: Db, at: PlaceKey) => rowsOf(db, at).orderBy('id').execute()
/** Locked for a change until the transaction ends. */
export const lockGroup = (db: Db, at: PlaceKey, id: number) =>
  rowsOf(db, at).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

export type GroupFields = {
  readonly name: string
  readonly email: string
  readonly is_disabled: boolean
  readonly workers_count: number
}

export const insertGroup = (db: Db, at: PlaceKey, fields: GroupFields, created_at: string) =>
  db
    .insertInto('user_groups')
    .values({ ...at, ...fields, is_default: false, created_at })
    .returning(columns)
    .executeTakeFirstOrThrow()

export const updateGroup = (db: Db, at: PlaceKey, id: number, fields: Partial<GroupFields>) =>
  db
    .updateTable('user_groups')
    .set((row) => ({ ...fields, version: row('version', '+', 1) }))
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

export const deleteGroup = (db: Db, at: PlaceKey, id: number) =>
  db
    .deleteFrom('user_groups')
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', id)
    .execute()

export type Membership = { readonly user_id: number; readonly user_group_id: number }

export const listMemberships = (
  db: Db,
  { company_id, place_id }: PlaceKey,
  user_id: number | null = null,
): Promise<Membership[]> =>
  db
    .selectFrom('user_group_members')
    .select(['user_id', 'user_group_id'])
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where(sql<boolean>`${user_id}::int is null or user_id = ${user_id}::int`)
    .orderBy('user_group_id')
    .execute()

export const deleteMemberships = (db: Db, { company_id, place_id }: PlaceKey, user_id: number) =>
  db
    .deleteFrom('user_group_members')
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('user_id', '=', user_id)
    .execute()

export async function insertMemberships(
  db: Db,
  at: PlaceKey,
  user_id: number,
  group_ids: readonly number[],
): Promise<void> {
  if (group_ids.length > 0)
    await db
      .insertInto('user_group_members')
      .values(group_ids.map((user_group_id) => ({ ...at, user_group_id, user_id })))
      .execute()
}

/** Members of the group with access to the place. */
export async function listGroupMembers(
  db: Db,
  { company_id, place_id }: PlaceKey,
  id: number,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select u.id, coalesce(nullif(concat_ws(' ', u.firstname, nullif(u.lastname, '')), ''), u.username) as name
      from user_group_members m join users u on u.id = m.user_id
    where m.company_id = ${company_id} and m.place_id = ${place_id} and m.user_group_id = ${id}
      and (exists (select from place_members p where p.company_id = m.company_id and p.place_id = m.place_id
        and p.user_id = m.user_id) or exists (select from company_members c where c.company_id = m.company_id
        and c.user_id = m.user_id))
    order by 2, 1`.execute(db)
  return rows
}

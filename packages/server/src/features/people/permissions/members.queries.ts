import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

export type MemberRow = {
  readonly id: number
  readonly username: string
  readonly firstname: string
  readonly lastname: string
  readonly has_seen_intro_slides: boolean
  readonly permission_id: number | null
  readonly access_level: string | null
  readonly company_permission_id: number | null
  readonly company_access_level: string | null
  /** Whether the person has not accepted yet. */
  readonly is_invited: boolean
}

/**
 * Who has access to the place, by its own membership or by one of its company. One person when `user_id` is
 * named.
 */
export async function listMembers(
  db: Db,
  at: PlaceKey,
  user_id: number | null = null,
): Promise<readonly MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select u.id, coalesce(i.email, u.username) as username, u.firstname, u.lastname, u.has_seen_intro_slides,
      i.user_id is not null as is_invited,
      p.id as permission_id, p.access_level, c.id as company_permission_id,
        c.access_level as company_access_level
    from users u
    left join place_members p on p.company_id = ${at.company_id} and p.place_id = ${at.place_id}
      and p.user_id = u.id
    left join company_members c on c.company_id = ${at.company_id} and c.user_id = u.id
    left join invitations i on i.company_id = ${at.company_id} and i.user_id = u.id
    where (p.id is not null or c.id is not null) and (${user_id}::int is null or u.id = ${user_id}::int)
    order by u.id`.execute(db)
  return rows
}

/** The account of an address, where it belongs to the company already. */
export async function findColleague(
  db: Db,
  company_id: number,
  username: string,
): Promise<{ id: number; username: string } | undefined> {
  const { rows } = await sql<{ id: number; username: string }>`
    select u.id, u.username from users u where lower(u.username) = lower(${username.trim()})
      and (exists (select from company_members m where m.company_id = ${company_id} and m.user_id = u.id)
        or exists (select from place_members m where m.company_id = ${company_id}
        and m.user_id = u.id))`.execute(db)
  return rows[0]
}

export type AccessRow = { readonly user_id: number; readonly place_id: number; readonly access_level: string }

/** Access of these people to single places of the company. */
export const listAccesses = (db: Db, company_id: number, user_ids: readonly number[]): Promise<AccessRow[]> =>
  db
    .selectFrom('place_members')
    .select(['user_id', 'place_id', 'access_level'])
    .where('company_id', '=', company_id)
    .where('user_id', 'in', user_ids.length === 0 ? [0] : [...user_ids])
    .execute()

type Grant = { readonly user_id: number; readonly access_level: string; readonly created_at: string }

export const grantPlace = (db: Db, at: PlaceKey, grant: Grant) =>
  db
    .insertInto('place_members')
    .values({ ...at, ...grant })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'place_id', 'user_id'])
        .doUpdateSet({ access_level: grant.access_level }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()

export const revokePlace = (db: Db, at: PlaceKey, user_id: number) =>
  db
    .deleteFrom('place_members')
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('user_id', '=', user_id)
    .execute()

export const findPlaceMember = (db: Db, at: PlaceKey, id: number) =>
  db
    .selectFrom('place_members')
    .select(['user_id', 'access_level'])
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', id)
    .executeTakeFirst()

export const findCompanyMember = (db: Db, company_id: number, id: number) =>
  db
    .selectFrom('company_members')
    .select(['user_id', 'access_level'])
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .executeTakeFirst()

/**
 * Accounts of the company's owners, held until the end of the transaction: two owners cannot both leave. Who
 * has not accepted yet is none.
 */
export async function lockOwners(db: Db, company_id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('company_members')
    .select('user_id')
    .where('company_id', '=', company_id)
    .where('access_level', '=', 'owner')
    .where(
      'user_id',
      'not in',
      db.selectFrom('invitations').select('invitations.user_id').where('company_id', '=', company_id),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Who invites and where to, for the mail. */
export async function readInviter(
  db: Db,
  user_id: number,
  company_id: number,
): Promise<{ inviter: string; company: string }> {
  const user = await db
    .selectFrom('users')
    .select(['firstname', 'lastname'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  const company = await db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', company_id)
    .executeTakeFirstOrThrow()
  return { inviter: `${user.firstname} ${user.lastname}`.trim(), company: company.name }
}

export const listCompanyNames = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('id', 'in', ids.length === 0 ? [0] : [...ids])
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()

export const listCompanyMembers = (db: Db, company_id: number) =>
  db
    .selectFrom('company_members')
    .select(['user_id', 'access_level'])
    .where('company_id', '=', company_id)
    .execute()

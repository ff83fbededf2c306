import { sql } from 'kysely'
import type { SharedModule } from '@larder/core/permissions'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

/** Links of the place that were not taken back, newest first; the one with the public id when it is named. */
export const listSharedAccesses = (db: Db, at: PlaceKey, public_id?: string) =>
  db
    .selectFrom('shared_accesses')
    .leftJoin('users', 'users.id', 'shared_accesses.created_by')
    .select([
      'shared_accesses.public_id',
      'shared_accesses.name',
      'shared_accesses.email',
      'shared_accesses.valid_date',
      'shared_accesses.lang',
      'shared_accesses.created_at',
      'shared_accesses.last_used_at',
      'shared_accesses.expires_at',
      'users.firstname',
      'users.lastname',
      sql<SharedModule[]>`shared_accesses.modules`.as('modules'),
      sql<number[] | null>`shared_accesses.folder_ids`.as('folder_ids'),
    ])
    .where('shared_accesses.company_id', '=', at.company_id)
    .where('shared_accesses.place_id', '=', at.place_id)
    .where('shared_accesses.removed_at', 'is', null)
    .$if(public_id !== undefined, (some) => some.where('shared_accesses.public_id', '=', public_id ?? ''))
    .orderBy('shared_accesses.created_at', 'desc')
    .orderBy('shared_accesses.id', 'desc')
    .execute()

export type SharedAccessRow = Awaited<ReturnType<typeof listSharedAccesses>>[number]

export async function countValid(db: Db, at: PlaceKey, now: string): Promise<number> {
  const { n } = await db
    .selectFrom('shared_accesses')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('removed_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return Number(n)
}

export type NewSharedAccess = {
  public_id: string
  token_hash: Buffer
  name: string
  email: string
  modules: string
  folder_ids: string | null
  lang: string
  valid_date: string
  expires_at: string
  created_by: number
  created_at: string
}

export const insertSharedAccess = (db: Db, at: PlaceKey, row: NewSharedAccess): Promise<unknown> =>
  db
    .insertInto('shared_accesses')
    .values({ ...at, ...row })
    .execute()

export async function hasFolders(db: Db, at: PlaceKey, ids: readonly number[]): Promise<boolean> {
  const { n } = await db
    .selectFrom('folders')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow()
  return Number(n) === ids.length
}

/** @returns the link's id, undefined when there was none to take back */
export async function removeSharedAccess(
  db: Db,
  at: PlaceKey,
  public_id: string,
  removed_at: string,
): Promise<number | undefined> {
  const row = await db
    .updateTable('shared_accesses')
    .set({ removed_at })
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('public_id', '=', public_id)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export const endSessionsOf = (db: Db, company_id: number, shared_access_id: number): Promise<unknown> =>
  db
    .deleteFrom('shared_sessions')
    .where('company_id', '=', company_id)
    .where('shared_access_id', '=', shared_access_id)
    .execute()

/** Links that the person made end where they may not make any more: at the places where they do not write. */
export async function removeSharedAccessesOf(
  db: Db,
  company_id: number,
  user_id: number,
  removed_at: string,
): Promise<void> {
  await sql`
    update shared_accesses s set removed_at = ${removed_at}
    where s.company_id = ${company_id} and s.created_by = ${user_id} and s.removed_at is null
      and not exists (select from company_members m where m.company_id = s.company_id
        and m.user_id = s.created_by and m.access_level in ('owner', 'member'))
      and not exists (select from place_members m where m.company_id = s.company_id
        and m.place_id = s.place_id and m.user_id = s.created_by and m.access_level in ('owner', 'member'))
  `.execute(db)
}

/** The place of a link, and the name that signs its e-mail. */
export const readSharing = (db: Db, at: PlaceKey, user_id: number) =>
  db
    .selectFrom('places')
    .innerJoin('companies', 'companies.id', 'places.company_id')
    .innerJoin('users', (join) => join.on('users.id', '=', user_id))
    .select([
      'places.name as place',
      'places.timezone',
      'places.preferred_language',
      'companies.name as company',
      'users.firstname',
      'users.lastname',
    ])
    .where('places.company_id', '=', at.company_id)
    .where('places.id', '=', at.place_id)
    .executeTakeFirstOrThrow()

/** The link that a visitor came by. */
export const readVisit = (db: Db, at: PlaceKey, shared_access_id: number) =>
  db
    .selectFrom('shared_accesses')
    .innerJoin('companies', 'companies.id', 'shared_accesses.company_id')
    .innerJoin('places', (join) =>
      join
        .onRef('places.company_id', '=', 'shared_accesses.company_id')
        .onRef('places.id', '=', 'shared_accesses.place_id'),
    )
    .select([
      'shared_accesses.company_id',
      'shared_accesses.place_id',
      'shared_accesses.name',
      'shared_accesses.valid_date',
      'shared_accesses.lang',
      'shared_accesses.expires_at',
      'companies.name as company_name',
      'companies.date_format_id',
      'companies.temperature_scale',
      'companies.entry_created_at_hidden',
      'places.name as place_name',
      'places.timezone',
      sql<SharedModule[]>`shared_accesses.modules`.as('modules'),
    ])
    .where('shared_accesses.company_id', '=', at.company_id)
    .where('shared_accesses.id', '=', shared_access_id)
    .executeTakeFirstOrThrow()

/** Whether this is the hash of the link's own secret. */
export const hasSecret = async (
  db: Db,
  company_id: number,
  id: number,
  token_hash: Buffer,
): Promise<boolean> =>
  (await db
    .selectFrom('shared_accesses')
    .select('id')
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()) !== undefined

export const endExpiredSessions = (db: Db, company_id: number, now: string): Promise<unknown> =>
  db
    .deleteFrom('shared_sessions')
    .where('company_id', '=', company_id)
    .where('expires_at', '<=', now)
    .execute()

export const insertSharedSession = (
  db: Db,
  row: {
    company_id: number
    shared_access_id: number
    token_hash: Buffer
    created_at: string
    expires_at: string
  },
): Promise<unknown> => db.insertInto('shared_sessions').values(row).execute()

export const noteUse = (db: Db, company_id: number, id: number, last_used_at: string): Promise<unknown> =>
  db
    .updateTable('shared_accesses')
    .set({ last_used_at })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute()

/** Whether a link with this hash opens: it was not revoked, and its company is there. */
export async function opensNow(db: Db, token_hash: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql<{ opens: boolean }>`
    select app.enter('shared', ${token_hash}, ${now.toISOString()}, null, null) is not null as opens
  `.execute(db)
  return rows[0]?.opens === true
}

/** The valid link of the place with this secret. */
export const findValidLink = (
  db: Db,
  at: PlaceKey,
  { token_hash, now }: { readonly token_hash: Buffer; readonly now: string },
): Promise<{ lang: string; modules: string[] } | undefined> =>
  db
    .selectFrom('shared_accesses')
    .select(['lang', sql<string[]>`modules`.as('modules')])
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('token_hash', '=', token_hash)
    .where('removed_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()

import { hasEmail } from '@larder/core/accounts'
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'

export type Account = {
  readonly id: number
  readonly username: string
  readonly password_hash: string | null
  readonly firstname: string
  readonly lang: string
}

const accountColumns = ['id', 'username', 'password_hash', 'firstname', 'lang'] as const

export const findAccount = (db: Db, username: string): Promise<Account | undefined> =>
  db
    .selectFrom('users')
    .select(accountColumns)
    .where('username_key', '=', sql<string>`lower(${username})`)
    .executeTakeFirst()

export const findAccountById = (db: Db, id: number): Promise<Account | undefined> =>
  db.selectFrom('users').select(accountColumns).where('id', '=', id).executeTakeFirst()

export const findAccountByIdCode = (db: Db, id_code: string): Promise<Account | undefined> =>
  db.selectFrom('users').select(accountColumns).where('id_code', '=', id_code).executeTakeFirst()

export type NewAccount = {
  readonly username: string
  readonly password_hash: string
  readonly firstname: string
  readonly lastname: string
  readonly phone: string | null
  readonly lang: string
  readonly id_code: string | null
  readonly created_at: string
}

/** Undefined when the username exists. */
export const insertAccount = (db: Db, account: NewAccount): Promise<{ id: number } | undefined> =>
  db
    .insertInto('users')
    .values(account)
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .returning('id')
    .executeTakeFirst()

export const setPasswordHash = (db: Db, user_id: number, password_hash: string): Promise<unknown> =>
  db.updateTable('users').set({ password_hash }).where('id', '=', user_id).execute()

export type ProfileFields = Partial<{
  firstname: string
  lastname: string
  phone: string | null
  lang: string
  newsletter: boolean
  has_seen_intro_slides: boolean
  last_seen_notification_at: string
}>

export const changeProfileFields = (db: Db, user_id: number, fields: ProfileFields): Promise<unknown> =>
  db.updateTable('users').set(fields).where('id', '=', user_id).execute()

export async function getProfile(db: Db, user_id: number) {
  const { email_proven_at, ...profile } = await db
    .selectFrom('users')
    .select([
      'id',
      'username',
      'firstname',
      'lastname',
      'id_code',
      'phone',
      'lang',
      'newsletter',
      'has_seen_intro_slides',
      'last_seen_notification_at',
      'email_proven_at',
    ])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  return { ...profile, is_email_proven: email_proven_at !== null || !hasEmail(profile.username) }
}

/** A solved challenge counts once; false when it was used before. */
export async function useChallenge(
  db: Db,
  challenge_hash: Buffer,
  expires_at: string,
  now: string,
): Promise<boolean> {
  await db.deleteFrom('used_challenges').where('expires_at', '<', now).execute()
  const used = await db
    .insertInto('used_challenges')
    .values({ challenge_hash, expires_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('challenge_hash')
    .executeTakeFirst()
  return used !== undefined
}

/** @returns whether the address was not proven before */
export const setEmailProven = async (db: Db, user_id: number, now: string): Promise<boolean> => {
  const changed = await db
    .updateTable('users')
    .set({ email_proven_at: now })
    .where('id', '=', user_id)
    .where('email_proven_at', 'is', null)
    .executeTakeFirstOrThrow()
  return changed.numUpdatedRows > 0n
}

export const findUsername = async (db: Db, id: number): Promise<string> =>
  (await db.selectFrom('users').select('username').where('id', '=', id).executeTakeFirstOrThrow()).username

/** Accounts that nobody can sign in to, with their company: as the operator. */
export const deleteAccounts = (db: Db, ids: readonly number[]): Promise<unknown> =>
  db
    .deleteFrom('users')
    .where('id', '=', sql<number>`any (${[...ids]}::int[])`)
    .execute()

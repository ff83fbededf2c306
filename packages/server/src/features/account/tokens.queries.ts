import type { Db } from '#db/transaction.ts'

export type TokenPurpose =
  | 'reset'
  | 'invite'
  | 'unsubscribe'
  | 'smartid'
  | 'oauth_state'
  | 'mail_address'
  | 'prove_email'
export type OneTimeToken = {
  readonly purpose: TokenPurpose
  readonly user_id: number | null
  readonly detail: unknown
}
export type NewToken = {
  readonly token_hash: Buffer
  readonly purpose: TokenPurpose
  readonly user_id: number | null
  readonly detail: Readonly<Record<string, unknown>>
  readonly expires_at: string
}

export const insertToken = (db: Db, token: NewToken): Promise<unknown> =>
  db
    .insertInto('one_time_tokens')
    .values({ ...token, detail: JSON.stringify(token.detail) })
    .execute()

export const forgetExpiredTokens = (db: Db, now: string): Promise<unknown> =>
  db.deleteFrom('one_time_tokens').where('expires_at', '<=', now).execute()

/** A token that is still good for one of the purposes. */
export const findToken = async (
  db: Db,
  token_hash: Buffer,
  purposes: readonly TokenPurpose[],
  now: string,
): Promise<OneTimeToken | undefined> =>
  (await db
    .selectFrom('one_time_tokens')
    .select(['purpose', 'user_id', 'detail'])
    .where('token_hash', '=', token_hash)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .executeTakeFirst()) as OneTimeToken | undefined

/** Uses the token up; undefined when somebody did before. */
export const useToken = async (
  db: Db,
  token_hash: Buffer,
  purposes: readonly TokenPurpose[],
  now: string,
): Promise<OneTimeToken | undefined> =>
  (await db
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', token_hash)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .returning(['purpose', 'user_id', 'detail'])
    .executeTakeFirst()) as OneTimeToken | undefined

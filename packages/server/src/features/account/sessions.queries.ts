import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'

export type NewSession = {
  readonly token_hash: Buffer
  readonly user_id: number
  readonly remember: boolean
  readonly expires_at: string
  readonly now: string
  /** The tablet that it is bound to. */
  readonly device_id?: number
}

export const insertSession = (db: Db, { now, ...session }: NewSession): Promise<unknown> =>
  db
    .insertInto('sessions')
    .values({ ...session, created_at: now, last_seen_at: now })
    .execute()

export const findSession = (db: Db, id: number) =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_id', 'remember', 'expires_at'])
    .where('id', '=', id)
    .executeTakeFirst()

/** @returns whether the session was there */
export const endSession = async (db: Db, id: number): Promise<boolean> =>
  (await db.deleteFrom('sessions').where('id', '=', id).returning('id').executeTakeFirst()) !== undefined

export const endExpiredSessions = (db: Db, user_id: number, now: string): Promise<unknown> =>
  db.deleteFrom('sessions').where('user_id', '=', user_id).where('expires_at', '<=', now).execute()

/** Ends all sessions of the person but `kept`. */
export const endOtherSessions = (
  db: Db,
  user_id: number,
  currentSessionId: number | null,
): Promise<unknown> =>
  db
    .deleteFrom('sessions')
    .where('user_id', '=', user_id)
    .where('id', '<>', currentSessionId ?? 0)
    .execute()

export const knowsDevice = async (db: Db, token_hash: Buffer): Promise<boolean> =>
  (await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('token_hash', '=', token_hash)
    .limit(1)
    .executeTakeFirst()) !== undefined

const MAX_DEVICES = 20

/** Notes the device for the person and forgets all but the newest. */
export async function keepDevice(
  db: Db,
  device: { readonly token_hash: Buffer; readonly user_id: number; readonly created_at: string },
): Promise<void> {
  await db
    .insertInto('known_devices')
    .values(device)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const older = db
    .selectFrom('known_devices')
    .select('token_hash')
    .where('user_id', '=', device.user_id)
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .offset(MAX_DEVICES)
  await db
    .deleteFrom('known_devices')
    .where('user_id', '=', device.user_id)
    .where('token_hash', 'in', older)
    .execute()
}

/** Whose session a token opens; null where it opens none. */
export async function enterSession(
  db: Db,
  hash: Buffer,
  now: Date,
): Promise<{ readonly user_id: number; readonly session_id: number } | null> {
  const { rows } = await sql<{
    entered: { actor: { user_id: number; session_id: number } } | null
  }>`select app.enter('user', ${hash}, ${now.toISOString()}, null, null) as entered`.execute(db)
  return rows[0]?.entered?.actor ?? null
}

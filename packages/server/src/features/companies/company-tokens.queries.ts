import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'

const columns = ['id', 'name', 'last4', 'created_at'] as const

/** Those that are in force, oldest first. */
export const listTokens = (db: Db, company_id: number) =>
  db
    .selectFrom('company_tokens')
    .select(columns)
    .where('company_id', '=', company_id)
    .where('revoked_at', 'is', null)
    .orderBy('id')
    .execute()

export type NewToken = {
  company_id: number
  name: string
  token_hash: Buffer
  last4: string
  created_by: number
  created_at: string
}

export const insertToken = (db: Db, row: NewToken) =>
  db.insertInto('company_tokens').values(row).returning(columns).executeTakeFirstOrThrow()

/** Tokens that the person made end unless they own the company still. */
export async function revokeTokensOf(
  db: Db,
  company_id: number,
  user_id: number,
  revoked_at: string,
): Promise<void> {
  await sql`
    update company_tokens t set revoked_at = ${revoked_at}
    where t.company_id = ${company_id} and t.created_by = ${user_id} and t.revoked_at is null
      and not exists (select from company_members m where m.company_id = t.company_id
        and m.user_id = t.created_by and m.access_level = 'owner')
  `.execute(db)
}

/** @returns whether it was in force */
export async function revokeTokenRow(
  db: Db,
  company_id: number,
  id: number,
  revoked_at: string,
): Promise<boolean> {
  const row = await db
    .updateTable('company_tokens')
    .set({ revoked_at })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

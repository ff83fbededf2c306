import { sql } from 'kysely'
import type { TokenScope } from '@larder/core/permissions'
import type { Db } from '#db/transaction.ts'

const columns = ['id', 'name', 'last4', 'scopes', 'created_at', 'expires_at'] as const

type TokenRow = {
  readonly id: number
  readonly name: string
  readonly last4: string
  readonly scopes: TokenScope[]
  readonly created_at: string
  readonly expires_at: string | null
}

/** Those that were not revoked, oldest first; one whose time is over is still shown. */
export const listTokens = (db: Db, company_id: number) =>
  db
    .selectFrom('company_tokens')
    .select(columns)
    .where('company_id', '=', company_id)
    .where('revoked_at', 'is', null)
    .orderBy('id')
    .$castTo<TokenRow>()
    .execute()

/** Those of these that are in force, and the name of their company. */
export const listTokensOf = (db: Db, company_id: number, ids: readonly number[]) =>
  db
    .selectFrom('company_tokens')
    .innerJoin('companies', 'companies.id', 'company_tokens.company_id')
    .select(['company_tokens.name', 'companies.name as company'])
    .where('company_tokens.company_id', '=', company_id)
    .where('company_tokens.id', 'in', ids.length === 0 ? [0] : [...ids])
    .where('company_tokens.revoked_at', 'is', null)
    .orderBy('company_tokens.id')
    .execute()

export type NewToken = {
  company_id: number
  name: string
  token_hash: Buffer
  last4: string
  scopes: string[]
  expires_at: string | null
  created_by: number
  created_at: string
}

export const insertToken = (db: Db, row: NewToken) =>
  db.insertInto('company_tokens').values(row).returning(columns).$castTo<TokenRow>().executeTakeFirstOrThrow()

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

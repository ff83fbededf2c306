import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'

/** Which of the addresses get e-mails of the company: those of its members, and those that agreed. */
export async function listConfirmed(
  db: Db,
  company_id: number,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ email_key: string }>`
    select lower(u.username) as email_key from users u where lower(u.username) = any (${keys}::text[])
      and (exists (select from company_members m where m.company_id = ${company_id} and m.user_id = u.id)
      or exists (select from place_members m where m.company_id = ${company_id} and m.user_id = u.id))
    union select email_key from mail_addresses where company_id = ${company_id}
      and email_key = any (${keys}::text[]) and confirmed_at is not null`.execute(db)
  return new Set(rows.map(({ email_key }) => email_key))
}

/** False where the address was requested before. */
export async function insertMailAddress(
  db: Db,
  { company_id, email_key }: { readonly company_id: number; readonly email_key: string },
  now: string,
): Promise<boolean> {
  const rows = await db
    .insertInto('mail_addresses')
    .values({ company_id, email_key, asked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('email_key')
    .execute()
  return rows.length > 0
}

/** The name of the company; null where the address was never requested or the company is gone. */
export async function confirmMailAddress(
  db: Db,
  { company_id, email_key }: { readonly company_id: number; readonly email_key: string },
  now: string,
): Promise<string | null> {
  const { rows } = await sql<{ company: string | null }>`
    select app.confirm_mail_address(${company_id}, ${email_key}, ${now}) as company`.execute(db)
  return rows[0]?.company ?? null
}

export const hasMailAddress = async (
  db: Db,
  { company_id, email_key }: { readonly company_id: number; readonly email_key: string },
): Promise<boolean> =>
  (await db
    .selectFrom('mail_addresses')
    .select('email_key')
    .where('company_id', '=', company_id)
    .where('email_key', '=', email_key)
    .executeTakeFirst()) !== undefined

export const findCompanyName = async (db: Db, company_id: number): Promise<string | undefined> =>
  (
    await db
      .selectFrom('companies')
      .select('name')
      .where('id', '=', company_id)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
  )?.name

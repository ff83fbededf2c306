/** SQL of removed companies: those that can be restored, and those that are erased. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'

export type RemovedRow = { readonly id: number; readonly name: string; readonly removed_at: string }

export const listRemovedRows = async (db: Db, since: string): Promise<RemovedRow[]> =>
  (
    await sql<RemovedRow>`select id, name, removed_at
      from app.list_removed_companies(${since}::timestamptz)`.execute(db)
  ).rows

/** False where the user has no such company to restore. */
export const restoreRow = async (db: Db, id: number, since: string): Promise<boolean> =>
  (
    await sql<{ restored: boolean }>`select app.restore_company(${id}::int, ${since}::timestamptz)
      as restored`.execute(db)
  ).rows[0]?.restored ?? false

/** Ids of companies that were removed before then. */
export const listDue = async (db: Db, before: string): Promise<number[]> =>
  (
    await db.selectFrom('companies').select('id').where('removed_at', '<=', before).orderBy('id').execute()
  ).map(({ id }) => id)

/**
 * Holds the places of the company, which most writers lock before they come to the company itself: in the same
 * order nobody waits in a circle.
 */
export const lockPlaces = (db: Db, company_id: number): Promise<unknown> =>
  db
    .selectFrom('places')
    .select('id')
    .where('company_id', '=', company_id)
    .orderBy('id')
    .forUpdate()
    .execute()

/** The name of the company, held until the end of the transaction; undefined where it was restored. */
export const lockDue = async (db: Db, id: number, before: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('companies')
      .select('name')
      .where('id', '=', id)
      .where('removed_at', '<=', before)
      .forUpdate()
      .executeTakeFirst()
  )?.name

/** Accounts that nobody can sign in to: stand-ins of invitations, and those that exist for PINs. */
export const listStandIns = async (db: Db, company_id: number): Promise<number[]> =>
  (
    await sql<{ user_id: number }>`
    select user_id from invitations where company_id = ${company_id}
    union select user_id from pin_accounts where company_id = ${company_id}`.execute(db)
  ).rows.map(({ user_id }) => user_id)

/** Deletes the rows of a company in any of the tables of companies. */
export const deleteRows = async (db: Db, table: string, company_id: number): Promise<number> => {
  const { numDeletedRows } = await db
    .$extendTables<Record<string, { company_id: number }>>()
    .deleteFrom(table)
    .where('company_id', '=', company_id)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Waiting work that names the company without belonging to it. */
export const deleteJobs = (db: Db, company_id: number): Promise<unknown> =>
  sql`delete from jobs where payload ->> 'company_id' = ${String(company_id)}`.execute(db)

/** What stays of the company: that it was erased, and how much. */
export const auditErasure = (
  db: Db,
  { at, id, rows }: { readonly at: string; readonly id: number; readonly rows: number },
): Promise<unknown> =>
  sql`insert into audit (at, actor, route, entity, entity_id, detail, correlation_id)
    values (${at}, 'operator', 'companies.erase', 'company', ${String(id)},
      ${JSON.stringify({ rows })}::jsonb, gen_random_uuid()::text)`.execute(db)

/** A company with years of readings takes longer than a request may. */
export const noTimeout = (db: Db): Promise<unknown> => sql`set local statement_timeout = 0`.execute(db)

/** SQL of who has access to a whole company. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'

type Grant = { readonly user_id: number; readonly access_level: string; readonly created_at: string }

export const grantCompany = (db: Db, company_id: number, grant: Grant) =>
  db
    .insertInto('company_members')
    .values({ company_id, ...grant })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'user_id']).doUpdateSet({ access_level: grant.access_level }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()

export const revokeCompany = (db: Db, company_id: number, user_id: number) =>
  db
    .deleteFrom('company_members')
    .where('company_id', '=', company_id)
    .where('user_id', '=', user_id)
    .execute()

export type Owner = { readonly username: string; readonly firstname: string; readonly lang: string }

/** Owners that accepted their access. */
export const listOwners = async (db: Db, company_id: number): Promise<Owner[]> =>
  (
    await sql<Owner>`
    select u.username, u.firstname, u.lang from company_members m join users u on u.id = m.user_id
      where m.company_id = ${company_id} and split_part(m.access_level, ',', 1) = 'owner'
        and not exists (select from invitations i where i.user_id = u.id) order by u.id`.execute(db)
  ).rows

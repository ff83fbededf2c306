import type { Db } from '#db/transaction.ts'

export async function findLanguageOf(db: Db, user_id: number): Promise<string | undefined> {
  return (await db.selectFrom('users').select('lang').where('id', '=', user_id).executeTakeFirst())?.lang
}

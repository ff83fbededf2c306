/** SQL of new notifications. */
import { sql, type Insertable } from 'kysely'
import type { DB } from '#db/schema.gen.ts'
import type { Db } from '#db/transaction.ts'

/** Those that are new; a key that the company has already is left as it is. */
export const insertNotifications = (db: Db, rows: readonly Insertable<DB['notifications']>[]) =>
  db
    .insertInto('notifications')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['company_id', 'key']).doNothing())
    .returning(['id', 'company_id', 'place_id', 'key', 'mailed_at'])
    .execute()

export const insertReads = (db: Db, rows: readonly Insertable<DB['notification_reads']>[]) =>
  db.insertInto('notification_reads').values(rows).execute()

/** When the next e-mail of the place is due, `quiet_ms` after the last one; null where one waits already. */
export async function scheduleMail(
  db: Db,
  at: { readonly company_id: number; readonly place_id: number },
  { now, quiet_ms }: { readonly now: Date; readonly quiet_ms: number },
): Promise<string | null> {
  const { rows } = await sql<{ due_at: string }>`
    insert into notification_letters as l (company_id, place_id, due_at)
      values (${at.company_id}, ${at.place_id}, ${now.toISOString()})
    on conflict (company_id, place_id) do update
      set due_at = greatest(${now.toISOString()}::timestamptz,
        l.last_at + ${quiet_ms / 1_000} * interval '1 second') where l.due_at is null
    returning due_at`.execute(db)
  return rows[0]?.due_at ?? null
}

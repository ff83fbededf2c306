/** SQL of the weekly e-mail. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { Reader } from '#kit/mail/emails.ts'

export type WeeklyReader = { readonly company_id: number; readonly user_id: number }

export const findWeeklyReaders = async (
  db: Db,
  monday: string,
  most: number,
): Promise<readonly WeeklyReader[]> =>
  (await sql<WeeklyReader>`select * from app.find_weekly_readers(${monday}, ${most})`.execute(db)).rows

/** Whether this transaction gets to send the e-mail: one of several workers does. */
export async function takeWeek(
  db: Db,
  { company_id, user_id }: WeeklyReader,
  monday: string,
): Promise<boolean> {
  const { rows } = await sql`
    insert into weekly_emails as w (company_id, user_id, monday)
      values (${company_id}, ${user_id}, ${monday})
    on conflict (company_id, user_id) do update set monday = excluded.monday
    where w.monday < excluded.monday returning 1`.execute(db)
  return rows.length > 0
}

export const findWeeklyAccount = async (
  db: Db,
  { company_id, user_id }: WeeklyReader,
): Promise<(Reader & { readonly company: string }) | undefined> =>
  (
    await sql<Reader & { company: string }>`select u.username as to, u.firstname as name, u.lang,
        c.name as company
      from users u join companies c on c.id = ${company_id} where u.id = ${user_id}`.execute(db)
  ).rows[0]

type WeeklyPlace = { readonly id: number; readonly name: string; readonly timezone: string }

/** Places of the company that the reader answers for: all of them, or those that he or she owns. */
export const listWeeklyPlaces = async (
  db: Db,
  { company_id, user_id }: WeeklyReader,
): Promise<readonly WeeklyPlace[]> =>
  (
    await sql<WeeklyPlace>`select p.id, p.name, p.timezone from places p
      where p.company_id = ${company_id} and p.removed_at is null and (
        exists (select from company_members m where m.company_id = p.company_id and m.user_id = ${user_id}
          and m.access_level ~ '^(owner|member)')
        or exists (select from place_members m where m.company_id = p.company_id and m.place_id = p.id
          and m.user_id = ${user_id} and m.access_level ~ '^owner'))
      order by lower(p.name), p.id`.execute(db)
  ).rows

type Week = {
  readonly company_id: number
  readonly place_id: number
  readonly from: string
  readonly to: string
}

export const countWeek = async (
  db: Db,
  { company_id, place_id, from, to }: Week,
): Promise<{ readonly breaches: number; readonly open_tickets: number }> =>
  (
    await sql<{ breaches: number; open_tickets: number }>`select
      (select count(*)::int from task_entries e where e.company_id = ${company_id} and e.place_id = ${place_id}
        and e.entry_date between ${from} and ${to} and e.had_breach and e.removed_at is null) as breaches,
      (select count(*)::int from tickets t where t.company_id = ${company_id} and t.place_id = ${place_id}
        and t.removed_at is null and t.entry_status is null) as open_tickets`.execute(db)
  ).rows[0] ?? { breaches: 0, open_tickets: 0 }

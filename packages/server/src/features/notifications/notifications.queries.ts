/** SQL of notifications. */
import { hasEmail } from '@larder/core/accounts'
import { mailAddressesOf } from '@larder/core/places'
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { Reader } from '#kit/mail/emails.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { confirmedOf } from '#features/account/public.ts'

type Moment = { readonly db: Db; readonly now: Date }
export type ToldRow = {
  readonly id: number
  readonly kind: string
  readonly at: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly sensor_name: string
  readonly unit_name: string
  readonly ticket_text: string
  readonly person_name: string
  /** In the reader's language; empty = of no task. */
  readonly task_name: string
  /** The recipients, if not everybody gets an e-mail. */
  readonly emails: readonly string[] | null
  /** Its subject has been done meanwhile. */
  readonly is_past: boolean
}

/**
 * The sensor and its unit by the names that they have now; the ticket as it reads now, without text where it
 * was removed.
 */
const nameJoins = sql`
  left join sensors s on s.company_id = n.company_id and s.id = (n.payload ->> 'sensor_id')::int
  left join equipment e on e.company_id = n.company_id and e.sensor_id = s.id
  left join rooms r on r.company_id = n.company_id and r.sensor_id = s.id
  left join tickets t on t.company_id = n.company_id and t.id = (n.payload ->> 'ticket_id')::int
    and t.removed_at is null
  left join tasks k on n.kind in ('step_due', 'entry_breach') and k.company_id = n.company_id
    and k.id = (n.payload ->> 'task_id')::int
  left join task_entries y on n.kind in ('step_due', 'entry_breach') and y.company_id = n.company_id
    and y.id = (n.payload ->> 'entry_id')::bigint
  left join users w on w.id = coalesce(t.created_by, case
    when n.kind = 'entry_breach' then coalesce(y.updated_by, y.created_by) end)
  left join equipment ye on k.definition ->> 'related_to' = 'equipment' and ye.company_id = n.company_id
    and ye.id = y.related_entity_id
  left join rooms yr on k.definition ->> 'related_to' = 'room' and yr.company_id = n.company_id
    and yr.id = y.related_entity_id
  left join users h on h.id = (select app.user_id())`
const columns = sql`n.id::int, n.kind, n.at, n.payload, coalesce(s.name, '') as sensor_name,
  coalesce(e.name, r.name, ye.name, yr.name, '') as unit_name,
  coalesce(left(t.description, 120), '') as ticket_text,
  concat_ws(' ', w.firstname, w.lastname) as person_name,
  coalesce(coalesce(k.texts -> split_part(replace(h.lang, '-', '_'), '_', 1), k.texts -> 'en') ->> 'name',
  '') as task_name, n.emails, n.kind = 'entry_breach' and y.removed_at is not null or n.kind = 'step_due'
  and (y.removed_at is not null or y.next_step_id is distinct from (n.payload ->> 'step_id')::int) as is_past`

/** Notifications that were not mailed yet, marked as mailed from now on. */
export async function takeUnmailed(db: Db, at: PlaceKey, now: string): Promise<readonly ToldRow[]> {
  const { rows } = await sql<ToldRow>`
    with taken as (update notifications set mailed_at = ${now} where company_id = ${at.company_id}
      and place_id = ${at.place_id} and mailed_at is null returning *)
    select ${columns} from taken n ${nameJoins} order by n.id`.execute(db)
  return rows
}

export const closeEmail = (db: Db, at: PlaceKey, now: string) =>
  db
    .updateTable('notification_letters')
    .set({ last_at: now, due_at: null })
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .execute()

export type Readers = {
  /** In their own language where they have an account in the company, else in that of the place. */
  readonly readers: readonly Reader[]
  readonly lang: string
  readonly name: string
  readonly timezone: string
  readonly fahrenheit: boolean
}

/**
 * Who is written to: the place's addresses for notifications, else its own. While none of them has agreed,
 * the owners of the company: an alarm does not wait for a click.
 */
export async function findReaders({ db, now }: Moment, at: PlaceKey): Promise<Readers | undefined> {
  const row = await db
    .selectFrom('places as p')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .select([
      'p.name',
      'p.notification_email',
      'p.person_email',
      'p.preferred_language',
      'p.timezone',
      'c.temperature_scale',
    ])
    .where('p.company_id', '=', at.company_id)
    .where('p.id', '=', at.place_id)
    .where('p.removed_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { preferred_language: lang } = row
  const readers = await asReaders({ db, now }, at, { emails: mailAddressesOf(row), lang })
  return {
    readers: readers.length > 0 ? readers : await listOwners(db, at),
    lang: row.preferred_language,
    name: row.name,
    timezone: row.timezone,
    fahrenheit: row.temperature_scale === 2,
  }
}

const listOwners = async (db: Db, { company_id }: PlaceKey): Promise<readonly Reader[]> =>
  (
    await db
      .selectFrom('company_members as m')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .select(['u.username as to', 'u.firstname as name', 'u.lang'])
      .where('m.company_id', '=', company_id)
      .where('m.access_level', '=', 'owner')
      .orderBy('u.id')
      .execute()
  ).filter(({ to }) => hasEmail(to))

/** Each address once, ignoring case; only those that may get e-mails of the company. */
export async function asReaders(
  { db, now }: Moment,
  { company_id }: Pick<PlaceKey, 'company_id'>,
  { emails, lang }: { readonly emails: readonly string[]; readonly lang: string },
): Promise<readonly Reader[]> {
  const confirmed = await confirmedOf({ db, now, afterCommit: (work) => work() }, emails, {
    company_id,
    lang,
  })
  const unique = [...new Map(confirmed.map((email) => [email.toLowerCase(), email])).entries()]
  if (unique.length === 0) return []
  const { rows } = await sql<{
    key: string
    firstname: string
    lang: string
  }>`select lower(username) as key, firstname, lang from users
    where lower(username) = any (${unique.map(([key]) => key)}::text[])`.execute(db)
  return unique.map(([key, to]) => {
    const person = rows.find((row) => row.key === key)
    return { to, name: person?.firstname ?? '', lang: person?.lang ?? lang }
  })
}

const isFor = (user_id: number) => sql`(n.user_ids is null or ${user_id} = any (n.user_ids))`

export async function listFor(
  db: Db,
  at: PlaceKey,
  { user_id, limit }: { readonly user_id: number; readonly limit: number },
): Promise<readonly (ToldRow & { readonly read: boolean })[]> {
  const { rows } = await sql<ToldRow & { read: boolean }>`
    select ${columns}, exists (select from notification_reads x where x.company_id = n.company_id
      and x.notification_id = n.id and x.user_id = ${user_id}) as read
    from notifications n ${nameJoins} where n.company_id = ${at.company_id} and n.place_id = ${at.place_id}
    and ${isFor(user_id)} order by n.id desc limit ${limit}`.execute(db)
  return rows
}

export async function countUnread(db: Db, at: PlaceKey, user_id: number): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from notifications n where n.company_id = ${at.company_id}
      and n.place_id = ${at.place_id} and ${isFor(user_id)}
      and not exists (select from notification_reads x where x.company_id = n.company_id
      and x.notification_id = n.id and x.user_id = ${user_id})`.execute(db)
  return rows[0]?.unread ?? 0
}

/** Those named, or all up to the newest that was seen. */
export const markRead = (
  db: Db,
  at: PlaceKey,
  { user_id, up_to, now }: { readonly user_id: number; readonly up_to: number; readonly now: string },
) =>
  sql`insert into notification_reads (company_id, notification_id, user_id, read_at)
    select n.company_id, n.id, ${user_id}, ${now} from notifications n where n.company_id = ${at.company_id}
      and n.place_id = ${at.place_id} and n.id <= ${up_to}
    on conflict do nothing`.execute(db)

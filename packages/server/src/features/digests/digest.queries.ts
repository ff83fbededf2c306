/** SQL of the daily e-mail. */
import { sql } from 'kysely'
import { localMinute } from '@larder/core/schedule'
import type { SharedWork } from '@larder/core/tasks'
import type { Db } from '#db/transaction.ts'
import type { Reader } from '#kit/mail/emails.ts'
import type { PlaceKey } from '#kit/place-key.ts'

export type DuePlace = PlaceKey & { readonly today: string; readonly last_date: string | null }

export async function findDuePlaces(
  db: Db,
  now: string,
  {
    from_hour,
    to_hour,
    most,
  }: { readonly from_hour: number; readonly to_hour: number; readonly most: number },
): Promise<readonly DuePlace[]> {
  return (
    await sql<DuePlace>`select *
      from app.find_places_to_remind(${now}, ${from_hour}, ${to_hour}, ${most})`.execute(db)
  ).rows
}

/** Whether this transaction gets to send the day's e-mail: one of several workers does. */
export async function takeDay(db: Db, { company_id, place_id, today }: DuePlace): Promise<boolean> {
  const { rows } = await sql`
    insert into place_digests as d (company_id, place_id, last_date)
      values (${company_id}, ${place_id}, ${today})
    on conflict (company_id, place_id) do update set last_date = excluded.last_date
    where d.last_date < excluded.last_date returning 1`.execute(db)
  return rows.length > 0
}

/** Whether anything was entered at the place since the day: an idle place gets no reminders. */
export async function isWorkedIn(db: Db, at: PlaceKey, since: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from task_entries where company_id = ${at.company_id} and place_id = ${at.place_id}
      and entry_date >= ${since} and removed_at is null limit 1`.execute(db)
  return rows.length > 0
}

export type Waiting = {
  readonly task_id: number
  readonly waiting: number
  readonly oldest_date: string
  /** Of the group that verifies; empty = it has no address. */
  readonly email: string
}

/** Tasks with entries to be verified, of those that notify at these frequencies. */
export const listUnverified = async (
  db: Db,
  at: PlaceKey,
  frequencies: readonly number[],
): Promise<readonly Waiting[]> =>
  (
    await sql<Waiting>`
    select t.id as task_id, count(*)::int as waiting, min(e.entry_date) as oldest_date,
      coalesce(max(g.email), '') as email
    from tasks t
    join task_entries e on e.company_id = t.company_id and e.place_id = t.place_id and e.task_id = t.id
      and e.removed_at is null and e.verified_at is null and e.next_step_id is null
    left join user_groups g on g.company_id = t.company_id and g.place_id = t.place_id
      and g.id = (t.definition ->> 'verification_user_group_id')::int and not g.is_disabled
    where t.company_id = ${at.company_id} and t.place_id = ${at.place_id}
      and (t.definition ->> 'is_verification_enabled')::boolean
      and (t.definition ->> 'verification_notification_frequency_type_id')::int = any
        (${[...frequencies]}::int[])
    group by t.id, t.order_number order by t.order_number, t.id`.execute(db)
  ).rows

/** The groups that do a task's work, and those that it notifies of problems. */
export type WorkOfTask = {
  readonly task_id: number
  readonly work: SharedWork & { readonly notify_role_ids: readonly number[] }
}

export const listWork = async (
  db: Db,
  at: PlaceKey,
  task_ids: readonly number[],
): Promise<readonly WorkOfTask[]> =>
  (
    await sql<WorkOfTask>`select id as task_id, definition as work from tasks
      where company_id = ${at.company_id} and place_id = ${at.place_id}
      and id = any (${[...task_ids]}::int[])`.execute(db)
  ).rows

/** Addresses of the work groups in use that have one. */
export async function listGroupAddresses(db: Db, at: PlaceKey): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{
    id: number
    email: string
  }>`select id, btrim(email) as email from user_groups where company_id = ${at.company_id}
    and place_id = ${at.place_id} and not is_disabled and btrim(email) <> ''`.execute(db)
  return new Map(rows.map(({ id, email }) => [id, email]))
}

export type Deviation = {
  readonly task_id: number
  readonly unit_id: number
  readonly value: string
  readonly unit: string
  readonly at: string
  readonly actions: string
}

/** The instant as a wall time of the place. */
const atLocal = <Row extends { readonly at: string; readonly timezone: string }>({
  timezone,
  ...row
}: Row) => ({
  ...row,
  at: localMinute(row.at, timezone),
})

/** Entries of a day with a problem, of tasks that notify a group. */
export const listDeviations = async (db: Db, at: PlaceKey, date: string): Promise<readonly Deviation[]> =>
  (
    await sql<Deviation & { readonly timezone: string }>`
    select e.task_id, coalesce(e.related_entity_id, 0) as unit_id, coalesce(e.value, '') as value,
      coalesce(e.unit, '') as unit,
      e.performed_at as at, p.timezone,
      coalesce((select string_agg(o ->> 'option_text', '; ') from jsonb_array_elements(e.action_options) o),
        '') as actions
    from task_entries e join tasks t on t.company_id = e.company_id and t.id = e.task_id
      join places p on p.company_id = e.company_id and p.id = e.place_id
    where e.company_id = ${at.company_id} and e.place_id = ${at.place_id} and e.entry_date = ${date}
      and e.removed_at is null and e.status = 'not_done'
      and jsonb_array_length(t.definition -> 'notify_role_ids') > 0
    order by e.performed_at, e.id limit 50`.execute(db)
  ).rows.map(atLocal)

export type Unanswered = {
  readonly task_id: number
  readonly unit_id: number
  readonly value: string
  readonly unit: string
  readonly at: string
}

/** Entries by sensors outside their limits without a corrective action. */
export const listUnanswered = async (db: Db, at: PlaceKey, since: string): Promise<readonly Unanswered[]> =>
  (
    await sql<Unanswered & { readonly timezone: string }>`
    select e.task_id, coalesce(e.related_entity_id, 0) as unit_id, coalesce(e.value, '') as value,
      coalesce(e.unit, '') as unit,
      e.performed_at as at, p.timezone
    from task_entries e join places p on p.company_id = e.company_id and p.id = e.place_id
    where e.company_id = ${at.company_id} and e.place_id = ${at.place_id} and e.entry_date >= ${since}
      and e.removed_at is null and e.source = 'sensor' and e.status = 'not_done' and e.action_options = '[]'
      and e.comment = ''
    order by e.performed_at, e.id limit 50`.execute(db)
  ).rows.map(atLocal)

export type OpenAlarm = {
  readonly kind: string
  readonly at: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly sensor_name: string
  readonly unit_name: string
}

/** Alarms that have not ended, of units in use. */
export const listOpenAlarms = async (db: Db, at: PlaceKey): Promise<readonly OpenAlarm[]> =>
  (
    await sql<OpenAlarm>`
    select case a.kind when 'limit' then 'sensor_outside' when 'fault' then 'sensor_fault'
      else 'sensor_silent' end as kind, a.started_at as at,
      json_build_object('value_centi', a.worst_centi, 'channel', s.channel, 'at', a.started_at) as payload,
        s.name as sensor_name, coalesce(e.name, r.name, '') as unit_name
    from sensor_alarms a
    join sensors s on s.company_id = a.company_id and s.id = a.sensor_id and s.removed_at is null
    left join equipment e on e.company_id = s.company_id and e.sensor_id = s.id and e.is_active
    left join rooms r on r.company_id = s.company_id and r.sensor_id = s.id and not r.is_disabled
    where a.company_id = ${at.company_id} and a.place_id = ${at.place_id} and a.cleared_at is null
      and a.withdrawn_at is null and (e.id is not null or r.id is not null)
      and (a.kind = 'silent' or a.raised_at >= s.judged_since)
    order by a.raised_at limit 50`.execute(db)
  ).rows

export type EndingDocument = { readonly filename: string; readonly valid_until: string }

/** Documents whose last valid day is in the period, the first to expire first: of people, or all others. */
export const listEndingDocuments = async (
  db: Db,
  at: PlaceKey,
  { from, to, of_people }: { readonly from: string; readonly to: string; readonly of_people: boolean },
): Promise<readonly EndingDocument[]> =>
  (
    await sql<EndingDocument>`select filename, valid_until from files
    where company_id = ${at.company_id} and place_id = ${at.place_id} and removed_at is null
      and (worker_id is not null) = ${of_people} and valid_until between ${from}::date and ${to}::date
    order by valid_until, lower(filename), id`.execute(db)
  ).rows

export type Account = Reader & {
  readonly user_id: number
  /** Empty = none. */
  readonly company_level: string
  readonly place_level: string
}

/** Accounts with access to the company or the place, with their access levels. */
export const listAccounts = async (db: Db, at: PlaceKey): Promise<readonly Account[]> =>
  (
    await sql<Account>`select u.id as user_id, u.username as to, u.firstname as name, u.lang,
        coalesce(c.access_level, '') as company_level, coalesce(p.access_level, '') as place_level
      from users u
      left join company_members c on c.company_id = ${at.company_id} and c.user_id = u.id
      left join place_members p on p.company_id = ${at.company_id} and p.place_id = ${at.place_id}
        and p.user_id = u.id
      where c.user_id is not null or p.user_id is not null order by u.id`.execute(db)
  ).rows

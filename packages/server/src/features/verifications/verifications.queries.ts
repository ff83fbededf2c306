/** SQL of verifications: they are columns of the entry, and a revision each. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { unitName } from '#features/activity-log/public.ts'

/** Of monitoring alone: other types of tasks have no entries yet that anybody fills in. */
const needsVerification = sql`(t.task_type_id = 4 and (t.definition ->> 'is_verification_enabled')::boolean)`

/** Finished and not looked at yet. */
const waits = sql`e.removed_at is null and e.verified_at is null and e.next_step_id is null`

/**
 * The reader made, corrected, continued or otherwise changed the entry: authors may not verify their own
 * records.
 */
const isOwn = sql`(e.created_by is not distinct from (select app.user_id()) or exists (
  select from revisions r where r.company_id = e.company_id and r.place_id = e.place_id and r.entity = 'entry'
  and r.entity_id = e.uuid::text and r.actor = 'user:' || (select app.user_id())))`

export type VerificationTaskRow = {
  readonly task_id: number
  readonly task_subtype_id: number
  readonly name: string
  readonly waiting: number
  readonly waiting_own: number
  readonly oldest_date: string | null
  readonly last_verified_at: string | null
}

/** Tasks that need verification, or have entries from a time when they did. */
export const listTasks = async (db: Db, at: PlaceKey, lang: string): Promise<VerificationTaskRow[]> =>
  (
    await sql<VerificationTaskRow>`
    select t.id as task_id, t.task_subtype_id,
      coalesce(t.texts -> ${lang}::text, t.texts -> 'en') ->> 'name' as name,
      coalesce(e.waiting, 0)::int as waiting, coalesce(e.own, 0)::int as waiting_own, e.oldest_date,
      e.last_verified_at
    from tasks t left join lateral (
      select count(*) filter (where verified_at is null and next_step_id is null) as waiting,
        count(*) filter (where verified_at is null and next_step_id is null and ${isOwn}) as own,
        min(entry_date) filter (where verified_at is null and next_step_id is null) as oldest_date,
          max(verified_at) as last_verified_at
      from task_entries e where e.company_id = t.company_id and e.place_id = t.place_id and e.task_id = t.id
        and e.removed_at is null) e on true
    where t.company_id = ${at.company_id} and t.place_id = ${at.place_id} and ${needsVerification}
    order by e.waiting > 0 desc nulls last, t.order_number, t.id`.execute(db)
  ).rows

/**
 * How many entries of the place wait. Few tasks are verified: each of them counts its own by an index of what
 * waits, whatever the planner knows of the tables.
 */
export const countWaiting = async (db: Db, at: PlaceKey): Promise<number> =>
  (
    await sql<{ n: number }>`select coalesce(sum((
        select count(*) from task_entries e
        where e.company_id = t.company_id and e.task_id = t.id and ${waits})), 0)::int as n
      from tasks t where t.company_id = ${at.company_id} and t.place_id = ${at.place_id} and ${needsVerification}`.execute(
      db,
    )
  ).rows[0]?.n ?? 0

export type Wanted = {
  readonly task_subtype_id: number
  readonly task_id: number | null
  readonly from: string
  readonly to: string
  readonly waiting: boolean
  readonly page: number
  readonly per_page: number
}
type ListedEntry = { readonly uuid: string; readonly is_own: boolean; readonly unit_name: string }

/** Entries by uuid, oldest first, and how many there are in all. */
export async function listEntries(
  db: Db,
  at: PlaceKey,
  wanted: Wanted,
): Promise<{ readonly rows: readonly ListedEntry[]; readonly total: number }> {
  const matching = sql`from task_entries e join tasks t on t.company_id = e.company_id and t.id = e.task_id
    where e.company_id = ${at.company_id} and e.place_id = ${at.place_id}
      and t.task_subtype_id = ${wanted.task_subtype_id} and ${needsVerification} and e.removed_at is null
      and e.entry_date between ${wanted.from} and ${wanted.to}
      and (${wanted.task_id}::int is null or e.task_id = ${wanted.task_id})
      and (not ${wanted.waiting} or e.verified_at is null and e.next_step_id is null)`
  const { rows } =
    await sql<ListedEntry>`select e.uuid, ${isOwn} as is_own, ${unitName} ${matching} order by e.performed_at, e.id
      limit ${wanted.per_page} offset ${(wanted.page - 1) * wanted.per_page}`.execute(db)
  return {
    rows,
    total: (await sql<{ n: number }>`select count(*)::int as n ${matching}`.execute(db)).rows[0]?.n ?? 0,
  }
}

export type ToVerify = {
  readonly id: number
  readonly uuid: string
  readonly version: number
  readonly is_own: boolean
  readonly verified_at: string | null
  readonly is_finished: boolean
  readonly asks: boolean
}

/** The entries, locked in the order of their ids. */
export const lockEntries = async (
  db: Db,
  at: PlaceKey,
  { task_subtype_id, ids }: { readonly task_subtype_id: number; readonly ids: readonly number[] },
): Promise<ToVerify[]> =>
  (
    await sql<ToVerify>`select e.id, e.uuid, e.version, ${isOwn} as is_own, e.verified_at,
      e.next_step_id is null as is_finished, ${needsVerification} as asks from task_entries e
      join tasks t on t.company_id = e.company_id and t.id = e.task_id
    where e.company_id = ${at.company_id} and e.place_id = ${at.place_id}
    and t.task_subtype_id = ${task_subtype_id} and e.id = any (${ids}::bigint[]) and e.removed_at is null
    order by e.id for update of e`.execute(db)
  ).rows

type Waiting = { readonly task_subtype_id: number; readonly task_id: number | null; readonly until: string }

const waitingUntil = (
  at: PlaceKey,
  { task_subtype_id, task_id, until }: Waiting,
) => sql`task_entries e join tasks t on t.company_id = e.company_id and t.id = e.task_id
    where e.company_id = ${at.company_id} and e.place_id = ${at.place_id}
      and t.task_subtype_id = ${task_subtype_id} and ${needsVerification}
      and (${task_id}::int is null or e.task_id = ${task_id}) and e.entry_date <= ${until}
      and ${waits}`

/** How many entries of others wait up to a day. */
export const countOthersWaiting = async (db: Db, at: PlaceKey, of: Waiting): Promise<number> =>
  (
    await sql<{ n: number }>`select count(*)::int as n from ${waitingUntil(at, of)} and not ${isOwn}`.execute(
      db,
    )
  ).rows[0]?.n ?? 0

/** Those that wait up to a day, the reader's own last, locked; at most `most`. */
export const lockWaiting = async (
  db: Db,
  at: PlaceKey,
  of: Waiting & { readonly most: number },
): Promise<ToVerify[]> =>
  (
    await sql<ToVerify>`select e.id, e.uuid, e.version, ${isOwn} as is_own, e.verified_at,
      true as is_finished, true as asks from ${waitingUntil(at, of)} order by is_own, e.id
      limit ${of.most} for update of e`.execute(db)
  ).rows

/** Whether the place has a task of this kind, or this one. */
export const hasTask = async (
  db: Db,
  at: PlaceKey,
  { task_subtype_id, task_id }: { readonly task_subtype_id: number; readonly task_id: number | null },
): Promise<boolean> =>
  (
    await sql`select 1 from tasks where company_id = ${at.company_id} and place_id = ${at.place_id}
      and task_subtype_id = ${task_subtype_id} and (${task_id}::int is null or id = ${task_id})
      limit 1`.execute(db)
  ).rows.length > 0

/** Tasks of a kind whose entries are verified. */
export const listVerifiedTasks = async (db: Db, at: PlaceKey, task_subtype_id: number): Promise<number[]> =>
  (
    await sql<{
      id: number
    }>`select t.id from tasks t where t.company_id = ${at.company_id} and t.place_id = ${at.place_id}
      and t.task_subtype_id = ${task_subtype_id} and ${needsVerification}`.execute(db)
  ).rows.map(({ id }) => id)

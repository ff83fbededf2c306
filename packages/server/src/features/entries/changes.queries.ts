/** SQL of changes to an entry after it was saved. */
import { sql } from 'kysely'
import { wallTimes } from '@larder/core/schedule'
import type { ChosenAction, StoredField, StoredFile } from '@larder/core/tasks'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { instantSql } from '#kit/text/instant-sql.ts'

export type EntryAt = { readonly company_id: number; readonly place_id: number; readonly id: number }
/** Its id, or its uuid where that is all that is known. */
export type AskedEntry = Omit<EntryAt, 'id'> & {
  readonly id: number | string
  readonly task_id: number
  readonly task_subtype_id: number
  readonly even_removed?: boolean
}

export type LockedEntry = {
  readonly id: number
  readonly uuid: string
  readonly task_id: number
  readonly task_version: number
  readonly task_subtype_id: number
  readonly version: number
  readonly performed_at: string
  readonly received_at: string
  readonly created_by: number | null
  readonly entry_fields: readonly StoredField[]
  readonly action_options: readonly ChosenAction[]
  readonly comment: string
  readonly files: readonly StoredFile[]
  readonly next_step_id: number | null
  readonly related_entity_id: number | null
  readonly timezone: string
}

/**
 * The entry, locked until the end of the transaction; undefined when there is none, or it was removed and
 * removed ones are not requested.
 */
export async function lockEntry(db: Db, at: AskedEntry): Promise<LockedEntry | undefined> {
  const { rows } = await sql<LockedEntry>`
    select e.id, e.uuid, e.task_id, e.task_version, t.task_subtype_id, e.version, e.performed_at,
      e.received_at, e.created_by, e.entry_fields, e.action_options, e.comment, e.files, e.next_step_id,
      e.related_entity_id, p.timezone
    from task_entries e join tasks t on t.company_id = e.company_id and t.id = e.task_id
      join places p on p.company_id = e.company_id and p.id = e.place_id
    where e.company_id = ${at.company_id} and e.place_id = ${at.place_id}
      and ${typeof at.id === 'number' ? sql`e.id = ${at.id}` : sql`e.uuid = ${at.id}::uuid`}
      and e.task_id = ${at.task_id} and t.task_subtype_id = ${at.task_subtype_id}
      and (e.removed_at is null or ${at.even_removed === true})
    for update of e`.execute(db)
  return rows[0]
}

/**
 * The files that the entry names, locked until the end of the transaction; undefined where one is absent or
 * removed.
 */
export const lockNamedFiles = (
  db: Db,
  at: Omit<EntryAt, 'id'>,
  uuid: string,
): Promise<{ readonly id: number; readonly files: unknown; readonly entry_fields: unknown } | undefined> =>
  db
    .selectFrom('task_entries')
    .select(['id', 'files', 'entry_fields'])
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('uuid', '=', uuid)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const updateFiles = (
  db: Db,
  at: EntryAt,
  part: { readonly files: string; readonly entry_fields: string },
): Promise<unknown> =>
  db
    .updateTable('task_entries')
    .set(part)
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', at.id)
    .execute()

export type ChangedEntry = {
  readonly task_version: number
  readonly entry_date: string
  readonly performed_at: string
  readonly status: string
  readonly value: string | null
  readonly unit: string | null
  readonly reading: number | null
  readonly within: boolean | null
  readonly limit: string | null
  readonly action_options: string
  readonly comment: string
  readonly entry_fields: string
  readonly related_entity_id: number | null
  readonly files: string
  readonly source: string
  readonly updated_at: string
  readonly next_step_id: number | null
  readonly next_due_at: string | null
  readonly updated_by: number
  /** Else it was continued. */
  readonly is_corrected: boolean
  /** Some reading is outside its limit now. */
  readonly is_outside: boolean
}

/** A new version, which has to be verified again. */
export async function updateEntry(
  db: Db,
  at: EntryAt,
  { limit, is_corrected, is_outside, ...entry }: ChangedEntry,
): Promise<void> {
  await db
    .updateTable('task_entries')
    .set((eb) => ({
      ...entry,
      limit,
      version: eb('version', '+', 1),
      is_corrected: sql<boolean>`is_corrected or ${is_corrected}`,
      ...(is_corrected && { corrected_by: entry.updated_by }),
      had_breach: sql<boolean>`had_breach or ${is_outside}`,
      verified_at: null,
      verified_by: null,
      verification_comment: '',
    }))
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', at.id)
    .execute()
}

export const markRemoved = (
  db: Db,
  at: EntryAt,
  {
    removed_at,
    removed_by,
    removal_reason,
  }: { readonly removed_at: string; readonly removed_by: number; readonly removal_reason: string },
): Promise<unknown> =>
  db
    .updateTable('task_entries')
    .set((eb) => ({
      removed_at,
      removed_by,
      removal_reason,
      updated_at: removed_at,
      version: eb('version', '+', 1),
    }))
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', at.id)
    .execute()

/** The free texts of an entry after an erasure. */
export type BareTexts = {
  readonly comment: string
  readonly value: string | null
  readonly entry_fields: unknown
  readonly action_options: unknown
}

/** In the row, and in the answers that were kept to it. */
export async function updateTexts(
  db: Db,
  { company_id, place_id, id }: EntryAt,
  uuid: string,
  bare: BareTexts,
): Promise<void> {
  await db
    .updateTable('task_entries')
    .set({
      ...bare,
      entry_fields: JSON.stringify(bare.entry_fields),
      action_options: JSON.stringify(bare.action_options),
      verification_comment: '',
      removal_reason: '',
    })
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('id', '=', id)
    .execute()
  await sql`select app.erase_answers(${company_id}, ${uuid}::uuid, ${JSON.stringify(bare)}::jsonb)`.execute(
    db,
  )
}

/** Computes the state of a task at a unit again from the remaining entries. */
export async function refreshState(
  db: Db,
  { company_id, place_id }: EntryAt,
  { task_id, unit_id }: { readonly task_id: number; readonly unit_id: number },
): Promise<void> {
  const left = sql`task_entries e where e.company_id = ${company_id} and e.place_id = ${place_id}
    and e.task_id = ${task_id} and coalesce(e.related_entity_id, 0) = ${unit_id} and e.removed_at is null`
  const state = sql`s.company_id = ${company_id} and s.place_id = ${place_id} and s.task_id = ${task_id}
    and s.unit_id = ${unit_id}`
  await sql`update task_states s
    set last_entry_id = l.id, last_entry_at = l.performed_at, last_entry_date = l.entry_date,
    last_status = l.status, last_value = l.value, last_unit = l.unit, last_by = l.created_by,
      entries_on_date = (select count(*)::int from ${left} and e.entry_date = l.entry_date),
      sub_states = case when s.sub_states = '{}' then s.sub_states
        else app.sub_states_of(${company_id}, ${place_id}, ${task_id}, ${unit_id}) end
    from (select e.* from ${left} order by e.performed_at desc, e.id desc limit 1) l where ${state}`.execute(
    db,
  )
  await sql`delete from task_states s where ${state} and not exists (select from ${left})`.execute(db)
}

/** The entry's names in the chain, and those of its parts. */
export const revised = (uuid: string) => ({ entities: ['entry', 'verification'], entity_id: uuid })

export type FoundEntry = {
  readonly uuid: string
  readonly task_version: number
  readonly performed_at: string
  readonly local_time: string
  readonly removal: {
    readonly removed_at: string
    readonly local_time: string
    readonly removed_by: string
    readonly reason: string
  } | null
}

type StoredEntry = Omit<FoundEntry, 'local_time' | 'removal'> & {
  readonly timezone: string
  readonly removal: Omit<NonNullable<FoundEntry['removal']>, 'local_time'> | null
}

/** An entry of the place, a removed one too. */
export async function findEntry(
  db: Db,
  at: EntryAt & { readonly task_id: number; readonly task_subtype_id: number },
): Promise<FoundEntry | undefined> {
  const {
    rows: [row],
  } = await sql<StoredEntry>`
    select e.uuid, e.task_version, e.performed_at, p.timezone,
      case when e.removed_at is null then null
        else json_build_object('removed_at', ${sql.raw(instantSql('e.removed_at'))}, 'removed_by',
        coalesce((select concat_ws(' ', u.firstname, u.lastname) from users u where u.id = e.removed_by), ''),
        'reason', e.removal_reason) end as removal
    from task_entries e join tasks t on t.company_id = e.company_id and t.id = e.task_id
      join places p on p.company_id = e.company_id and p.id = e.place_id
    where e.company_id = ${at.company_id} and e.place_id = ${at.place_id} and e.id = ${at.id}
    and e.task_id = ${at.task_id} and t.task_subtype_id = ${at.task_subtype_id}`.execute(db)
  if (row === undefined) return undefined
  const { timezone, removal, ...entry } = row
  const localTime = wallTimes(timezone)
  return {
    ...entry,
    local_time: localTime(entry.performed_at),
    removal: removal && { ...removal, local_time: localTime(removal.removed_at) },
  }
}

/** Whether the place wants e-mails about entries that are not as they should be. */
export const mailsBreaches = async (
  db: Db,
  { company_id, place_id }: Omit<EntryAt, 'id'>,
): Promise<boolean> =>
  (
    await db
      .selectFrom('places')
      .select('mails_breaches')
      .where('company_id', '=', company_id)
      .where('id', '=', place_id)
      .executeTakeFirst()
  )?.mails_breaches ?? false

/** Somebody has looked at the entries. */
export const markVerified = (
  db: Db,
  at: PlaceKey,
  {
    verified_at,
    verified_by,
    entries,
  }: {
    readonly verified_at: string
    readonly verified_by: number
    readonly entries: readonly { readonly id: number; readonly comment: string }[]
  },
): Promise<unknown> =>
  sql`update task_entries e set verified_at = ${verified_at}, verified_by = ${verified_by},
      verification_comment = l.comment
    from unnest(${entries.map(({ id }) => id)}::bigint[], ${entries.map(({ comment }) => comment)}::text[])
      as l(id, comment)
    where e.company_id = ${at.company_id} and e.place_id = ${at.place_id} and e.id = l.id`.execute(db)

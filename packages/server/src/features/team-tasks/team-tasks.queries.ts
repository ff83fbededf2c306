/** SQL of certificates and trainings. */
import type { ShownFile } from '@larder/contract/entry-fields.schemas'
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { accountOfWorker, shownName } from '#kit/worker-name.ts'

export type TeamTaskRow = {
  readonly id: number
  readonly default_key: string | null
  readonly name: string | null
  readonly task_subtype_id: number
  readonly task_frequency_type_id: number
  readonly repeat_months: number | null
  readonly user_group_ids: readonly number[]
  readonly is_active: boolean
  readonly version: number
}
const columns = [
  'id',
  'default_key',
  'name',
  'task_subtype_id',
  'task_frequency_type_id',
  'repeat_months',
  'user_group_ids',
  'is_active',
  'version',
] as const

const rowsOf = (db: Db, { company_id, place_id }: PlaceKey) =>
  db
    .selectFrom('team_tasks')
    .select(columns)
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('removed_at', 'is', null)

export const listTeamTaskRows = (db: Db, at: PlaceKey): Promise<TeamTaskRow[]> =>
  rowsOf(db, at).orderBy('id').execute()
export const lockTeamTask = (db: Db, at: PlaceKey, id: number): Promise<TeamTaskRow | undefined> =>
  rowsOf(db, at).where('id', '=', id).forUpdate().executeTakeFirst()

type Fields = Omit<TeamTaskRow, 'id' | 'user_group_ids' | 'version'> & { readonly user_group_ids: number[] }

/** Adds a requirement. A default is there once: the second one replaces what the first one said. */
export const saveTeamTask = async (db: Db, at: PlaceKey, fields: Fields, now: string): Promise<number> =>
  (
    await db
      .insertInto('team_tasks')
      .values({ ...at, ...fields, created_at: now, updated_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['company_id', 'place_id', 'default_key'])
          .where('default_key', 'is not', null)
          .doUpdateSet({ ...fields, updated_at: now }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

export const updateTeamTask = (
  db: Db,
  { company_id, place_id }: PlaceKey,
  id: number,
  fields: Partial<Fields> & { readonly updated_at: string; readonly removed_at?: string },
) =>
  db
    .updateTable('team_tasks')
    .set(fields)
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('id', '=', id)
    .execute()

export const listGroupIds = async (db: Db, { company_id, place_id }: PlaceKey): Promise<Set<number>> =>
  new Set(
    (
      await db
        .selectFrom('user_groups')
        .select('id')
        .where('company_id', '=', company_id)
        .where('place_id', '=', place_id)
        .execute()
    ).map(({ id }) => id),
  )

type LastEntry = readonly [team_task_id: number, date: string, valid_until: string | null]
export type PersonRow = {
  readonly id: number
  readonly name: string
  readonly position: string
  readonly employed_since: string
  readonly groups: readonly number[]
  readonly stop_notification_cert: boolean
  readonly stop_notification_training: boolean
  /** The last one of each requirement. */
  readonly entries: readonly LastEntry[]
}

/** People of the place who work there, by name, with their last entries; one query for the whole matrix. */
export async function listPeople(db: Db, { company_id, place_id }: PlaceKey): Promise<readonly PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    with last as (
      select distinct on (e.worker_id, e.team_task_id) e.worker_id, e.team_task_id, e.date, e.valid_until
      from team_task_entries e
      where e.company_id = ${company_id} and e.place_id = ${place_id} and e.removed_at is null
      order by e.worker_id, e.team_task_id, e.date desc, e.id desc
    ), entries as (
      select worker_id, json_agg(json_build_array(team_task_id, date, valid_until)) as list
      from last group by worker_id
    ), groups as (
      select m.worker_id, array_agg(m.user_group_id) as ids from work_group_members m
      where m.company_id = ${company_id} and m.place_id = ${place_id} group by m.worker_id
    )
    select w.id, ${shownName()} as name, w.position,
      coalesce(s.employed_since, (w.created_at at time zone p.timezone)::date) as employed_since,
      coalesce(g.ids, '{}') as groups, w.stop_notification_cert, w.stop_notification_training,
      coalesce(e.list, '[]'::json) as entries
    from workers w join places p on p.company_id = w.company_id and p.id = w.place_id
    ${accountOfWorker()}
    left join worker_starts s on s.company_id = w.company_id and s.worker_id = w.id
    left join entries e on e.worker_id = w.id
    left join groups g on g.worker_id = w.id
    where w.company_id = ${company_id} and w.place_id = ${place_id} and w.removed_at is null
      and not w.is_disabled
    order by lower(${shownName()}), w.id`.execute(db)
  return rows
}

export type EntryRow = {
  readonly id: number
  readonly team_task_id: number
  readonly date: string
  readonly valid_until: string | null
  readonly trainer: string
  readonly comment: string
  readonly worker_id: number
  readonly file_id: number | null
  readonly file: ShownFile | null
  readonly version: number
}
const entryColumns = [
  'id',
  'team_task_id',
  'date',
  'valid_until',
  'trainer',
  'comment',
  'worker_id',
  'file_id',
  'version',
  sql<ShownFile | null>`(select json_build_object('id', f.id, 'sha256', f.sha256, 'filename', f.filename,
    'mime', f.mime) from files f where f.company_id = team_task_entries.company_id
    and f.id = team_task_entries.file_id and f.removed_at is null)`.as('file'),
] as const

const entriesOf = (db: Db, { company_id, place_id }: PlaceKey) =>
  db
    .selectFrom('team_task_entries')
    .select(entryColumns)
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('removed_at', 'is', null)

export const listEntryRows = (db: Db, at: PlaceKey, worker_id: number): Promise<EntryRow[]> =>
  entriesOf(db, at).where('worker_id', '=', worker_id).orderBy('date', 'desc').orderBy('id', 'desc').execute()
export const findEntry = (db: Db, at: PlaceKey, id: number): Promise<EntryRow | undefined> =>
  entriesOf(db, at).where('id', '=', id).executeTakeFirst()
export const lockEntry = (db: Db, at: PlaceKey, id: number): Promise<EntryRow | undefined> =>
  entriesOf(db, at).where('id', '=', id).forUpdate().executeTakeFirst()

type EntryFields = Pick<EntryRow, 'date' | 'valid_until' | 'trainer' | 'comment'>

export const insertEntry = (
  db: Db,
  at: PlaceKey,
  row: EntryFields & { readonly team_task_id: number; readonly worker_id: number },
  now: string,
): Promise<EntryRow> =>
  db
    .insertInto('team_task_entries')
    .values({ ...at, ...row, created_at: now, updated_at: now })
    .returning(entryColumns)
    .executeTakeFirstOrThrow()

export const updateEntry = (
  db: Db,
  { company_id, place_id }: PlaceKey,
  id: number,
  fields: Partial<EntryFields> & {
    readonly updated_at: string
    readonly removed_at?: string
    readonly file_id?: number | null
  },
) =>
  db
    .updateTable('team_task_entries')
    .set(fields)
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('id', '=', id)
    .execute()

/** SHA-256 of the scan that is shown; empty without one. */
const scanOf = sql<string>`coalesce((select f.sha256 from files f
  where f.company_id = team_task_entries.company_id and f.place_id = team_task_entries.place_id
    and f.id = team_task_entries.file_id and f.removed_at is null), '')`

type WholeEntry = Omit<EntryRow, 'id' | 'file' | 'version'> & {
  readonly scan: string
  readonly created_at: string
  readonly removed_at: string | null
}

/** A removed one too. */
export const findWholeEntry = (
  db: Db,
  { company_id, place_id }: PlaceKey,
  id: number,
): Promise<WholeEntry | undefined> =>
  db
    .selectFrom('team_task_entries')
    .select([
      'team_task_id',
      'worker_id',
      sql<string>`date::text`.as('date'),
      sql<string | null>`valid_until::text`.as('valid_until'),
      'trainer',
      'comment',
      'file_id',
      scanOf.as('scan'),
      'created_at',
      'removed_at',
    ])
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('id', '=', id)
    .executeTakeFirst()

/** Of a person, removed ones too. */
export const listEntryIds = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  worker_id: number,
): Promise<readonly number[]> =>
  (
    await db
      .selectFrom('team_task_entries')
      .select('id')
      .where('company_id', '=', company_id)
      .where('place_id', '=', place_id)
      .where('worker_id', '=', worker_id)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)

/** Entries that no revision knows. */
export const listUnsealedEntries = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
): Promise<readonly string[]> =>
  (
    await sql<{ id: string }>`select e.id::text as id from team_task_entries e
      where e.company_id = ${company_id} and e.place_id = ${place_id} and not exists (select from revisions r
        where r.company_id = ${company_id} and r.place_id = ${place_id} and r.entity = 'certificate'
          and r.entity_id = e.id::text) order by e.id`.execute(db)
  ).rows.map(({ id }) => id)

/** Erases what was written about a person; the rows stay empty. */
export const eraseEntries = (db: Db, { company_id, place_id }: PlaceKey, worker_id: number, now: string) =>
  db
    .updateTable('team_task_entries')
    .set({ trainer: '', comment: '', file_id: null, updated_at: now, removed_at: now })
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('worker_id', '=', worker_id)
    .execute()

export async function isWorker(db: Db, { company_id, place_id }: PlaceKey, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('workers')
    .select('id')
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export const saveStart = (db: Db, at: PlaceKey, worker_id: number, employed_since: string) =>
  db
    .insertInto('worker_starts')
    .values({ ...at, worker_id, employed_since })
    .onConflict((conflict) => conflict.columns(['company_id', 'worker_id']).doUpdateSet({ employed_since }))
    .execute()

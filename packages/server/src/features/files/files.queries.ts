/** SQL of a place's files, announced or with content. */
import { sql } from 'kysely'
import type { FileType, StoredMime } from '@larder/core/files'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

const columns = [
  'id',
  'place_id',
  'type',
  'filename',
  'on_paper',
  'size',
  'sha256',
  'width',
  'height',
  'created_at',
  'held_at',
  'folder_id',
  'valid_until',
  'kept_where',
  'partner_id',
  'worker_id',
  'version',
  'equipment_id',
  'room_id',
  'document_key',
] as const
export const typed = [
  ...columns,
  sql<StoredMime | null>`mime`.as('mime'),
  sql<Record<string, string>>`metadata`.as('metadata'),
  sql<readonly string[]>`named_by`.as('named_by'),
] as const

const present = (db: Db, at: PlaceKey) =>
  db
    .selectFrom('files')
    .select(typed)
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('removed_at', 'is', null)

export type FileRow = Awaited<ReturnType<typeof listFiles>>[number]

export const listFiles = (db: Db, at: PlaceKey, types: readonly FileType[] | null) =>
  (types === null
    ? present(db, at).where('folder_id', 'is', null)
    : present(db, at).where('type', 'in', types)
  )
    .orderBy('id')
    .execute()

export const listFilesOfGroup = (db: Db, at: PlaceKey, group: number, type: FileType) =>
  present(db, at).where('fsp_product_group_id', '=', group).where('type', '=', type).orderBy('id').execute()

export const findFile = (db: Db, at: PlaceKey, id: number) =>
  present(db, at).where('id', '=', id).executeTakeFirst()

/** Those that records name are not counted: they may be as many as there are records. */
export const countFiles = async (db: Db, at: PlaceKey): Promise<number> =>
  (
    await db
      .selectFrom('files')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('company_id', '=', at.company_id)
      .where('place_id', '=', at.place_id)
      .where('removed_at', 'is', null)
      .where('held_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).n

/** Photos that the person has sent to the place and that no record names yet. */
export const countUnnamed = async (db: Db, at: PlaceKey, created_by: number): Promise<number> =>
  (
    await db
      .selectFrom('files')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('company_id', '=', at.company_id)
      .where('place_id', '=', at.place_id)
      .where('type', '=', 'task_entry')
      .where('created_by', '=', created_by)
      .where('removed_at', 'is', null)
      .where('held_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).n

/** Contents that were replaced or removed a moment ago are still stored. */
export const sumStored = async (db: Db, company_id: number, released_since: string): Promise<number> =>
  (
    await sql<{ bytes: number }>`
    select (select coalesce(sum(size), 0)::bigint from files where company_id = ${company_id}
      and (removed_at is null or held_at is not null))
      + (select coalesce(sum(v.size), 0)::bigint from file_versions v join files f
        on f.company_id = v.company_id and f.id = v.file_id and f.removed_at is null
        where v.company_id = ${company_id})
      + (select coalesce(sum(size), 0)::bigint from released_contents where company_id = ${company_id}
      and released_at > ${released_since}::timestamptz) as bytes`.execute(db)
  ).rows[0]?.bytes ?? 0

export const findNamedContents = async (
  db: Db,
  sha256s: readonly string[],
  released_since: string,
): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await sql<{
        sha256: string
      }>`select sha256
        from app.named_contents(${[...sha256s]}::text[], ${released_since}::timestamptz) as sha256`.execute(
        db,
      )
    ).rows.map(({ sha256 }) => sha256),
  )

export const forgetReleasedContents = (db: Db, before: string) =>
  sql`select app.forget_released_contents(${before}::timestamptz)`.execute(db)

type NewRow = {
  readonly type: FileType
  readonly filename: string
  readonly on_paper: boolean
  readonly metadata: string
  readonly created_at: string
  readonly created_by: number
  readonly folder_id?: number | null
  readonly valid_until?: string | null | undefined
  readonly kept_where?: string | undefined
  readonly partner_id?: number | null | undefined
  readonly worker_id?: number | null | undefined
  readonly equipment_id?: number | null | undefined
  readonly room_id?: number | null | undefined
  readonly document_key?: string | null | undefined
}

export const insertFile = (db: Db, at: PlaceKey, row: NewRow) =>
  db
    .insertInto('files')
    .values({ ...at, ...row })
    .returning(typed)
    .executeTakeFirstOrThrow()

export const zoneOf = async (db: Db, { company_id, place_id }: PlaceKey): Promise<string> =>
  (
    await db
      .selectFrom('places')
      .select('timezone')
      .where('company_id', '=', company_id)
      .where('id', '=', place_id)
      .executeTakeFirstOrThrow()
  ).timezone

type Part = {
  folder_id?: number | null
  valid_until?: string | null | undefined
  kept_where?: string | undefined
  partner_id?: number | null | undefined
  worker_id?: number | null | undefined
  equipment_id?: number | null | undefined
  room_id?: number | null | undefined
  document_key?: string | null | undefined
  type?: FileType
  fsp_product_group_id?: number | null
  filename?: string
  on_paper?: boolean
  metadata?: string
  removed_at?: string
  mime?: string
  size?: number
  sha256?: string
  width?: number | null
  height?: number | null
  uploaded_at?: string
}

export const updateFile = (db: Db, at: PlaceKey, id: number, part: Part) =>
  db
    .updateTable('files')
    .set(part)
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning(typed)
    .executeTakeFirst()

/** Writers of a file take turns. */
export const lockFile = (db: Db, at: PlaceKey, id: number) =>
  present(db, at).where('id', '=', id).forUpdate().executeTakeFirst()

export type PromisedRow = {
  readonly uuid: string
  readonly sent_sha256: string
  readonly record_uuid: string
  readonly filename: string
  readonly created_at: string
  readonly created_by: number
}

/** Rows for those that have none yet; their ids. */
export const insertPromised = async (
  db: Db,
  at: PlaceKey,
  rows: readonly PromisedRow[],
): Promise<readonly number[]> =>
  (
    await db
      .insertInto('files')
      .values(rows.map((row) => ({ ...at, ...row, type: 'task_entry' })))
      .onConflict((conflict) => conflict.columns(['company_id', 'uuid']).doNothing())
      .returning('id')
      .execute()
  ).map(({ id }) => id)

export type Promised = {
  readonly id: number
  readonly uuid: string
  readonly sent_sha256: string
  readonly record_uuid: string
}

export const findPromised = async (
  db: Db,
  at: PlaceKey,
  uuids: readonly string[],
): Promise<readonly Promised[]> =>
  (
    await sql<Promised>`select id, uuid, sent_sha256, record_uuid from files
      where company_id = ${at.company_id} and place_id = ${at.place_id}
      and uuid = any (${[...uuids]}::uuid[])`.execute(db)
  ).rows

/**
 * Photos by their uuids, locked until the end of the transaction: uploads of the content and entries that
 * name it take turns.
 */
export const lockPromised = async (
  db: Db,
  at: PlaceKey,
  uuids: readonly string[],
): Promise<readonly Promised[]> =>
  (
    await sql<Promised>`select id, uuid, sent_sha256, record_uuid from files
      where company_id = ${at.company_id} and place_id = ${at.place_id} and uuid = any (${[...uuids]}::uuid[])
      order by id for update`.execute(db)
  ).rows

export const discardWaitingFile = (db: Db, id: number, before: string) =>
  sql`select app.discard_waiting_file(${id}, ${before}::timestamptz)`.execute(db)

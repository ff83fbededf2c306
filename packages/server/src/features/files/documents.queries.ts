/** SQL of files in folders. */
import { sql } from 'kysely'
import type { FileType } from '@larder/core/files'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { typed, type FileRow } from './files.queries.ts'

export type FolderFacts = {
  readonly id: number
  readonly parent_id: number | null
  readonly type: FileType | null
}

export const listFolderFacts = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
): Promise<readonly FolderFacts[]> =>
  (
    await sql<FolderFacts>`select id, parent_id, type from folders
      where company_id = ${company_id} and place_id = ${place_id}`.execute(db)
  ).rows

/** The folders that a link opens; null = all. */
export const findSharedFolders = async (
  db: Db,
  company_id: number,
  shared_access_id: number,
): Promise<readonly number[] | null> =>
  (
    await db
      .selectFrom('shared_accesses')
      .select(sql<readonly number[] | null>`folder_ids`.as('folder_ids'))
      .where('company_id', '=', company_id)
      .where('id', '=', shared_access_id)
      .executeTakeFirst()
  )?.folder_ids ?? null

export type DocumentsWanted = {
  readonly folder_ids: readonly number[]
  /** Plan files of these types that are in no folder. */
  readonly types: readonly FileType[]
  readonly with_private: boolean
  /** Part of the name; empty = all. */
  readonly search: string
  /** Only those that are valid until this day or shorter, by that day. */
  readonly ending_by: string | null
  readonly offset: number
  readonly limit: number
}

/** A page of files by name, or by their last valid day; and how many there are. */
export async function pageDocuments(
  db: Db,
  { company_id, place_id }: PlaceKey,
  wanted: DocumentsWanted,
): Promise<{ readonly rows: readonly FileRow[]; readonly total: number }> {
  const { folder_ids, types, search, ending_by } = wanted
  let filesQuery = db
    .selectFrom('files')
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('removed_at', 'is', null)
    .where((e) =>
      e.or([
        e('folder_id', 'in', folder_ids.length === 0 ? [0] : [...folder_ids]),
        ...(types.length === 0
          ? []
          : [
              e.and([e('folder_id', 'is', null), e('type', 'in', [...types]), e('type', '<>', 'task_entry')]),
            ]),
      ]),
    )
  if (!wanted.with_private) filesQuery = filesQuery.where('worker_id', 'is', null)
  if (search !== '')
    filesQuery = filesQuery.where(sql<boolean>`strpos(lower(filename), lower(${search})) > 0`)
  if (ending_by !== null) filesQuery = filesQuery.where('valid_until', '<=', ending_by)
  const { total } = await filesQuery
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await filesQuery
    .select(typed)
    .$if(ending_by !== null, (some) => some.orderBy('valid_until'))
    .orderBy(sql`lower(filename)`)
    .orderBy('id')
    .offset(wanted.offset)
    .limit(wanted.limit)
    .execute()
  return { rows, total }
}

/** Removed files follow, because their rows stay. */
export const moveFilesOfFolders = (db: Db, at: PlaceKey, from: readonly number[], to: number | null) =>
  db
    .updateTable('files')
    .set({ folder_id: to })
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('folder_id', 'in', [...from])
    .execute()

export type Owners = {
  readonly partner_id?: number | null | undefined
  readonly worker_id?: number | null | undefined
  readonly equipment_id?: number | null | undefined
  readonly room_id?: number | null | undefined
}

/** Names of the owners that the place does not have. */
export async function findUnknownOwners(
  db: Db,
  { company_id, place_id }: PlaceKey,
  owners: Owners,
): Promise<readonly (keyof Owners)[]> {
  const tables = {
    partner_id: 'partners',
    worker_id: 'workers',
    equipment_id: 'equipment',
    room_id: 'rooms',
  } as const
  const unknown: (keyof Owners)[] = []
  for (const field of Object.keys(tables) as (keyof Owners)[]) {
    const id = owners[field]
    if (id === null || id === undefined) continue
    const { rows } = await sql`select 1 from ${sql.table(tables[field])}
      where company_id = ${company_id} and place_id = ${place_id} and id = ${id}`.execute(db)
    if (rows.length === 0) unknown.push(field)
  }
  return unknown
}

/** Older contents of a document, the newest first. */
export const listVersions = (db: Db, { company_id, place_id }: PlaceKey, file_id: number) =>
  db
    .selectFrom('file_versions')
    .select(['id', 'filename', 'mime', 'size', 'sha256', 'uploaded_at', 'replaced_at'])
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('file_id', '=', file_id)
    .orderBy('id', 'desc')
    .execute()

/** Keeps the content that a document has now. */
export const keepVersion = (db: Db, { company_id, place_id }: PlaceKey, file_id: number, now: string) =>
  sql`insert into file_versions (company_id, place_id, file_id, filename, mime, size, sha256, uploaded_at,
      replaced_at)
    select company_id, place_id, id, filename, mime, size, sha256, uploaded_at, ${now}::timestamptz from files
    where company_id = ${company_id} and place_id = ${place_id} and id = ${file_id} and sha256 is not null`.execute(
    db,
  )

/** Certificates whose scan the file is, locked. */
export const listCertificatesOf = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  file_id: number,
): Promise<readonly string[]> =>
  (
    await sql<{ id: string }>`select id::text as id from team_task_entries where company_id = ${company_id}
      and place_id = ${place_id} and file_id = ${file_id} order by team_task_entries.id for update`.execute(
      db,
    )
  ).rows.map(({ id }) => id)

/** Files of a person are removed and lose their names; those that a record names stay. */
export const erasePapers = (db: Db, at: PlaceKey, worker_id: number, now: string) =>
  db
    .updateTable('files')
    .set({ filename: '', kept_where: '', metadata: '{}', removed_at: now })
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('worker_id', '=', worker_id)
    .where('removed_at', 'is', null)
    .where('held_at', 'is', null)
    .returning('id')
    .execute()

/** Files that are required documents of the place, those that are there before announced ones. */
export const listRequired = (db: Db, { company_id, place_id }: PlaceKey, with_private: boolean) =>
  db
    .selectFrom('files')
    .select(typed)
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('removed_at', 'is', null)
    .where('document_key', 'is not', null)
    .where((e) => e.or([e('sha256', 'is not', null), e('on_paper', '=', true)]))
    .$if(!with_private, (some) => some.where('worker_id', 'is', null))
    .orderBy('valid_until', (end) => end.desc().nullsFirst())
    .orderBy('id')
    .execute()

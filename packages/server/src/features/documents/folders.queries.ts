/** SQL of folders. */
import { sql } from 'kysely'
import type { FileType } from '@larder/core/files'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

export type FolderRow = {
  readonly id: number
  readonly parent_id: number | null
  readonly default_key: string | null
  readonly name: string | null
  readonly type: FileType | null
  readonly order_number: number
  readonly files_count: number
  readonly version: number
}

/** All folders of the place in their order. Papers of people count for readers that may see them. */
export const listFolderRows = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  { with_private }: { readonly with_private: boolean },
): Promise<readonly FolderRow[]> =>
  (
    await sql<FolderRow>`
    select d.id, d.parent_id, d.default_key, d.name, d.type, d.order_number, d.version,
      coalesce(case when d.type is null then f.n else t.n end, 0) as files_count
    from folders d
    left join (select folder_id, count(*)::int as n from files
      where company_id = ${company_id} and place_id = ${place_id} and folder_id is not null
        and removed_at is null and (worker_id is null or ${with_private}) group by folder_id) f
      on f.folder_id = d.id
    left join (select type, count(*)::int as n from files
      where company_id = ${company_id} and place_id = ${place_id} and folder_id is null
        and removed_at is null and type <> 'task_entry' group by type) t on t.type = d.type
    where d.company_id = ${company_id} and d.place_id = ${place_id}
    order by d.order_number, d.id`.execute(db)
  ).rows

/** Folders of the place change one after the other. */
export const lockFolders = async (db: Db, { company_id, place_id }: PlaceKey): Promise<unknown> =>
  sql`select 1 from places where company_id = ${company_id} and id = ${place_id} for update`.execute(db)

type NewFolder = {
  readonly parent_id: number | null
  readonly default_key: string | null
  readonly name: string | null
  readonly type: string | null
  readonly order_number: number
}

export const insertFolders = (db: Db, at: PlaceKey, rows: readonly NewFolder[], now: string) =>
  db
    .insertInto('folders')
    .values(rows.map((row) => ({ ...at, ...row, created_at: now, updated_at: now })))
    .returning('id')
    .execute()

export const updateFolder = (
  db: Db,
  { company_id, place_id }: PlaceKey,
  id: number,
  part: { name?: string; parent_id?: number | null; order_number?: number; updated_at: string },
) =>
  db
    .updateTable('folders')
    .set(part)
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('id', '=', id)
    .execute()

export const deleteFolders = (db: Db, { company_id, place_id }: PlaceKey, ids: readonly number[]) =>
  db
    .deleteFrom('folders')
    .where('company_id', '=', company_id)
    .where('place_id', '=', place_id)
    .where('id', 'in', ids)
    .execute()

type Owned = {
  readonly id: number
  readonly partner_id: number | null
  readonly worker_id: number | null
  readonly equipment_id: number | null
  readonly room_id: number | null
}

/** Names of the partners, people and units to which the files belong, by the file's id. */
export async function nameOwners(
  db: Db,
  { company_id, place_id }: PlaceKey,
  files: readonly Owned[],
): Promise<ReadonlyMap<number, string>> {
  const owned = files.filter(
    (file) => (file.partner_id ?? file.worker_id ?? file.equipment_id ?? file.room_id) !== null,
  )
  if (owned.length === 0) return new Map()
  const { rows } = await sql<{ id: number; name: string }>`
    select f.id, coalesce(p.name, e.name, r.name, trim(w.first_name || ' ' || w.last_name)) as name
    from files f
    left join partners p on p.company_id = f.company_id and p.id = f.partner_id
    left join equipment e on e.company_id = f.company_id and e.id = f.equipment_id
    left join rooms r on r.company_id = f.company_id and r.id = f.room_id
    left join workers w on w.company_id = f.company_id and w.id = f.worker_id
    where f.company_id = ${company_id} and f.place_id = ${place_id}
      and f.id = any(${owned.map(({ id }) => id)}::int[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

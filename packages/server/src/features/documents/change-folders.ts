/** Changes of folders: made, renamed, moved, removed. */
import { defaultFolders, judgeParent, MAX_FOLDERS_OF_PLACE, type FolderFault } from '@larder/core/documents'
import type { folders, SubFolder } from '@larder/contract/documents'
import type { Done, Wire } from '@larder/contract/kit'
import type { Db } from '#db/transaction.ts'
import { languageFor } from '#kit/text/naming-language.ts'
import { moveFilesOfFolders } from '#features/files/public.ts'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { conflict, invalid, notFound, Problem } from '#kit/problem.ts'
import {
  deleteFolders,
  insertFolders,
  listFolderRows,
  lockFolders,
  updateFolder,
  type FolderRow,
} from './folders.queries.ts'
import { presentFolder } from './read-folders.ts'

/** The folders of a new place. */
export const addDefaultFolders = (db: Db, at: PlaceKey, now: string): Promise<unknown> =>
  insertFolders(
    db,
    at,
    defaultFolders.map(({ key, type }, index) => ({
      parent_id: null,
      default_key: key,
      name: null,
      type,
      order_number: index + 1,
    })),
    now,
  )

const faults: Readonly<Record<FolderFault, string>> = {
  unknown_folder: 'The place has no such folder.',
  folder_levels: 'Folders have two levels.',
  folder_in_itself: 'A folder cannot be in itself.',
}

/** All folders of the place, which stay as they are until the end of the transaction. */
async function readLocked(ctx: Ctx): Promise<readonly FolderRow[]> {
  await lockFolders(ctx.db, placeOf(ctx))
  return listFolderRows(ctx.db, placeOf(ctx), { with_private: true })
}

function refuseParent(rows: readonly FolderRow[], id: number | null, parent_id: number | null): void {
  const fault = judgeParent(rows, id, parent_id)
  if (fault !== undefined) throw invalid('parent_id', fault, faults[fault])
  // A folder with a type shows files that are elsewhere: it holds no folders.
  const parent = rows.find((row) => row.id === parent_id)
  if (parent !== undefined && parent.type !== null)
    throw invalid('parent_id', 'folder_of_plan', 'This folder shows files of the plan.')
}

const get = (rows: readonly FolderRow[], id: number): FolderRow => {
  const row = rows.find((one) => one.id === id)
  if (row === undefined) throw notFound('Folder')
  return row
}

/** @throws Problem 409 `too_many_folders`; 422 for a folder in which none may be */
export async function createFolder(ctx: Ctx, { body }: Input<typeof folders.create>): Promise<SubFolder> {
  const at = placeOf(ctx)
  const rows = await readLocked(ctx)
  refuseParent(rows, null, body.parent_id)
  if (rows.length >= MAX_FOLDERS_OF_PLACE)
    throw conflict('The place has too many folders.', 'too_many_folders')
  const row = {
    parent_id: body.parent_id,
    default_key: null,
    name: body.name.trim(),
    type: body.type,
    order_number: Math.max(0, ...rows.map(({ order_number }) => order_number)) + 1,
  }
  const [created] = await insertFolders(ctx.db, at, [row], ctx.now.toISOString())
  if (created === undefined) throw new Error('A folder was not made.')
  ctx.audit({ entity: 'folder', entity_id: created.id, detail: { ...row } })
  return showFolder(ctx, created.id)
}

/** @throws Problem 404 */
export async function showFolder(ctx: Ctx, id: number): Promise<SubFolder> {
  const rows = await listFolderRows(ctx.db, placeOf(ctx), { with_private: true })
  return presentFolder(get(rows, id), await languageFor(ctx))
}

/** The folder at the position among its siblings; all of them are numbered again. */
async function reorder(
  ctx: Ctx,
  rows: readonly FolderRow[],
  moved: FolderRow,
  position: number,
): Promise<void> {
  const siblings = rows.filter(({ parent_id, id }) => parent_id === moved.parent_id && id !== moved.id)
  const ordered = [...siblings.slice(0, position), moved, ...siblings.slice(position)]
  const updated_at = ctx.now.toISOString()
  for (const [index, { id, order_number }] of ordered.entries())
    if (order_number !== index + 1)
      await updateFolder(ctx.db, placeOf(ctx), id, { order_number: index + 1, updated_at })
}

/** @throws Problem 404; 422 for a folder in which it may not be */
export async function changeFolder(
  ctx: Ctx,
  { params, body }: Input<typeof folders.change>,
): Promise<SubFolder> {
  const at = placeOf(ctx)
  const rows = await readLocked(ctx)
  const before = get(rows, params.id)
  const parent_id = body.parent_id === undefined ? before.parent_id : body.parent_id
  if (parent_id !== before.parent_id) refuseParent(rows, before.id, parent_id)
  await updateFolder(ctx.db, at, before.id, {
    ...(body.name === undefined ? {} : { name: body.name.trim() }),
    parent_id,
    updated_at: ctx.now.toISOString(),
  })
  if (body.order_number !== undefined) await reorder(ctx, rows, { ...before, parent_id }, body.order_number)
  ctx.audit({
    entity: 'folder',
    entity_id: before.id,
    detail: { ...body, was: { name: before.name, parent_id: before.parent_id, order: before.order_number } },
  })
  return showFolder(ctx, before.id)
}

/** @throws Problem 404; 409 `folder_not_empty` without a folder for its files; 422 `unknown_folder` */
export async function removeFolder(
  ctx: Ctx,
  { params, query }: Input<typeof folders.remove>,
): Promise<Wire<typeof Done>> {
  const at = placeOf(ctx)
  const rows = await readLocked(ctx)
  const folder = get(rows, params.id)
  const removed = rows.filter(({ id, parent_id }) => id === folder.id || parent_id === folder.id)
  const ids = removed.map(({ id }) => id)
  const count = removed.reduce((sum, { type, files_count }) => sum + (type === null ? files_count : 0), 0)
  const target = rows.find(({ id }) => id === query.moveTo)
  if (query.moveTo !== undefined && (target === undefined || target.type !== null || ids.includes(target.id)))
    throw invalid('moveTo', 'unknown_folder', faults.unknown_folder)
  if (count > 0 && target === undefined)
    throw new Problem('conflict', 'The folder has files.', {
      errors: [{ field: 'moveTo', code: 'folder_not_empty', message: 'Choose a folder for its files.' }],
    })
  await moveFilesOfFolders(ctx.db, at, ids, target?.id ?? null)
  const children = ids.filter((id) => id !== folder.id)
  if (children.length > 0) await deleteFolders(ctx.db, at, children)
  await deleteFolders(ctx.db, at, [folder.id])
  ctx.audit({
    entity: 'folder',
    entity_id: folder.id,
    detail: {
      name: folder.name,
      default_key: folder.default_key,
      sub_folders: children,
      moved_to: target?.id ?? null,
      files: count,
    },
  })
  return { ok: true }
}

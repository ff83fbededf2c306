/** Folders as the actor may see them. */
import type {
  documents,
  DocumentFile,
  folders,
  Folder,
  OpenFolder,
  SubFolder,
} from '@larder/contract/documents'
import type { PlaceFile } from '@larder/contract/files'
import type { ResponseOf } from '@larder/contract/kit'
import { languageFor } from '#kit/text/naming-language.ts'
import { openFoldersOf, pageOfFiles, seesPrivate } from '#features/files/public.ts'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { notFound } from '#kit/problem.ts'
import { nameIn } from '#kit/text/texts.ts'
import { listFolderRows, nameOwners, type FolderRow } from './folders.queries.ts'

/** All folders of the place that the actor may see. */
export async function visibleFolders(ctx: Ctx): Promise<readonly FolderRow[]> {
  const rows = await listFolderRows(ctx.db, placeOf(ctx), { with_private: seesPrivate(ctx) })
  const open = await openFoldersOf(ctx)
  return open === null ? rows : rows.filter(({ id }) => open.some((folder) => folder.id === id))
}

export const presentFolder = ({ default_key, name, ...row }: FolderRow, lang: string): SubFolder => ({
  ...row,
  name: name ?? nameIn(lang, `documents.folder_${default_key ?? ''}`),
  has_default_name: name === null,
})

/** A sub-folder whose folder the actor may not see is on the first level. */
function nest(rows: readonly FolderRow[], lang: string): Folder[] {
  const ids = new Set(rows.map(({ id }) => id))
  const isTop = ({ parent_id }: FolderRow): boolean => parent_id === null || !ids.has(parent_id)
  return rows.filter(isTop).map((row) => ({
    ...presentFolder(row, lang),
    sub_folders: rows
      .filter((child) => child.parent_id === row.id)
      .map((child) => presentFolder(child, lang)),
  }))
}

export const listFolders = async (ctx: Ctx, { query }: Input<typeof folders.list>): Promise<Folder[]> =>
  nest(await visibleFolders(ctx), await languageFor(ctx, query.lang))

/** Every folder with both names where one is in another: “Suppliers / Fish”. */
export const namedFolders = (rows: readonly FolderRow[], lang: string): SubFolder[] =>
  nest(rows, lang).flatMap(({ sub_folders, ...folder }) => [
    folder,
    ...sub_folders.map((sub) => ({ ...sub, name: `${folder.name} / ${sub.name}` })),
  ])

/** Adds the names of folder and owner. Files of the plan are in the folder that shows their type. */
export async function describeFiles(
  ctx: Ctx,
  files: readonly PlaceFile[],
  placeFolders: readonly SubFolder[],
): Promise<DocumentFile[]> {
  const owners = await nameOwners(ctx.db, placeOf(ctx), files)
  return files.map((file) => ({
    ...file,
    folder_name:
      placeFolders.find(({ id, type }) =>
        file.folder_id === null ? type === file.type : id === file.folder_id,
      )?.name ?? '',
    belongs_to: owners.get(file.id) ?? null,
  }))
}

/** @throws Problem 404 also for a folder that the link does not open */
export async function getFolder(ctx: Ctx, { params, query }: Input<typeof folders.get>): Promise<OpenFolder> {
  const rows = await visibleFolders(ctx)
  const row = rows.find(({ id }) => id === params.id)
  if (row === undefined) throw notFound('Folder')
  const lang = await languageFor(ctx, query.lang)
  const { data, meta } = await pageOfFiles(ctx, {
    ...query,
    folder_ids: row.type === null ? [row.id] : [],
    types: row.type === null ? [] : [row.type],
    ending: false,
  })
  const sub_folders = rows.filter(({ parent_id }) => parent_id === row.id)
  return {
    ...presentFolder(row, lang),
    sub_folders: sub_folders.map((child) => presentFolder(child, lang)),
    files: await describeFiles(ctx, data, namedFolders(rows, lang)),
    meta,
  }
}

export async function listDocuments(
  ctx: Ctx,
  { query }: Input<typeof documents.list>,
): Promise<ResponseOf<typeof documents.list>> {
  const rows = await visibleFolders(ctx)
  const searched = query.folderId === undefined ? rows : rows.filter(({ id }) => id === query.folderId)
  const { data, meta } = await pageOfFiles(ctx, {
    ...query,
    folder_ids: searched.flatMap(({ id, type }) => (type === null ? [id] : [])),
    types: searched.flatMap(({ type }) => (type === null ? [] : [type])),
    ending: query.state === 'ending',
  })
  const placeFolders = namedFolders(rows, await languageFor(ctx, query.lang))
  return { data: await describeFiles(ctx, data, placeFolders), meta, folders: placeFolders }
}

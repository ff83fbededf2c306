import type { Folder, SubFolder } from '@larder/contract/documents'
import { folderSlug } from '@larder/core/documents'
import { paths } from '#app/paths.ts'

/** Where a folder is shown: its name, and that of the folder around it, with the id that finds it. */
export const addressOfFolder = (folder: SubFolder, above: SubFolder | null) =>
  above === null
    ? ({
        to: paths.documentsFolder,
        params: { folderName: folderSlug(folder.name) },
        search: { id: folder.id },
      } as const)
    : ({
        to: paths.documentsSubFolder,
        params: { folderName: folderSlug(above.name), subFolderName: folderSlug(folder.name) },
        search: { id: folder.id },
      } as const)

export type Placed = { readonly folder: SubFolder; readonly above: Folder | null }

/** Every folder, its sub-folders behind it. */
export const flat = (folders: readonly Folder[]): readonly Placed[] =>
  folders.flatMap((folder) => [
    { folder, above: null },
    ...folder.sub_folders.map((sub) => ({ folder: sub, above: folder })),
  ])

/** Folders to choose from, sub-folders by both names; those that hold files unless `all`. */
export const choices = (folders: readonly Folder[], all = false) =>
  flat(folders)
    .filter(({ folder }) => all || folder.type === null)
    .map(({ folder, above }) => ({
      value: String(folder.id),
      label: above === null ? folder.name : `${above.name} / ${folder.name}`,
    }))

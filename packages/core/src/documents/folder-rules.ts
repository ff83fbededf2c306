/** Folders of a place: two levels, in an order of their own (daily operations 2, “Documents”). */

/** More than people find their way in. */
export const MAX_FOLDERS_OF_PLACE = 200

export type FolderPlace = { readonly id: number; readonly parent_id: number | null }

export type FolderFault = 'unknown_folder' | 'folder_levels' | 'folder_in_itself'

/**
 * Whether the folder `id` (null = a new one) may be in `parent_id`; undefined = it may. Only a folder of
 * the first level takes others, and one that has sub-folders stays on the first level.
 */
export function judgeParent(
  folders: readonly FolderPlace[],
  id: number | null,
  parent_id: number | null,
): FolderFault | undefined {
  if (parent_id === null) return undefined
  if (parent_id === id) return 'folder_in_itself'
  const parent = folders.find((folder) => folder.id === parent_id)
  if (parent === undefined) return 'unknown_folder'
  const hasChildren = id !== null && folders.some((folder) => folder.parent_id === id)
  return parent.parent_id !== null || hasChildren ? 'folder_levels' : undefined
}

/** Words of addresses below /documents that name pages. */
const reserved: readonly string[] = ['manage-folders', 'share-accesses', 'required', 'search']

/**
 * The name of a folder as one part of an address, not encoded. Only the id in the query finds the folder: a
 * name may change, and two folders may have the same.
 */
export function folderSlug(name: string): string {
  const slug = name
    .trim()
    .toLowerCase()
    .replace(/[\s/\\?#%&.]+/g, '-')
    .replace(/^-+|-+$/g, '')
  if (slug === '') return 'folder'
  return reserved.includes(slug) ? `${slug}-folder` : slug
}

/** The ids of these folders and of all folders in them. */
export const withSubFolders = (
  folders: readonly FolderPlace[],
  chosen: readonly number[],
): ReadonlySet<number> =>
  new Set(
    folders
      .filter(
        ({ id, parent_id }) => chosen.includes(id) || (parent_id !== null && chosen.includes(parent_id)),
      )
      .map(({ id }) => id),
  )

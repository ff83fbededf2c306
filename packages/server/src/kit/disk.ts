/** How much room is left where Larder keeps its files and, by default, its database. */
import { statfs } from 'node:fs/promises'

/** Kept for the database: with less than this it may not start again after a crash. */
export const RESERVE_BYTES = 64 * 1_048_576

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Where the folder cannot be read, whatever follows says so. */
export const isFull = (folder: string): Promise<boolean> =>
  freeBytes(folder).then(
    (bytes) => bytes < RESERVE_BYTES,
    () => false,
  )

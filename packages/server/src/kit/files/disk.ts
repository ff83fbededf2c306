/** How much room is left where Larder keeps its files and, by default, its database. */
import { statfs } from 'node:fs/promises'

/** Kept for the database: with less than this it may not start again after a crash. */
export const RESERVE_BYTES = 64 * 1_048_576

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** If the folder cannot be read, the next operation on it fails and reports that. */
export const isFull = (folder: string): Promise<boolean> =>
  freeBytes(folder).then(
    (bytes) => bytes < RESERVE_BYTES,
    () => false,
  )

const MEGABYTE = 1_048_576

/** A start or a command failed because the disk is full. */
class FullDisk extends Error {
  constructor(folder: string, free: number, cause: unknown) {
    super(
      `The disk of ${folder} is full (${Math.floor(free / MEGABYTE)} MB free). Free at least ${RESERVE_BYTES / MEGABYTE} MB and start again; nothing that was saved is lost.`,
      { cause },
    )
  }
}

const hasNoRoom = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === 'ENOSPC') || hasNoRoom(error.cause))

/** Adds the remedy to an error that the disk has caused; any other error is returned as it is. */
export async function explainFull(folder: string, error: unknown): Promise<unknown> {
  const isUnexplained = !(error instanceof FullDisk) && hasNoRoom(error)
  return isUnexplained ? new FullDisk(folder, await freeBytes(folder), error) : error
}

/**
 * The same for an error that does not say its cause, as the embedded database's: little room is taken for it.
 */
export async function suspectFull(
  folder: string,
  error: unknown,
  readFree: typeof freeBytes = freeBytes,
): Promise<unknown> {
  const free = await readFree(folder)
  return free < RESERVE_BYTES ? new FullDisk(folder, free, error) : explainFull(folder, error)
}

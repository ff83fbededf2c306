/**
 * The folder of the embedded database: for one process, readable by its owner only, with a plain answer where
 * it cannot be opened.
 */
import { chmod, mkdir, readdir, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { suspectFull } from '#kit/files/disk.ts'
import { lockFolder } from './folder-lock.ts'

/** Locks the folder before `open` reads it. @throws an error that says what to do */
export async function openFolder<T>(
  path: string,
  open: (folder: string) => Promise<T>,
): Promise<{ readonly pglite: T; readonly release: () => void }> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  const folder = await realpath(path)
  const { release } = lockFolder(folder)
  try {
    const pglite = await open(folder)
    await keepPrivate(folder)
    return { pglite, release }
  } catch (error) {
    release()
    throw await cannotOpen(folder, error)
  }
}

/** The first start unpacks files that everybody may read; those that come later are private by themselves. */
async function keepPrivate(folder: string): Promise<void> {
  await chmod(folder, 0o700)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const mode = entry.isDirectory() ? 0o700 : 0o600
    if (entry.isDirectory() || entry.isFile()) await setMode(path, mode)
  }
}

async function setMode(path: string, mode: number): Promise<void> {
  if (((await stat(path)).mode & 0o777) !== mode) await chmod(path, mode)
}

async function cannotOpen(folder: string, cause: unknown): Promise<unknown> {
  const explained = await suspectFull(folder, cause)
  if (explained !== cause) return explained
  return new Error(
    `The embedded database in ${folder} cannot be opened: its files are damaged or incomplete. Keep a copy of the folder, put your last backup in its place and start again (docs/operating.md, Backups). To begin with an empty database, move the folder away.`,
    { cause },
  )
}

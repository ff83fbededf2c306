/**
 * One process at a time opens the embedded database: two would overwrite each other's pages. The lock is the
 * operating system's lock on a file beside the folder, taken through SQLite, which Node brings along. The
 * system frees it when the process ends, however it ends; the file itself says nothing.
 */
import { chmodSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { DatabaseSync } from 'node:sqlite'

export type FolderLock = { readonly release: () => void }

/** A process that is just ending gets this long. */
const WAIT_MS = 2_000

type Holder = {
  readonly pid: number
  readonly host: string
  readonly command: string
  readonly since: string
}

/** Opening and closing the lock file a second time in one process would free the first lock (POSIX). */
const heldHere = new Set<string>()

/**
 * The path must be a real one, without links. @throws an error that names the process which has the folder,
 * and the remedy
 */
export function lockFolder(folder: string): FolderLock {
  const path = `${folder}.lock`
  if (heldHere.has(path)) throw inUse(folder, readHolder(folder))
  const database = takeLock(folder, path)
  heldHere.add(path)
  chmodSync(path, 0o600)
  writeHolder(folder)
  return {
    release: () => {
      if (!heldHere.delete(path)) return
      rmSync(holderPath(folder), { force: true })
      database.close()
    },
  }
}

function takeLock(folder: string, path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: WAIT_MS })
  try {
    database.exec('pragma journal_mode = memory; begin exclusive')
    return database
  } catch (error) {
    database.close()
    if (isBusy(error)) throw inUse(folder, readHolder(folder))
    throw new Error(
      `The lock file ${path} cannot be used. Put LARDER_DATA on a disk of this machine, or delete the file when no Larder is running.`,
      { cause: error },
    )
  }
}

const SQLITE_BUSY = 5
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === SQLITE_BUSY

/** For people only. A file of its own: closing the lock file after reading it would free the lock. */
const holderPath = (folder: string): string => `${folder}.holder.json`

function writeHolder(folder: string): void {
  const command = process.argv.slice(2).find((word) => !word.startsWith('-')) ?? 'server'
  const holder: Holder = { pid: process.pid, host: hostname(), command, since: new Date().toISOString() }
  const path = holderPath(folder)
  try {
    writeFileSync(`${path}.new`, JSON.stringify(holder), { mode: 0o600 })
    renameSync(`${path}.new`, path)
  } catch {
    // On a full disk the lock holds without its description.
    rmSync(path, { force: true })
  }
}

function readHolder(folder: string): Holder | null {
  try {
    return existsSync(holderPath(folder))
      ? (JSON.parse(readFileSync(holderPath(folder), 'utf8')) as Holder)
      : null
  } catch {
    return null
  }
}

function inUse(folder: string, holder: Holder | null): Error {
  const who =
    holder === null
      ? 'Another process'
      : `Process ${holder.pid} on ${holder.host} (${holder.command}, since ${holder.since})`
  return new Error(
    `${who} has the embedded database in ${folder} open. Stop it and try again, or set LARDER_DATA to another folder. Several processes at once need PostgreSQL (DATABASE_URL).`,
  )
}

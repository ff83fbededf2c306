/**
 * The folder of the embedded database, with writes that reach the disk. PGlite leaves `fsync` out: PostgreSQL
 * calls it, and nothing happens (findings/pglite-fsync-on-never-syncs.sh).
 */
import { closeSync, fsyncSync, openSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = NodeFS['init']
type Options = Awaited<ReturnType<Init>>['emscriptenOpts']
/** Of Emscripten's file system for Node; an open folder has no file of Node. */
type NodeFiles = {
  readonly realPath: (node: unknown) => string
  readonly stream_ops: { fsync?: (stream: { readonly nfd?: number; readonly node: unknown }) => number }
}

class SyncedFolder extends NodeFS {
  override async init(...options: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(...options)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } }
  }
}

const addSync: NonNullable<Options['preRun']>[number] = (module) => {
  const files = module.NODEFS as NodeFiles
  files.stream_ops.fsync = ({ nfd, node }) => {
    if (nfd === undefined) syncPath(files.realPath(node))
    else fsyncSync(nfd)
    return 0
  }
}

/** Opens the folder so that a commit is on the disk before it is answered. */
export async function openSynced(folder: string, params: readonly string[]): Promise<PGlite> {
  const pglite = await PGlite.create({
    fs: new SyncedFolder(folder),
    startParams: [
      // The flag that turns `fsync` off.
      ...params.filter((param) => param !== '-F'),
      '-c',
      'fsync=on',
      // Emscripten has no hook for `fdatasync`.
      '-c',
      'wal_sync_method=fsync',
    ],
  })
  await syncFolder(folder)
  return pglite
}

/** Files that the first start unpacks are written before anything syncs them. */
async function syncFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory() || entry.isFile()) syncPath(join(entry.parentPath, entry.name))
  syncPath(folder)
}

function syncPath(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

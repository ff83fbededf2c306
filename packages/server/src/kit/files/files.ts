/**
 * Content of files, named by the SHA-256 of its bytes: equal contents are stored once, and a stored one never
 * changes. A folder on this machine (`LARDER_DATA/files`). Content is written to `incoming`, synced, and
 * renamed to its name: after a crash it is there completely or not at all. Content is hashed while it is
 * read; if a byte has changed on the disk, the stream ends with an error instead of delivering damaged
 * content. The rows that name a content decide who may see it; no request can name one directly.
 */
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform, pipeline, type Readable } from 'node:stream'
import { isFull } from './disk.ts'
import { Problem, storageFull } from '../problem.ts'
import { resource } from '../resources.ts'
import { sweepContents, type Sweep } from './sweep-contents.ts'

export type StoredFile = { readonly sha256: string; readonly size: number }

export type FileStore = {
  /**
   * @throws Problem `too_large` (413) as soon as more than `max_bytes` have come, `storage_full` (507) where
   * the disk has little room left; nothing is left of it
   */
  readonly put: (content: Readable | Buffer, limits?: { readonly max_bytes?: number }) => Promise<StoredFile>
  /** @throws where there is no such content; the stream fails where it is not what was stored */
  readonly open: (sha256: string) => Promise<Readable>
  /** Bytes of a content; null where there is none. */
  readonly sizeOf: (sha256: string) => Promise<number | null>
  /** Removes what nothing names any more; answers how many contents. */
  readonly sweep: (sweep: Sweep) => Promise<number>
}

/** The store of this process. */
export const fileStore = resource<FileStore>(
  (platform) => openFolderStore(join(platform.config.data_folder, 'files')),
  () => Promise.resolve(),
)

/** Unfinished content of a process that ended lies about this long at most. */
const ABANDONED_MS = 3_600_000

export const tooLarge = (field = 'file'): Problem =>
  new Problem('too_large', 'Attachment is too large', {
    errors: [{ field, code: 'file_size', message: 'The file is too large.' }],
  })

export function openFolderStore(folder: string): FileStore {
  const incoming = join(folder, 'incoming')
  const pathOf = (sha256: string): string => {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error('Not the name of a content.')
    return join(folder, sha256.slice(0, 2), sha256)
  }
  let ready: Promise<unknown> | null = null
  const prepare = (): Promise<unknown> =>
    (ready ??= makeReady(incoming).catch((error: unknown) => {
      ready = null
      throw error
    }))
  return {
    put: async (content, { max_bytes = Number.POSITIVE_INFINITY } = {}) => {
      await prepare()
      if (await isFull(folder)) throw storageFull()
      const temporary = join(incoming, randomUUID())
      try {
        const stored = await writeSynced(temporary, content, max_bytes)
        await moveTo(pathOf(stored.sha256), temporary)
        return stored
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
    open: async (sha256) => readChecked(pathOf(sha256), sha256),
    sizeOf: (sha256) =>
      stat(pathOf(sha256)).then(
        ({ size }) => size,
        () => null,
      ),
    sweep: async (sweep) => {
      await prepare()
      return sweepContents(folder, sweep)
    },
  }
}

async function makeReady(incoming: string): Promise<void> {
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  const oldest = Date.now() - ABANDONED_MS
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const stats = await stat(path).catch(() => undefined)
    if (stats !== undefined && stats.mtimeMs < oldest) await rm(path, { force: true })
  }
}

async function writeSynced(path: string, content: Readable | Buffer, max_bytes: number): Promise<StoredFile> {
  const handle = await open(path, 'wx', 0o600)
  try {
    const hash = createHash('sha256')
    let size = 0
    const pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array> = Buffer.isBuffer(content)
      ? [content]
      : (content as AsyncIterable<Uint8Array>)
    for await (const piece of pieces) {
      size += piece.length
      if (size > max_bytes) throw tooLarge()
      hash.update(piece)
      await writeAll(handle, piece)
    }
    await handle.sync()
    return { sha256: hash.digest('hex'), size }
  } finally {
    await handle.close()
  }
}

/** A write may take less than it was given. */
async function writeAll(handle: FileHandle, piece: Uint8Array): Promise<void> {
  let written = 0
  while (written < piece.length) written += (await handle.write(piece, written)).bytesWritten
}

/** Renamed over what has the same bytes, too: content that went bad on the disk is sound again. */
async function moveTo(path: string, temporary: string): Promise<void> {
  const parent = dirname(path)
  await mkdir(parent, { recursive: true, mode: 0o700 })
  await rename(temporary, path)
  const handle = await open(parent, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Opened before it answers, so that what is absent is known before the first byte is sent. */
async function readChecked(path: string, sha256: string): Promise<Readable> {
  const handle = await open(path, 'r')
  const hash = createHash('sha256')
  const check = new Transform({
    transform: (piece: Buffer, _encoding, done) => {
      hash.update(piece)
      done(null, piece)
    },
    flush: (done) =>
      done(hash.digest('hex') === sha256 ? null : new Error(`The stored content ${sha256} is damaged.`)),
  })
  return pipeline(createReadStream(path, { fd: handle }), check, () => undefined)
}

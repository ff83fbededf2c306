/**
 * A ZIP that is written while it is sent. Nothing in it is packed, so that every byte counts, and the SHA-256
 * of each file is known when it has passed.
 */
import { createHash } from 'node:crypto'
import { Transform, type Readable } from 'node:stream'
import type { ZipFile } from 'yazl'

/** The first day that a ZIP can name, at midnight: times of files would differ without meaning. */
const OPTIONS = { mtime: new Date(1980, 0, 1), mode: 0o100644, compress: false, forceDosTimestamp: true }

/** Hashes what passes, by name. */
function hashed(name: string, stream: Readable, hashes: Record<string, string>): Readable {
  const hash = createHash('sha256')
  const passing = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk)
      done(null, chunk)
    },
    flush: (done) => {
      hashes[name] = hash.digest('hex')
      done()
    },
  })
  stream.on('error', (error) => passing.destroy(error))
  return stream.pipe(passing)
}

export type ZipPart = {
  readonly name: string
  readonly open: () => Readable | Promise<Readable>
  /** Gets the SHA-256 under the name, in hexadecimal. */
  readonly hashes: Record<string, string>
}

/** Puts a file into the ZIP; it is opened when its turn comes, and its hash is known when it has passed. */
export function addPart(zip: ZipFile, { name, open, hashes }: ZipPart): void {
  const output = zip.outputStream as Readable
  // Without a listener a part that fails would end the process.
  if (zip.listenerCount('error') === 0) zip.on('error', (error: Error) => output.destroy(error))
  const give = async (done: (error: unknown, stream: Readable) => void): Promise<void> => {
    try {
      done(null, hashed(name, await open(), hashes))
    } catch (error) {
      output.destroy(error instanceof Error ? error : new Error(String(error)))
    }
  }
  zip.addReadStreamLazy(name, OPTIONS, (done) => void give(done))
}

/**
 * The embedded database as a stream that `pg` writes to and reads from: what was written together runs
 * together. PGlite's own adapter runs each message by itself and reads every answer once more.
 */
import { Duplex } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'

/** The first byte of the message by which a client leaves. */
const TERMINATE = 0x58

type Chunk = { readonly chunk: Uint8Array }
type Done = (error?: Error) => void

export class EmbeddedStream extends Duplex {
  readonly #pglite: PGlite

  constructor(pglite: PGlite) {
    super()
    this.#pglite = pglite
  }

  /** The client before may have left a transaction and named statements: the database has one session for all. */
  connect(): void {
    this.#pglite
      .exec('rollback')
      .then(() => this.#pglite.exec('deallocate all'))
      .then(
        () => this.emit('connect'),
        (error: unknown) => this.emit('error', error),
      )
  }

  override _read(): void {
    // An answer is pushed when it is there.
  }

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: Done): void {
    void this.#send(chunk, done)
  }

  override _writev(chunks: readonly Chunk[], done: Done): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'utf8', done)
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  async #send(messages: Uint8Array, done: Done): Promise<void> {
    // The client goes, the database stays.
    if (messages[0] === TERMINATE) return done()
    try {
      await this.#pglite.runExclusive(() =>
        this.#pglite.execProtocolRawStream(messages, {
          onRawData: (data) => {
            this.push(Buffer.from(data))
          },
        }),
      )
    } catch (error) {
      return done(error instanceof Error ? error : new Error(String(error)))
    }
    return done()
  }

  // Of a socket, which this is not.
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }
}

/**
 * An answer that is a file: opened after the commit and streamed, so that no transaction waits for a slow
 * reader. With an `etag` among its headers the answer is 304 to a client that has the file; with
 * `accept-ranges` and its length it may be a part.
 */
import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { cutRange, readRange, type ByteRange } from './byte-range.ts'

export class FileAnswer {
  readonly content_type: string
  readonly headers: Readonly<Record<string, string>>
  readonly #open: () => Readable | Promise<Readable>

  constructor(
    content_type: string,
    open: () => Readable | Promise<Readable>,
    headers: Readonly<Record<string, string>> = {},
  ) {
    this.content_type = content_type
    this.headers = headers
    this.#open = open
  }

  async send(reply: FastifyReply): Promise<unknown> {
    const etag = this.headers['etag']
    if (etag !== undefined && reply.request.headers['if-none-match'] === etag)
      return reply.status(304).headers(this.headers).send()
    const size = Number(this.headers['content-length'])
    const range = this.#rangeFor(reply, size)
    if (range === 'outside') return reply.status(416).header('content-range', `bytes */${size}`).send()
    const stream = await this.#open()
    reply.raw.on('close', () => stream.destroy())
    void reply.headers({ ...this.headers, 'content-type': this.content_type })
    if (range === null) return reply.send(stream)
    const { first, last } = range
    return reply
      .status(206)
      .headers({ 'content-range': `bytes ${first}-${last}/${size}`, 'content-length': last - first + 1 })
      .send(cutRange(stream, range))
  }

  /**
   * Files have no mark of their version: a part on a condition (`If-Range`) is answered by the whole file.
   */
  #rangeFor({ request }: FastifyReply, size: number): ByteRange | 'outside' | null {
    if (this.headers['accept-ranges'] !== 'bytes' || request.headers['if-range'] !== undefined) return null
    return readRange(request.headers.range, size)
  }
}

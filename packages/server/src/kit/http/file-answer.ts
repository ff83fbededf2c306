/**
 * An answer that is a file: opened after the commit and streamed, so that no transaction waits for a slow
 * reader. With an `etag` among its headers the answer is 304 to a client that has the file.
 */
import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

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
    const stream = await this.#open()
    reply.raw.on('close', () => stream.destroy())
    return reply.headers({ ...this.headers, 'content-type': this.content_type }).send(stream)
  }
}

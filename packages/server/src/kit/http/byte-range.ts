/**
 * Parts of a file by the header `Range` (RFC 9110, 14): a player asks for the part of a video that it shows.
 */
import { Readable } from 'node:stream'

export type ByteRange = { readonly first: number; readonly last: number }

/** One range is served; several, other units and malformed ones get the whole file, as the RFC allows. */
export function readRange(header: string | undefined, size: number): ByteRange | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  // Without a start it is the number of bytes at the end.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null
  return first > last ? 'outside' : { first, last }
}

async function* cut(whole: Readable, { first, last }: ByteRange): AsyncGenerator<Buffer> {
  let at = 0
  for await (const piece of whole as AsyncIterable<Buffer>) {
    const part = piece.subarray(Math.max(0, first - at), Math.max(0, last + 1 - at))
    at += piece.length
    if (part.length > 0) yield part
  }
}

/** The bytes of the range. The rest is read too, so that the content is checked as a whole. */
export const cutRange = (whole: Readable, range: ByteRange): Readable => Readable.from(cut(whole, range))

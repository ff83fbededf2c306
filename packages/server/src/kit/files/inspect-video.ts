/** Videos by their containers: each must reach from the first byte to the last. */

export type VideoKind = 'mp4' | 'webm' | 'avi' | 'ogg' | 'mpeg'

const ascii = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to)

/** ISO/IEC 14496-12: boxes of a size and a type, one after the other. */
function isMp4(bytes: Buffer): boolean {
  const seen = new Set<string>()
  let at = 0
  while (at + 8 <= bytes.length) {
    const [short, type] = [bytes.readUInt32BE(at), ascii(bytes, at + 4, at + 8)]
    if (short === 1 && at + 16 > bytes.length) return false
    const size = short === 0 ? bytes.length - at : short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short
    if (size < 8 || !/^[\x20-\x7e\xa9]{4}$/.test(type)) return false
    seen.add(type)
    at += size
  }
  return at === bytes.length && seen.has('moov') && seen.has('mdat')
}

/** RFC 8794: an element's size is a number of 1 to 8 bytes; all ones = until the end. */
function readSize(
  bytes: Buffer,
  at: number,
): { readonly size: number | null; readonly length: number } | null {
  const first = bytes[at] ?? 0
  const length = Math.clz32(first) - 23
  if (first === 0 || length > 8 || at + length > bytes.length) return null
  let [size, isOpen] = [first & (0xff >> length), (first & (0xff >> length)) === 0xff >> length]
  for (const byte of bytes.subarray(at + 1, at + length)) {
    size = size * 256 + byte
    isOpen &&= byte === 0xff
  }
  return { size: isOpen ? null : size, length }
}

/** An EBML head of the type “webm”, then one segment. */
function isWebm(bytes: Buffer): boolean {
  const head = readSize(bytes, 4)
  if (head?.size === undefined || head.size === null) return false
  const segment = 4 + head.length + head.size
  if (!/\x42\x82[\x80-\x8f]webm/.test(ascii(bytes, 4, segment))) return false
  if (segment + 5 > bytes.length || bytes.readUInt32BE(segment) !== 0x18538067) return false
  const body = readSize(bytes, segment + 4)
  if (body === null) return false
  return body.size === null || segment + 4 + body.length + body.size === bytes.length
}

/** RIFF chunks “AVI ” and, in longer ones, “AVIX”. */
function isAvi(bytes: Buffer): boolean {
  let at = 0
  while (at + 12 <= bytes.length) {
    const type = ascii(bytes, at + 8, at + 12)
    if (ascii(bytes, at, at + 4) !== 'RIFF' || type !== (at === 0 ? 'AVI ' : 'AVIX')) return false
    const size = bytes.readUInt32LE(at + 4)
    at += 8 + size + (size % 2)
  }
  return at === bytes.length && ascii(bytes, 12, 16) === 'LIST'
}

/** RFC 3533: pages without gaps, the first of a video codec. */
function isOgg(bytes: Buffer): boolean {
  let [at, hasVideo] = [0, false]
  while (at + 27 <= bytes.length) {
    if (ascii(bytes, at, at + 4) !== 'OggS') return false
    const segments = bytes[at + 26] ?? 0
    const body = at + 27 + segments
    hasVideo ||= /^(\x80theora|OVP80|BBCD\0)/.test(ascii(bytes, body, body + 8))
    at = body + bytes.subarray(at + 27, body).reduce((sum, size) => sum + size, 0)
  }
  return at === bytes.length && hasVideo
}

/** ISO/IEC 11172-1 and 13818-1: packs with streams, or a video stream alone. */
function isMpeg(bytes: Buffer): boolean {
  const start = bytes.readUInt32BE(0)
  if (start === 0x1b3) return bytes.includes(Buffer.from([0, 0, 1, 0]), 4)
  return start === 0x1ba && bytes.includes(Buffer.from([0, 0, 1, 0xe0]), 4)
}

const checks: readonly (readonly [VideoKind, (bytes: Buffer) => boolean, (bytes: Buffer) => boolean])[] = [
  [
    'mp4',
    (bytes) => /^ftyp(isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash|mmp4)/.test(ascii(bytes, 4, 12)),
    isMp4,
  ],
  ['webm', (bytes) => bytes.readUInt32BE(0) === 0x1a45dfa3, isWebm],
  ['avi', (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'AVI ', isAvi],
  ['ogg', (bytes) => ascii(bytes, 0, 4) === 'OggS', isOgg],
  ['mpeg', (bytes) => [0x1ba, 0x1b3].includes(bytes.readUInt32BE(0)), isMpeg],
]

/** The kind by the first bytes, and whether the rest is of it; null = no video. */
export function inspectVideo(bytes: Buffer): { readonly kind: VideoKind; readonly isWhole: boolean } | null {
  if (bytes.length < 16) return null
  const check = checks.find(([, starts]) => starts(bytes))
  return check === undefined ? null : { kind: check[0], isWhole: check[2](bytes) }
}

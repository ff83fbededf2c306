/**
 * The parts of an office document, which is a ZIP archive and nothing else (APPNOTE 6.3.10). Programs
 * disagree about archives that contradict themselves, so each part has one name, one place and one content: its local
 * header says what the directory says, no bytes are left between the parts, and no two names are alike.
 */
import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import { damaged, OfficeRefused } from './office-fault.ts'

const inflate = promisify(inflateRaw)

/** A document of 5 MB with large pictures has a tenth of it. */
const MAX_UNPACKED_BYTES = 60_000_000
const MAX_PARTS = 2_000

export type Part = {
  readonly name: string
  readonly read: () => Promise<Buffer>
}

type Header = {
  readonly name: string
  readonly flags: number
  readonly method: number
  readonly crc: number
  readonly packed: number
  readonly unpacked: number
}
type Entry = Header & { readonly offset: number }

const END = 0x06054b50
const DIRECTORY = 0x02014b50
const LOCAL = 0x04034b50
const DESCRIPTOR = 0x08074b50
const [END_BYTES, DIRECTORY_BYTES, LOCAL_BYTES] = [22, 46, 30] as const
/** Encrypted, or its directory is. */
const ENCRYPTED = 0x2041
/** Sizes and checksum follow the content. */
const FOLLOWED = 0x8

/** The fields that both kinds of header have in the same order; `at` is where the flags are. */
function readHeader(bytes: Buffer, at: number, nameAt: number): Header {
  const length = bytes.readUInt16LE(at + 20)
  return {
    flags: bytes.readUInt16LE(at),
    method: bytes.readUInt16LE(at + 2),
    crc: bytes.readUInt32LE(at + 8),
    packed: bytes.readUInt32LE(at + 12),
    unpacked: bytes.readUInt32LE(at + 16),
    name: bytes.toString('utf8', nameAt, nameAt + length),
  }
}

function listEntries(bytes: Buffer): { readonly entries: readonly Entry[]; readonly start: number } {
  const end = bytes.length - END_BYTES
  if (end < 0 || bytes.readUInt32LE(end) !== END || bytes.readUInt16LE(end + 20) !== 0)
    throw damaged('no end of the directory')
  const [count, size, start] = [
    bytes.readUInt16LE(end + 10),
    bytes.readUInt32LE(end + 12),
    bytes.readUInt32LE(end + 16),
  ]
  if (start + size !== end || count === 0 || count > MAX_PARTS) throw damaged('directory')
  const entries: Entry[] = []
  let at = start
  for (let index = 0; index < count; index += 1) {
    if (at + DIRECTORY_BYTES > end || bytes.readUInt32LE(at) !== DIRECTORY) throw damaged('directory entry')
    const header = readHeader(bytes, at + 8, at + DIRECTORY_BYTES)
    entries.push({ ...header, offset: bytes.readUInt32LE(at + 42) })
    at += DIRECTORY_BYTES + [28, 30, 32].reduce((sum, field) => sum + bytes.readUInt16LE(at + field), 0)
  }
  if (at !== end) throw damaged('directory length')
  return { entries, start }
}

/** Where the content of the entry starts and where the next entry does. */
function placeOf(bytes: Buffer, entry: Entry): { readonly from: number; readonly next: number } {
  const { offset, packed, flags } = entry
  if (offset + LOCAL_BYTES > bytes.length || bytes.readUInt32LE(offset) !== LOCAL)
    throw damaged('local header')
  const local = readHeader(bytes, offset + 6, offset + LOCAL_BYTES)
  const isFollowed = (flags & FOLLOWED) !== 0
  const sizes = [local.crc, local.packed, local.unpacked].join()
  if (local.name !== entry.name || local.method !== entry.method || local.flags !== flags)
    throw damaged(`another local header: ${entry.name}`)
  if (sizes !== [entry.crc, packed, entry.unpacked].join() && !(isFollowed && /^0,|^\d+,0,0$/.test(sizes)))
    throw damaged(`other local sizes: ${entry.name}`)
  const from = offset + LOCAL_BYTES + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  return { from, next: from + packed + (isFollowed ? descriptorAt(bytes, from + packed, entry) : 0) }
}

/** Bytes of the descriptor behind the content: its signature may be missing. */
function descriptorAt(bytes: Buffer, at: number, { crc, packed, unpacked }: Entry): number {
  if (at + 16 > bytes.length) throw damaged('descriptor')
  const signed = bytes.readUInt32LE(at) === DESCRIPTOR ? 4 : 0
  const fields = [0, 4, 8].map((field) => bytes.readUInt32LE(at + signed + field))
  if (fields.join() !== [crc, packed, unpacked].join()) throw damaged('descriptor')
  return signed + 12
}

const isBadName = (name: string): boolean =>
  name === '' || /^[/\\]|\\|\/\/|(^|\/)\.{1,2}(\/|$)|[\0-\x1f\x7f\ufffd:*?"<>|]/.test(name)

async function unpack(bytes: Buffer, from: number, entry: Entry): Promise<Buffer> {
  const { packed, unpacked, method, name } = entry
  const content = bytes.subarray(from, from + packed)
  const whole =
    method === 0 ? content : await inflate(content, { maxOutputLength: unpacked + 1 }).catch(() => null)
  if (whole?.length !== unpacked || crc32(whole) !== entry.crc) throw damaged(`content: ${name}`)
  return whole
}

/** @throws OfficeRefused where the archive is damaged, contradicts itself or is too big */
export function readParts(bytes: Buffer): readonly Part[] {
  const { entries, start } = listEntries(bytes)
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > MAX_UNPACKED_BYTES)
    throw new OfficeRefused('document_too_big', 'unpacked')
  const names = new Set<string>()
  let expected = 0
  const parts: Part[] = []
  for (const entry of [...entries].sort((a, b) => a.offset - b.offset)) {
    const { name, flags, method, offset } = entry
    const key = name.normalize('NFC').toLowerCase()
    if (isBadName(name) || names.has(key)) throw damaged(`name: ${name}`)
    if ((flags & ENCRYPTED) !== 0 || (method !== 0 && method !== 8))
      throw damaged(`packed otherwise: ${name}`)
    if (offset !== expected) throw damaged(`bytes between the parts: ${name}`)
    names.add(key)
    const { from, next } = placeOf(bytes, entry)
    expected = next
    if (!name.endsWith('/')) parts.push({ name, read: () => unpack(bytes, from, entry) })
    else if (entry.unpacked !== 0) throw damaged(`a folder with content: ${name}`)
  }
  if (expected !== start) throw damaged('bytes before the directory')
  return parts
}

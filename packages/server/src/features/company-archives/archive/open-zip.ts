/**
 * Members of a ZIP on the disk by its central directory (APPNOTE 6.3.10, 4.3.12 to 4.3.16), read as streams.
 * Only stored members are accepted, as archives have them: what is not packed cannot unpack to more than the
 * file itself.
 */
import { open, type FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'

const END = 0x06054b50
const END_BYTES = 22
const END_64 = 0x06064b50
const LOCATOR_64 = 0x07064b50
const LOCATOR_64_BYTES = 20
const MEMBER = 0x02014b50
const MEMBER_BYTES = 46
const LOCAL = 0x04034b50
const LOCAL_BYTES = 30
const MOST_COMMENT = 65_535
const WORD = 0xffff
const DOUBLE_WORD = 0xffffffff
/** A member has a directory entry of some 120 bytes: two million members. */
const MOST_DIRECTORY_BYTES = 256 * 1_048_576

/** Why an archive is not imported, in words for the operator. */
export class Refused extends Error {}
const damaged = (detail: string): Refused => new Refused(`The file is damaged: ${detail}.`)

type Member = { readonly name: string; readonly size: number; readonly at: number }
export type OpenZip = {
  readonly names: readonly string[]
  /** @throws Refused where there is no such member */
  readonly stream: (name: string) => Promise<Readable>
  readonly close: () => Promise<void>
}

/** @throws Refused for a file that is no ZIP of this kind */
export async function openZip(path: string): Promise<OpenZip> {
  const file = await open(path, 'r')
  try {
    const members = await readDirectory(file)
    return {
      names: [...members.keys()],
      stream: async (name) => {
        const member = members.get(name)
        if (member === undefined) throw damaged(`${name} is missing`)
        if (member.size === 0) return Readable.from([])
        const start = await startOf(file, member)
        return Readable.from(readFrom(file, start, member.size), { objectMode: false })
      },
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

const PIECE = 262_144

async function* readFrom(file: FileHandle, start: number, size: number): AsyncGenerator<Buffer> {
  for (let done = 0; done < size; done += PIECE)
    yield await readBytes(file, start + done, Math.min(PIECE, size - done))
}

async function readBytes(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, at)
  if (bytesRead !== length) throw damaged('it ends too early')
  return buffer
}

type Directory = { readonly at: number; readonly bytes: number; readonly count: number }

async function findDirectory(file: FileHandle): Promise<Directory> {
  const { size } = await file.stat()
  const length = Math.min(size, END_BYTES + MOST_COMMENT)
  const tail = await readBytes(file, size - length, length)
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0 || end + END_BYTES > tail.length || tail.readUInt32LE(end) !== END)
    throw new Refused('This is no ZIP file.')
  const directory = {
    count: tail.readUInt16LE(end + 10),
    bytes: tail.readUInt32LE(end + 12),
    at: tail.readUInt32LE(end + 16),
  }
  const isLarge = directory.count === WORD || directory.bytes === DOUBLE_WORD || directory.at === DOUBLE_WORD
  if (!isLarge) return directory
  const locator = await readBytes(file, size - length + end - LOCATOR_64_BYTES, LOCATOR_64_BYTES)
  if (locator.readUInt32LE(0) !== LOCATOR_64) throw damaged('its directory is not where it should be')
  const end64 = await readBytes(file, Number(locator.readBigUInt64LE(8)), 56)
  if (end64.readUInt32LE(0) !== END_64) throw damaged('its directory is not where it should be')
  return {
    count: Number(end64.readBigUInt64LE(32)),
    bytes: Number(end64.readBigUInt64LE(40)),
    at: Number(end64.readBigUInt64LE(48)),
  }
}

async function readDirectory(file: FileHandle): Promise<ReadonlyMap<string, Member>> {
  const { at, bytes, count } = await findDirectory(file)
  if (bytes > MOST_DIRECTORY_BYTES) throw new Refused('The file has too many parts.')
  const directory = await readBytes(file, at, bytes)
  const members = new Map<string, Member>()
  let entry = 0
  let free = 0
  for (let left = count; left > 0; left -= 1) {
    const { next, ...member } = readEntry(directory, entry)
    if (members.has(member.name)) throw damaged(`${member.name} is in it twice`)
    // Members that share bytes would make a small file a large one.
    if (member.at < free || member.at + LOCAL_BYTES + member.size > at) throw damaged('its parts overlap')
    free = member.at + LOCAL_BYTES + member.size
    members.set(member.name, member)
    entry = next
  }
  return members
}

function readEntry(directory: Buffer, at: number): Member & { readonly next: number } {
  if (at + MEMBER_BYTES > directory.length || directory.readUInt32LE(at) !== MEMBER)
    throw damaged('its directory ends too early')
  const [flags, method] = [directory.readUInt16LE(at + 8), directory.readUInt16LE(at + 10)]
  if ((flags & 1) === 1 || method !== 0)
    throw new Refused('The file is packed or encrypted; archives are not.')
  const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
    directory.readUInt16LE(at + offset),
  ) as [number, number, number]
  const nameEnd = at + MEMBER_BYTES + nameLength
  const next = nameEnd + extraLength + commentLength
  if (next > directory.length) throw damaged('its directory ends too early')
  const wide = wideFields(directory.subarray(nameEnd, nameEnd + extraLength))
  const field = (offset: number): number => {
    const value = directory.readUInt32LE(at + offset)
    return value === DOUBLE_WORD ? (wide.shift() ?? value) : value
  }
  // In the extra field they are in this order: size, packed size, position.
  const size = field(24)
  if (field(20) !== size) throw damaged('a part has two sizes')
  return { name: directory.toString('utf8', at + MEMBER_BYTES, nameEnd), size, at: field(42), next }
}

/** Numbers of the ZIP64 extra field, in their order. */
function wideFields(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    const length = Math.min(extra.readUInt16LE(at + 2), extra.length - at - 4)
    return Array.from({ length: length >> 3 }, (_, index) =>
      Number(extra.readBigUInt64LE(at + 4 + index * 8)),
    )
  }
  return []
}

async function startOf(file: FileHandle, { at, name }: Member): Promise<number> {
  const local = await readBytes(file, at, LOCAL_BYTES)
  if (local.readUInt32LE(0) !== LOCAL) throw damaged(`${name} is not where it should be`)
  return at + LOCAL_BYTES + local.readUInt16LE(26) + local.readUInt16LE(28)
}

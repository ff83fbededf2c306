/**
 * Members of a ZIP by name, from its central directory (APPNOTE 6.3.10, sections 4.3.12 and 4.3.16). Nothing
 * is unpacked before it is asked for, and never more than the limit: what the archive says of its sizes is
 * not believed.
 */
import { inflateRawSync } from 'node:zlib'
import { tableProblem } from './table-problem.ts'

const END = 0x06054b50
const MEMBER = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const MOST_MEMBERS = 10_000
/** Bytes of one member, unpacked: 5,000 rows of a sheet have about 5 MB. */
const MOST_BYTES = 64 * 1024 * 1024

export type Archive = { readonly read: (name: string) => string | null }

/** @throws Problem 422 `no_table` for broken archives, `encrypted_table`, `table_too_big` */
export function openArchive(bytes: Buffer): Archive {
  const members = listMembers(bytes)
  return {
    read: (name) => {
      const at = members.get(name)
      return at === undefined ? null : unpack(bytes, at)
    },
  }
}

function listMembers(bytes: Buffer): Map<string, number> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0 || end + END_BYTES > bytes.length || bytes.readUInt32LE(end) !== END)
    throw tableProblem('no_table')
  const count = bytes.readUInt16LE(end + 10)
  if (count > MOST_MEMBERS) throw tableProblem('table_too_big')
  const members = new Map<string, number>()
  let at = bytes.readUInt32LE(end + 16)
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== MEMBER) throw tableProblem('no_table')
    const [name, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset))
    members.set(bytes.toString('utf8', at + 46, at + 46 + (name ?? 0)), at)
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return members
}

function unpack(bytes: Buffer, at: number): string {
  if ((bytes.readUInt16LE(at + 8) & 1) === 1) throw tableProblem('encrypted_table')
  const method = bytes.readUInt16LE(at + 10)
  const size = bytes.readUInt32LE(at + 20)
  const local = bytes.readUInt32LE(at + 42)
  if (local + 30 > bytes.length || bytes.readUInt32LE(local) !== LOCAL) throw tableProblem('no_table')
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  const packed = bytes.subarray(start, start + size)
  if (method === 0) return packed.toString('utf8')
  if (method !== 8) throw tableProblem('no_table')
  try {
    return inflateRawSync(packed, { maxOutputLength: MOST_BYTES }).toString('utf8')
  } catch (error) {
    throw tableProblem(
      error instanceof RangeError || (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
        ? 'table_too_big'
        : 'no_table',
    )
  }
}

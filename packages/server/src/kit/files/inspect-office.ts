/**
 * Office documents are ZIP archives (ECMA-376, ISO/IEC 26300). The archive must be nothing else: it starts at
 * the first byte, its directory ends at the last one, and each part unpacks to the size that it names.
 */
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

export type DocumentFault =
  | 'document_type'
  | 'document_damaged'
  | 'document_too_big'
  | 'document_columns'
  | 'document_active'

const inflate = promisify(inflateRaw)

/** A document of 5 MB with large pictures has a tenth of it. */
const MAX_UNPACKED_BYTES = 60_000_000
const MAX_PARTS = 2_000
export const MAX_COLUMNS = 1_000

type Part = {
  readonly name: string
  readonly method: number
  readonly flags: number
  readonly packed: number
  readonly unpacked: number
  readonly offset: number
}

const END = 0x06054b50
const DIRECTORY = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const DIRECTORY_BYTES = 46
const LOCAL_BYTES = 30

/** The parts by the directory; null where the archive is damaged or something stands before or after it. */
function listParts(bytes: Buffer): readonly Part[] | null {
  const end = bytes.length - END_BYTES
  if (end < 0 || bytes.readUInt32LE(end) !== END || bytes.readUInt16LE(end + 20) !== 0) return null
  const [count, size, start] = [
    bytes.readUInt16LE(end + 10),
    bytes.readUInt32LE(end + 12),
    bytes.readUInt32LE(end + 16),
  ]
  if (start + size !== end || count === 0 || count > MAX_PARTS) return null
  const parts: Part[] = []
  let at = start
  for (let index = 0; index < count; index += 1) {
    if (at + DIRECTORY_BYTES > end || bytes.readUInt32LE(at) !== DIRECTORY) return null
    const [nameBytes, extra, comment] = [28, 30, 32].map((from) => bytes.readUInt16LE(at + from))
    parts.push({
      name: bytes.toString('utf8', at + DIRECTORY_BYTES, at + DIRECTORY_BYTES + (nameBytes ?? 0)),
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += DIRECTORY_BYTES + (nameBytes ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return at === end && parts.some(({ offset }) => offset === 0) ? parts : null
}

const isBadName = (name: string): boolean => /^[/\\]|\\|(^|\/)\.\.(\/|$)|\0/.test(name)

/** The content of a part; null where it is not what the directory says. */
async function unpack(bytes: Buffer, part: Part): Promise<Buffer | null> {
  const { offset, packed, unpacked, method, flags } = part
  if ((flags & 1) !== 0 || offset + LOCAL_BYTES > bytes.length || bytes.readUInt32LE(offset) !== LOCAL)
    return null
  const from = offset + LOCAL_BYTES + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  const content = bytes.subarray(from, from + packed)
  if (content.length !== packed) return null
  if (method === 0) return packed === unpacked ? content : null
  if (method !== 8) return null
  const whole = await inflate(content, { maxOutputLength: unpacked + 1 }).catch(() => null)
  return whole?.length === unpacked ? whole : null
}

export type OfficeKind = 'docx' | 'xlsx' | 'odt' | 'ods'

const mainTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
} as const
const openTypes: Readonly<Record<string, OfficeKind>> = {
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
}

/** Programs, and objects that run when they are opened. */
const activeNames =
  /(^|\/)(vbaProject\.bin|vbaData\.xml|activeX\/|oleObject[^/]*\.bin$|Basic\/|Scripts\/|attachedToolbars\.bin)/i

/** What a part loads or runs: remote templates and frames, and fields that start programs. */
const isActive = (name: string, text: string): boolean =>
  (name.endsWith('.rels') &&
    /<Relationship\b[^>]*(attachedTemplate|\/frame|oleObject|subDocument)[^>]*TargetMode="External"|<Relationship\b[^>]*TargetMode="External"[^>]*(attachedTemplate|\/frame|oleObject|subDocument)/i.test(
      text,
    )) ||
  (name.startsWith('word/') && /\bDDE(AUTO)?\s/.test(text)) ||
  (name.startsWith('xl/') && /<ddeLink\b/.test(text)) ||
  (name === 'content.xml' && /<script:event-listener\b|<office:dde-source\b/.test(text))

/** The number of a column by its letters: A = 1. */
const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/** The most that a row has. Rows are counted one by one: a large table has a million of them. */
const most = (rows: readonly string[], count: (row: string) => number): number =>
  rows.reduce((max, row) => Math.max(max, count(row)), 0)

/** A cell names its column, or it is in the one after the cell before. */
function cellsOf(row: string): number {
  let column = 0
  for (const [, attributes = ''] of row.matchAll(/<c\b([^>]*)/g)) {
    const named = /\br="([A-Z]{1,3})\d+"/.exec(attributes)?.[1]
    column = named === undefined ? column + 1 : columnOf(named)
  }
  return column
}

/** Empty cells at the end of a row are written as one that is repeated: they do not count. */
function openCellsOf(row: string): number {
  let cells = 0
  for (const [, attributes = ''] of row.matchAll(/<table:table-cell\b([^>]*)/g))
    if (/office:value-type/.test(attributes))
      cells += Number(/number-columns-repeated="(\d+)"/.exec(attributes)?.[1] ?? 1)
  return cells
}

function countColumns(name: string, text: string): number {
  if (/^xl\/worksheets\/[^/]+\.xml$/.test(name)) return most(text.split('<row'), cellsOf)
  return name === 'content.xml' ? most(text.split('<table:table-row'), openCellsOf) : 0
}

function kindOf(parts: ReadonlyMap<string, string>): OfficeKind | null {
  const open = openTypes[parts.get('mimetype') ?? '']
  if (open !== undefined) return parts.has('content.xml') ? open : null
  const types = parts.get('[Content_Types].xml') ?? ''
  if (types.includes(mainTypes.docx) && parts.has('word/document.xml')) return 'docx'
  return types.includes(mainTypes.xlsx) && parts.has('xl/workbook.xml') ? 'xlsx' : null
}

/** Which office document the archive is, or why it is none. */
export async function inspectOffice(bytes: Buffer): Promise<{ kind: OfficeKind } | { fault: DocumentFault }> {
  const parts = listParts(bytes)
  if (parts === null || parts.some(({ name }) => isBadName(name))) return { fault: 'document_damaged' }
  if (parts.reduce((sum, { unpacked }) => sum + unpacked, 0) > MAX_UNPACKED_BYTES)
    return { fault: 'document_too_big' }
  if (parts.some(({ name }) => activeNames.test(name))) return { fault: 'document_active' }
  const texts = new Map<string, string>()
  for (const part of parts) {
    const content = await unpack(bytes, part)
    if (content === null) return { fault: 'document_damaged' }
    if (!/\.(xml|rels)$|^mimetype$/.test(part.name)) continue
    const text = content.toString('utf8')
    // Entities of a DTD multiply in memory (“billion laughs”).
    if (/<!DOCTYPE|<!ENTITY/i.test(text) || isActive(part.name, text)) return { fault: 'document_active' }
    if (countColumns(part.name, text) > MAX_COLUMNS) return { fault: 'document_columns' }
    texts.set(part.name, part.name.endsWith('.xml') || part.name === 'mimetype' ? text.slice(0, 100_000) : '')
  }
  const kind = kindOf(texts)
  return kind === null ? { fault: 'document_type' } : { kind }
}

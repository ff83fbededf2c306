/** Office documents byte by byte, for tests that need one that lies. */
import { crc32, deflateRawSync } from 'node:zlib'

export type Part = {
  readonly name: string
  readonly content: string | Buffer
  /** The size that the archive names. */
  readonly unpacked?: number
  /** The name in the local header. */
  readonly local?: string
  /** Bytes in front of the part that belong to none. */
  readonly gap?: string
}

/** A ZIP archive; a part may lie about itself. */
export function zip(parts: readonly Part[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, unpacked, local: localName = name, gap = '' } of parts) {
    const [label, localLabel, bytes] = [Buffer.from(name), Buffer.from(localName), Buffer.from(content)]
    const packed = deflateRawSync(bytes)
    const sizes = Buffer.alloc(12)
    sizes.writeUInt32LE(crc32(bytes), 0)
    sizes.writeUInt32LE(packed.length, 4)
    sizes.writeUInt32LE(unpacked ?? bytes.length, 8)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    sizes.copy(local, 14)
    local.writeUInt16LE(localLabel.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    sizes.copy(entry, 16)
    entry.writeUInt16LE(label.length, 28)
    entry.writeUInt32LE(offset + gap.length, 42)
    bodies.push(Buffer.from(gap), local, localLabel, packed)
    directory.push(entry, label)
    offset += gap.length + 30 + localLabel.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, listed, end])
}

const office = 'application/vnd.openxmlformats-officedocument.'
const relationsType = 'application/vnd.openxmlformats-package.relationships+xml'

/** The list of content types: by ending, and by the name of a part. */
export const types = (
  byName: Readonly<Record<string, string>>,
  byEnding: Readonly<Record<string, string>> = {},
): Part => ({
  name: '[Content_Types].xml',
  content: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${[
    ...Object.entries({ rels: relationsType, xml: 'application/xml', ...byEnding }).map(
      ([ending, type]) => `<Default Extension="${ending}" ContentType="${type}"/>`,
    ),
    ...Object.entries(byName).map(
      ([name, type]) => `<Override PartName="/${name}" ContentType="${type.replace(/^\./, office)}"/>`,
    ),
  ].join('')}</Types>`,
})

const wordTypes = { 'word/document.xml': '.wordprocessingml.document.main+xml' }
const sheetTypes = {
  'xl/workbook.xml': '.spreadsheetml.sheet.main+xml',
  'xl/worksheets/sheet1.xml': '.spreadsheetml.worksheet+xml',
}

export const word: Part = { name: 'word/document.xml', content: '<w:document/>' }
export const docx: readonly Part[] = [types(wordTypes), word]

/** A text of Word with this body, and further parts of these types. */
export const wordWith = (
  body: string | Buffer,
  parts: readonly Part[] = [],
  byName: Readonly<Record<string, string>> = {},
  byEnding: Readonly<Record<string, string>> = {},
): Buffer => zip([types({ ...wordTypes, ...byName }, byEnding), { ...word, content: body }, ...parts])

export const sheet = (cells: string, parts: readonly Part[] = []): readonly Part[] => [
  types(sheetTypes),
  { name: 'xl/workbook.xml', content: '<workbook/>' },
  { name: 'xl/worksheets/sheet1.xml', content: `<worksheet><row>${cells}</row></worksheet>` },
  ...parts,
]

export const relations = (of: string, relationships: string | Buffer): Part => ({
  name: of,
  content:
    typeof relationships === 'string'
      ? `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relationships}</Relationships>`
      : relationships,
})

export const openDocument = (kind: string, content = '<office:document-content/>'): readonly Part[] => [
  { name: 'mimetype', content: `application/vnd.oasis.opendocument.${kind}` },
  { name: 'content.xml', content },
]

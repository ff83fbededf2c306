/** Office documents byte by byte, for tests that need one that lies. */
import { crc32, deflateRawSync } from 'node:zlib'

export type Part = { readonly name: string; readonly content: string | Buffer; readonly unpacked?: number }

/** A ZIP archive; `unpacked` lets a part lie about its size. */
export function zip(parts: readonly Part[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, unpacked } of parts) {
    const [label, bytes] = [Buffer.from(name), Buffer.from(content)]
    const packed = deflateRawSync(bytes)
    const sizes = Buffer.alloc(12)
    sizes.writeUInt32LE(crc32(bytes), 0)
    sizes.writeUInt32LE(packed.length, 4)
    sizes.writeUInt32LE(unpacked ?? bytes.length, 8)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    sizes.copy(local, 14)
    local.writeUInt16LE(label.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    sizes.copy(entry, 16)
    entry.writeUInt16LE(label.length, 28)
    entry.writeUInt32LE(offset, 42)
    bodies.push(local, label, packed)
    directory.push(entry, label)
    offset += 30 + label.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, listed, end])
}

export const main = (kind: string): Part => ({
  name: '[Content_Types].xml',
  content: `<Types><Override ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`,
})
export const word: Part = { name: 'word/document.xml', content: '<w:document/>' }
export const docx: readonly Part[] = [main('wordprocessingml.document'), word]
export const sheet = (cells: string): readonly Part[] => [
  main('spreadsheetml.sheet'),
  { name: 'xl/workbook.xml', content: '<workbook/>' },
  { name: 'xl/worksheets/sheet1.xml', content: `<worksheet><row>${cells}</row></worksheet>` },
]
export const openDocument = (kind: string): readonly Part[] => [
  { name: 'mimetype', content: `application/vnd.oasis.opendocument.${kind}` },
  { name: 'content.xml', content: '<office:document-content/>' },
]

import { crc32, deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { inspectOthers } from './inspect-others.ts'

type Part = { readonly name: string; readonly content: string; readonly unpacked?: number }

/** A ZIP archive; `unpacked` lets a part lie about its size. */
function zip(parts: readonly Part[]): Buffer {
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

const main = (kind: string): Part => ({
  name: '[Content_Types].xml',
  content: `<Types><Override ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`,
})
const word: Part = { name: 'word/document.xml', content: '<w:document/>' }
const docx = [main('wordprocessingml.document'), word]
const sheet = (cells: string): readonly Part[] => [
  main('spreadsheetml.sheet'),
  { name: 'xl/workbook.xml', content: '<workbook/>' },
  { name: 'xl/worksheets/sheet1.xml', content: `<worksheet><row>${cells}</row></worksheet>` },
]
const open = (kind: string): readonly Part[] => [
  { name: 'mimetype', content: `application/vnd.oasis.opendocument.${kind}` },
  { name: 'content.xml', content: '<office:document-content/>' },
]
const box = (type: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}
const mp4 = Buffer.concat([
  box('ftyp', Buffer.from('isom\0\0\0\0isom')),
  box('moov', Buffer.alloc(8)),
  box('mdat', Buffer.alloc(64)),
])
const webm = Buffer.concat([
  Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84]),
  Buffer.from('webm'),
  Buffer.from([0x18, 0x53, 0x80, 0x67, 0x88]),
  Buffer.alloc(8),
])
const riff = Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(4), Buffer.from('AVI LIST'), Buffer.alloc(20)])
riff.writeUInt32LE(riff.length - 8, 4)
const theora = Buffer.from('\x80theora', 'latin1')
const oggHead = Buffer.alloc(28)
oggHead.write('OggS')
oggHead[26] = 1
oggHead[27] = theora.length
const ogg = Buffer.concat([oggHead, theora])
const mpeg = Buffer.concat([
  Buffer.from([0, 0, 1, 0xba]),
  Buffer.alloc(10),
  Buffer.from([0, 0, 1, 0xe0]),
  Buffer.alloc(20),
])

describe('a document by its bytes', () => {
  it.each<readonly [string, Buffer, string, string]>([
    ['a docx', zip(docx), 'a.docx', 'wordprocessingml.document'],
    ['an xlsx', zip(sheet('<c r="A1"/><c r="ALL1"/>')), 'a.xlsx', 'spreadsheetml.sheet'],
    ['an odt', zip(open('text')), 'a.odt', 'opendocument.text'],
    ['an ods', zip(open('spreadsheet')), 'a.ods', 'opendocument.spreadsheet'],
    ['a text', Buffer.from('Õunad ja pirnid'), 'a.txt', 'text/plain'],
    ['a table', Buffer.from('name;price\nmilk;1'), 'a.csv', 'text/csv'],
    ['a table of Excel in UTF-16', Buffer.from('\ufeffname\tprice', 'utf16le'), 'a.csv', 'text/csv'],
    ['an mp4', mp4, 'a.mp4', 'video/mp4'],
    ['a webm', webm, 'a.webm', 'video/webm'],
    ['an avi', riff, 'a.avi', 'video/x-msvideo'],
    ['an ogg', ogg, 'a.ogv', 'video/ogg'],
    ['an mpeg', mpeg, 'a.mpeg', 'video/mpeg'],
  ])('is %s', async (_kind, bytes, name, mime) => {
    expect(await inspectOthers(bytes, name)).toEqual({ mime: expect.stringContaining(mime) as string })
  })

  it.each<readonly [string, Buffer, string, string]>([
    ['an archive of another kind', zip([{ name: 'a.exe', content: 'MZ' }]), 'a.docx', 'document_type'],
    [
      'a program in front of an archive',
      Buffer.concat([Buffer.from('MZ\0\0'), zip(docx)]),
      'a.docx',
      'document_type',
    ],
    [
      'an archive with something behind it',
      Buffer.concat([zip(docx), Buffer.from('%PDF-1.7')]),
      'a.docx',
      'document_damaged',
    ],
    [
      'a part with a path upwards',
      zip([...docx, { name: '../x', content: '' }]),
      'a.docx',
      'document_damaged',
    ],
    [
      'a part that lies about its size',
      zip([...docx, { name: 'x', content: 'x'.repeat(9_000_000), unpacked: 10 }]),
      'a.docx',
      'document_damaged',
    ],
    [
      'a zip bomb in a docx',
      zip([...docx, { name: 'x', content: 'x', unpacked: 2_000_000_000 }]),
      'a.docx',
      'document_too_big',
    ],
    [
      'a zip bomb in an xlsx',
      zip([...sheet(''), { name: 'x', content: 'x'.repeat(70_000_000) }]),
      'a.xlsx',
      'document_too_big',
    ],
    ['macros', zip([...docx, { name: 'word/vbaProject.bin', content: 'x' }]), 'a.docx', 'document_active'],
    [
      'entities',
      zip([main('wordprocessingml.document'), { ...word, content: '<!DOCTYPE a><w:document/>' }]),
      'a.docx',
      'document_active',
    ],
    ['10,000 columns', zip(sheet('<c r="NTP1"/>')), 'a.xlsx', 'document_columns'],
    ['10,000 columns of text', Buffer.from(','.repeat(9_999)), 'a.csv', 'document_columns'],
    ['an SVG with a script', Buffer.from('<svg><script>alert(1)</script></svg>'), 'a.txt', 'document_type'],
    ['a page', Buffer.from('\n<!doctype html><p>'), 'a.csv', 'document_type'],
    ['bytes', Buffer.from([1, 2, 3, 4, 5]), 'a.txt', 'document_type'],
    [
      'a video that is an archive too',
      Buffer.concat([mp4, box('free', zip(docx))]),
      'a.mp4',
      'document_damaged',
    ],
    ['a video that is cut', mp4.subarray(0, -5), 'a.mp4', 'document_damaged'],
    [
      'an AVI with something behind it',
      Buffer.concat([riff, Buffer.from('xx')]),
      'a.avi',
      'document_damaged',
    ],
  ])('is refused for %s', async (_kind, bytes, name, fault) => {
    expect(await inspectOthers(bytes, name)).toEqual({ fault })
  })
})

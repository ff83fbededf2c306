import { describe, expect, it } from 'vitest'
import { docx, openDocument as open, sheet, wordWith, zip } from '#test/office-files.ts'
import { inspectOthers } from './inspect-others.ts'

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
    [
      'an ods of many rows',
      zip(open('spreadsheet', `<table>${'<table:table-row/>'.repeat(300_000)}</table>`)),
      'a.ods',
      'opendocument.spreadsheet',
    ],
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
    ['entities', wordWith('<!DOCTYPE a><w:document/>'), 'a.docx', 'document_active'],
    ['10,000 columns', zip(sheet('<c r="NTP1"/>')), 'a.xlsx', 'document_columns'],
    ['10,000 columns without names', zip(sheet('<c/>'.repeat(10_000))), 'a.xlsx', 'document_columns'],
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

/** Documents that are neither pictures nor PDFs: office documents, plain text and videos, by their bytes. */
import type { DocumentMime } from '@larder/core/files'
import type { DocumentFault, OfficeKind } from './inspect-office.ts'
import { judgeOffice } from './judge-office.ts'
import { MAX_COLUMNS } from './office/count-columns.ts'
import { inspectVideo, type VideoKind } from './inspect-video.ts'

const officeMimes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
} as const satisfies Record<OfficeKind, DocumentMime>
const videoMimes = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  avi: 'video/x-msvideo',
  ogg: 'video/ogg',
  mpeg: 'video/mpeg',
} as const satisfies Record<VideoKind, DocumentMime>

type Verdict = { readonly mime: DocumentMime } | { readonly fault: DocumentFault }

/** Readers of other formats find their start also behind the first byte, or their end at the last one. */
function isSecondFormat(bytes: Buffer): boolean {
  const end = bytes.subarray(Math.max(0, bytes.length - 65_557))
  return (
    bytes.subarray(0, 1_024).includes('%PDF-') ||
    end.includes(Buffer.from([0x50, 0x4b, 0x05, 0x06])) ||
    /<(script|html|svg)\b/i.test(bytes.toString('latin1', 0, 1_024))
  )
}

/** Text without control characters that is no markup. UTF-16 has a mark at its start. */
function decodeText(bytes: Buffer): string | null {
  const mark = bytes.readUInt16BE(0)
  const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : null
  const text = encoding === null ? bytes.toString('latin1') : new TextDecoder(encoding).decode(bytes)
  if (/[\x00-\x08\x0b\x0e-\x1f]/.test(text)) return null
  return /^[^\w]*<(\?xml|!doctype|!--|svg|html|script|body|head)/i.test(text) || /<script\b/i.test(text)
    ? null
    : text
}

function inspectText(bytes: Buffer, filename: string): Verdict {
  const text = bytes.length < 2 ? bytes.toString('latin1') : decodeText(bytes)
  if (text === null) return { fault: 'document_type' }
  if (bytes.subarray(0, 1_024).includes('%PDF-')) return { fault: 'document_damaged' }
  if (!/\.(csv|tsv)$/i.test(filename)) return { mime: 'text/plain' }
  const columns = text.split(/\r?\n/).reduce((most, line) => Math.max(most, line.split(/[,;\t]/).length), 0)
  return columns > MAX_COLUMNS ? { fault: 'document_columns' } : { mime: 'text/csv' }
}

/** Judges by the bytes; the name only tells a table from a text. */
export async function inspectOthers(bytes: Buffer, filename: string): Promise<Verdict> {
  if (bytes.length >= 4 && bytes.readUInt32LE(0) === 0x04034b50) {
    const office = await judgeOffice(bytes)
    return 'fault' in office ? { fault: office.fault } : { mime: officeMimes[office.kind] }
  }
  const video = inspectVideo(bytes)
  if (video === null) return inspectText(bytes, filename)
  return !video.isWhole || isSecondFormat(bytes)
    ? { fault: 'document_damaged' }
    : { mime: videoMimes[video.kind] }
}

/**
 * Detects the type of a file by its bytes; names and headers are not trusted. Pictures are decoded and
 * encoded again, so that only pixels are kept: no place or camera (EXIF), no colour profile, nothing after
 * the picture's end. PDFs are kept as they are, but those with actions, embedded files or encryption are
 * refused.
 */
import sharp, { type Sharp } from 'sharp'
import { MAX_UPLOAD_BYTES, type StoredMime } from '@larder/core/files'
import { tooLarge, type FileStore, type StoredFile } from './files.ts'
import type { DocumentFault } from './inspect-office.ts'
import { inspectOthers } from './inspect-others.ts'
import { judgePdf } from './judge-pdf.ts'
import { invalid, type Problem } from '../problem.ts'

export type AcceptedFile = StoredFile & {
  readonly mime: StoredMime
  readonly width: number | null
  readonly height: number | null
}
type Content = {
  readonly bytes: Buffer
  readonly mime: StoredMime
  readonly width: number | null
  readonly height: number | null
}

/** libvips would let a picture of 17 kB take 144 million pixels of memory. */
const MAX_PIXELS = 40_000_000
const MAX_SIDE = 4_096
const JPEG_QUALITY = 86

sharp.cache(false)
sharp.concurrency(1)

const refuse = (code: string, message: string): Problem => invalid('file', code, message)

type Kind = 'png' | 'jpeg' | 'webp' | 'pdf' | 'heic'

const startsWith = (bytes: Buffer, ...signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte)
const textAt = (bytes: Buffer, start: number, end: number): string =>
  bytes.subarray(start, end).toString('latin1')

/** By the first bytes; undefined for everything that is not taken, SVG among it. */
function kindOf(bytes: Buffer): Kind | undefined {
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') return 'webp'
  if (/^%PDF-[12]\.\d/.test(textAt(bytes, 0, 8))) return 'pdf'
  return textAt(bytes, 4, 8) === 'ftyp' && /^(hei|hev|mif|msf)/.test(textAt(bytes, 8, 12))
    ? 'heic'
    : undefined
}

/**
 * @throws Problem `invalid` (422) on field `file`: file_type, heic, image_damaged, image_pixels, pdf_damaged,
 * pdf_active, pdf_encrypted
 */
export async function readContent(bytes: Buffer): Promise<Content> {
  if (bytes.length === 0) throw refuse('file_empty', 'The file is empty.')
  switch (kindOf(bytes)) {
    case 'png':
    case 'jpeg':
    case 'webp':
      return inTurn(() => drawAnew(bytes))
    case 'pdf':
      await inTurn(() => checkPdf(bytes))
      return { bytes, mime: 'application/pdf', width: null, height: null }
    case 'heic':
      throw refuse('heic', 'This picture is in the HEIC format. Save it as JPEG or PNG first.')
    case undefined:
      throw refuse('file_type', 'Use a PNG, JPEG, WebP or PDF file.')
  }
}

let last: Promise<unknown> = Promise.resolve()

/** One file at a time: a decoded picture takes up to 160 MB. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work)
  last = turn.catch(() => undefined)
  return turn
}

async function drawAnew(bytes: Buffer): Promise<Content> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    const { format, hasAlpha } = await picture.metadata()
    const upright = picture
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
    const isPng = format === 'png' || hasAlpha
    const { data, info } = await encode(upright, isPng).toBuffer({ resolveWithObject: true })
    return { bytes: data, mime: isPng ? 'image/png' : 'image/jpeg', width: info.width, height: info.height }
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message))
      throw refuse('image_pixels', 'The picture has more than 40 million pixels.')
    throw refuse('image_damaged', 'The picture cannot be read.')
  }
}

const encode = (picture: Sharp, isPng: boolean): Sharp =>
  isPng ? picture.png({ compressionLevel: 8 }) : picture.jpeg({ quality: JPEG_QUALITY })

/**
 * ISO 32000-1, 7.5.5: a file ends with %%EOF. Bytes after it, or before its header, belong to another format.
 */
async function checkPdf(bytes: Buffer): Promise<void> {
  const isWhole = /%%EOF[\s\0]*$/.test(textAt(bytes, Math.max(0, bytes.length - 1_024), bytes.length))
  const verdict = isWhole ? await judgePdf(bytes) : 'damaged'
  if (verdict === 'damaged') throw refuse('pdf_damaged', 'The PDF is not complete.')
  if (verdict === 'encrypted')
    throw refuse('pdf_encrypted', 'The PDF is protected. Save it without protection first.')
  if (verdict === 'active')
    throw refuse('pdf_active', 'The PDF contains programs or other files. Print it into a new PDF first.')
}

const faults: Readonly<Record<DocumentFault, string>> = {
  document_type: 'This type of file is not allowed.',
  document_damaged: 'The file is damaged, or it is two kinds of file at once.',
  document_too_big: 'The file is too large when it is unpacked.',
  document_columns: 'The table has more than 1000 columns.',
  document_active: 'The file contains programs or loads others.',
}

/** A document that is neither a picture nor a PDF, kept as it is. */
async function readOther(bytes: Buffer, filename: string): Promise<Content> {
  if (bytes.length === 0) throw refuse('file_empty', 'The file is empty.')
  const verdict = await inTurn(() => inspectOthers(bytes, filename))
  if ('fault' in verdict) throw refuse(verdict.fault, faults[verdict.fault])
  return { bytes, mime: verdict.mime, width: null, height: null }
}

/**
 * The content under its name in the store. A document may be of more types than a file of the plan or of a
 * record (`documentName`: its name). @throws Problem as readContent, and `too_large`
 */
export async function acceptFile(
  store: FileStore,
  bytes: Buffer,
  documentName: string | null = null,
): Promise<AcceptedFile> {
  if (bytes.length > MAX_UPLOAD_BYTES) throw tooLarge()
  const { bytes: content, ...facts } = await (documentName === null || kindOf(bytes) !== undefined
    ? readContent(bytes)
    : readOther(bytes, documentName))
  return { ...(await store.put(content)), ...facts }
}

const SMALL_SIDE = 2_000

/** A picture for print: at most 2000 pixels wide or high, as JPEG unless it has transparent parts. */
export function shrinkPicture(bytes: Buffer): Promise<Buffer> {
  return inTurn(() =>
    encode(
      sharp(bytes, { limitInputPixels: MAX_PIXELS }).resize({
        width: SMALL_SIDE,
        height: SMALL_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      }),
      startsWith(bytes, 0x89),
    ).toBuffer(),
  )
}

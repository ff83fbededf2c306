/**
 * Reads the whole structure of a PDF, compressed objects too, and finds what acts by itself or carries other
 * files. Runs in a worker of its own (`judgePdf`): a hostile file may take long or much memory.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { inflateSync } from 'node:zlib'
import { PDFArray, PDFDict, PDFName, PDFParser, PDFStream, type PDFObject } from '@cantoo/pdf-lib'

export type PdfVerdict = 'plain' | 'active' | 'encrypted' | 'damaged'

/** A page scanned at 600 dpi takes 100 MB. */
const MAX_INFLATED_BYTES = 200_000_000

/**
 * Entries of dictionaries that run programs, hold other files or open something (ISO 32000-2: 12.6, 7.11.4,
 * 12.7.8, 13). The entry `A` of a link is not among them: it acts when somebody clicks.
 */
const activeKeys = new Set([
  'JS',
  'JavaScript',
  'AA',
  'EmbeddedFiles',
  'EF',
  'AF',
  'XFA',
  'RichMediaContent',
  'RichMediaSettings',
])
const activeActions = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'Rendition',
  'Movie',
  'Sound',
  'RichMediaExecute',
])
const activeAnnotations = new Set(['FileAttachment', 'RichMedia', 'Movie', 'Sound', 'Screen', '3D'])

const nameIn = (dict: PDFDict, key: string): string | null => {
  const value = dict.lookup(PDFName.of(key))
  return value instanceof PDFName ? value.decodeText() : null
}

function isActiveDict(dict: PDFDict): boolean {
  if (dict.keys().some((key) => activeKeys.has(key.decodeText()))) return true
  if (activeActions.has(nameIn(dict, 'S') ?? '') || activeAnnotations.has(nameIn(dict, 'Subtype') ?? ''))
    return true
  // A destination is a page to start with; an action may open an address.
  const opened = dict.lookup(PDFName.of('OpenAction'))
  return opened instanceof PDFDict && nameIn(opened, 'S') !== 'GoTo'
}

/** Without recursion: a file may nest its objects deeper than the stack. */
function isActive(objects: readonly PDFObject[]): boolean {
  const waiting = [...objects]
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    const dict = object instanceof PDFStream ? object.dict : object
    if (dict instanceof PDFDict) {
      if (isActiveDict(dict)) return true
      waiting.push(...dict.values())
    } else if (object instanceof PDFArray) waiting.push(...object.asArray())
  }
  return false
}

/**
 * Whether a compressed stream unpacks to more than any page needs: the reader below would unpack all of it.
 */
function isBomb(bytes: Buffer): boolean {
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    const start = bytes[at + 6] === 13 ? at + 8 : at + 7
    // The first byte of zlib's format (RFC 1950).
    if (bytes[start] === undefined || (bytes[start] & 0x0f) !== 8) continue
    try {
      inflateSync(bytes.subarray(start), { maxOutputLength: MAX_INFLATED_BYTES })
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') return true
    }
  }
  return false
}

/** Names in a PDF may write any sign as `#4A`. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** Finds what a reader may take from an earlier state of the file, which the parser leaves out. */
const namesActive = (bytes: Buffer): boolean =>
  /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|GoToE|SubmitForm|ImportData)\b/.test(
    plainNames(bytes.toString('latin1')),
  )

/** Classifies a PDF. Encrypted ones cannot be judged. */
export async function inspectPdf(bytes: Buffer): Promise<PdfVerdict> {
  if (isBomb(bytes)) return 'damaged'
  try {
    const context = await PDFParser.forBytesWithOptions(bytes, Infinity, true).parseDocument()
    if (context.trailerInfo.Encrypt !== undefined) return 'encrypted'
    const objects = context.enumerateIndirectObjects().map(([, object]) => object)
    if (namesActive(bytes) || isActive(objects)) return 'active'
    return context.trailerInfo.Root === undefined ? 'damaged' : 'plain'
  } catch {
    return 'damaged'
  }
}

if (parentPort !== null) parentPort.postMessage(await inspectPdf(Buffer.from(workerData as Uint8Array)))

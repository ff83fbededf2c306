import type { DocumentSection, PlanDocument } from '@larder/core/haccp'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { SectionPdf } from './compile-section.ts'
import { PdfError } from './engine.ts'
import type { PdfEngine } from './engine.ts'
import { attachedFileName, folderName, ownFileName, sectionFileName } from './file-name.ts'
import { calendarDay } from './page-data.ts'
import { createTurns } from './turns.ts'
import type { Turns } from './turns.ts'

export type ZipSummary = {
  readonly files: number
  readonly pages: number
  /** Of the PDFs, before they are packed. */
  readonly bytes: number
}

/** Files of the place, by SHA-256; null where one cannot be had: the plan is made without it. */
export type PlanFileSource = {
  /** A PNG or JPEG, small enough for print. */
  readonly picture: (sha256: string) => Promise<Uint8Array | null>
  readonly attachment: (sha256: string) => Promise<Uint8Array | null>
}

const noFiles: PlanFileSource = {
  picture: () => Promise.resolve(null),
  attachment: () => Promise.resolve(null),
}

async function picturesOf(
  section: DocumentSection,
  files: PlanFileSource,
): Promise<{ pictures?: Record<string, Uint8Array> }> {
  const pictures: Record<string, Uint8Array> = {}
  for (const block of section.blocks) {
    const bytes = block.kind === 'picture' ? await files.picture(block.sha256) : null
    if (block.kind === 'picture' && bytes !== null) pictures[block.sha256] = bytes
  }
  return Object.keys(pictures).length === 0 ? {} : { pictures }
}

const zipsAtOnce = 2
const turnsOf = new WeakMap<PdfEngine, Turns>()

function turns(engine: PdfEngine): Turns {
  const engineTurns = turnsOf.get(engine) ?? createTurns(zipsAtOnce)
  turnsOf.set(engine, engineTurns)
  return engineTurns
}

/** Weight of a section's work, roughly: its texts and cells. */
const weight = (section: DocumentSection): number =>
  section.blocks.reduce(
    (sum, block) => sum + (block.kind === 'table' ? block.rows.length * block.columns.length : 4),
    0,
  )

/** `owner`: the company that the plan belongs to; companies take turns. */
export type ZipOptions = { readonly files?: PlanFileSource; readonly owner?: number }

type Making = {
  readonly engine: PdfEngine
  readonly files: PlanFileSource
  readonly owner: number
  readonly signal: AbortSignal
}

/** A file of the ZIP: a section with the folder in which it is; '' = none. */
type Entry = { readonly section: DocumentSection; readonly folder: string }

/**
 * The files in their order: the sections, then the short plan. Where it leads, it is the first file, and the
 * sections are in a folder.
 */
function entriesOf({ sections, short_plan }: PlanDocument): readonly Entry[] {
  const ordered = sections.toSorted((left, right) => left.order - right.order)
  if (short_plan === undefined) return ordered.map((section) => ({ section, folder: '' }))
  const { section, annex } = short_plan
  if (annex === null) {
    const order = (ordered.at(-1)?.order ?? 0) + 1
    return [...ordered, { ...section, order }].map((one) => ({ section: one, folder: '' }))
  }
  return [
    { section: { ...section, order: 1 }, folder: '' },
    ...ordered.map((one) => ({ section: one, folder: folderName(2, annex) })),
  ]
}

/**
 * All sections, the first at once and the heaviest before the light ones; the promises in the order of the
 * ZIP.
 */
function compileAll(
  document: PlanDocument,
  entries: readonly Entry[],
  { engine, files, owner, signal }: Making,
): Promise<SectionPdf>[] {
  const { sections: _sections, short_plan: _short, ...frame } = document
  const ordered = entries.map(({ section }) => section)
  const [first, ...rest] = ordered
  const pdfJobs = new Map<DocumentSection, Promise<SectionPdf>>()
  for (const section of first === undefined
    ? []
    : [first, ...rest.toSorted((left, right) => weight(right) - weight(left))]) {
    const job = picturesOf(section, files).then((pictures) =>
      engine.compile({ frame, section, standard: 'a-2a', ...pictures }, { owner, signal }),
    )
    job.catch(() => undefined)
    pdfJobs.set(section, job)
  }
  return ordered.flatMap((section) => pdfJobs.get(section) ?? [])
}

async function attachmentsOf(
  section: DocumentSection,
  files: PlanFileSource,
): Promise<[string, Uint8Array][]> {
  const attachments: [string, Uint8Array][] = []
  for (const block of section.blocks) {
    const bytes = block.kind === 'attachment' ? await files.attachment(block.sha256) : null
    if (block.kind === 'attachment' && bytes !== null)
      attachments.push([
        attachedFileName(section, {
          number: attachments.length + 1,
          filename: block.filename,
        }),
        bytes,
      ])
  }
  return attachments
}

/**
 * Midday of the plan's date on this machine's clock: DOS times have no zone, so every machine writes the
 * same.
 */
function entryTime(date: string): Date {
  const { year, month, day } = calendarDay(date)
  return new Date(year, month - 1, day, 12)
}

/**
 * The plan as a ZIP, the short plan and one PDF a section, written while it is made: `stream` gives the
 * first section as soon as it is there. At most two ZIPs of an engine are made at once, one of a company;
 * others wait. Destroying the stream takes what waits out of the queue. `done` says what was made; it and
 * the stream fail with PdfError, or RangeError for a date that is not ISO. The same document gives the
 * same bytes.
 */
export function planZip(
  document: PlanDocument,
  engine: PdfEngine,
  { files = noFiles, owner = 0 }: ZipOptions = {},
): { readonly stream: Readable; readonly done: Promise<ZipSummary> } {
  const zip = new ZipFile()
  const stream = zip.outputStream as Readable
  const abort = new AbortController()
  stream.once('close', () => abort.abort())
  const write = async (): Promise<ZipSummary> => {
    const options = {
      mtime: entryTime(document.date),
      mode: 0o100644,
      compressionLevel: 1,
      forceDosTimestamp: true,
    }
    const leave = await turns(engine).enter(owner, abort.signal)
    try {
      const entries = entriesOf(document)
      const summary = { files: 0, pages: 0, bytes: 0 }
      const jobs = compileAll(document, entries, { engine, files, owner, signal: abort.signal })
      for (const [index, { section, folder }] of entries.entries()) {
        const sectionPdf = await jobs[index]
        if (sectionPdf === undefined || abort.signal.aborted)
          throw new PdfError('cancelled', 'The ZIP was cancelled')
        const { pdf, pages } = sectionPdf
        zip.addBuffer(
          Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength),
          folder + sectionFileName(section),
          options,
        )
        summary.files++
        summary.pages += pages
        summary.bytes += pdf.length
        for (const [name, bytes] of await attachmentsOf(section, files)) {
          zip.addBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), folder + name, options)
          summary.files++
        }
      }
      zip.end()
      return summary
    } finally {
      leave()
    }
  }
  const done = write()
  done.catch((cause: unknown) => {
    abort.abort()
    if (!stream.destroyed) stream.destroy(cause instanceof Error ? cause : new Error(String(cause)))
  })
  return { stream, done }
}

/**
 * A plan that is files already, under their own names and numbered; like `planZip` otherwise. A file that
 * cannot be had is left out.
 */
export function filesZip(
  files: readonly { readonly name: string; readonly sha256: string; readonly mime: string }[],
  date: string,
  source: PlanFileSource,
): { readonly stream: Readable; readonly done: Promise<Omit<ZipSummary, 'pages'>> } {
  const zip = new ZipFile()
  const stream = zip.outputStream as Readable
  const write = async (): Promise<Omit<ZipSummary, 'pages'>> => {
    const options = { mtime: entryTime(date), mode: 0o100644, compressionLevel: 1, forceDosTimestamp: true }
    const summary = { files: 0, bytes: 0 }
    for (const [index, { name, sha256, mime }] of files.entries()) {
      const bytes = await source.attachment(sha256)
      if (bytes === null) continue
      zip.addBuffer(
        Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
        ownFileName(index + 1, name, mime),
        options,
      )
      summary.files++
      summary.bytes += bytes.length
    }
    zip.end()
    return summary
  }
  const done = write()
  done.catch((cause: unknown) => stream.destroy(cause instanceof Error ? cause : new Error(String(cause))))
  return { stream, done }
}

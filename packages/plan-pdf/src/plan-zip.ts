import type { DocumentSection, PlanDocument } from '@larder/core/haccp'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { SectionPdf } from './compile-section.ts'
import { PdfError } from './engine.ts'
import type { PdfEngine } from './engine.ts'
import { sectionFileName } from './file-name.ts'
import { calendarDay } from './page-data.ts'
import { createTurns } from './turns.ts'
import type { Turns } from './turns.ts'

export type ZipSummary = {
  readonly files: number
  readonly pages: number
  /** Of the PDFs, before they are packed. */
  readonly bytes: number
}

const zipsAtOnce = 2
const turnsOf = new WeakMap<PdfEngine, Turns>()

function turns(engine: PdfEngine): Turns {
  const known = turnsOf.get(engine) ?? createTurns(zipsAtOnce)
  turnsOf.set(engine, known)
  return known
}

/** Weight of a section's work, roughly: its texts and cells. */
const weight = (section: DocumentSection): number =>
  section.blocks.reduce((sum, block) => sum + (block.kind === 'table' ? block.rows.length * block.columns.length : 4), 0)

/** All sections, the first at once and the heaviest before the light ones; the promises in the order of the plan. */
function compileAll(document: PlanDocument, engine: PdfEngine, signal: AbortSignal): Promise<SectionPdf>[] {
  const { sections, ...frame } = document
  const ordered = sections.toSorted((left, right) => left.order - right.order)
  const [first, ...rest] = ordered
  const made = new Map<DocumentSection, Promise<SectionPdf>>()
  for (const section of first === undefined ? [] : [first, ...rest.toSorted((left, right) => weight(right) - weight(left))]) {
    const job = engine.compile({ frame, section, standard: 'a-2a' }, signal)
    job.catch(() => undefined)
    made.set(section, job)
  }
  return ordered.flatMap((section) => made.get(section) ?? [])
}

/** Midday of the plan's date on this machine's clock: DOS times have no zone, so every machine writes the same. */
function entryTime(date: string): Date {
  const { year, month, day } = calendarDay(date)
  return new Date(year, month - 1, day, 12)
}

/**
 * The plan as a ZIP, one PDF a section, written while it is made: `stream` gives the first section as soon as it
 * is there. At most two ZIPs of an engine are made at once, others wait. Destroying the stream takes what waits
 * out of the queue. `done` says what was made; it and the stream fail with PdfError, or RangeError for a date
 * that is not ISO. The same document gives the same bytes.
 */
export function planZip(document: PlanDocument, engine: PdfEngine): { readonly stream: Readable; readonly done: Promise<ZipSummary> } {
  const zip = new ZipFile()
  const stream = zip.outputStream as Readable
  const abort = new AbortController()
  stream.once('close', () => abort.abort())
  const write = async (): Promise<ZipSummary> => {
    const options = { mtime: entryTime(document.date), mode: 0o100644, compressionLevel: 1, forceDosTimestamp: true }
    const leave = await turns(engine).enter(abort.signal)
    try {
      const sections = document.sections.toSorted((left, right) => left.order - right.order)
      const summary = { files: 0, pages: 0, bytes: 0 }
      for (const [index, job] of compileAll(document, engine, abort.signal).entries()) {
        const { pdf, pages } = await job
        if (abort.signal.aborted) throw new PdfError('cancelled', 'The ZIP was cancelled')
        const section = sections[index]
        zip.addBuffer(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength), sectionFileName(section?.order ?? index + 1, section?.static_name ?? ''), options)
        summary.files++
        summary.pages += pages
        summary.bytes += pdf.length
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

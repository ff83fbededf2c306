/** The table as PDF, in parts of some hundred lines: a part is made when its turn in the ZIP is about to come. */
import { Readable } from 'node:stream'
import { baseLanguage } from '@larder/core/classifiers'
import type { DocumentSection } from '@larder/core/haccp'
import { localMinute } from '@larder/core/schedule'
import { pdfEngine } from '#features/plans/public.ts'
import type { Platform } from '#kit/platform.ts'
import { sayIn } from '#kit/table-words.ts'
import type { BundleSpan } from './bundle-span.ts'
import { columns, linesOf } from './bundle-table.ts'

const LINES = 500
/** Which columns are printed, and their share of the width; the CSV has all. */
const printed: readonly (readonly [name: (typeof columns)[number], share: number])[] = [
  ['table.number', 0.05], ['table.performed', 0.1], ['table.late', 0.07], ['table.what', 0.08], ['table.by', 0.1], ['table.task', 0.14], ['table.result', 0.09], ['table.values', 0.14], ['table.corrective_action', 0.12], ['table.reason', 0.11],
]

/** What of a line is printed; it was performed at the wall clock of the place. */
const shown = (line: readonly string[], timezone: string): string[] =>
  printed.map(([name]) => {
    const text = line[columns.indexOf(name)] ?? ''
    return name === 'table.performed' ? localMinute(text, timezone) : text
  })

function sectionOf(span: BundleSpan, rows: string[][]): DocumentSection {
  const tell = sayIn(span.names.language)
  return {
    static_name: 'records', order: 1, title: `${tell('table.records')}: ${span.from} – ${span.to}`, landscape: true,
    blocks: [{ kind: 'table', caption: `${revisionsOf(span)}, ${tell('table.times_in')} ${span.names.timezone}`, columns: printed.map(([title, share]) => ({ title: tell(title), share })), rows }],
  }
}

const revisionsOf = ({ names, first, last }: BundleSpan): string => `${sayIn(names.language)('table.revisions')} ${first}–${last}`

async function makePart(platform: Platform, span: BundleSpan): Promise<Uint8Array> {
  const rows: string[][] = []
  for await (const lines of linesOf(platform, span)) rows.push(...lines.map((line) => shown(line, span.names.timezone)))
  const { names } = span
  const frame = { language: baseLanguage(names.language), place_name: names.place, company_name: names.company, title: sayIn(names.language)('table.records'), status_line: revisionsOf(span), page_label: '{page} / {pages}', date: span.to }
  return (await pdfEngine(platform).compile({ frame, section: sectionOf(span, rows), standard: 'a-2a' })).pdf
}

/** Parts by name; none where the span is empty. While one is sent the next is made. */
export function pdfOf(platform: Platform, span: BundleSpan): { readonly name: string; readonly open: () => Promise<Readable> }[] {
  const count = Math.ceil((span.last - span.first + 1) / LINES)
  const made = new Map<number, Promise<Uint8Array>>()
  const make = (index: number): Promise<Uint8Array> => {
    const first = span.first + index * LINES
    const part = made.get(index) ?? makePart(platform, { ...span, first, last: Math.min(span.last, first + LINES - 1) })
    made.set(index, part)
    part.catch(() => undefined) // told where it is waited for
    return part
  }
  return Array.from({ length: count }, (_, index) => ({
    name: count === 1 ? 'entries.pdf' : `entries-${String(index + 1).padStart(3, '0')}.pdf`,
    open: async () => {
      const part = make(index)
      if (index + 1 < count) void make(index + 1)
      made.delete(index)
      return Readable.from([Buffer.from(await part)])
    },
  }))
}

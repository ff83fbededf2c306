/** The table as PDF, in parts of some hundred lines: a part is made when its turn in the ZIP comes. */
import { Readable } from 'node:stream'
import type { DocumentSection } from '@larder/core/haccp'
import { pdfEngine } from '#features/plans/public.ts'
import type { Platform } from '#kit/platform.ts'
import type { BundleSpan } from './bundle-span.ts'
import { columns, linesOf } from './bundle-table.ts'

const LINES = 500
/** Which columns are printed, and their share of the width; the CSV has all. */
const printed: readonly (readonly [name: (typeof columns)[number], share: number])[] = [
  ['No.', 0.05], ['Performed', 0.11], ['Late', 0.06], ['What', 0.07], ['By', 0.1], ['Task', 0.14], ['Result', 0.09], ['Values', 0.14], ['Corrective action', 0.12], ['Reason', 0.12],
]

const shown = (line: readonly string[]): string[] => printed.map(([name]) => line[columns.indexOf(name)] ?? '').map((text) => text.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d).*$/, '$1 $2'))

function sectionOf(span: BundleSpan, rows: string[][]): DocumentSection {
  return {
    static_name: 'records', order: 1, title: `Records from ${span.from} to ${span.to}`, landscape: true,
    blocks: [{ kind: 'table', caption: `Revisions ${span.first} to ${span.last}, times in UTC`, columns: printed.map(([title, share]) => ({ title, share })), rows }],
  }
}

async function makePart(platform: Platform, span: BundleSpan): Promise<Uint8Array> {
  const rows: string[][] = []
  for await (const lines of linesOf(platform, span)) rows.push(...lines.map(shown))
  const { names } = span
  const frame = { language: 'en', place_name: names.place, company_name: names.company, title: 'Records', status_line: `Revisions ${span.first} to ${span.last}`, page_label: 'Page {page} of {pages}', date: span.to }
  return (await pdfEngine(platform).compile({ frame, section: sectionOf(span, rows), standard: 'a-2a' })).pdf
}

/** Parts by name; none where the span is empty. */
export function pdfOf(platform: Platform, span: BundleSpan): { readonly name: string; readonly open: () => Promise<Readable> }[] {
  const count = Math.ceil((span.last - span.first + 1) / LINES)
  return Array.from({ length: count }, (_, index) => {
    const first = span.first + index * LINES
    const part = { ...span, first, last: Math.min(span.last, first + LINES - 1) }
    return { name: count === 1 ? 'entries.pdf' : `entries-${String(index + 1).padStart(3, '0')}.pdf`, open: async () => Readable.from([Buffer.from(await makePart(platform, part))]) }
  })
}

/**
 * The table as PDF, month by month, a long month in parts: a part is made when its turn in the ZIP is about
 * to come.
 */
import { Readable } from 'node:stream'
import { baseLanguage } from '@larder/core/languages'
import type { DocumentSection } from '@larder/core/haccp'
import { localMinute } from '@larder/core/schedule'
import { pdfCompilers } from '#features/plan-data/public.ts'
import { forCompany } from '#kit/jobs/jobs.ts'
import type { Platform } from '#kit/platform.ts'
import { sayIn } from '#kit/text/texts.ts'
import { sayOrigins, type BundleSpan } from './bundle-span.ts'
import { columns, linesOf } from './bundle-table.ts'
import { listMonths } from './records.queries.ts'

/** About thirty pages, which is as much as a compiler keeps in memory at once. */
const LINES = 500
/** Which columns are printed, and their share of the width; the CSV has all. */
const printed: readonly (readonly [name: (typeof columns)[number], share: number])[] = [
  ['table.number', 0.05],
  ['table.performed', 0.1],
  ['table.late', 0.07],
  ['table.what', 0.08],
  ['table.by', 0.1],
  ['table.task', 0.14],
  ['table.result', 0.09],
  ['table.values', 0.14],
  ['table.corrective_action', 0.12],
  ['table.reason', 0.11],
]

/** The printed columns of a line; its time is in the wall clock of the place. */
const formatLine = (line: readonly string[], timezone: string): string[] =>
  printed.map(([name]) => {
    const text = line[columns.indexOf(name)] ?? ''
    return name === 'table.performed' ? localMinute(text, timezone) : text
  })

function sectionOf(span: BundleSpan, rows: string[][]): DocumentSection {
  const tell = sayIn(span.names.language)
  return {
    static_name: 'records',
    order: 1,
    title: `${tell('table.records')}: ${span.from} – ${span.to}`,
    landscape: true,
    blocks: [
      {
        kind: 'table',
        caption: [
          `${revisionsOf(span)}, ${tell('table.times_in')} ${span.names.timezone}`,
          ...sayOrigins(span),
        ].join('. '),
        columns: printed.map(([title, share]) => ({ title: tell(title), share })),
        rows,
      },
    ],
  }
}

const revisionsOf = ({ names, first, last }: BundleSpan): string =>
  `${sayIn(names.language)('table.revisions')} ${first}–${last}`

async function makePart(platform: Platform, span: BundleSpan): Promise<Uint8Array> {
  const rows: string[][] = []
  for await (const lines of linesOf(platform, span))
    rows.push(...lines.map((line) => formatLine(line, span.names.timezone)))
  const { names } = span
  const frame = {
    language: baseLanguage(names.language),
    place_name: names.place,
    company_name: names.company,
    title: sayIn(names.language)('table.records'),
    status_line: revisionsOf(span),
    signed_line: span.signed === '' ? '' : `${sayIn(names.language)('table.signed_head')}: ${span.signed}`,
    page_label: '{page} / {pages}',
    date: span.to,
  }
  return (
    await pdfCompilers(platform).compile(
      { frame, section: sectionOf(span, rows), standard: 'a-2a' },
      { owner: span.at.company_id },
    )
  ).pdf
}

type Part = { readonly name: string; readonly first: number; readonly last: number }

/** Parts by name; none where the span is empty. */
async function partsOf(platform: Platform, span: BundleSpan): Promise<Part[]> {
  if (span.last < span.first) return []
  const months = await forCompany(platform, span.at.company_id, ({ db }) => listMonths(db, span.at, span))
  const parts = months.flatMap(({ month, first }, index): Part[] => {
    const last = (months[index + 1]?.first ?? span.last + 1) - 1
    const count = Math.ceil((last - first + 1) / LINES)
    return Array.from({ length: count }, (_, part) => ({
      name: `entries-${month}${count === 1 ? '' : `-part-${String(part + 1).padStart(2, '0')}`}.pdf`,
      first: first + part * LINES,
      last: Math.min(last, first + (part + 1) * LINES - 1),
    }))
  })
  return parts.length === 1 ? parts.map((part) => ({ ...part, name: 'entries.pdf' })) : parts
}

/** While one part is sent the next is made. */
export async function pdfOf(
  platform: Platform,
  span: BundleSpan,
): Promise<{ readonly name: string; readonly open: () => Promise<Readable> }[]> {
  const parts = await partsOf(platform, span)
  const pendingParts = new Map<number, Promise<Uint8Array>>()
  const make = (index: number): Promise<Uint8Array> | undefined => {
    const part = parts[index]
    if (part === undefined) return undefined
    const making =
      pendingParts.get(index) ?? makePart(platform, { ...span, first: part.first, last: part.last })
    pendingParts.set(index, making)
    making.catch(() => undefined) // the failure is reported where the result is awaited
    return making
  }
  return parts.map(({ name }, index) => ({
    name,
    open: async () => {
      const part = make(index)
      void make(index + 1)
      pendingParts.delete(index)
      const bytes = (await part) ?? new Uint8Array(0)
      return Readable.from([Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)])
    },
  }))
}

/** Revisions as a table that people read: a line each, nothing merged, so that what was corrected stays beside its correction. */
import { lateMinutes, sealedIn, type StoredRevision } from '@larder/core/records'
import { forCompany } from '#kit/jobs.ts'
import type { Platform } from '#kit/platform.ts'
import { pagesOf, type BundleSpan } from './bundle-span.ts'
import { findTexts } from './records.queries.ts'

export const columns = ['No.', 'Received', 'Performed', 'Late', 'Record', 'Version', 'What', 'By', 'Source', 'Task', 'Result', 'Values', 'Limit', 'Corrective action', 'Comment', 'Reason'] as const

type Texts = ReadonlyMap<string, string | null>
type Named = { readonly [key: string]: unknown }
const isNamed = (value: unknown): value is Named => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value of a body in words; a sealed text opened, an erased one named so. */
function say(value: unknown, texts: Texts): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map((item: unknown) => say(item, texts)).filter((text) => text !== '').join('; ')
  if (!isNamed(value)) return typeof value === 'string' ? value : JSON.stringify(value)
  if (typeof value['sealed'] === 'string') return texts.get(value['sealed']) ?? '(erased)'
  const first = ['option_text', 'text', 'temp', 'amount', 'description', 'name', 'date'].map((key) => value[key]).find((one) => one !== undefined)
  return [say(first, texts), 'time' in value ? say(value['time'], texts) : '', 'unit' in value ? say(value['unit'], texts) : ''].filter((text) => text !== '').join(' ')
}

function sayValues(body: Named, texts: Texts): string {
  const fields = body['entry_fields']
  if (!Array.isArray(fields) || fields.length === 0) return [say(body['value'], texts), say(body['unit'], texts)].filter((text) => text !== '').join(' ')
  return fields.filter(isNamed).map((field) => [say(field['name'], texts), say(field['value'], texts)].filter((text) => text !== '').join(': ')).join('; ')
}

const outcome = (body: Named): string => [body['status'], body['within'] === false ? 'outside the limit' : ''].filter((text) => typeof text === 'string' && text !== '').join(', ')

/** One line of the table. */
export function lineOf(row: StoredRevision, { users, tasks }: BundleSpan['names'], texts: Texts): string[] {
  const body = JSON.parse(row.body) as Named
  const user = /^user:(\d+)$/.exec(row.actor)?.[1]
  const late = lateMinutes(row)
  return [
    String(row.seq), row.received_at, row.performed_at, late === null ? '' : `${late} min`, `${row.entity} ${row.entity_id}`, String(row.version), row.op, user === undefined ? row.actor : users[user] ?? `person ${user}`, row.source,
    tasks[String(body['task_id'])] ?? '', outcome(body), sayValues(body, texts), say(body['limit'], texts), say(body['action_options'], texts), say(body['comment'], texts), row.reason ?? '',
  ]
}

/** Lines of the span, page by page. */
export async function* linesOf(platform: Platform, span: BundleSpan): AsyncGenerator<string[][]> {
  for await (const rows of pagesOf(platform, span)) {
    const sealed = rows.flatMap(({ body }) => sealedIn(body))
    const texts: Texts = new Map(sealed.length === 0 ? [] : (await forCompany(platform, span.at.company_id, ({ db }) => findTexts(db, span.at, sealed))).map(({ commitment, text }) => [commitment, text]))
    yield rows.map((row) => lineOf(row, span.names, texts))
  }
}

const isReading = (text: string): boolean => /^-\d+(?:[.,]\d+)?(?: [^\s\d]{1,8})?$/.test(text)
/** A cell that a spreadsheet would run begins with an apostrophe, which it does not show; a reading below zero is none. */
const cell = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) && !isReading(text) ? `'${text}` : text).replaceAll('"', '""')}"`
const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`

/** CSV by RFC 4180 with a byte order mark, so that spreadsheets read its letters. */
export async function* csvOf(platform: Platform, span: BundleSpan): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(columns)}`
  for await (const lines of linesOf(platform, span)) yield lines.map(csvLine).join('')
}

/**
 * Revisions as a table that people read: a line each, nothing merged, so that what was corrected stays beside
 * its correction.
 */
import { besideUnit, sayField } from '@larder/core/entries'
import { lateMinutes, sealedIn, type StoredRevision } from '@larder/core/records'
import type { FieldValue, StoredField } from '@larder/core/tasks'
import { forCompany } from '#kit/jobs/jobs.ts'
import type { Platform } from '#kit/platform.ts'
import { sayIn, type Say, type TextKey } from '#kit/text/texts.ts'
import { isWithheld, pagesOf, type BundleSpan } from './bundle-span.ts'
import { findTexts } from './records.queries.ts'

export const columns = [
  'table.number',
  'table.received',
  'table.performed',
  'table.late',
  'table.record',
  'table.version',
  'table.what',
  'table.by',
  'table.device',
  'table.identified',
  'table.source',
  'table.task',
  'table.result',
  'table.values',
  'table.limit',
  'table.corrective_action',
  'table.comment',
  'table.reason',
] as const satisfies readonly TextKey[]

const words = {
  entity: {
    certificate: 'table.entity_certificate',
    digital_audit: 'table.entity_digital_audit',
    entry: 'table.entity_entry',
    epcis_import: 'table.entity_epcis_import',
    pause: 'table.entity_pause',
    pin: 'table.entity_pin',
    place: 'table.entity_place',
    plan: 'table.entity_plan',
    recall: 'table.entity_recall',
    ticket: 'table.entity_ticket',
    ticket_entry: 'table.entity_ticket_entry',
    traceability_record: 'table.entity_traceability_record',
    verification: 'table.entity_verification',
  },
  device: { phone: 'table.device_phone', computer: 'table.device_computer' },
  op: {
    create: 'table.op_create',
    change: 'table.op_change',
    remove: 'table.op_remove',
    verify: 'table.op_verify',
    confirm: 'table.op_confirm',
    erase: 'table.op_erase',
    attach: 'table.op_attach',
    continue: 'table.op_continue',
    seal: 'table.op_seal',
  },
  source: {
    typed: 'table.source_typed',
    probe: 'table.source_probe',
    sensor: 'table.source_sensor',
    confirmed_prefill: 'table.source_confirmed_prefill',
    imported: 'table.source_imported',
    generated: 'table.source_generated',
  },
  identified: {
    account: 'table.identified_account',
    pin: 'table.identified_pin_short',
    pin_later: 'table.identified_pin_later_short',
    sensor: 'table.by_sensor',
  },
  status: { done: 'table.correct', not_done: 'table.incorrect' },
} as const satisfies Record<string, Record<string, TextKey>>

/** The word for a term of the record; a term without one is returned as it is. */
function wordOf(kind: keyof typeof words, term: string, tell: Say): string {
  const wordKeys: Readonly<Record<string, TextKey>> = words[kind]
  const key = Object.hasOwn(wordKeys, term) ? wordKeys[term] : undefined
  return key === undefined ? term : tell(key)
}

type Texts = ReadonlyMap<string, string | null>
/** The texts that revisions seal, and the reader's language. */
type Reading = { readonly texts: Texts; readonly tell: Say }
type JsonObject = { readonly [key: string]: unknown }
const isNamed = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value of a body in words; a sealed text opened, an erased one named so. */
function say(value: unknown, reading: Reading): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value))
    return value
      .map((item: unknown) => say(item, reading))
      .filter((text) => text !== '')
      .join('; ')
  if (!isNamed(value)) return typeof value === 'string' ? value : JSON.stringify(value)
  if (typeof value['sealed'] === 'string')
    return reading.texts.get(value['sealed']) ?? reading.tell('table.erased')
  const first = ['option_text', 'text', 'temp', 'amount', 'description', 'name', 'date']
    .map((key) => value[key])
    .find((one) => one !== undefined)
  return [
    say(first, reading),
    'time' in value ? say(value['time'], reading) : '',
    'unit' in value ? say(value['unit'], reading) : '',
  ]
    .filter((text) => text !== '')
    .join(' ')
}

/** A figure with its unit; undefined for other answers. */
function figureOf({ value, limit }: JsonObject): string | undefined {
  if (!isNamed(value) || !('temp' in value || 'amount' in value)) return undefined
  const figure = sayField({
    value: value as FieldValue,
    limit: isNamed(limit) ? (limit as StoredField['limit']) : null,
  })
  return besideUnit(figure.value ?? '', figure.unit)
}

function sayValues(body: JsonObject, reading: Reading): string {
  if (Array.isArray(body['lines'])) return body['lines'].filter(isNamed).map(sayLine).join('; ')
  const fields = body['entry_fields']
  if (!Array.isArray(fields) || fields.length === 0)
    return [say(body['value'], reading), say(body['unit'], reading)].filter((text) => text !== '').join(' ')
  return fields
    .filter(isNamed)
    .map((field) =>
      [say(field['name'], reading), figureOf(field) ?? say(field['value'], reading)]
        .filter((text) => text !== '')
        .join(': '),
    )
    .join('; ')
}

/** A line of a traceability record: product, batch and amount. */
const sayLine = (line: JsonObject): string =>
  ['product_name', 'batch_number', 'amount', 'amount_unit']
    .flatMap((name) => (typeof line[name] === 'string' && line[name] !== '' ? [line[name]] : []))
    .join(' ')

const outcome = (body: JsonObject, tell: Say): string =>
  [
    typeof body['status'] === 'string' ? wordOf('status', body['status'], tell) : '',
    typeof body['next_step_id'] === 'number' ? tell('table.unfinished') : '',
    body['within'] === false ? tell('table.outside_limit') : '',
  ]
    .filter((text) => text !== '')
    .join(', ')

/** Bodies of entries from before this was kept say nothing. */
function sayIdentity(identity: unknown, tell: Say): string {
  const by = isNamed(identity) ? identity['identified_by'] : undefined
  if (!isNamed(identity) || typeof by !== 'string') return ''
  const how = wordOf('identified', by, tell)
  const name = identity['vouched_by']
  return typeof name === 'string' ? tell('table.identified_vouched', { how, name }) : how
}

/** One line of the table. */
export function lineOf(
  row: StoredRevision,
  { users, tasks }: BundleSpan['names'],
  reading: Reading,
): string[] {
  const { tell } = reading
  const body = isWithheld(row) ? {} : (JSON.parse(row.body) as JsonObject)
  const user = /^user:(\d+)$/.exec(row.actor)?.[1]
  const late = lateMinutes(row)
  return [
    String(row.seq),
    row.received_at,
    row.performed_at,
    late === null ? '' : `${late} min`,
    `${wordOf('entity', row.entity, tell)} ${row.entity_id}`,
    String(row.version),
    wordOf('op', row.op, tell),
    user === undefined ? row.actor : (users[user] ?? `${tell('table.person')} ${user}`),
    row.device === null ? '' : wordOf('device', row.device, tell),
    sayIdentity(body['identity'], tell),
    wordOf('source', row.source, tell),
    tasks[String(body['task_id'])] ?? '',
    outcome(body, tell),
    sayValues(body, reading),
    say(body['limit'], reading),
    say(body['action_options'], reading),
    say(body['comment'], reading),
    say(body['reason'] ?? row.reason, reading),
  ]
}

/** Lines of the span, page by page, in the language of the place. */
export async function* linesOf(platform: Platform, span: BundleSpan): AsyncGenerator<string[][]> {
  const tell = sayIn(span.names.language)
  for await (const rows of pagesOf(platform, span)) {
    const sealed = rows.flatMap((row) => (isWithheld(row) ? [] : sealedIn(row.body)))
    const texts: Texts = new Map(
      sealed.length === 0
        ? []
        : (await forCompany(platform, span.at.company_id, ({ db }) => findTexts(db, span.at, sealed))).map(
            ({ commitment, text }) => [commitment, text],
          ),
    )
    yield rows.map((row) => lineOf(row, span.names, { texts, tell }))
  }
}

const isReading = (text: string): boolean => /^-\d+(?:[.,]\d+)?(?: [^\s\d]{1,8})?$/.test(text)
/**
 * A cell that a spreadsheet would run starts with an apostrophe, which it does not show; a reading below zero
 * is none.
 */
const cell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) && !isReading(text) ? `'${text}` : text).replaceAll('"', '""')}"`
const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`

/** CSV by RFC 4180 with a byte order mark, so that spreadsheets read it as UTF-8. */
export async function* csvOf(platform: Platform, span: BundleSpan): AsyncGenerator<string> {
  const say = sayIn(span.names.language)
  yield `\uFEFF${csvLine(columns.map((column) => say(column)))}`
  for await (const lines of linesOf(platform, span)) for (const line of lines) yield csvLine(line)
  if (span.signed !== '') yield csvLine([say('table.signed_head'), span.signed])
}

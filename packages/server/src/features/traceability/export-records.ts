import { contentDisposition } from '@larder/plan-pdf'
import { baseLanguage } from '@larder/core/languages'
import { codeCell, dateCell, exportFileName, numberCell, timeCell, type Cell } from '@larder/core/exports'
import type { RecordLine } from '@larder/core/traceability'
import type { traceability } from '@larder/contract/traceability'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { FileAnswer } from '#kit/http/file-answer.ts'
import { exportLines } from '#kit/records/export-lines.ts'
import { headLine } from '#kit/records/signed-line.ts'
import { csvTable, xlsxTable } from '#kit/text/tables.ts'
import { sayIn, type Say } from '#kit/text/texts.ts'
import { readRecordFilter } from './read-record.ts'
import { listExportLines, type ExportLine } from './records.queries.ts'
import { findPlaceFacts } from './stages.queries.ts'

const columns = [
  'table.date',
  'table.time',
  'table.kind',
  'traceability.product',
  'traceability.batch_number',
  'traceability.expiry_date',
  'traceability.amount',
  'traceability.unit',
  'traceability.ingredient',
  'traceability.ingredient_batch_number',
  'traceability.ingredient_expiry',
  'traceability.ingredient_amount',
  'traceability.ingredient_unit',
  'traceability.partner',
  'traceability.document_number',
  'traceability.stage',
  'table.comment',
  'table.filled_by',
] as const

/** Product, batch, date, amount and unit; batch numbers are codes, so that leading zeros stay. */
function goodsCells(line: RecordLine | null): readonly Cell[] {
  if (line === null) return ['', '', '', '', '']
  const { product_name, batch_number, expiry_date, amount, amount_unit } = line
  return [
    product_name,
    codeCell(batch_number),
    expiry_date === null ? '' : dateCell(expiry_date),
    numberCell(amount, amount),
    amount_unit,
  ]
}

function lineOf(row: ExportLine, say: Say): readonly Cell[] {
  const { local, kind, line, made: batch, partner_name, to_place_name, document_number } = row
  const isMadeItself = batch !== null && line.direction === 'in'
  return [
    dateCell(local.slice(0, 10)),
    timeCell(local.slice(11)),
    say(`traceability.kind_${kind}`),
    ...goodsCells(batch ?? line),
    ...goodsCells(batch === null || isMadeItself ? null : line),
    partner_name || to_place_name || line.supplier_name,
    codeCell(document_number),
    row.stage_name,
    row.comment,
    row.created_by,
  ]
}

/**
 * All records that the filter finds, as a file that is made while it is sent; in the language of the place's
 * records unless another is named.
 */
export async function exportRecords(
  ctx: Ctx,
  { query: { format, lang: requestedLang, ...query } }: Input<typeof traceability.export>,
): Promise<FileAnswer> {
  const at = placeOf(ctx)
  const place = await findPlaceFacts(ctx.db, at)
  const filter = readRecordFilter(query, place.timezone)
  const say = sayIn(requestedLang ?? baseLanguage(place.preferred_language))
  const dates = [filter.from_date, filter.to_date].filter((date) => date !== null)
  const name = exportFileName([place.name, say('nav.traceability'), ...dates], format)
  const head = await headLine(ctx.db, at)
  const lines = exportLines<ExportLine>(ctx, {
    titles: columns.map((column) => say(column)),
    read: (db, after, size) => listExportLines(db, at, filter, { after, size }),
    line: (row) => lineOf(row, say),
    foot: head === '' ? [] : [[say('table.signed_head'), head]],
  })
  const headers = { 'content-disposition': contentDisposition(name) }
  return format === 'csv'
    ? new FileAnswer('text/csv; charset=utf-8', () => csvTable(lines), headers)
    : new FileAnswer(
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        () => xlsxTable(lines, say('nav.traceability')),
        headers,
      )
}

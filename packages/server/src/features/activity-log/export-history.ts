import { contentDisposition } from '@larder/plan-pdf'
import { baseLanguage } from '@larder/core/languages'
import { besideUnit, sayField } from '@larder/core/entries'
import { dateCell, exportFileName, instantCell, numberCell, timeCell, type Cell } from '@larder/core/exports'
import type { activityLog } from '@larder/contract/activity-log'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { exportLines } from '#kit/records/export-lines.ts'
import { FileAnswer } from '#kit/http/file-answer.ts'
import { headLine } from '#kit/records/signed-line.ts'
import { sayIn, type Say } from '#kit/text/texts.ts'
import { csvTable, xlsxTable } from '#kit/text/tables.ts'
import { limitOf, valuesOf } from './describe-entry.ts'
import { listHistoryBatch, type ExportRow } from './history.queries.ts'
import { readFilter } from './read-history.ts'

/**
 * All entries that the filter finds, as a file that is made while it is sent; in the language of the place's
 * records unless another is named.
 */
export async function exportHistory(
  ctx: Ctx,
  { query }: Input<typeof activityLog.export>,
): Promise<FileAnswer> {
  const filter = await readFilter(ctx, query)
  const lang = query.lang ?? baseLanguage(filter.place_language)
  const say = sayIn(lang)
  const name = exportFileName([filter.place_name, say('table.entries'), filter.from, filter.to], query.format)
  const head = await headLine(ctx.db, placeOf(ctx))
  const lines = exportLines<ExportRow>(ctx, {
    titles: columns.map((column) => say(column)),
    read: (db, after, size) => listHistoryBatch(db, placeOf(ctx), filter, { after, size, lang }),
    line: (row) => lineOf(row, say),
    // The last line says by which signature these records can be proven.
    foot: head === '' ? [] : [[say('table.signed_head'), head]],
  })
  const headers = { 'content-disposition': contentDisposition(name) }
  return query.format === 'csv'
    ? new FileAnswer('text/csv; charset=utf-8', () => csvTable(lines), headers)
    : new FileAnswer(
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        () => xlsxTable(lines, say('table.entries')),
        headers,
      )
}

const columns = [
  'table.date',
  'table.time',
  'table.task',
  'table.value',
  'table.limit',
  'table.status',
  'table.corrective_action',
  'table.comment',
  'table.filled_by',
  'table.identified',
  'table.corrected_by',
  'table.received',
] as const

/** One value without a name is a number where it is one; several are a text. */
function valueCell(entry_fields: ExportRow['entry_fields']): Cell {
  const values = valuesOf(entry_fields)
  const [field, ...more] = entry_fields
  if (field !== undefined && more.length === 0 && values[0]?.name === '') {
    const { value, unit } = sayField(field)
    return numberCell(value ?? '', besideUnit(value ?? '', unit))
  }
  return values.map(({ name, text }) => (name === '' ? text : `${name}: ${text}`)).join('; ')
}

function sayIdentity(
  say: Say,
  { identified_by, device_name, vouched_by }: Pick<ExportRow, 'identified_by' | 'device_name' | 'vouched_by'>,
): string {
  if (identified_by === null) return ''
  const how = say(`table.identified_${identified_by}`, { tablet: device_name ?? '' })
  return vouched_by === null ? how : say('table.identified_vouched', { how, name: vouched_by })
}

function lineOf(
  {
    entry_date,
    entry_time,
    task_name,
    unit_name,
    entry_fields,
    limit,
    status,
    is_finished,
    action_options,
    comment,
    filled_by,
    identified_by,
    device_name,
    vouched_by,
    corrected_by,
    received_at,
  }: ExportRow,
  say: Say,
): readonly Cell[] {
  const actions = action_options.map(({ option_text }) => option_text).join('; ')
  return [
    dateCell(entry_date),
    timeCell(entry_time),
    unit_name === '' ? task_name : `${unit_name} · ${task_name}`,
    valueCell(entry_fields),
    limitOf({ limit, entry_fields }) ?? '',
    [
      say(status === 'done' ? 'table.correct' : 'table.incorrect'),
      ...(is_finished ? [] : [say('table.unfinished')]),
    ].join(', '),
    actions,
    comment,
    filled_by === '' ? say('table.by_sensor') : filled_by,
    sayIdentity(say, { identified_by, device_name, vouched_by }),
    corrected_by ?? '',
    instantCell(received_at),
  ]
}

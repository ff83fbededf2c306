import { contentDisposition } from '@larder/plan-pdf'
import {
  dateCell,
  exportFileName,
  instantCell,
  localMomentCell,
  timeCell,
  type Cell,
} from '@larder/core/exports'
import type { tickets } from '@larder/contract/tickets'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { exportLines } from '#kit/records/export-lines.ts'
import { FileAnswer } from '#kit/http/file-answer.ts'
import { headLine } from '#kit/records/signed-line.ts'
import { sayIn, type Say } from '#kit/text/texts.ts'
import { csvTable, xlsxTable } from '#kit/text/tables.ts'
import { readFilter } from './read-tickets.ts'
import { listBatch, type TicketRow } from './tickets.queries.ts'

/** All tickets that the filter finds, as a file that is made while it is sent: a million as well as one. */
export async function exportTickets(ctx: Ctx, { query }: Input<typeof tickets.export>): Promise<FileAnswer> {
  const filter = await readFilter(ctx, query)
  const lang = query.lang ?? 'en'
  const say = sayIn(lang)
  const name = exportFileName(
    [filter.place_name, say('table.tickets'), ...(query.status === 'open' ? [] : [filter.from]), filter.to],
    query.format,
  )
  const head = await headLine(ctx.db, placeOf(ctx))
  const lines = exportLines<TicketRow>(ctx, {
    titles: columns.map((column) => say(column)),
    read: (db, after, size) => listBatch(db, placeOf(ctx), filter, { after, size, lang }),
    line: (row) => lineOf(row, say),
    // The last line says by which signature these records can be proven.
    foot: head === '' ? [] : [[say('table.signed_head'), head]],
  })
  const headers = { 'content-disposition': contentDisposition(name) }
  return query.format === 'csv'
    ? new FileAnswer('text/csv; charset=utf-8', () => csvTable(lines), headers)
    : new FileAnswer(
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        () => xlsxTable(lines, say('table.tickets')),
        headers,
      )
}

const columns = [
  'table.date',
  'table.time',
  'table.ticket',
  'table.raised_by',
  'table.task',
  'table.status',
  'table.answered_at',
  'table.answered_by',
  'table.comment',
  'table.received',
] as const

const namePerson = (person: TicketRow['entry_created_by']): string =>
  person === null ? '' : `${person.firstname} ${person.lastname}`.trim()
const states = { done: 'table.ticket_done', not_done: 'table.ticket_not_done' } as const

function lineOf(row: TicketRow, say: Say): readonly Cell[] {
  const [date = '', time = ''] = row.created_local.split('T')
  const status = say(row.entry_status === null ? 'table.ticket_open' : states[row.entry_status])
  return [
    dateCell(date),
    timeCell(time),
    row.description,
    namePerson(row.created_by),
    row.related_task_entry?.task_name ?? '',
    status,
    row.entry_local === null ? '' : localMomentCell(row.entry_local),
    namePerson(row.entry_created_by),
    row.entry_comment,
    instantCell(row.received_at),
  ]
}

import { contentDisposition } from '@larder/plan-pdf'
import { exportFileName } from '@larder/core/exports'
import type { tickets } from '@larder/contract/tickets'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { FileAnswer } from '#kit/file-answer.ts'
import { sayIn, type SayInTable } from '#kit/table-words.ts'
import { csvTable, xlsxTable } from '#kit/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { headLine } from '#features/records/public.ts'
import { readFilter } from './read-tickets.ts'
import { listBatch, type TicketFilter, type TicketRow } from './tickets.queries.ts'

/** Rows a batch: each is a transaction of its own, so that a slow reader holds none open. */
const BATCH = 2_000

/** All tickets that the filter finds, as a file that is made while it is sent: a million as well as one. */
export async function exportTickets(ctx: Ctx, { query }: Input<typeof tickets.export>): Promise<FileAnswer> {
  const filter = await readFilter(ctx, query)
  const lang = query.lang ?? 'en'
  const say = sayIn(lang)
  const name = exportFileName([filter.place_name, say('table.tickets'), ...(query.status === 'open' ? [] : [filter.from]), filter.to], query.format)
  const lines = linesOf(ctx, filter, { lang, say, head: await headLine(ctx.db, placeOf(ctx)) })
  const headers = { 'content-disposition': contentDisposition(name) }
  return query.format === 'csv'
    ? new FileAnswer('text/csv; charset=utf-8', () => csvTable(lines), headers)
    : new FileAnswer('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', () => xlsxTable(lines, say('table.tickets')), headers)
}

const columns = ['table.date', 'table.time', 'table.ticket', 'table.raised_by', 'table.task', 'table.status', 'table.answered_at', 'table.answered_by', 'table.comment', 'table.received'] as const

async function* linesOf(ctx: Ctx, filter: TicketFilter, { lang, say, head }: { readonly lang: string; readonly say: SayInTable; readonly head: string }): AsyncGenerator<readonly string[]> {
  const at = placeOf(ctx)
  const entry = { credential: ctx.request.credential, role: 'larder_app', writes: false, place_id: at.place_id, company_id: null } as const
  yield columns.map((column) => say(column))
  for (let after: TicketRow | null = null; ;) {
    const from: TicketRow | null = after
    const rows: readonly TicketRow[] = await inTransaction(ctx.platform.pool, { ...entry, now: ctx.platform.now() }, (db) => listBatch(db, at, filter, { after: from, size: BATCH, lang }))
    for (const row of rows) yield lineOf(row, say)
    after = rows.at(-1) ?? null
    if (rows.length < BATCH || after === null) break
  }
  // The last line says by which signature these records can be proven.
  if (head !== '') yield [say('table.signed_head'), head]
}

const named = (person: TicketRow['entry_created_by']): string => (person === null ? '' : `${person.firstname} ${person.lastname}`.trim())
const states = { done: 'table.ticket_done', not_done: 'table.ticket_not_done' } as const

function lineOf(row: TicketRow, say: SayInTable): readonly string[] {
  const [date = '', time = ''] = row.created_local.split('T')
  const status = say(row.entry_status === null ? 'table.ticket_open' : states[row.entry_status])
  return [date, time, row.description, named(row.created_by), row.related_task_entry?.task_name ?? '', status, (row.entry_local ?? '').replace('T', ' '), named(row.entry_created_by), row.entry_comment, row.received_at]
}

import { contentDisposition } from '@larder/plan-pdf'
import { exportFileName } from '@larder/core/exports'
import type { activityLog } from '@larder/contract/activity-log'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { FileAnswer } from '#kit/file-answer.ts'
import { sayIn, type SayInTable } from '#kit/table-words.ts'
import { csvTable, xlsxTable } from '#kit/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { headLine } from '#features/records/public.ts'
import { describeEntry } from './describe-entry.ts'
import { listHistoryBatch, type HistoryFilter, type HistoryRow } from './history.queries.ts'
import { readFilter } from './read-history.ts'

/** Rows a batch: each is a transaction of its own, so that a slow reader holds none open. */
const BATCH = 2_000

/** All entries that the filter finds, as a file that is made while it is sent. */
export async function exportHistory(ctx: Ctx, { query }: Input<typeof activityLog.export>): Promise<FileAnswer> {
  const filter = await readFilter(ctx, query)
  const lang = query.lang ?? 'en'
  const say = sayIn(lang)
  const name = exportFileName([filter.place_name, say('table.entries'), filter.from, filter.to], query.format)
  const head = await headLine(ctx.db, placeOf(ctx))
  const lines = linesOf(ctx, filter, { lang, say, head })
  const headers = { 'content-disposition': contentDisposition(name) }
  return query.format === 'csv'
    ? new FileAnswer('text/csv; charset=utf-8', () => csvTable(lines), headers)
    : new FileAnswer('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', () => xlsxTable(lines, say('table.entries')), headers)
}

const columns = ['table.date', 'table.time', 'table.task', 'table.value', 'table.limit', 'table.status', 'table.corrective_action', 'table.comment', 'table.filled_by', 'table.received'] as const

async function* linesOf(ctx: Ctx, filter: HistoryFilter, { lang, say, head }: { lang: string; say: SayInTable; head: string }): AsyncGenerator<readonly string[]> {
  const at = placeOf(ctx)
  const entry = { credential: ctx.request.credential, role: 'larder_app', writes: false, place_id: at.place_id, company_id: null } as const
  yield columns.map((column) => say(column))
  for (let after: HistoryRow | null = null; ;) {
    const from: HistoryRow | null = after
    const rows: readonly HistoryRow[] = await inTransaction(ctx.platform.pool, { ...entry, now: ctx.platform.now() }, (db) => listHistoryBatch(db, at, filter, { after: from, size: BATCH, lang }))
    for (const row of rows) yield lineOf(row, say)
    after = rows.at(-1) ?? null
    if (rows.length < BATCH || after === null) break
  }
  // The last line says by which signature these records can be proven.
  if (head !== '') yield [say('table.signed_head'), head]
}

function lineOf(row: HistoryRow, say: SayInTable): readonly string[] {
  const { entry_date, entry_time, task_name, values, limit, status, corrective_actions, comment, filled_by, received_at } = describeEntry(row)
  const words = values.map(({ name, text }) => (name === '' ? text : `${name}: ${text}`)).join('; ')
  return [entry_date, entry_time, task_name, words, limit ?? '', say(status === 'done' ? 'table.correct' : 'table.incorrect'), corrective_actions.join('; '), comment, filled_by === '' ? say('table.by_sensor') : filled_by, received_at]
}

/** The electronic sortable spreadsheet of the Food Traceability Rule (21 CFR 1.1455), and what it lacks. */
import { contentDisposition } from '@larder/plan-pdf'
import { countryKey } from '@larder/core/classifiers'
import { dateCell, exportFileName, numberCell, type Cell } from '@larder/core/exports'
import { wallTimes } from '@larder/core/schedule'
import {
  fsmaColumns,
  fsmaRows,
  hasLotCodes,
  trackingEvents,
  type FsmaColumn,
  type FsmaRow,
  type RecordKind,
  type TrackingEvent,
} from '@larder/core/traceability'
import type { ResponseOf } from '@larder/contract/kit'
import type { recalls } from '@larder/contract/recalls'
import type { Db } from '#db/transaction.ts'
import { getPlace, type PlaceRow } from '#features/plan-data/public.ts'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { FileAnswer } from '#kit/http/file-answer.ts'
import { conflict } from '#kit/problem.ts'
import { xlsxTables } from '#kit/text/tables.ts'
import { eachBatch } from './each-batch.ts'
import { rangeOf, type DayRange } from './record-range.ts'
import { listLocatedRecords, type LocatedRecord } from './record-export.queries.ts'

/** Rows that the page shows; all are in the spreadsheet. */
const SHOWN = 100

/** `db`: the transaction of the request, where no file is made of the rows. */
type ReportScope = { readonly place: PlaceRow; readonly range: DayRange; readonly db?: Db }

const kinds: Readonly<Record<TrackingEvent, RecordKind>> = {
  receiving: 'receipt',
  transformation: 'preparation',
  shipping: 'dispatch',
}
/** Names of sheets and events are those of the rule, in the language of the authority. */
const sheetNames: Readonly<Record<TrackingEvent, string>> = {
  receiving: 'Receiving',
  transformation: 'Transformation',
  shipping: 'Shipping',
}

/** Whether the rule is for the place, and the asked days. @throws Problem 422 `before_start` */
async function readAsked(
  ctx: Ctx,
  query: Input<typeof recalls.fsma>['query'],
): Promise<ReportScope & { readonly applies: boolean }> {
  const place = await getPlace(ctx.db, placeOf(ctx))
  const applies = hasLotCodes(countryKey(place.country_id))
  return { applies, place, range: rangeOf(query, ctx.now, place.timezone) }
}

async function* rowsOf(
  ctx: Ctx,
  { place, range, db: own }: ReportScope,
  events: readonly TrackingEvent[],
): AsyncGenerator<readonly FsmaRow[]> {
  const local = wallTimes(place.timezone)
  const here = { name: place.name, phone: place.person_phone, address: place.address }
  const { from, to } = range
  const batches = eachBatch<LocatedRecord>(
    ctx,
    (db, after, size) =>
      listLocatedRecords(db, placeOf(ctx), {
        from,
        to,
        after: after?.id ?? 0,
        size,
        kinds: events.map((event) => kinds[event]),
      }),
    own,
  )
  for await (const records of batches)
    yield records.flatMap(({ id, content, partner }) =>
      fsmaRows({ id, content, date: local(content.occurred_at).slice(0, 10), here, partner }),
    )
}

/** Codes stay texts: a spreadsheet makes no date of `2-3` and no number of `00123`. */
const cellOf = (value: string, { kind }: FsmaColumn): Cell => {
  if (value === '' || kind === 'text') return value
  return kind === 'date' ? dateCell(value) : numberCell(value, value)
}

async function* linesOf(ctx: Ctx, scope: ReportScope, event: TrackingEvent): AsyncGenerator<Cell[][]> {
  const columns = fsmaColumns[event]
  yield [columns.map(({ title }) => title)]
  for await (const rows of rowsOf(ctx, scope, [event]))
    yield rows.map(({ cells }) => columns.map((column) => cellOf(cells[column.key] ?? '', column)))
}

async function* missingLines(ctx: Ctx, scope: ReportScope): AsyncGenerator<Cell[][]> {
  yield [['Event', 'Date', 'Product description', 'Batch number', 'Missing key data element']]
  for await (const rows of rowsOf(ctx, scope, trackingEvents))
    yield rows.flatMap(({ event, date, product, batch, missing }) =>
      missing.map((title) => [sheetNames[event], dateCell(date), product, batch, title]),
    )
}

/** @throws Problem 409 where the place is not in the United States; 422 `before_start` */
export async function exportFsma(ctx: Ctx, { query }: Input<typeof recalls.fsma>): Promise<FileAnswer> {
  const scope = await readAsked(ctx, query)
  const { place, range, applies } = scope
  if (!applies) throw conflict('The Food Traceability Rule is for places in the United States.')
  const name = exportFileName([place.name, 'FSMA 204', range.first, range.last], 'xlsx')
  return new FileAnswer(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    () =>
      xlsxTables([
        ...trackingEvents.map((event) => ({ name: sheetNames[event], lines: linesOf(ctx, scope, event) })),
        { name: 'Missing KDEs', lines: missingLines(ctx, scope) },
      ]),
    { 'content-disposition': contentDisposition(name) },
  )
}

/** @throws Problem 422 `before_start` */
export async function listMissing(
  ctx: Ctx,
  { query }: Input<typeof recalls.fsmaMissing>,
): Promise<ResponseOf<typeof recalls.fsmaMissing>> {
  const scope = { ...(await readAsked(ctx, query)), db: ctx.db }
  if (!scope.applies) return { applies: false, events: 0, incomplete: 0, rows: [] }
  let events = 0
  let incomplete = 0
  const incompleteRows: FsmaRow[] = []
  for await (const rows of rowsOf(ctx, scope, trackingEvents))
    for (const row of rows) {
      events += 1
      if (row.missing.length === 0) continue
      incomplete += 1
      if (incompleteRows.length < SHOWN) incompleteRows.push(row)
    }
  return {
    applies: true,
    events,
    incomplete,
    rows: incompleteRows.map(({ cells: _cells, missing, ...row }) => ({ ...row, missing: [...missing] })),
  }
}

/** A recall as a spreadsheet that is made while it is sent: customers, deliveries and lots, or without lots. */
import { contentDisposition } from '@larder/plan-pdf'
import {
  codeCell,
  dateCell,
  exportFileName,
  localMomentCell,
  numberCell,
  type Cell,
} from '@larder/core/exports'
import { wallTimes } from '@larder/core/schedule'
import { baseUnits } from '@larder/core/traceability'
import type { recalls, TracedLot } from '@larder/contract/recalls'
import { getPlace } from '#features/plan-data/public.ts'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { FileAnswer } from '#kit/http/file-answer.ts'
import { xlsxTables, type Sheet } from '#kit/text/tables.ts'
import { notFound } from '#kit/problem.ts'
import { readRows, type CustomerRow, type DeliveryRow } from './recall-rows.ts'
import { wordsOf, type RecallWords } from './recall-words.ts'
import { findRecall } from './recalls.queries.ts'

type Line = readonly Cell[]
type RowFormat = { readonly words: RecallWords; readonly moment: (instant: string) => Cell }
type Rows<Row> = AsyncIterable<readonly Row[]>

const decimal = (amount: string | null): Cell => (amount === null ? '?' : numberCell(amount, amount))

async function* linesOf<Row>(titles: Line, rows: Rows<Row>, lineOf: (row: Row) => Line) {
  yield [titles]
  for await (const batch of rows) yield batch.map(lineOf)
}

function customerLines({ words: { say }, moment }: RowFormat, rows: Rows<CustomerRow>) {
  const unitTitle = (unit: TracedLot['base_unit']): string =>
    `${say('recalls.amount')} (${say(`recalls.unit_${unit}`)})`
  const titles = [
    say('recalls.recipient'),
    say('partners.phone'),
    say('partners.email'),
    say('partners.address'),
    say('recalls.lots'),
    ...baseUnits.map(unitTitle),
    say('recalls.first_sent'),
    say('recalls.last_sent'),
    say('recalls.informed_at'),
    say('recalls.informed_person'),
    say('recalls.answer'),
  ]
  return linesOf(titles, rows, (one) => [
    one.is_own_place ? `${one.name} (${say('recalls.own_place')})` : one.name,
    codeCell(one.phone),
    one.email,
    one.address,
    decimal(String(one.lots)),
    ...baseUnits.map((unit) => {
      const amount = one.amounts.find((some) => some.unit === unit)?.amount
      return amount === undefined ? '' : decimal(amount)
    }),
    moment(one.first_sent_at),
    moment(one.last_sent_at),
    one.informed_at === null ? '' : moment(one.informed_at),
    one.informed_by ?? '',
    one.answer,
  ])
}

function deliveryLines({ words: { say }, moment }: RowFormat, rows: Rows<DeliveryRow>) {
  const keys = ['recipient', 'product', 'batch', 'amount', 'unit', 'sent_at', 'document'] as const
  const titles = keys.map((key) => say(`recalls.${key}`))
  return linesOf(titles, rows, (sent) => [
    sent.name,
    sent.product_name,
    codeCell(sent.batch_number),
    decimal(sent.amount),
    say(`recalls.unit_${sent.unit}`),
    moment(sent.sent_at),
    codeCell(sent.document),
  ])
}

function lotLines({ words: { say } }: RowFormat, rows: Rows<TracedLot>) {
  const amounts = ['received', 'used', 'sent', 'wasted', 'on_hand', 'missing'] as const
  const titles = [
    ...(['relation', 'product', 'batch', 'supplier', 'expiry_date', 'place', 'unit'] as const),
    ...amounts,
    ...(['balance'] as const),
  ].map((key) => say(`recalls.${key}`))
  return linesOf(titles, rows, ({ balance, ...lot }) => [
    say(`recalls.relation_${lot.relation}`),
    lot.product_name,
    codeCell(lot.batch_number),
    lot.supplier_name,
    lot.expiry_date === null ? '' : dateCell(lot.expiry_date),
    lot.place_name,
    say(`recalls.unit_${lot.base_unit}`),
    ...amounts.map((key) => decimal(balance[key])),
    say(`recalls.state_${balance.state}`),
  ])
}

/** @throws Problem 404 */
export async function exportRecall(
  ctx: Ctx,
  { params, query }: Input<typeof recalls.export>,
): Promise<FileAnswer> {
  const at = placeOf(ctx)
  const row = await findRecall(ctx.db, at, { id: params.id })
  if (row === undefined) throw notFound('recalls')
  const place = await getPlace(ctx.db, at)
  const words = wordsOf(place, query.lang ?? 'en')
  const local = wallTimes(place.timezone)
  const format: RowFormat = { words, moment: (instant) => localMomentCell(local(instant).slice(0, 16)) }
  const { say } = words
  const hasLots = query.part === 'all'
  const { customers, deliveries, lots } = await readRows(ctx, row, hasLots)
  const sheets: readonly Sheet[] = [
    { name: say('recalls.customers'), lines: customerLines(format, customers), isWrittenLast: true },
    { name: say('recalls.deliveries'), lines: deliveryLines(format, deliveries) },
    ...(hasLots ? [{ name: say('recalls.lots'), lines: lotLines(format, lots) }] : []),
  ]
  const names = [
    place.name,
    say(row.is_drill ? 'recalls.drill' : 'recalls.recall'),
    ...(hasLots ? [] : [say('recalls.customers')]),
    local(row.started_at).slice(0, 10),
  ]
  return new FileAnswer(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    () => xlsxTables(sheets),
    { 'content-disposition': contentDisposition(exportFileName(names, 'xlsx')) },
  )
}

/** All recipients and lots of a recall as a spreadsheet that is made while it is sent. */
import { contentDisposition } from '@larder/plan-pdf'
import { balanceLot } from '@larder/core/traceability'
import { dateCell, exportFileName, localMomentCell, numberCell, type Cell } from '@larder/core/exports'
import { wallTimes } from '@larder/core/schedule'
import type { recalls } from '@larder/contract/recalls'
import { asRequest, type Db } from '#db/transaction.ts'
import { getPlace } from '#features/plans/public.ts'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { FileAnswer } from '#kit/http/file-answer.ts'
import { xlsxTables } from '#kit/text/tables.ts'
import { notFound } from '#kit/problem.ts'
import { findRecipients, reach, type Reached } from './locate.ts'
import { wordsOf, type RecallWords } from './recall-words.ts'
import { findRecall, type RecallRow } from './recalls.queries.ts'
import { withNotes } from './recalls.ts'
import { listLotRows, listSentRows } from './trace.queries.ts'

/** Lots that one statement reads: the lots of a long trace are read a part at a time. */
const PART = 20_000
type Line = readonly Cell[]

/** Lines of parts of the lots, each read in a transaction of its own. */
async function* linesOf(
  ctx: Ctx,
  titles: Line,
  ids: readonly number[],
  read: (db: Db, part: readonly number[]) => Promise<readonly Line[]>,
): AsyncGenerator<readonly Line[]> {
  const { company_id, place_id } = placeOf(ctx)
  const entry = { credential: ctx.request.credential, role: 'larder_app', writes: false } as const
  yield [titles]
  for (let at = 0; at < ids.length; at += PART) {
    const now = ctx.platform.now()
    yield await asRequest(ctx.platform.pool, { ...entry, place_id, company_id, now }, (db) =>
      read(db, ids.slice(at, at + PART)),
    )
  }
}

/** All of them; as they were signed where the recall is closed. */
async function recipientsOf(ctx: Ctx, row: RecallRow, { affected }: Reached) {
  if (row.report !== null) return row.report.recipients
  const { company_id } = placeOf(ctx)
  return withNotes(ctx, row, await findRecipients(ctx.db, company_id, affected))
}

type Shown = {
  readonly recipients: Awaited<ReturnType<typeof recipientsOf>>
  readonly words: RecallWords
  readonly timezone: string
}
const decimal = (amount: string | null): Cell => (amount === null ? '?' : numberCell(amount, amount))

function recipientLines(ctx: Ctx, { affected }: Reached, { recipients, words, timezone }: Shown) {
  const { company_id } = placeOf(ctx)
  const { say } = words
  const local = wallTimes(timezone)
  const who = new Map(recipients.map((one) => [one.recipient, one]))
  const titles = [
    ...(['recipient', 'contact', 'product', 'batch', 'amount', 'unit', 'sent_at', 'document'] as const),
    ...(['informed_at', 'answer'] as const),
  ].map((key) => say(`recalls.${key}`))
  return linesOf(ctx, titles, affected, async (db, ids) =>
    (await listSentRows(db, company_id, { ids, each: 1_000_000 })).map((sent) => {
      const to = who.get(sent.recipient)
      return [
        to?.name ?? sent.recipient.replace(/^name:/, ''),
        [to?.phone, to?.email, to?.address].filter(Boolean).join(', '),
        sent.product_name,
        sent.batch_number,
        decimal(sent.amount),
        say(`recalls.unit_${sent.unit}`),
        localMomentCell(local(sent.sent_at).slice(0, 16)),
        sent.document,
        to?.informed_at == null ? '' : localMomentCell(local(to.informed_at).slice(0, 16)),
        to?.answer ?? '',
      ]
    }),
  )
}

function lotLines(ctx: Ctx, { origin, affected, sources }: Reached, { words }: Shown) {
  const { company_id } = placeOf(ctx)
  const { say } = words
  const isAffected = new Set(affected)
  const amounts = ['received', 'used', 'sent', 'wasted', 'on_hand', 'missing'] as const
  const titles = [
    ...(['relation', 'product', 'batch', 'supplier', 'expiry_date', 'place', 'unit'] as const),
    ...amounts,
    ...(['balance'] as const),
  ].map((key) => say(`recalls.${key}`))
  return linesOf(ctx, titles, [...affected, ...sources], async (db, ids) =>
    (await listLotRows(db, company_id, ids)).map((row) => {
      const balance = balanceLot(row)
      const relation = origin.has(row.id) ? 'origin' : isAffected.has(row.id) ? 'affected' : 'source'
      return [
        say(`recalls.relation_${relation}`),
        row.product_name,
        row.batch_number,
        row.supplier_name,
        row.expiry_date === null ? '' : dateCell(row.expiry_date),
        row.place_name,
        say(`recalls.unit_${row.base_unit}`),
        ...amounts.map((key) => decimal(balance[key])),
        say(`recalls.state_${balance.state}`),
      ]
    }),
  )
}

/** @throws Problem 404 */
export async function exportRecall(
  ctx: Ctx,
  { params, query }: Input<typeof recalls.export>,
): Promise<FileAnswer> {
  const at = placeOf(ctx)
  const row = await findRecall(ctx.db, at, { id: params.id })
  if (row === undefined) throw notFound('recalls')
  const reached = await reach(ctx.db, at.company_id, row.origin.lot_ids)
  const place = await getPlace(ctx.db, at)
  const { timezone } = place
  const words = wordsOf(place, query.lang ?? 'en')
  const shown = { recipients: await recipientsOf(ctx, row, reached), words, timezone }
  const { say } = words
  const day = wallTimes(timezone)(row.started_at).slice(0, 10)
  const title = say(row.is_drill ? 'recalls.drill' : 'recalls.recall')
  return new FileAnswer(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    () =>
      xlsxTables([
        { name: say('recalls.recipients'), lines: recipientLines(ctx, reached, shown) },
        { name: say('recalls.lots'), lines: lotLines(ctx, reached, shown) },
      ]),
    { 'content-disposition': contentDisposition(exportFileName([place.name, title, day], 'xlsx')) },
  )
}

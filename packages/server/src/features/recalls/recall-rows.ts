/** Rows of the spreadsheet of a recall, by batches: as they were signed, or as the records are now. */
import { sortRecipients } from '@larder/core/traceability'
import type { Recipient, RecallDetails, TracedLot } from '@larder/contract/recalls'
import { asRequest, type Db } from '#db/transaction.ts'
import { placeOf, type Ctx } from '#kit/context.ts'
import { lotsOf, reach, type Reached } from './locate.ts'
import type { RecallRow } from './recalls.queries.ts'
import { notesOf } from './recalls.ts'
import { collectCustomers, SENT_EACH, SENT_LOTS, type Customers } from './recipients.ts'
import { findClosure, listDeliveries, listLotRows, type Delivery } from './trace.queries.ts'

/** Lots whose amounts one statement reads; more take no less time, but more memory. */
const LOTS_AT_ONCE = 5_000

export type CustomerRow = Omit<Recipient, 'sent'>
export type DeliveryRow = Omit<Delivery, 'recipient'> & { readonly name: string }
type Batches<Row> = AsyncIterable<readonly Row[]>
export type RecallRows = {
  readonly deliveries: Batches<DeliveryRow>
  /** To be read after the deliveries, from which they are computed. */
  readonly customers: Batches<CustomerRow>
  readonly lots: Batches<TracedLot>
}

/** What `read` finds of parts of the ids, each in a transaction of its own: a slow reader holds none open. */
async function* readParts<Row>(
  ctx: Ctx,
  ids: readonly number[],
  size: number,
  read: (db: Db, part: readonly number[]) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  const { company_id, place_id } = placeOf(ctx)
  const entry = { credential: ctx.request.credential, role: 'larder_app', writes: false } as const
  for (let at = 0; at < ids.length; at += size) {
    const now = ctx.platform.now()
    yield await asRequest(ctx.platform.pool, { ...entry, place_id, company_id, now }, (db) =>
      read(db, ids.slice(at, at + size)),
    )
  }
}

async function* once<Row>(read: () => readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield read()
}

/** The report has all that the spreadsheet shows; one of a long trace has only a part. */
const isWhole = (report: RecallDetails): boolean =>
  report.lots.length === report.origin_count + report.affected_count + report.source_count &&
  report.recipients.length === report.recipient_count &&
  report.recipients.every(({ sent }) => sent.length < SENT_EACH)

const signedRows = ({ recipients, lots }: RecallDetails): RecallRows => ({
  deliveries: once(() => recipients.flatMap(({ name, sent }) => sent.map((one) => ({ ...one, name })))),
  customers: once(() => recipients),
  lots: once(() => lots),
})

/** Rows of the spreadsheet; without lots only what was sent is computed. */
export async function readRows(ctx: Ctx, row: RecallRow, hasLots: boolean): Promise<RecallRows> {
  const { report, origin } = row
  if (report !== null && isWhole(report)) return signedRows(report)
  const { company_id } = placeOf(ctx)
  const reached = hasLots
    ? await reach(ctx.db, company_id, origin.lot_ids)
    : { affected: await findClosure(ctx.db, company_id, origin.lot_ids, 'forward') }
  const signed = report?.recipients ?? []
  const withNotes = await notesOf(ctx, row)
  const customers: Customers = new Map()
  return {
    deliveries: readParts(ctx, reached.affected, SENT_LOTS, async (db, ids) => {
      const deliveries = await listDeliveries(db, company_id, ids)
      await collectCustomers(db, company_id, customers, deliveries)
      return deliveries.map((one) => ({ ...one, name: customers.get(one.recipient)?.name ?? '' }))
    }),
    customers: once(() => {
      if (report !== null && report.recipient_count === signed.length) return signed
      const signedRecipients = new Set(signed.map(({ recipient }) => recipient))
      const others = sortRecipients(customers.values()).filter(
        ({ recipient }) => !signedRecipients.has(recipient),
      )
      return [...signed, ...others.map(withNotes)]
    }),
    lots: 'sources' in reached ? readLots(ctx, reached) : once(() => []),
  }
}

/** What is affected first. */
function readLots(ctx: Ctx, reached: Reached): Batches<TracedLot> {
  const { company_id } = placeOf(ctx)
  const present = lotsOf(reached)
  return readParts(ctx, [...reached.affected, ...reached.sources], LOTS_AT_ONCE, async (db, ids) =>
    (await listLotRows(db, company_id, ids)).map(present),
  )
}
